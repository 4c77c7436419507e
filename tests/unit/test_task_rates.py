"""Pass rates: Wilson's interval and pass^k, against figures worked out by hand and against counting."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.grade.rates import Z_95, Rate, mean_pass_hat, pass_hat_k, wilson_interval

COUNTS = st.integers(1, 60).flatmap(lambda told: st.tuples(st.integers(0, told), st.just(told)))


@pytest.mark.parametrize(
    ("passed", "told", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 1, 0.2065, 1.0),
     (81, 263, 0.2553, 0.3662)],
)  # fmt: skip
def test_the_interval_is_the_one_of_the_tables(passed: int, told: int, low: float, high: float) -> None:
    assert wilson_interval(passed, told) == pytest.approx((low, high), abs=5e-5)


@given(COUNTS)
def test_the_bounds_are_the_rates_that_lie_just_z_deviations_away(counts: tuple[int, int]) -> None:
    passed, told = counts
    share = passed / told
    for bound in wilson_interval(passed, told):
        assert abs(share - bound) == pytest.approx(Z_95 * (bound * (1 - bound) / told) ** 0.5, abs=1e-9)


@given(COUNTS)
def test_the_interval_holds_the_share_and_stays_between_0_and_1(counts: tuple[int, int]) -> None:
    low, high = wilson_interval(*counts)
    assert 0 <= low <= counts[0] / counts[1] <= high <= 1


@pytest.mark.parametrize(("passed", "told"), [(0, 5), (2, 5), (3, 6), (6, 6)])
def test_pass_hat_k_is_the_share_of_k_trials_that_all_passed(passed: int, told: int) -> None:
    trials = [True] * passed + [False] * (told - passed)
    for k in range(1, told + 1):
        chosen = [all(some) for some in combinations(trials, k)]
        assert pass_hat_k(passed, told, k) == pytest.approx(sum(chosen) / len(chosen))


def test_pass_hat_k_over_tasks_is_their_mean_as_far_as_all_carry_it() -> None:
    assert mean_pass_hat([Rate(2, 2), Rate(1, 3)]) == pytest.approx({1: 2 / 3, 2: 0.5})
    assert mean_pass_hat([]) == {}


def test_no_trial_has_no_rate() -> None:
    assert (Rate(0, 0).share, Rate(0, 0).interval, Rate(0, 0).pass_hat) == (None, None, {})
    for passed, told in ((0, 0), (3, 2), (-1, 2)):
        with pytest.raises(ValueError, match="no count of trials"):
            wilson_interval(passed, told)
    with pytest.raises(ValueError, match="cannot be estimated"):
        pass_hat_k(1, 2, 3)
