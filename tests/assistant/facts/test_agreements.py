import pytest

from assistant.facts.agreements import agreement, read_agreement


@pytest.mark.parametrize(
    "text",
    [
        "the lease says the tenant handles pest control", "my lease makes me pay for the exterminator",
        "I agreed to take care of bugs", "the tenant agreed in writing", "under the lease the trash is on the tenant",
        "we signed an agreement to do our own pest control", "the contract puts extermination on the renter",
    ],
)  # fmt: skip
def test_the_occupant_has_taken_it_on(text):
    assert agreement(text) == "occupant"


@pytest.mark.parametrize(
    "text", ["property manager agreed in the contract to treat for bugs", "the operator took it on"]
)
def test_the_operator_has_taken_it_on(text):
    assert agreement(text) == "operator"


@pytest.mark.parametrize(
    "text",
    [
        "lease doesnt mention it", "the lease is silent on pests", "Lease says nothing on vermin",
        "no agreement about it",
        "there is nothing about it in my lease", "I never agreed to that", "we don't have a lease",
        "nobody agreed to anything",
    ],
)  # fmt: skip
def test_nobody_has_taken_it_on(text):
    assert agreement(text) == "none"


@pytest.mark.parametrize(
    "text",
    [
        "my lease says I don't have to deal with pests", "the lease says the tenant is not responsible for pests",
        "lease says tenants do not provide cans", "the lease says tenants never pay for the exterminator",
        "our contract says pests are not the tenant's responsibility", "the lease says that it is not on me",
        "the lease excuses the tenant from pest control", "the lease says the manager doesn't have to treat for bugs",
        "my lease says the landlord is responsible for pest control for tenants",
    ],
)  # fmt: skip
def test_an_agreement_may_leave_the_duty_where_it_is(text):
    assert agreement(text) == "none"


@pytest.mark.parametrize(
    "text",
    [
        "lease says tenants bring own", "the lease says tenants bring their own cans",
        "the lease says the owner is not responsible, the tenant pays for the exterminator",
        "my lease says I have to deal with pests and must not leave food out",
    ],
)  # fmt: skip
def test_the_opposite_is_still_taken_on(text):
    assert agreement(text) == "occupant"


@pytest.mark.parametrize(
    "text", ["she still says pests are on us", "can my lease make me pay for pest control?", "we have mice", ""]
)
def test_words_that_do_not_tell(text):
    assert agreement(text) is None


@pytest.mark.parametrize(
    ("text", "who"),
    [("no", "none"), ("the tenant", "occupant"), ("our manager", "operator"), ("me", "occupant"), ("dunno", None)],
)
def test_a_bare_answer_names_the_party(text, who):
    assert read_agreement(text) == who
