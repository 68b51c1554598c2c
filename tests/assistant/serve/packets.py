"""What a visitor's screen shows, from the bytes that were sent for it; and which visitors' processes there are."""

import os
import re
import subprocess

from rich.cells import cell_len

_MOVE = re.compile(r"\x1b\[(\d*);?(\d*)H")
_OTHER = re.compile(r"\x1b\[[0-9;?<>=$]*[a-zA-Z]|\x1b\].*?(?:\x07|\x1b\\)|\x1b.", re.DOTALL)


class Screen:
    """A terminal that knows where text is put and nothing else."""

    def __init__(self, drawn):
        self._rows, self._row, self._column = {}, 0, 0
        self._draw(drawn.decode("utf-8", "replace"))

    @property
    def text(self):
        """The lines, without the spaces at their ends."""
        return "\n".join(self._line(row) for row in range(max(self._rows, default=-1) + 1))

    def _line(self, row):
        cells = self._rows.get(row, {})
        return "".join(cells.get(column, " ") for column in range(max(cells, default=-1) + 1)).rstrip()

    def _draw(self, text):
        place = 0
        while place < len(text):
            move = _MOVE.match(text, place)
            other = _OTHER.match(text, place)
            if move:
                self._row, self._column = int(move[1] or 1) - 1, int(move[2] or 1) - 1
                place = move.end()
            elif other:
                place = other.end()
            else:
                self._put(text[place])
                place += 1

    def _put(self, letter):
        if letter == "\n":
            self._row, self._column = self._row + 1, 0
        elif letter == "\r":
            self._column = 0
        else:
            self._rows.setdefault(self._row, {})[self._column] = letter
            self._column += cell_len(letter)


def processes():
    """The visitors' processes that this one has started, by their ids."""
    command = ["ps", "-o", "pid=,args=", "--ppid", f"{os.getpid()}"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(line.split()[0]) for line in told.stdout.splitlines() if "assistant.serve.visitor" in line]
