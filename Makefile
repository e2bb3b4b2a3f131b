# The main targets are `play`, `check` and `test`. They need git, make and Python 3.11 or later.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
BUILD := $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
KERNEL := $(shell find src/kaboodle/engine src/kaboodle/games tools -name '*.py')
SEED ?= $(shell date +%s)
OUT ?= build/photographs
# One worker a core. Tests of one group share a worker, and workers take tests in the order of tests/conftest.py.
TEST := $(BIN)/python -m pytest -n auto --maxprocesses 8 --dist loadgroup --no-loadscope-reorder -m "not slow"
QUICK := tests/rules tests/properties tests/golden tests/odds
# Side by side, each output in one piece where make can do that.
TWO := $(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help play check test slowest lint types pages soak cover bench figures pictures photographs clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: .venv/compiled ## play in the browser, with bots and friends; Ctrl-C ends it, rooms and games stay in kaboodle.db
	@$(BIN)/python -m tools.pages
	@$(BIN)/kaboodle serve --open

check: .venv/tools .venv/required ## the quick loop, under two minutes: lint, types, tests of rules and properties
	@$(TWO) pages lint types
	$(TEST) $(QUICK)

test: .venv/tools .venv/optional .venv/required .venv/browser ## lint, types, and every test but the slow ones
	@$(TWO) pages lint types
	$(TEST)

slowest: .venv/tools .venv/optional .venv/required .venv/browser ## every test but the slow ones, with the twenty longest
	$(TEST) --durations=20

lint: .venv/tools ## style and format of the Python sources
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/tools ## types of the Python sources
	$(BIN)/mypy

pages: .venv/tools ## lint, types and tests of the browser client, and build it
	$(BIN)/python -m tools.pages check

soak: .venv/tools .venv/required ## the slow tests, with other random examples each time (SEED=N repeats a run)
	$(BIN)/python -m pytest -m slow --timeout=3600 --hypothesis-profile=soak --hypothesis-seed=$(SEED)

cover: .venv/tools ## list the lines of the rules that no test reaches
	$(BIN)/python -m tools.cover

bench: .venv/compiled ## decisions per second and other figures of the kernel
	@$(BIN)/kaboodle bench

figures: .venv/tools .venv/compiled ## measure the load time and size of the pages
	@$(BIN)/python -m tools.pages
	@$(BIN)/python -m bench.page

pictures: .venv/tools .venv/compiled ## photograph the tables for the README
	@$(BIN)/python -m tools.pages
	@$(BIN)/python -m tools.screenshots

photographs: .venv/tools .venv/compiled ## photograph every state of the browser client into OUT, to compare before and after
	@$(BIN)/python -m tools.pages
	@$(BIN)/python -m tools.photographs take $(OUT)

clean: ## remove the environment, everything built, and the caches
	rm -rf .venv build dist src/*.egg-info src/kaboodle/pages web/node_modules web/made .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage*
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -prune -exec rm -r {} +

# Stamps: each is made once, and again when its prerequisites have changed.

# The package, editable, and what its build needs, so that a changed kernel is compiled in place.
.venv/installed: pyproject.toml setup.py
	@test -n "$(PYTHON)" || { echo "Kaboodle needs Python 3.11 or later; PYTHON=... names one."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	@echo "Installing Kaboodle into .venv."
	@rm -rf build
	@$(BIN)/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > .venv/build.txt
	@$(PIP) -r .venv/build.txt
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable .
	@touch $@

.venv/tools: .venv/installed
	@echo "Installing the test tools."
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

# Ray and Parquet, for the arena on a cluster and its files, and environments for learners: where they cannot be
# installed, their tests are skipped.
.venv/optional: .venv/tools
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable '.[ray,parquet]' \
	|| echo "Ray or pyarrow could not be installed: their tests are skipped."
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable '.[envs,openspiel,mcp]' \
	|| echo "Environments for learners could not be installed: their tests are skipped."
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable '.[learn,sb3]' torch==2.13.0 \
	|| echo "PyTorch could not be installed: its tests are skipped."
	@SKIP_COMPILED=1 $(PIP) --no-build-isolation --editable '.[postgres]' \
	|| echo "asyncpg could not be installed: the tests on PostgreSQL are skipped."
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || { \
	echo "Installing PostgreSQL for the tests."; apt-get update -qq > /dev/null 2>&1; mkdir -p /etc/postgresql-common; \
	echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf; DEBIAN_FRONTEND=noninteractive \
	apt-get install -qq -y --no-install-recommends postgresql pgbouncer > /dev/null 2>&1; } || true
	@touch $@

# Debian's Chromium, for tests/web: installed where that is possible; where it is not, those tests are skipped.
.venv/browser: .venv/tools
	@test -x /usr/bin/chromium-headless-shell || test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || { \
	echo "Installing Chromium for the tests."; apt-get update -qq > /dev/null 2>&1; \
	export DEBIAN_FRONTEND=noninteractive; install="apt-get install -qq -y --no-install-recommends"; \
	$$install chromium-headless-shell > /dev/null 2>&1 || $$install chromium > /dev/null 2>&1; } || true
	@test -x /usr/bin/chromium-headless-shell || test -x /usr/bin/chromium || \
	echo "There is no Chromium here: the tests in tests/web are skipped."
	@touch $@

.venv/compiled: .venv/installed $(KERNEL)
	@echo "Compiling the kernel; where that fails it runs as Python, about 50 times slower."
	@find src -name '*.so' -delete
	@$(BUILD)
	@touch $@

# For the tests a kernel that does not compile is an error, where there is a compiler; what is compiled stays as it is.
.venv/required: .venv/compiled
	@if $(BIN)/python tools/can_compile.py; \
	then REQUIRE_COMPILED=1 $(BUILD); \
	else echo "There is no C compiler or no Python.h here: the tests run on the uncompiled kernel."; fi
	@touch $@
