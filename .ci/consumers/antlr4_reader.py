"""ANTLR 4 makes a parser in Python of each export, and its runtime runs it."""

import importlib
import importlib.metadata
import os
import subprocess
import sys

import antlr4
import antlr4.error.ErrorListener

NAME = f"antlr4 {importlib.metadata.version('antlr4-python3-runtime')}"


class Refusal(Exception):
    pass


class Listener(antlr4.error.ErrorListener.ErrorListener):
    def syntaxError(self, recognizer, symbol, line, column, message, error):
        raise Refusal


def reader(grammars, dialect, work):
    name = "".join(part.capitalize() for part in dialect.split("-"))
    if not os.path.exists(os.path.join(grammars, "antlr4", f"{name}.g4")):
        raise FileNotFoundError(f"{name}.g4")
    folder = os.path.abspath(os.path.join(work, "antlr4"))
    command = ["antlr4", "-Werror", "-Dlanguage=Python3", "-o", folder, "-Xexact-output-dir", f"{name}.g4"]
    subprocess.run(command, cwd=os.path.join(grammars, "antlr4"), check=True)
    sys.path.insert(0, folder)
    lexer_type = getattr(importlib.import_module(name + "Lexer"), name + "Lexer")
    parser_type = getattr(importlib.import_module(name + "Parser"), name + "Parser")
    listener = Listener()

    def accepts(text):
        lexer = lexer_type(antlr4.InputStream(text))
        lexer.removeErrorListeners()
        lexer.addErrorListener(listener)
        parser = parser_type(antlr4.CommonTokenStream(lexer))
        parser.removeErrorListeners()
        parser.addErrorListener(listener)
        try:
            getattr(parser, parser.ruleNames[0])()
            return True
        except Refusal:
            return False

    return accepts
