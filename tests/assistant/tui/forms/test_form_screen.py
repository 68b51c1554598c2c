from datetime import date

import pytest

from assistant.calculators.register import NAMES, calculator
from assistant.cases import case_reply
from assistant.conversation import START, load_engine, respond
from assistant.facts.given import given

TODAY = date(2026, 6, 15)
SIZES = [(80, 24), (120, 40), (200, 60)]


def first_entry(field):
    return field.choices[0].value if field.choices else field.example


def in_view(screen):
    box = screen.rows.region
    return box.contains_region(screen.focused.region.intersection(box)) and screen.focused.region.y >= box.y


@pytest.mark.parametrize("name", NAMES)
async def test_every_form_is_filled_by_keys_and_gives_the_verdict_of_the_command(howard, form, until, name):
    async with howard() as pilot:
        screen = await form(pilot, name)
        while screen.focused is not screen.rows.button:
            field = screen.rows.row_of(screen.focused).field
            if field.many or field.part == "more":
                await pilot.press("space" if field.many else "right")
            elif field.name == "windows":
                await pilot.press("1")
            elif field.choices:
                await pilot.press("right")
            else:
                screen.focused.value = field.example
            before = screen.focused
            await pilot.press("enter")
            assert screen.focused is not before
            assert in_view(screen)
        calc = screen.done.reply.calc
        assert dict(screen.done.faults) == {}
        engine = load_engine()
        held = given(calculator(name), calc.facts, TODAY)
        assert case_reply(name, held, engine, TODAY).calc.verdict == calc.verdict
        assert calc.verdict or calc.values


@pytest.mark.parametrize("size", SIZES)
async def test_the_answer_changes_as_numbers_are_typed(howard, form, seen, until, size):
    async with howard(size) as pilot:
        await form(pilot, "floor-space")
        await pilot.press(*"999")
        await until(pilot, lambda: "violates the chapter" in seen(pilot.app))
        await pilot.press("home", "delete", "1", "0")
        await until(pilot, lambda: "meets the chapter" in seen(pilot.app))
        assert "= 1,099 sq ft" not in seen(pilot.app)


async def test_a_fault_stands_under_its_field_and_goes_away(howard, form, seen, until):
    async with howard() as pilot:
        await form(pilot, "vacate")
        await pilot.press(*"feb 30")
        await until(pilot, lambda: 'There is no such day as "feb 30"' in seen(pilot.app))
        await pilot.press("backspace", "backspace", *"20")
        await until(pilot, lambda: "= Friday, February 20, 2026" in seen(pilot.app))
        assert "no such day" not in seen(pilot.app)


@pytest.mark.parametrize("text", ["[/]", "[b]x", "[@click=app.quit]x[/]", "$ink", "{0}", "[/"])
async def test_what_is_typed_is_never_markup(howard, form, seen, until, text):
    async with howard() as pilot:
        screen = await form(pilot, "heat")
        screen.focused.value = text
        await until(pilot, lambda: text in seen(pilot.app))


async def test_f10_puts_the_form_into_the_chat_which_goes_on_from_it(howard, form, seen, until):
    async with howard((120, 40)) as pilot:
        chat = pilot.app.screen
        await form(pilot, "hot-water")
        await pilot.press(*"115", "f10")
        await until(pilot, lambda: pilot.app.screen is chat and chat.turns.latest.card.rows)
        assert "Whether the water gets hot enough. Water temperature: 115" in seen(pilot.app)
        assert "violates the chapter" in seen(pilot.app)
        chat.ask.value = "what if it were 125"
        await pilot.press("enter")
        await until(pilot, lambda: "meets the chapter" in seen(pilot.app))


async def test_the_button_does_the_same(howard, form, until):
    async with howard() as pilot:
        chat = pilot.app.screen
        screen = await form(pilot, "dwelling-type")
        await pilot.press("4", "enter")
        assert screen.focused is screen.rows.button
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is chat)
        assert chat.work.talk.state.case.calculator == "dwelling-type"


async def test_an_empty_form_is_not_put_into_the_chat(howard, form, seen):
    async with howard() as pilot:
        screen = await form(pilot, "heat")
        await pilot.press("f10")
        assert pilot.app.screen is screen
        assert "Nothing is filled in yet." in seen(pilot.app)
        await pilot.press(*["down"] * 4, "enter")
        assert screen.focused is screen.rows.button
        assert "Nothing is filled in yet." in seen(pilot.app)


async def test_a_form_with_a_fault_goes_to_that_field_first(howard, form, seen):
    async with howard() as pilot:
        screen = await form(pilot, "heat")
        await pilot.press(*"900", "enter", *"10", "f10")
        assert pilot.app.screen is screen
        assert screen.rows.row_of(screen.focused).field.name == "indoor_f"
        assert "Please mend this entry first" in seen(pilot.app)


async def test_f1_shows_the_keys_and_comes_back(howard, form, seen, until):
    async with howard() as pilot:
        screen = await form(pilot, "heat")
        await pilot.press("f1")
        await until(pilot, lambda: "In a form" in seen(pilot.app))
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)


@pytest.mark.parametrize("size", SIZES[:2])
async def test_what_a_form_looks_like(howard, form, kept_screen, size):
    async with howard(size) as pilot:
        await form(pilot, "floor-space")
        await pilot.press(*"30 x 30 ft")
        await pilot.pause()
        kept_screen(pilot.app, f"form-{size[0]}x{size[1]}")


async def test_escape_leaves_and_changes_nothing(howard, form, until):
    async with howard() as pilot:
        chat = pilot.app.screen
        await form(pilot, "heat")
        await pilot.press(*"64", "escape")
        await until(pilot, lambda: pilot.app.screen is chat)
        assert chat.work.talk.state == START
        await pilot.press("x")
        assert chat.ask.value == "x"


async def test_the_open_case_is_lit_and_its_facts_are_filled_in(howard, seen, until):
    _, state = respond("is a 3x3 window ok for my 10x14 bedroom", START, load_engine(), TODAY)
    async with howard(state=state) as pilot:
        await pilot.press("f4")
        await until(pilot, lambda: "from the chat" in seen(pilot.app))
        assert pilot.app.screen.lit == "window"
        await pilot.press("enter")
        await until(pilot, lambda: hasattr(pilot.app.screen, "done"))
        screen = pilot.app.screen
        assert (screen.rows.values["floor_sqft"], screen.done.reply.calc.verdict) == ("140", "violates")


async def test_a_click_beside_the_fields_leaves_the_keyboard_where_it_was(howard, form):
    async with howard((120, 40)) as pilot:
        screen = await form(pilot, "heat")
        before = screen.focused
        await pilot.click(offset=(90, 20))
        assert screen.focused is before


async def test_midnight_moves_what_was_written_as_yesterday(howard, form, until):
    days = [TODAY]
    async with howard(clock=lambda: days[0]) as pilot:
        screen = await form(pilot, "vacate")
        await pilot.press(*"yesterday")
        await until(pilot, lambda: screen.done.facts.get("ordered") == date(2026, 6, 14))
        days[0] = date(2026, 6, 16)
        await pilot.press("space")
        await until(pilot, lambda: screen.done.facts.get("ordered") == date(2026, 6, 15))


@pytest.mark.parametrize("size", SIZES)
async def test_the_button_can_always_be_reached_and_seen(howard, form, size):
    async with howard(size) as pilot:
        screen = await form(pilot, "timeline")
        for _ in screen.rows.stops:
            await pilot.press("down")
        assert screen.focused is screen.rows.button
        assert screen.rows.region.contains_region(screen.focused.region)
        for _ in screen.rows.stops:
            await pilot.press("up")
        assert screen.focused is screen.rows.stops[0]


async def test_a_window_too_small_says_so(howard, form, seen):
    async with howard((30, 8)) as pilot:
        await form(pilot, "heat")
        assert "too small" in seen(pilot.app)
