"""Lark reads the exports in Lark's notation."""

import lark

NAME = f"lark {lark.__version__}"


def reader(grammars, dialect, work):
    with open(f"{grammars}/lark/{dialect}.lark", encoding="utf-8") as file:
        text = file.read()
        # A grammar says in its head which lexer it is for, if that is not the usual one.
        lexer = "basic" if 'lexer="basic"' in text else "dynamic"
        parser = lark.Lark(text, parser="earley", lexer=lexer, ambiguity="resolve")

    def accepts(text):
        try:
            parser.parse(text)
            return True
        except lark.exceptions.LarkError:
            return False

    return accepts
