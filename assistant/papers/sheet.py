"""The page itself: margins, letters, lines to write on. Only `pdf` comes here, for it loads fpdf2."""

from __future__ import annotations

from collections.abc import Sequence

from fpdf import FPDF

from assistant.papers.fonts import built_in

FAMILY = "Helvetica"
MARGIN, FOOT = 22.0, 20.0
"""Millimeters that stay free at the sides and at the foot."""

BODY, SMALL, HEAD, NAME = 10.5, 8.5, 12.0, 18.0
"""Sizes of letters, in points."""

LINE, ROOM = 5.2, 8.5
"""Millimeters from line to line in print, and between lines to write on."""

LABEL = 48.0
"""Millimeters of the column of labels beside the lines to write on."""

INK, RULE, SOFT = 20, 130, 90
"""Grays of letters, lines and small letters, 0 to 255."""


class Sheet(FPDF):
    """A document on US letter that knows the parts of a paper. Sizes are millimeters, those of letters points."""

    def __init__(self) -> None:
        super().__init__(format="letter", unit="mm")
        self.set_margins(MARGIN, MARGIN)
        self.c_margin = 0.0
        self.set_auto_page_break(True, FOOT)
        self._families: list[str] = []

    def stand_in(self, families: Sequence[str]) -> None:
        """Names the fonts, already added, for texts that need more letters than every PDF has."""
        self._families = list(families)
        self.set_fallback_fonts(self._families, exact_match=False)

    def footer(self) -> None:
        """The number of the page."""
        self.set_y(-FOOT + LINE)
        self._letters("", "", SMALL, SOFT)
        self.cell(0, LINE, f"{self.page_no()} / {{nb}}", align="C")

    def title_line(self, text: str) -> None:
        """The paper's name, over a line."""
        self._letters(text, "B", NAME)
        self._flow(text, NAME * 0.5)
        self.set_draw_color(INK)
        self.line(MARGIN, self.y + 1, self.w - MARGIN, self.y + 1)
        self.ln(LINE)

    def heading(self, text: str, level: int) -> None:
        """The head of a part; it never stands alone at the foot of a page."""
        if self.will_page_break(LINE * 5):
            self.add_page()
        self.ln(LINE * (0.8 if level == 1 else 0.4))
        self._letters(text, "B", HEAD if level == 1 else BODY)
        self._flow(text, LINE + 1)
        self.ln(0.8)

    def paragraph(self, text: str, strong: bool) -> None:
        """Running words."""
        self._letters(text, "B" if strong else "", BODY)
        self._flow(text, LINE)
        self.ln(LINE * 0.4)

    def item(self, text: str) -> None:
        """One of a list."""
        self._letters("", "", BODY)
        self.cell(LINE, LINE, "•")
        self._letters(text, "", BODY)
        self._flow(text, LINE, LINE)
        self.ln(1)

    def quoted(self, text: str) -> None:
        """Words of the law, set in from both sides."""
        self.ln(1)
        self._letters(text, "I", BODY)
        self._flow(text, LINE, LINE * 1.5)
        self.ln(1)

    def fine(self, text: str) -> None:
        """Small letters."""
        self.ln(1)
        self._letters(text, "", SMALL, SOFT)
        self._flow(text, LINE * 0.8)
        self.ln(LINE * 0.6)

    def blank(self, label: str, texts: Sequence[str], lines: int) -> None:
        """A line to write on beside its label, with what was typed for it; or as many as there are, under it."""
        if lines == 1:
            self._beside(label, " ".join(texts))
            return
        self.paragraph(label, False)
        for text in texts:
            self.paragraph(text, False)
        if not texts:
            self.ln(LINE * 0.4)
            for _ in range(lines):
                self._ruled(MARGIN)

    def _beside(self, label: str, text: str) -> None:
        if self.will_page_break(ROOM):
            self.add_page()
        self._letters("", "", BODY, SOFT)
        top = self.y
        self.set_y(top + ROOM - LINE)
        self.cell(LABEL, LINE, label)
        if text:
            self._letters(text, "", BODY)
            self._flow(text, LINE, LABEL)
            self.set_y(self.y - ROOM)
        else:
            self.set_y(top)
        self._ruled(MARGIN + LABEL)

    def _ruled(self, left: float) -> None:
        if self.will_page_break(ROOM):
            self.add_page()
        self.set_draw_color(RULE)
        bottom = self.y + ROOM
        self.line(left, bottom, self.w - MARGIN, bottom)
        self.set_y(bottom)

    def _letters(self, text: str, style: str, size: float, gray: int = INK) -> None:
        """The letters for a text: those of every PDF where it has them all, else the first that stands in."""
        self.set_text_color(gray)
        if built_in(text) or not self._families:
            self.set_font(FAMILY, style, size)
        else:
            self.set_font(self._families[0], "", size)

    def _flow(self, text: str, height: float, indent: float = 0.0) -> None:
        self.set_x(MARGIN + indent)
        self.multi_cell(self.w - 2 * MARGIN - indent, height, text, align="L", new_x="LMARGIN", new_y="NEXT")
