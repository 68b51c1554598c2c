"""How the reader moves: through the text, the outline, the terms, and back to where one was."""

from __future__ import annotations

from assistant.tui.reader.meaning import meaning
from assistant.tui.reader.parts import Parts


class Moving(Parts):
    """The part of the reader that moves."""

    def action_move(self, by: int) -> None:
        """A line up or down in the text; a row in the outline or the hits, and the text follows."""
        if not self.in_side:
            self.chapter.move(by)
        elif self.side.hits:
            self.action_hit(by)
        else:
            self.side.show(self.side.folds.step(by))
            self.chapter.go(self.side.folds.at)

    def action_page(self, by: int) -> None:
        """A page up or down, of what stands at the foot where that does not fit."""
        if self.explains and self.explains.max_scroll_y:
            self.explains.page(by)
        elif self.in_side and self.side.hits is None:
            self.action_move(by * self.side.tall)
        else:
            self.chapter.move(by * max(self.chapter.tall - 1, 1))

    def action_edge(self, by: int) -> None:
        """The beginning or the end."""
        if by < 0:
            self.chapter.to(0)
        else:
            self.chapter.end()

    def action_swap(self) -> None:
        """From the text to the column at the left, or back."""
        self.front(not self.in_side)

    def action_fold(self) -> None:
        """To the outline; there, folds what is unfolded, or goes up."""
        if not self.in_side:
            self.front(True)
        elif self.side.hits is None:
            self.side.show(self.side.folds.fold())
            self.chapter.go(self.side.folds.at)

    def action_unfold(self) -> None:
        """Unfolds; where there is nothing to unfold, back to the text."""
        tree = self.side.folds
        if self.in_side and not self.side.hits and tree.is_parent(tree.at) and not tree.is_open(tree.at):
            self.side.show(tree.unfold())
        else:
            self.front(False)

    def action_take(self) -> None:
        """Goes to what is lit: a term's definition, a place, a row of the outline, a hit."""
        lit = self.chapter.lit
        if self.in_side:
            self.pick(self.side.at)
        elif lit:
            self.foot([])
            self.go(lit.mark.to)

    def pick(self, cite: str) -> None:
        """Takes a row at the left: unfolds it where it is folded and read already, else goes to it."""
        tree = self.side.folds
        if self.in_side and not self.side.hits and tree.is_parent(cite) and not tree.is_open(cite):
            self.side.show(tree.follow(cite).unfold())
            self.chapter.go(cite)
        else:
            self.go(cite)

    def action_spot(self, by: int) -> None:
        """The next term or place that is marked, explained at the foot."""
        number = self.chapter.next_spot(by)
        if number is None:
            self.tell(self.say["no_terms"])
        else:
            self.explain(number)

    def explain(self, number: int) -> None:
        """Lights a mark, and opens at the foot what it means or where it leads."""
        self.front(False)
        lit = self.chapter.light(number)
        if lit:
            self.foot(meaning(self.law.ordinance, lit.mark, self.say, self.say["foot_keys"]))

    def action_step(self, by: int) -> None:
        """Back to where one was, or forward again."""
        trail = self.trail.left(self.chapter.place).step(by)
        if trail is None:
            self.tell(self.say["first_place" if by < 0 else "last_place"])
            return
        self.trail = trail
        self.tell("")
        self.chapter.go(trail.here)
        self.front(False)
