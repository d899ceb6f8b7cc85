"""Compares what the WebAssembly module makes of each text of a table with what the library makes of it, in wasmtime.

    python3 wasmtime_consumer.py TABLE WASM
"""

import json
import struct
import sys

from wasmtime import Engine, Instance, Module, Store

NUMBERS = {"gap": 8.0, "margin": -2.5, "x": 0.0, "a": 1e-300}
RECORD, EXPLANATION, RECORD_WITH_TREE = 0, 1, 3
ANY_DIALECT = 1000


class Grammar:
    def __init__(self, path):
        self.store = Store(Engine())
        module = Module.from_file(self.store.engine, path)
        if module.imports:
            raise SystemExit(f"the module imports {[(i.module, i.name) for i in module.imports]}")
        exports = Instance(self.store, module, []).exports(self.store)
        self.memory = exports["memory"]
        self.functions = {name: function for name, function in exports.items() if name != "memory"}

    def __getattr__(self, name):
        function = self.functions["constraint_grammar_" + name]
        return lambda *arguments: function(self.store, *arguments)

    def put(self, data):
        place = self.memory_take(len(data))
        self.memory.write(self.store, data, place)
        return place

    def string(self, text):
        return self.put(text.encode("utf-8") + b"\0")

    def constant(self, place):
        data = self.memory.read(self.store, place, place + 100)
        return data[: data.index(0)].decode("utf-8")

    def names(self):
        places = self.put(struct.pack("<4I", *(self.string(name) for name in NUMBERS)))
        values = self.put(struct.pack("<4d", *NUMBERS.values()))
        return self.put(struct.pack("<9I", 0, 0, places, len(NUMBERS), values, 0, 0, 0, 0))

    def written(self, function, *arguments, capacity=100_000):
        buffer = self.memory_take(capacity)
        length = function(*arguments, 0, buffer, capacity)
        if length < 0:
            raise SystemExit(self.constant(self.status_message(length)))
        return bytes(self.memory.read(self.store, buffer, buffer + length)).decode("utf-8")


def results(grammar, row):
    """The names of the results, what the library makes of the text, and how the module is asked for it."""
    encoded = row["text"].encode("utf-8")

    def text():
        # Calls only take memory, so each begins with all of it, as the header asks of a host.
        grammar.memory_reset()
        return grammar.put(encoded), len(encoded)

    dialect = grammar.dialect_named(grammar.string(row["dialect"]))
    parse, resolve, translate = grammar.parse_report, grammar.resolve_names_report, grammar.translate_report
    yield "parsed", row["parsed"], (parse, dialect, *text(), RECORD)
    yield "traced", row["traced"], (parse, dialect, *text(), RECORD_WITH_TREE)
    yield "explanation", row["explanation"], (parse, dialect, *text(), EXPLANATION)
    yield "recognised", row["recognised"], (parse, ANY_DIALECT, *text(), RECORD)
    yield "resolved", row["resolved"], (resolve, dialect, *text(), grammar.names(), RECORD)
    for place in range(grammar.target_count()):
        target = grammar.target_at(place)
        name = grammar.constant(grammar.target_name(target))
        yield name, row["translated"][place], (translate, dialect, target, *text(), 0, 0, RECORD)


def main(table, path):
    grammar = Grammar(path)
    rows = count = differences = 0
    with open(table, encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            rows += 1
            for name, expected, call in results(grammar, row):
                count += 1
                actual = grammar.written(*call)
                if actual != expected:
                    differences += 1
                    print(f"{row['text']!r}: {name}\n  library: {expected}\n  module:  {actual}", file=sys.stderr)
    print(f"wasmtime: {rows} texts, {differences} differences in {count} results")
    return 0 if rows > 0 and differences == 0 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
