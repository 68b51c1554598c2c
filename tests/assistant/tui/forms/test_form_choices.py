async def test_windows_come_and_go(howard, form, until):
    async with howard() as pilot:
        screen = await form(pilot, "window")
        await pilot.press("ctrl+n")
        assert screen.rows.row_of(screen.focused).field.name == "windows.0.kind"
        await pilot.press("tab", *"3 x 4", "ctrl+n", "tab", *"5", "ctrl+n")
        assert screen.rows.values["windows"] == "3"
        await pilot.press("shift+tab", "shift+tab", "shift+tab", "shift+tab", "shift+tab", "ctrl+r")
        values = screen.rows.values
        assert (values["windows"], values["windows.0.area_sqft"]) == ("2", "5")
        await pilot.press("ctrl+r", "ctrl+r")
        assert screen.rows.values["windows"] == "none"
        assert screen.done.facts["windows"] == ()


async def test_more_of_a_window_opens_its_further_fields(howard, form):
    async with howard((120, 40)) as pilot:
        screen = await form(pilot, "window")
        await pilot.press("ctrl+n", "tab", "tab", "y", "tab")
        assert screen.rows.row_of(screen.focused).field.name == "windows.0.openable_sqft"
        await pilot.press("shift+tab", "n", "tab")
        assert screen.rows.row_of(screen.focused).field.name == "openable_sqft"


async def test_choices_go_round_and_can_be_cleared(howard, form):
    async with howard() as pilot:
        screen = await form(pilot, "garbage")
        await pilot.press("down")
        found = []
        for key in ("right", "right", "space", "left", "right", "right", "d", "delete"):
            await pilot.press(key)
            found.append(screen.focused.value)
        assert found == ["occupant", "operator", "none", "operator", "none", "unknown", "unknown", ""]


async def test_several_parts_are_ticked_and_none_of_these_goes_with_no_other(howard, form):
    async with howard() as pilot:
        screen = await form(pilot, "notice")
        await pilot.press("space", "right", "right", "space")
        assert screen.focused.value == "violations-list,remedial-order"
        await pilot.press("n", "space")
        assert screen.focused.value == "none"
        await pilot.press("left", "space")
        assert screen.focused.value == "appeal-advice"


async def test_choices_can_be_clicked(howard, form, until):
    async with howard() as pilot:
        screen = await form(pilot, "garbage")
        editor = screen.rows.editor("agreement")
        await pilot.click(editor, offset=(1, 0))
        assert editor.value == "occupant"
        assert screen.focused is editor


async def test_a_fault_at_the_lower_edge_comes_into_view(howard, form, seen, until):
    async with howard() as pilot:
        screen = await form(pilot, "window")
        await pilot.press("ctrl+n", "tab", *"big")
        await until(pilot, lambda: "This is not an area." in seen(pilot.app))
        assert screen.rows.row_of(screen.focused).field.name == "windows.0.area_sqft"
