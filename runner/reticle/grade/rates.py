"""How often an agent does a task: the pass rate with its interval, and pass^k."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, sqrt

Z_95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 95 % lie between -z and z."""


@dataclass(frozen=True)
class Rate:
    """`passed` of `told` trials. `low` and `high` bound the true rate with 95 % confidence; None without a trial."""

    passed: int
    told: int

    @property
    def share(self) -> float | None:
        """Return the share that passed, from 0 to 1."""
        return self.passed / self.told if self.told else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Return the Wilson score interval."""
        return wilson_interval(self.passed, self.told) if self.told else None

    @property
    def pass_hat(self) -> dict[int, float]:
        """Return pass^k for every k from 1 to the number of trials."""
        return {k: pass_hat_k(self.passed, self.told, k) for k in range(1, self.told + 1)}


def wilson_interval(passed: int, told: int, z: float = Z_95) -> tuple[float, float]:
    """Return the bounds (low, high) of the true rate, each from 0 to 1.

    E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22 (1927): the rates p
    for which |p̂ - p| ≤ z·√(p(1-p)/n), that is (p̂ + z²/2n ± z·√(p̂(1-p̂)/n + z²/4n²)) / (1 + z²/n). Unlike the
    textbook interval it stays inside [0, 1] and says something with few trials or none that failed.
    Raises ValueError for counts that are none.
    """
    if told <= 0 or not 0 <= passed <= told:
        raise ValueError(f"{passed} of {told} is no count of trials")
    share = passed / told
    scale = 1 + z * z / told
    middle = (share + z * z / (2 * told)) / scale
    half = z * sqrt(share * (1 - share) / told + z * z / (4 * told * told)) / scale
    low = 0.0 if passed == 0 else max(0.0, middle - half)
    high = 1.0 if passed == told else min(1.0, middle + half)
    return low, high


def pass_hat_k(passed: int, told: int, k: int) -> float:
    """Estimate the chance that k trials in a row all pass: C(passed, k) / C(told, k), without bias.

    Yao et al., "τ-bench" (arXiv 2406.12045): the share of all k-subsets of the trials in which every trial passed.
    Raises ValueError for a k that the number of trials does not carry.
    """
    if not 1 <= k <= told or not 0 <= passed <= told:
        raise ValueError(f"pass^{k} of {passed} in {told} trials cannot be estimated")
    return comb(passed, k) / comb(told, k)


def mean_pass_hat(rates: list[Rate]) -> dict[int, float]:
    """Return pass^k over a set of tasks: the mean of the tasks, for each k that every task's trials carry."""
    if not rates:
        return {}
    most = min(rate.told for rate in rates)
    return {k: sum(pass_hat_k(rate.passed, rate.told, k) for rate in rates) / len(rates) for k in range(1, most + 1)}
