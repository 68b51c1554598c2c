import gc
import types

from assistant.tui.kiosk.acts import Act

HALVES = "zanzi", "barqux"
"""A word that is nowhere else, in halves, so that the test does not find itself."""


def holders():
    """What holds the word, among all that the collector knows and the texts that those refer to."""
    gc.unfreeze()
    gc.collect()
    needle = "".join(HALVES)
    found = []
    seen = set()
    for held in gc.get_objects():
        if isinstance(held, types.FrameType | types.FunctionType | types.CodeType | types.ModuleType):
            continue
        for inner in (held, *gc.get_referents(held)):
            if isinstance(inner, str | bytes) and id(inner) not in seen:
                seen.add(id(inner))
                text = inner.decode("latin-1") if isinstance(inner, bytes) else inner
                if needle in text.lower():
                    found.append((type(held).__name__, text[:60]))
    return found


async def test_nothing_of_the_last_visitor_is_left_in_the_process(attended, clock, until):
    async with attended() as pilot:
        app = pilot.app
        await pilot.press(*"my ", *HALVES[0], *HALVES[1], *" window 3x3 bedroom 10x14", "enter")
        await until(pilot, lambda: app._visit.page.kind == "answer")
        await pilot.press("pagedown")
        app.screen.action_act("larger")
        app._visit.press(Act("along"))
        app.screen.show()
        await pilot.pause()
        await pilot.press("escape", *HALVES[0], *HALVES[1], "left", "backspace", *"<w>")
        app._clipboard = "".join(HALVES)
        await pilot.pause()
        assert holders()
        clock.seconds += 91
        await app.tick()
        assert app.screen.has_class("-waiting")
        clock.seconds += 20
        before = id(app._visit), id(app.screen)
        await app.tick()
        await until(pilot, lambda: app._visit.fresh)
        assert (id(app._visit), id(app.screen)) != before
        await app.tick()
        assert holders() == []
