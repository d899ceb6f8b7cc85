"""A reader of ISO/IEC 14977 in a few lines follows the exports in it: no package is known that reads that notation."""

import re
import string

NAME = "ISO/IEC 14977, a reader of its own"

TOKENS = re.compile(
    r"""(?P<gap>\s+|\(\*.*?\*\))|(?P<name>[A-Za-z][A-Za-z0-9]*(?:[ ]+[A-Za-z0-9]+)*)|"(?P<double>[^"]+)"|'(?P<single>[^']+)'"""
    r"""|\?\s*U\+(?P<code>[0-9A-F]+)(?:\s+to\s+U\+(?P<last>[0-9A-F]+))?\s*\?|(?P<sign>[=|,;()\[\]{}])""",
    re.DOTALL,
)


def tokens(text):
    at = 0
    while at < len(text):
        match = TOKENS.match(text, at)
        if not match:
            raise ValueError(f"no token at {text[at:at + 20]!r}")
        at = match.end()
        kind, value = match.lastgroup, match[match.lastgroup]
        if kind == "last":
            yield "range", (chr(int(match["code"], 16)), chr(int(value, 16)))
        if kind in ("double", "single"):
            yield "text", value
        elif kind == "code":
            yield "text", chr(int(value, 16))
        elif kind == "name":
            # The blanks in a name say nothing.
            yield "name", value.replace(" ", "")
        elif kind == "sign":
            yield value, value


class Reader:
    """Makes a function of each expression: from an offset to all offsets at which what it matches can end."""

    def __init__(self, text):
        self.waiting = [*tokens(text), ("", "")]
        self.rules = {}
        self.known = {}
        self.used = []
        self.text = ""
        self.start = None
        while self.waiting[0][0]:
            name = self.take("name")
            self.take("=")
            self.rules[name] = self.choice()
            self.take(";")
            self.start = self.start or name
        for name in self.used:
            assert name in self.rules, f"{name} is not defined"

    def take(self, kind):
        found, value = self.waiting.pop(0)
        if found != kind:
            raise ValueError(f"{kind} is missing before {value!r}")
        return value

    def choice(self):
        parts = [self.sequence()]
        while self.waiting[0][0] == "|":
            self.take("|")
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else lambda at: set().union(*(part(at) for part in parts))

    def sequence(self):
        parts = [self.primary()]
        while self.waiting[0][0] == ",":
            self.take(",")
            parts.append(self.primary())

        def ends(at):
            places = {at}
            for part in parts:
                places = set().union(*(part(place) for place in places))
            return places

        return parts[0] if len(parts) == 1 else ends

    def primary(self):
        kind, value = self.waiting.pop(0)
        if kind == "text":
            return lambda at: {at + len(value)} if self.text.startswith(value, at) else set()
        if kind == "range":
            first, last = value
            return lambda at: {at + 1} if first <= self.text[at : at + 1] <= last else set()
        if kind == "name":
            self.used.append(value)
            return lambda at: self.rule(value, at)
        body = self.choice()
        self.take({"(": ")", "[": "]", "{": "}"}[kind])
        if kind == "(":
            return body
        if kind == "[":
            return lambda at: body(at) | {at}

        def repeated(at):
            reached, waiting = {at}, [at]
            while waiting:
                for end in body(waiting.pop()) - reached:
                    reached.add(end)
                    waiting.append(end)
            return reached

        return repeated

    def rule(self, name, at):
        if (name, at) not in self.known:
            self.known[name, at] = self.rules[name](at)
        return self.known[name, at]

    def accepts(self, text):
        self.text, self.known = text, {}
        return len(text) in self.rule(self.start, 0)


def reader(grammars, dialect, work):
    with open(f"{grammars}/iso-ebnf/{dialect}.ebnf", encoding="utf-8") as file:
        text = file.read()
    assert set(text) <= set(string.printable), "the characters of ISO/IEC 646 are all it is written in"
    return Reader(text).accepts
