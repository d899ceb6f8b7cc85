"""The package abnf reads the exports in ABNF."""

import importlib.metadata
import pathlib
import re

import abnf

NAME = f"abnf {importlib.metadata.version('abnf')}"


def reader(grammars, dialect, work):
    path = pathlib.Path(f"{grammars}/abnf/{dialect}.abnf")

    class Grammar(abnf.Rule):
        pass

    Grammar.from_file(path)
    text = path.read_bytes().decode()
    assert text.count("\r\n") == text.count("\n"), "lines end in carriage return and line feed"
    start = Grammar(re.search(r"^([A-Za-z][-A-Za-z0-9]*) =", text, re.MULTILINE).group(1))

    def accepts(text):
        try:
            start.parse_all(text)
            return True
        except abnf.ParseError:
            return False

    return accepts
