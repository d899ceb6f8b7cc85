"""llguidance, which holds generated text to a grammar, follows the GBNF, a byte a token."""

import importlib.metadata
import re

import llguidance
from llguidance.gbnf_to_lark import any_to_lark


def spelt_out(text):
    """The grammar with the characters themselves in place of `\\u0370` and `\\U0010FFFF`, of which it takes away the zeros."""
    return re.sub(r"\\(?:u([0-9A-F]{4})|U([0-9A-F]{8}))", lambda match: chr(int(match[1] or match[2], 16)), text)


def without_tokens(text):
    """The grammar with rules in place of tokens, which it makes of what it can and takes the longest of: GBNF knows none."""
    pieces = re.compile(r'"(?:[^"\\]|\\.)*"|/(?:[^/\\\n]|\\.)+/|//[^\n]*|(?<![\w%])[A-Z][A-Z0-9_]*')
    return pieces.sub(lambda match: match[0].lower() if match[0][0].isalpha() else match[0], text)


NAME = f"llguidance {importlib.metadata.version('llguidance')}"


def reader(grammars, dialect, work):
    with open(f"{grammars}/gbnf/{dialect}.gbnf", encoding="utf-8") as file:
        grammar = llguidance.LLMatcher.grammar_from_lark(without_tokens(any_to_lark(spelt_out(file.read()))))
    tokenizer = llguidance.LLTokenizer("byte")
    matcher = llguidance.LLMatcher(tokenizer, grammar)
    assert not matcher.is_error(), matcher.get_error()

    def accepts(text):
        matcher.reset()
        tokens = tokenizer.tokenize_bytes(text.encode())
        return matcher.try_consume_tokens(tokens) == len(tokens) and matcher.is_accepting()

    return accepts
