"""Lark reads the exports in Lark's notation."""

import lark

NAME = f"lark {lark.__version__}"


def reader(grammars, dialect, work):
    with open(f"{grammars}/lark/{dialect}.lark", encoding="utf-8") as file:
        parser = lark.Lark(file.read(), parser="earley", ambiguity="resolve")

    def accepts(text):
        try:
            parser.parse(text)
            return True
        except lark.exceptions.LarkError:
            return False

    return accepts
