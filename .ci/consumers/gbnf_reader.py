"""llguidance, which holds generated text to a grammar, follows the GBNF, a byte a token."""

import importlib.metadata
import re

import llguidance
from llguidance.gbnf_to_lark import any_to_lark


def spelt_out(text):
    """The grammar with the characters themselves in place of `\\u0370` and `\\U0010FFFF`, of which it takes away the zeros."""
    return re.sub(r"\\(?:u([0-9A-F]{4})|U([0-9A-F]{8}))", lambda match: chr(int(match[1] or match[2], 16)), text)


PIECES = re.compile(r'("(?:[^"\\]|\\.)*")|(/(?:[^/\\\n]|\\.)+/|//[^\n]*)|(?<![\w%])([A-Z][A-Z0-9_]*)')


def of_characters(text):
    """The grammar without tokens, which it makes of what it can, and of each text, and takes the longest of: GBNF knows none."""

    def piece(match):
        text, other, name = match.groups()
        if not text:
            return other or name.lower()
        letters = re.findall(r"\\x..|\\.|[^\\]", text[1:-1])
        return text if len(letters) < 2 else "(" + " ".join(f'"{letter}"' for letter in letters) + ")"

    return PIECES.sub(piece, text)


NAME = f"llguidance {importlib.metadata.version('llguidance')}"


def reader(grammars, dialect, work):
    with open(f"{grammars}/gbnf/{dialect}.gbnf", encoding="utf-8") as file:
        grammar = llguidance.LLMatcher.grammar_from_lark(of_characters(any_to_lark(spelt_out(file.read()))))
    tokenizer = llguidance.LLTokenizer("byte")
    matcher = llguidance.LLMatcher(tokenizer, grammar)
    assert not matcher.is_error(), matcher.get_error()

    def accepts(text):
        matcher.reset()
        tokens = tokenizer.tokenize_bytes(text.encode())
        return matcher.try_consume_tokens(tokens) == len(tokens) and matcher.is_accepting()

    return accepts
