"""A JSON Schema validator checks the declarations, and a few lines follow what they say."""

import importlib.metadata
import json

import jsonschema

NAME = f"jsonschema {importlib.metadata.version('jsonschema')}, and an interpreter"


def reader(grammars, dialect, work):
    with open(f"{grammars}/json/grammar.schema.json", encoding="utf-8") as file:
        schema = json.load(file)
    with open(f"{grammars}/json/{dialect}.json", encoding="utf-8") as file:
        grammar = json.load(file)
    validator = jsonschema.Draft202012Validator
    validator.check_schema(schema)
    validator(schema).validate(grammar)
    productions = {production["name"]: production for production in grammar["productions"]}

    def among(ranges, character):
        return any(low <= ord(character) <= high for low, high in ranges)

    def accepts(text):
        def skipped(at, spacing):
            if isinstance(spacing, dict):
                return end(spacing, at)
            while spacing == "spaced" and at < len(text) and among(grammar["whiteSpace"], text[at]):
                at += 1
            return at

        def is_cut(at):
            return 0 < at < len(text) and all(among(grammar["wordPart"], text[place]) for place in (at - 1, at))

        def end(node, at):
            """Where what matches at an offset ends; None if nothing does."""
            kind = node["type"]
            if kind == "literal":
                found = text[at : at + len(node["text"])]
                wanted = node["text"]
                if found != wanted and not (node["ignoresCase"] and found.isascii() and found.lower() == wanted.lower()):
                    return None
                return None if node["isWord"] and is_cut(at + len(wanted)) else at + len(wanted)
            if kind == "characters":
                return at + 1 if at < len(text) and among(node["ranges"], text[at]) else None
            if kind == "end":
                return at if at == len(text) else None
            if kind == "reference":
                production = productions[node["name"]]
                result = end(production["body"], at)
                return None if result is not None and production["kind"] == "token" and is_cut(result) else result
            if kind == "sequence":
                last = at
                for index, part in enumerate(node["parts"]):
                    start = skipped(last, node["spacing"]) if index else last
                    result = end(part, start)
                    if result is None:
                        return None
                    # White space before what turns out to be nothing is not taken.
                    last = last if result == start else result
                return last
            if kind == "choice":
                return next((result for part in node["parts"] if (result := end(part, at)) is not None), None)
            if kind == "repetition":
                count, last = 0, at
                while node["maximum"] is None or count < node["maximum"]:
                    start = skipped(last, node["spacing"]) if count else last
                    if count and node["separator"] is not None:
                        start = end(node["separator"], start)
                        if start is None:
                            break
                        start = skipped(start, node["spacing"])
                    result = end(node["body"], start)
                    if result is None:
                        break
                    # What is empty is the last, but a separator may still stand behind it.
                    is_last = result == last and (count > 0 or node["separator"] is None)
                    count, last = count + 1, result
                    if is_last and count >= node["minimum"]:
                        break
                return last if count >= node["minimum"] else None
            if kind == "lookAhead":
                return at if (end(node["body"], at) is not None) == node["isPositive"] else None
            raise ValueError(kind)

        body = productions[grammar["start"]]["body"]
        result = end(body, skipped(0, body["spacing"]))
        # The start rule asked for the end behind white space.
        return result is not None and skipped(result, body["spacing"]) == len(text)

    return accepts
