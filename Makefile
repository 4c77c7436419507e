# Every target works on a fresh clone of a bare machine: Python 3.11 or newer, Node 20 for `sdk` and `check`, no browser.
# A stamp below .venv says what was done, so that a second run installs nothing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PYTHON ?= $(shell for name in python3.11 python3 python3.12 python3.13; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
SOURCES := $(shell find runner/reticle -type f -not -name '*.pyc' -not -path '*/__pycache__*' 2>/dev/null)
RUN := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: help demo test full fast check fix sdk bench soak docs clean install browser

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

DEMO := sign-in search-and-page buy
demo: install browser ## start the demo shop, replay three of its flows, print the verdict and the report's path
	$(RUN) reticle gate $(DEMO)

test: install browser ## install what the tests need, then run every test, and a sample where there are many of a kind
	$(RUN) python -m pytest -n 2 --dist loadfile -m "not full"

full: install browser ## run every test, also those of which `make test` runs a sample
	$(RUN) python -m pytest -n 2 --dist loadfile

fast: install ## run the pure tests only
	$(RUN) python -m pytest tests/unit -q

check: install $(STAMPS)/node ## linters, types, floors, and whether built files are fresh
	$(RUN) ruff check runner tests docs conftest.py
	$(RUN) ruff format --check runner tests docs conftest.py
	$(RUN) mypy
	$(RUN) PYTHONPATH=runner lint-imports
	cd sdk_js && npm test
	$(RUN) python docs/make_cli.py --check
	$(RUN) python docs/make_actions.py --check

fix: install ## mend what a machine can mend
	$(RUN) ruff check --fix runner tests docs conftest.py
	$(RUN) ruff format runner tests docs conftest.py

sdk: $(STAMPS)/node ## build the in-page part into runner/reticle/_assets/
	cd sdk_js && npm run build

bench: install browser ## measure everything, and write docs/figures/*.json
	for script in tests/bench/*.py; do echo "$$script"; $(RUN) python $$script; done

bench-%: install browser
	$(RUN) python tests/bench/$*.py

soak: install browser ## the full counts of what `make test` samples
	$(RUN) RETICLE_SOAK=1 python -m pytest -m "slow or full" --timeout=14400
	$(RUN) python tests/bench/soak.py

docs: install ## write docs/cli.md from the commands' own help, docs/actions.md from the model, and the README's fault table from its figures
	$(RUN) python docs/make_cli.py
	$(RUN) python docs/make_actions.py
	if [ -f docs/figures/faults.json ]; then $(RUN) python docs/make_faults.py; fi

clean: ## remove what was built and every run
	rm -rf $(VENV) .reticle build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf sdk_js/node_modules
	find runner tests docs -name __pycache__ -type d -prune -exec rm -rf {} +

install: $(STAMPS)/package
browser: $(STAMPS)/browser

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "no Python 3.11 or newer found: apt-get install python3.11 python3.11-venv" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -q && apt-get install -y -q python3-venv; \
		else echo "Python lacks venv: apt-get install python3-venv" >&2; exit 2; fi; }
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)

# What the package and its tests need, without the package itself.
$(STAMPS)/requirements: pyproject.toml tests/tools/requirements.py | $(BIN)/python
	@mkdir -p $(STAMPS)
	$(BIN)/python tests/tools/requirements.py > $(STAMPS)/requirements.txt
	@cmp -s $(STAMPS)/requirements.txt $(STAMPS)/installed.txt || { \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $(STAMPS)/requirements.txt && \
		cp $(STAMPS)/requirements.txt $(STAMPS)/installed.txt; }
	@touch $@

# The package as its users get it: a wheel, not the source folder.
$(STAMPS)/package: $(STAMPS)/requirements $(SOURCES) pyproject.toml README.md LICENSE
	rm -rf $(VENV)/wheel
	$(BIN)/python -m hatchling build -t wheel -d $(VENV)/wheel > /dev/null
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

$(STAMPS)/browser: tests/tools/need_browser.py | $(STAMPS)/package
	@$(RUN) python tests/tools/need_browser.py
	@touch $@

$(STAMPS)/node: sdk_js/package-lock.json | $(BIN)/python
	@command -v npm >/dev/null || { echo "npm is missing: apt-get install nodejs npm (Node 20 or newer)" >&2; exit 2; }
	cd sdk_js && npm ci --no-fund --no-audit --loglevel=error
	@mkdir -p $(STAMPS) && touch $@
