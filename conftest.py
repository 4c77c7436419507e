"""Everything that the tests share stands in tests/house.py."""

pytest_plugins = ["house"]
