"""Parsimonious reads the parsing expression grammars."""

import importlib.metadata

import parsimonious

NAME = f"parsimonious {importlib.metadata.version('parsimonious')}"


def reader(grammars, dialect, work):
    with open(f"{grammars}/peg/{dialect}.peg", encoding="utf-8") as file:
        grammar = parsimonious.Grammar(file.read())

    def accepts(text):
        try:
            grammar.parse(text)
            return True
        except parsimonious.ParseError:
            return False

    return accepts
