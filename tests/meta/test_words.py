"""Sentences for people are in the catalogues and nowhere else; every message of Python is used, in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from kaboodle.core import errors
from kaboodle.words import ENGLISH, LANGUAGES, catalogues, sources

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/kaboodle"

# Text that is not for players, in English and in the code. docs/design/words.md explains the line.
DEVELOPER_TEXT = {
    "server/": "answers to programs, log lines, SQL, and words for the administrator",
    "client.py": "errors for programs",
    "bots/levels.py": "a warning of the command line about a game without a heuristic",
    "bots/program.py": "what is wrong with somebody's own bot",
    "bots/remote.py": "what is wrong with somebody's own bot",
    "lab/arena/entrants.py": "which entrants there are: errors and help of the command line",
    "engine/": "errors for programmers",
    "lab/bench.py": "figures for developers",
    "lab/benchmark/": "figures for researchers, in the words of a paper",
    "cli/benchmark.py": "the command line as a tool, and figures in plain lines",
    "cli/dataset.py": "the command line as a tool, for researchers",
    "cli/mcp.py": "answers to language models and errors about arguments",
    "envs/": "errors for programmers, and instructions for language models, which are in English",
    "lab/workers.py": "errors of the command line",
    "cli/main.py": "the help of the command line",
    "cli/arguments.py": "errors of the command line",
    "cli/admin.py": "words for the administrator",
    "cli/arena.py": "figures on the command line",
    "cli/balance.py": "figures on the command line",
    "cli/bench.py": "figures for developers",
    "cli/doctor.py": "words for the administrator",
    "cli/explore.py": "the command line as a tool",
    "cli/puzzles.py": "figures on the command line",
    "cli/simulate.py": "figures on the command line",
    "cli/verify.py": "figures on the command line",
    "cli/progress.py": "figures on the command line",
    "cli/workers.py": "errors of the command line",
}
RESEARCH_TEXT = ("core/observation_layout.py", "*/observe.py", "*/actions.py")  # meanings of fields and actions
HELP_TEXT = {"FileOption", "FileCommand"}  # whose texts are the help of the command line
NOTATION = {  # words to be typed, lines of a record, and types of C
    "unsigned long long",
    "help, hand, table, log, rules CARD, quit",
    "shuffles: the draw pile after each, top first",
}
PLAYER_ERRORS = {
    name for name, it in vars(errors).items() if isinstance(it, type) and issubclass(it, errors.PlayerError)
}
THREE_WORDS = re.compile(r"(?:[^\W\d_]{2,}[,:;]? ){2}[^\W\d_]{2,}")
POSITION = re.compile(r"A: [^|]* \| B: ")
MARKUP = re.compile(r"<[a-z!/]|[{};]--|:root")


def reads_like_a_sentence(text: str) -> bool:
    """Three words in a row with spaces between them, and neither markup nor a position."""
    return bool(THREE_WORDS.search(text)) and not MARKUP.search(text) and not POSITION.match(text)


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """String literals for people: not docstrings, assertions, or errors that only programmers see."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            skipped |= {id(it) for it in ast.walk(node.body[0])} if ast.get_docstring(node) is not None else set()
        if isinstance(node, ast.Assert) and node.msg is not None:
            skipped |= {id(it) for it in ast.walk(node.msg)}
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            kind = ast.unparse(node.exc.func).rpartition(".")[2]
            skipped |= {id(it) for it in ast.walk(node.exc)} if kind not in PLAYER_ERRORS else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            kind = ast.unparse(node.func)
            skipped |= {id(it) for part in node.args for it in ast.walk(part)} if kind in HELP_TEXT else set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in skipped:
            continue
        if node.value not in NOTATION and reads_like_a_sentence(node.value):
            yield node.lineno, node.value


def found_in(path: Path) -> list[str]:
    """The sentences of a file as `file:line: text`."""
    name = path.relative_to(SOURCES)
    tree = ast.parse(path.read_text("utf-8"))
    return [f"src/kaboodle/{name}:{line}: {text[:80]}" for line, text in sentences(tree)]


def is_developer_text(path: Path) -> bool:
    """Whether a file has no words for players."""
    name = path.relative_to(SOURCES)
    return name.as_posix().startswith(tuple(DEVELOPER_TEXT)) or any(name.match(pattern) for pattern in RESEARCH_TEXT)


def test_no_sentence_for_players_is_outside_the_catalogues() -> None:
    paths = [path for path in SOURCES.rglob("*.py") if not is_developer_text(path)]
    assert len(paths) > 100
    assert [found for path in sorted(paths) for found in found_in(path)] == []


def test_a_sentence_would_be_noticed() -> None:
    code = '''"""A module says what it does."""
raise ValueError("this is for programmers")
raise NotNow("this is for players")
print(f"{name} wins the whole game!")
words.text("event-win", seat=name)
'''
    assert [line for line, _ in sentences(ast.parse(code))] == [3, 4]


def test_every_file_of_the_list_is_there() -> None:
    assert [name for name in DEVELOPER_TEXT if not (SOURCES / name).exists()] == []


def python_only() -> dict[str, str]:
    """The messages that only Python says, by their ids; the plugin of the browser names their catalogues."""
    plugin = (ROOT / "web/src/words/vite-plugin.ts").read_text()
    found = re.search(r"PYTHON_ONLY = /(.*)/$", plugin, re.MULTILINE)
    assert found is not None
    left_out = [messages for name, messages in catalogues(ENGLISH).items() if re.match(found[1], name)]
    return {name: text for messages in left_out for name, text in messages.items()}


def literals_of(path: Path) -> set[str]:
    """The string literals of a file."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns_of(path: Path) -> Iterator[re.Pattern[str]]:
    """The ids that f-strings of a file make, such as `report-gauge-NAME`; at least one part of an id is written out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [str(it.value) if isinstance(it, ast.Constant) else None for it in node.values]
            written = "".join(part or "" for part in parts)
            if re.fullmatch(r"[a-z][a-z.-]*-|-[a-z.-]+", written):
                yield re.compile("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts))


def test_every_message_of_python_is_used() -> None:
    paths = [*SOURCES.rglob("*.py")]
    literals = {text for path in paths for text in literals_of(path)}
    patterns = [pattern for path in paths for pattern in patterns_of(path)]
    messages = python_only()
    assert len(messages) > 150
    used = {name for name in messages if name in literals or any(it.fullmatch(name) for it in patterns)}
    used |= {name for name in messages if any(literal.startswith(f"{name}.") for literal in literals)}
    assert sorted(set(messages) - used) == []


def test_every_reason_of_a_bot_has_a_message_and_every_message_a_reason() -> None:
    paths = [SOURCES / "core/explain.py", *SOURCES.glob("games/*/explain.py")]
    said = {text for path in paths for text in literals_of(path)}
    hints = {name.removeprefix("hint-why-") for name in sources(ENGLISH) if name.startswith("hint-why-")}
    assert hints <= said and len(hints) > 40


def test_the_languages_have_the_same_catalogues_with_the_same_messages_and_variables() -> None:
    for language in LANGUAGES:
        assert catalogues(language).keys() == catalogues(ENGLISH).keys()
        for name, messages in catalogues(ENGLISH).items():
            assert catalogues(language)[name].keys() == messages.keys(), f"{language}/{name}"
        for name, text in sources(language).items():
            known = set(re.findall(r"\$(\w+)", sources(ENGLISH)[name]))
            assert set(re.findall(r"\$(\w+)", text)) <= known, f"{language}: {name}"
