"""One visitor's session: what is on the screen, and what each touch and each question makes of it. No screen, no clock.

It holds all that is known of the visitor. When the visit is over, it is dropped whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from textual.content import Content

from assistant.forms.entries import readable
from assistant.reply import Reply
from assistant.tui.blocks import Block
from assistant.tui.kiosk.acts import SIZES, Act, Button, Page, Size, numbered
from assistant.tui.kiosk.along import along_page, printed, short
from assistant.tui.kiosk.answers import answer_page, fault_page
from assistant.tui.kiosk.guide import Guide, answered, guide, guide_page, toggled, turn
from assistant.tui.looks import HEAD, PLAIN
from assistant.tui.talk import Talk
from assistant.tui.words import Words
from corpus.law import Law

BACK_MOST = 20
"""So many pages are kept to go back to."""

LIMIT = 300
"""Characters of a question."""

PRINTS_MOST = 3
"""So many prints a visit."""


@dataclass(frozen=True, slots=True, eq=False)
class Stand:
    """What all visits share, and what knows nothing of any visitor.

    `new_talk` begins a conversation; `dates` tells when the law was adopted and amended; `report` is told of faults.
    """

    words: Words
    law: Law
    dates: str
    lang: str
    new_talk: Callable[[], Talk[Any, Any]]
    today: Callable[[], date]
    report: Callable[[Exception], None]
    prints: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Place:
    """Where a visit stands, to come back to it."""

    page: Page
    reply: Reply | None = None
    guide: Guide | None = None


class Visit:
    """The session of one visitor."""

    def __init__(self, stand: Stand, size: Size = "roomy") -> None:
        self._stand, self.size = stand, size
        self._talk = stand.new_talk()
        self._here, self._back = _Place(home_page(stand.words)), list[_Place]()
        self._prints = 0
        self.room = (80, 24)
        """Columns and rows of the screen."""

    @property
    def page(self) -> Page:
        """What stands on the screen."""
        return self._here.page

    @property
    def fresh(self) -> bool:
        """Whether nobody has done anything yet."""
        return not self._back and self._here.page.kind == "home"

    @property
    def can_go_back(self) -> bool:
        """Whether there is a page before this one."""
        return bool(self._back)

    def ask(self, text: str) -> None:
        """A question that was typed, or an answer to the question on the screen. A fault is told, and nothing else."""
        try:
            self._typed(text[:LIMIT])
        except Exception as fault:  # one question that fails is no reason to lose the visit
            self._fail(fault)

    def press(self, act: Act) -> None:
        """A button was pressed."""
        try:
            self._press(act)
        except Exception as fault:
            self._fail(fault)

    def resize(self, room: tuple[int, int]) -> None:
        """The screen has another size."""
        self.room = room
        if self.page.kind == "along":
            self._code(0)

    def paper(self) -> str | None:
        """The answer as a page to print; None where there is none, or where this visitor has printed enough."""
        if self._here.reply is None or self._prints >= PRINTS_MOST:
            return None
        self._prints += 1
        return printed(self._here.reply, self._stand.law, self._stand.words, self._stand.lang)

    def printed(self, said: str) -> None:
        """Tells what came of printing."""
        if self.page.kind == "along":
            rows = (*self.page.rows, Block(Content.styled(said, HEAD), above=1))
            buttons = tuple(button for button in self.page.buttons if button.act.do != "print")
            self._here = replace(self._here, page=replace(self.page, rows=rows, buttons=buttons))

    def _typed(self, text: str) -> None:
        here = self._here.guide
        if self.page.kind == "guide" and here is not None and here.field is not None and self._fits(here, text):
            self._fill(here, text)
            return
        self._reply(self._talk.ask(text, self._stand.today()))

    def _fits(self, here: Guide, text: str) -> bool:
        """Whether it is an answer to the question on the screen, rather than a question."""
        name = here.field.name if here.field else ""
        if readable(here.form, name, text, self._stand.today()):
            return True
        return len(text.split()) < 4 and any(sign.isdigit() for sign in text)

    def _press(self, act: Act) -> None:
        match act.do:
            case "topic":
                self._go(_Place(topic_page(self._stand.words, int(act.what))))
            case "pick":
                reply = self._talk.pick(act.what, self._stand.today())
                self._reply(replace(reply, question=""))
            case "guide":
                self._guide()
            case "fill" if self._here.guide is not None:
                self._fill(self._here.guide, act.what)
            case "enter" if self._here.guide is not None and self._here.guide.many:
                here = self._here.guide
                self._fill(replace(here, field=here.field and replace(here.field, many=False)), self._chosen(here))
            case "along" if self._here.reply is not None:
                self._go(_Place(self.page, self._here.reply))
                self._code(0)
            case "code":
                self._code(int(act.what))
            case "back" if self._back:
                self._here = self._back.pop()
            case "larger" | "smaller":
                by = 1 if act.do == "larger" else -1
                self.size = SIZES[min(max(SIZES.index(self.size) + by, 0), len(SIZES) - 1)]

    def _reply(self, reply: Reply) -> None:
        calculator = self._calculator(reply)
        guided = calculator is not None and not (reply.calc and reply.calc.verdict)
        page = answer_page(reply, self._stand.words, self._stand.dates, guided)
        self._go(_Place(page, reply))

    def _calculator(self, reply: Reply) -> str | None:
        """The calculator whose facts a reply turns on."""
        if reply.calc:
            return reply.calc.name
        covered = reply.intent is not None and reply.citations
        return self._talk.engine.intent(reply.intent).calculator if covered else None

    def _guide(self) -> None:
        reply = self._here.reply
        name = self._calculator(reply) if reply else None
        if name is not None:
            self._asking(guide(name, self._talk, self._stand.today()), reply)

    def _fill(self, here: Guide, entry: str) -> None:
        today = self._stand.today()
        if here.many and entry in {choice.value for choice in (here.field.choices if here.field else ())}:
            after = toggled(here, entry)
            self._here = replace(self._here, guide=after, page=guide_page(after, self._stand.words, today))
            return
        after, fault = answered(here, entry, today)
        if fault:
            self._here = replace(self._here, page=guide_page(here, self._stand.words, today, fault))
            return
        self._asking(after, self._here.reply)

    def _asking(self, asked: Guide, reply: Reply | None) -> None:
        """The next question, or the answer where there is none left."""
        if asked.field is None:
            self._reply(replace(self._talk.take(turn(asked, self._stand.today())), question=""))
        else:
            self._go(_Place(guide_page(asked, self._stand.words, self._stand.today()), reply, asked))

    def _chosen(self, here: Guide) -> str:
        return here.values.get(here.field.name, "") or "none" if here.field else ""

    def _code(self, number: int) -> None:
        if self._here.reply is None:
            return
        text = short(self._here.reply, self._stand.words, self._stand.dates)
        prints = self._stand.prints and self._prints < PRINTS_MOST
        self._here = replace(self._here, page=along_page(text, number, self._stand.words, self.room, prints)[0])

    def _go(self, place: _Place) -> None:
        self._back = [*self._back, self._here][-BACK_MOST:]
        self._here = place

    def _fail(self, fault: Exception) -> None:
        self._stand.report(fault)
        self._go(_Place(fault_page(self._stand.words)))


def home_page(words: Words) -> Page:
    """The first page: the topics."""
    say = words["kiosk"]
    rows = Block(Content.styled(say["hello"], HEAD)), Block(Content.styled(say["how"], PLAIN))
    topics = words["kiosk_topics"]["topics"]
    buttons = [Button(topic["title"], Act("topic", str(place)), topic["line"]) for place, topic in enumerate(topics)]
    return Page("home", rows, numbered(buttons))


def topic_page(words: Words, place: int) -> Page:
    """The commonest questions of a topic."""
    topic = words["kiosk_topics"]["topics"][place]
    rows = Block(Content.styled(topic["title"], HEAD)), Block(Content.styled(words["kiosk"]["topic_how"], PLAIN))
    buttons = [Button(one["ask"], Act("pick", one["intent"])) for one in topic["questions"]]
    return Page("topic", rows, numbered(buttons))
