"""The line about danger: which questions get which, and which get none."""

import tomllib

import pytest

from assistant.conversation import START, respond
from assistant.danger import danger_line
from assistant.phrases import FOLDER
from intents.reading import read
from tests.assistant.conftest import TODAY

LINES = tomllib.loads((FOLDER / "en" / "danger.toml").read_text(encoding="utf-8"))["lines"]

TOLD = [
    ("danger-fire", "there is smoke in the hallway"),
    ("danger-fire", "smoke in my apartment"),
    ("danger-fire", "smoke filling the stairs"),
    ("danger-fire", "someone is lighting fires in the hallway trash"),
    ("danger-fire", "the toaster caught fire"),
    ("danger-fire", "apartment filling with smoke"),
    ("danger-fire", "house is burning"),
    ("danger-fire", "my bed is burning"),
    ("danger-fire", "trash can on fire in the hall"),
    ("danger-fire", "thick smoke coming down the hall"),
    ("danger-gas", "strong gas odor in the hall"),
    ("danger-gas", "i smelled gas last week and still smell it"),
    ("danger-gas", "i smell gas lol"),
    ("danger-gas", "gas is leaking from the stove"),
    ("danger-gas", "rotten egg smell in the basement"),
    ("danger-gas", "the whole house smells like gas"),
    ("danger-medical", "he cut himself bad"),
    ("danger-medical", "no heat and it is 20 below, baby is blue"),
    ("danger-medical", "my grandma is freezing no heat"),
    ("danger-medical", "my husband collapsed"),
    ("danger-medical", "my kids are freezing"),
    ("danger-medical", "my husband fell through the stairs"),
    ("danger-medical", "it is -10 and the baby is so cold he is shivering"),
    ("danger-medical", "elderly man freezing in his apartment"),
    ("danger-medical", "she is having a heart attack"),
    ("danger-medical", "we are freezing to death in here"),
    ("danger-electric", "water is coming out of the electrical panel"),
    ("danger-electric", "the electrical panel is wet"),
    ("danger-electric", "water dripping on the breaker box"),
    ("danger-electric", "outlet hot to touch and smells burnt"),
    ("danger-electric", "fuse box is wet"),
    ("danger-electric", "breaker box is soaked"),
    ("danger-electric", "water is leaking onto the outlets"),
    ("danger-electric", "outlet turned black and melted"),
    ("danger-electric", "the outlet is buzzing and hot"),
    ("danger-electric", "water pouring through the light fixture"),
    ("danger-despair", "i might as well jump off the balcony"),
    ("danger-despair", "i might as well be dead"),
    ("danger-despair", "i just want to disappear forever"),
    ("danger-despair", "i'd rather be dead than live here"),
    ("danger-despair", "i'm going to kms"),
    ("danger-despair", "i feel like ending my life over this eviction"),
    ("danger-despair", "i feel suicidal"),
    ("danger-violence", "i'm going to burn this place down"),
    ("danger-violence", "my landlord attacked me"),
    ("danger-violence", "he has a gun"),
    ("danger-violence", "a man is in my house with a knife"),
    ("danger-violence", "gonna torch the place"),
    ("danger-violence", "he choked me"),
    ("danger-violence", "i'm going to set the building on fire"),
    ("danger-collapse", "ceiling is sagging and cracking over the crib"),
    ("danger-collapse", "wall is bulging out above the street"),
    ("danger-collapse", "floor is so soft i almost fell through"),
    ("danger-collapse", "the water heater is about to explode"),
    ("danger-collapse", "ceiling is bulging with water"),
    ("danger-collapse", "the foundation wall is buckling"),
    ("danger-collapse", "the balcony is pulling away from the house"),
    ("danger-collapse", "i can hear the ceiling cracking"),
    ("danger-collapse", "the porch is collapsing"),
    ("danger-trapped", "landlord padlocked us inside"),
    ("danger-trapped", "i am trapped in the elevator"),
    ("danger-trapped", "landlord locked me out and its freezing"),
    ("danger-trapped", "we're trapped in the basement"),
    ("danger-trapped", "stuck in an elevator"),
    ("danger-trapped", "he locked me in my room"),
    ("danger-trapped", "we are locked in and can't get out"),
    ("danger-trapped", "my kid is trapped in the bathroom"),
    ("danger-trapped", "locked out in a blizzard"),
    ("danger-fumes", "the stove gives us all headaches and nausea"),
    ("danger-fumes", "we all have headaches since the heat came on"),
    ("danger-fumes", "the co alarm is going off"),
    ("danger-fumes", "boiler fumes make my kids sick to their stomach and dizzy headaches"),
    ("danger-fumes", "furnace makes us dizzy"),
    ("danger-fumes", "furnace is on and i feel dizzy"),
    ("danger-poison", "baby drank cleaning fluid"),
    ("danger-poison", "my kid put a tide pod in his mouth"),
    ("danger-poison", "kid drank drano"),
    ("danger-poison", "she drank floor cleaner"),
    ("danger-poison", "my 2 year old swallowed bleach"),
    ("danger-poison", "the baby ate roach gel"),
    ("danger-poison", "daughter swallowed a battery"),
    ("danger-poison", "my son swallowed mouse bait"),
    ("danger-bite", "rat bit my baby"),
    ("danger-bite", "raccoon bit me in the attic"),
    ("danger-bite", "was bitten by a mouse"),
    ("danger-bite", "a mouse bit my daughter"),
    ("danger-bite", "squirrel bit my daughter"),
    ("danger-bite", "rat bites on my baby"),
    ("danger-bite", "a bat bit me"),
    ("danger-body", "there's a dead guy in the unit above us"),
    ("danger-body", "i think theres a dead person in the apartment next door"),
    ("danger-body", "my neighbor is dead in his apartment"),
    ("danger-body", "my tenant is dead in his unit"),
    ("danger-body", "i found a dead body in the basement"),
    ("danger-body", "theres a corpse in the crawl space"),
    ("danger-break-in", "my ex broke in the back door"),
    ("danger-break-in", "someone kicked in my door"),
    ("danger-break-in", "i hear someone in my house, an intruder"),
    ("danger-break-in", "there's an intruder in my apartment"),
    ("danger-break-in", "burglar is in my house"),
    ("danger-break-in", "someone just broke in"),
    ("danger-break-in", "they are trying to get in my window"),
]

NOT_TOLD = [
    "there's a bat in my bedroom",
    "I'm gonna kill the cockroaches",
    "i set off bug bombs in my unit, who pays",
    "bomb ass apartment but roof leaks",
    "there was a fire in 2019",
    "gas leak yesterday was fixed, who pays",
    "my wall outlet sparked last year and was fixed",
    "i got electrocuted by the stove last week",
    "my sink exploded lol",
    "fire escape is blocked",
    "pipes froze in the basement",
    "fire department number",
    "the landlord said smoking is allowed in the apartment",
    "the window broke",
    "the exterminator bombed the place",
    "no smoking in the building",
    "window is stuck",
    "the inspector jumped out of his truck",
    "jump through hoops",
    "we killed the rats",
    "baseball bat broke the window",
    "apartment is freezing",
    "mouse traps",
    "headache of a landlord",
    "the fire damaged the kitchen in march",
    "there was a bat in my house",
    "window will not open",
    "my landlord threatened to evict me",
    "neighbors cigarette smoke in my apartment",
    "roof leaks",
    "deadline to appeal is dead",
    "i broke the window",
    "the exterminator used poison",
    "the mouse is stuck in a trap",
    "photo bomb",
    "sick of this",
    "can a child sleep in the basement",
    "kitchen fire years ago",
    "who is liable if a ceiling falls",
    "how do i kill roaches",
    "we smelled gas last month but it was fixed",
    "fired from my job",
    "the housing board shot down my appeal",
    "fly bites",
    "foundation crack",
    "landlord says he will kill the ants",
    "outlet is loose",
    "we had a house fire last year, who repairs",
    "my dad fell behind on rent",
    "i feel stuck with this landlord",
    "dead rat smell",
    "ceiling height 7 feet",
    "balcony railing height",
    "the heat bill is killing us",
    "roof leak was fixed",
    "it is freezing in my bedroom",
    "bed bugs bit me",
    "police number",
    "my outlet used to spark",
    "i smell mold",
    "roach poison who pays",
    "i lost my keys and i'm locked out",
    "outlet near sink",
    "the furnace was smoking last winter and they fixed it",
    "the bulb is burnt out",
    "i do not want to live with roaches",
    "dead mouse in the wall",
    "can i burn trash",
]


@pytest.mark.parametrize(("concept", "question"), TOLD)
def test_danger_gets_its_own_line(concept, question, engine):
    reply, _ = respond(question, START, engine, TODAY)
    assert reply.first == LINES[concept]


@pytest.mark.parametrize("question", NOT_TOLD)
def test_no_line_where_there_is_no_danger(question, engine):
    reply, _ = respond(question, START, engine, TODAY)
    assert reply.first is None


@pytest.mark.parametrize("line", LINES.values())
def test_every_line_names_whom_to_call(line):
    assert "911" in line


def test_a_threat_of_last_week_is_still_a_threat(engine):
    reply, _ = respond("he threatened to kill me last week", START, engine, TODAY)
    assert reply.first == LINES["danger-violence"]


def test_a_danger_that_came_back_is_not_over(engine):
    reply, _ = respond("the gas leak was fixed last week but i smell gas again", START, engine, TODAY)
    assert reply.first == LINES["danger-gas"]


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("is a tub required", "Call 911 now."),
        ("i smell gas", LINES["danger-gas"]),
        ("the gas leak was fixed last year", None),
    ],
)
def test_the_line_of_the_answer_stands_unless_the_words_say_otherwise(question, line, engine):
    assert danger_line(read(question, engine.matcher.catalogue.lexicon), "en", "Call 911 now.") == line
