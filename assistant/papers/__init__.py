"""What leaves the desk: notes, petition drafts, calendar files; saved, copied, printed, or shown as a QR code.

The papers, each a tuple of blocks (`blocks`) that any of the three forms can show:

- `note.call_note(replies, day, law, caller="", office=())`: the note of a call.
- `petition.petition_draft(petition, day, law, office=())`: the draft; `petition.served_days(replies)` finds the dates.

The forms: `text.plain_text(blocks)`, `markdown.markdown(blocks)` are strings; `pdf.pdf(blocks, day, law)` is bytes.

- `due.due_days(replies, today)` are the days to keep, `ics.calendar_file(days, stamp, law)` their calendar file.
- `qr.qr_codes(text, columns, rows)`: the text as codes that fit a screen.

The ways out; none of them raises, each tells what happened (`saving.Saved`, `copying.Copied`, `printing.Printed`) with
`said`, a sentence for the screen. They wait for disks and programs, so a screen calls them from a worker:

- `saving.save(content, folder, day, subject, ending)`; `saving.notes_folder(home)` is the folder where none is set.
- `copying.copy(text, osc52)`, `printing.print_out(content, command)`.

Nothing here knows a screen or a clock: today, the time stamp and the home folder are handed in. Text that people typed
may be anything at all; it is bounded and cleaned here.
"""
