"""Names become positions, or a message that helps."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import UnknownAttributeError


@pytest.fixture
def domain():
    return Domain(
        (
            Attribute("sex", Kind.CATEGORIES, ("F", "M")),
            Attribute("age", Kind.NUMBER, edges=(0, 18, 65, 120)),
            Attribute("town", Kind.CATEGORIES, ("York",)),
        )
    )


def test_names_sizes_and_cells(domain):
    assert domain.names == ("sex", "age", "town")
    assert domain.sizes == (2, 3, 1)
    assert domain.shape((1, 0)) == (3, 2)
    assert (domain.n_cells((0, 1)), domain.n_cells(())) == (6, 1)
    assert domain.full() == Marginal((0, 1, 2))


def test_titles_keep_the_order_given(domain):
    assert domain.title((1, 0)) == "age × sex"
    assert domain.title(()) == "everybody"


def test_a_name_has_a_position(domain):
    assert [domain.position(name) for name in domain.names] == [0, 1, 2]


def test_a_misspelt_name_gets_the_nearest_one(domain):
    with pytest.raises(UnknownAttributeError, match=r"“agee”.*Did you mean “age”"):
        domain.position("agee", "agee × sex")


def test_a_strange_name_gets_all_of_them(domain):
    with pytest.raises(UnknownAttributeError, match=r"The attributes are: sex, age, town\."):
        domain.position("occupation")


def test_names_must_be_unique():
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"))
    with pytest.raises(ValueError, match="unique"):
        Domain((sex, sex))
