"""Planted faults: regressions that a shop may have, each switched on by its name and by nothing else."""

from reticle.demo.faults.registry import FAULTS, Fault, get_faults

__all__ = ["FAULTS", "Fault", "get_faults"]
