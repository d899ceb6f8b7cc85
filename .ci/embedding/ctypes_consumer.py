"""Compares what the C library makes of each text of a table with what the Swift library makes of it, through ctypes.

    python3 ctypes_consumer.py TABLE LIBRARY CORPUS

Structs are compared with the records: what stands in the one stands in the other.
"""

import ctypes
import json
import pathlib
import re
import sys
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_size_t, c_ssize_t, c_uint32, c_void_p

NUMBERS = {"gap": 8.0, "margin": -2.5, "x": 0.0, "a": 1e-300}
RECORD = 0
TOKEN = 1


class Range(ctypes.Structure):
    _fields_ = [("offset", c_uint32), ("length", c_uint32)]


class Operation(ctypes.Structure):
    _fields_ = [("sign", c_int32), ("kind", c_int32), ("number", c_double), ("name", Range)]


class Side(ctypes.Structure):
    _fields_ = [
        ("operand", c_int32),
        ("attribute", c_int32),
        ("name", Range),
        ("multiplier", Operation),
        ("constant", Operation),
    ]


class Equation(ctypes.Structure):
    _fields_ = [
        ("dialect", c_int32),
        ("relation", c_int32),
        ("left", Side),
        ("right", Side),
        ("priority", Operation),
        ("identifier", Range),
    ]


class Node(ctypes.Structure):
    _fields_ = [("name", c_char_p), ("role", c_char_p), ("range", Range), ("kind", c_int32), ("depth", c_int32)]


FIND_ITEM = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_char_p)
FIND_NUMBER = ctypes.CFUNCTYPE(c_int32, c_void_p, c_char_p, POINTER(c_double))
FIND_SUPERVIEW = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_void_p)
NAME_AT = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_size_t)


class Environment(ctypes.Structure):
    _fields_ = [
        ("context", c_void_p),
        ("item", FIND_ITEM),
        ("number", FIND_NUMBER),
        ("superview", FIND_SUPERVIEW),
        ("item_name", NAME_AT),
        ("number_name", NAME_AT),
        ("left_item", c_void_p),
        ("right_item", c_void_p),
        ("receiver", c_void_p),
        ("safe_area", FIND_SUPERVIEW),
        ("system_spacing", POINTER(c_double)),
        ("options", c_uint32),
    ]


class Constraint(ctypes.Structure):
    _fields_ = [
        ("first_item", c_void_p),
        ("second_item", c_void_p),
        ("first_attribute", c_int32),
        ("second_attribute", c_int32),
        ("relation", c_int32),
        ("warning_count", c_int32),
        ("multiplier", c_double),
        ("constant", c_double),
        ("priority", c_double),
        ("identifier", Range),
        ("is_system_spacing", c_int32),
    ]


def load(path):
    library = ctypes.CDLL(path)
    for name in ("dialect_name", "attribute_name", "relation_sign", "target_name", "version"):
        getattr(library, f"constraint_grammar_{name}").restype = c_char_p
    library.constraint_grammar_parse_report.restype = c_ssize_t
    library.constraint_grammar_parse_report.argtypes = [
        c_int32, c_char_p, c_size_t, c_int32, c_void_p, c_char_p, c_size_t]
    library.constraint_grammar_parse.argtypes = [c_int32, c_char_p, c_size_t, POINTER(Equation), c_size_t]
    library.constraint_grammar_constraint_count.restype = c_ssize_t
    library.constraint_grammar_constraint_count.argtypes = [c_int32, c_char_p, c_size_t, c_uint32]
    library.constraint_grammar_parse_at.argtypes = [
        c_int32, c_char_p, c_size_t, c_size_t, POINTER(Equation), c_size_t]
    library.constraint_grammar_resolve_at.argtypes = [
        c_int32, c_char_p, c_size_t, POINTER(Environment), c_size_t, POINTER(Constraint), c_size_t]
    library.constraint_grammar_tree.restype = c_ssize_t
    library.constraint_grammar_tree.argtypes = [c_int32, c_char_p, c_size_t, POINTER(Node), c_size_t, c_size_t]
    library.constraint_grammar_accepting.restype = c_ssize_t
    library.constraint_grammar_accepting.argtypes = [c_char_p, c_size_t, POINTER(c_int32), c_size_t]
    return library


class Names:
    """What the names in an equation stand for: items are numbered as they come up, from 1 on."""

    def __init__(self, superview_words):
        self.names = []
        self.mentioned = set()
        self.superview_words = superview_words
        # The functions must be there for as long as the environment.
        self.environment = Environment(
            item=FIND_ITEM(lambda _, name: self.item(name.decode())),
            number=FIND_NUMBER(lambda _, name, number: self.number(name.decode(), number)),
            superview=FIND_SUPERVIEW(lambda _, item: self.add(self.superview_name or self.name(item) + ".superview")),
            safe_area=FIND_SUPERVIEW(lambda _, item: self.add(self.name(item) + ".safeAreaLayoutGuide")),
        )

    def start(self, record, dialect):
        constraints = constraints_of(record)
        sides = [constraint[side] for constraint in constraints for side in ("left", "right")]
        self.names = []
        # All views of a list have the same superview.
        self.superview_name = "superview" if "constraints" in record else None
        self.mentioned = {side.get("name") or side["item"] for side in sides}
        # In a list the words are names of views, and a name may be that of a view and of a number.
        if "constraints" not in record:
            self.mentioned -= self.superview_words.get(dialect, set()) | NUMBERS.keys()
        writes_items = dialect != "equations"
        self.environment.left_item = None if writes_items else self.add("lhs")
        has_right = not writes_items and record["right"]["attribute"] is not None
        self.environment.right_item = self.add("rhs") if has_right else None

    def add(self, name):
        self.names.append(name)
        return len(self.names)

    def name(self, item):
        return None if item is None else self.names[item - 1]

    def item(self, name):
        return self.add(name) if name in self.mentioned else None

    @staticmethod
    def number(name, number):
        if name not in NUMBERS:
            return 0
        number[0] = NUMBERS[name]
        return 1


def constraints_of(record):
    """What a record of an accepted text has: one constraint, or a list of them."""
    return record["constraints"] if "constraints" in record else [record]


class Consumer:
    def __init__(self, library):
        self.library = library
        self.buffer = ctypes.create_string_buffer(100_000)
        self.results = 0
        self.differences = 0
        self.names = Names({
            "expression-format": {"superview"},
            "compact-constraint": {"super"},
            "compact-constraint-2021": {"super", "safe"},
            "tat-layout": {"superview"},
        })

    def compare(self, text, name, expected, actual):
        self.results += 1
        if expected == actual:
            return
        self.differences += 1
        if self.differences <= 5:
            print(f"{text!r}: {name}\n  Swift: {expected}\n  C:     {actual}", file=sys.stderr)

    def read(self, row):
        text = row["text"].encode("utf-8")
        dialect = self.library.constraint_grammar_dialect_named(row["dialect"].encode())
        length = self.library.constraint_grammar_parse_report(
            dialect, text, len(text), RECORD, None, self.buffer, len(self.buffer))
        self.compare(row["text"], "parsed", row["parsed"], self.buffer.raw[:length].decode("utf-8"))

        record = json.loads(row["parsed"])
        equation = Equation()
        status = self.library.constraint_grammar_parse(dialect, text, len(text), byref(equation), ctypes.sizeof(equation))
        constraints = constraints_of(record) if record["ok"] else []
        count = self.library.constraint_grammar_constraint_count(dialect, text, len(text), 0)
        self.compare(row["text"], "count", len(constraints) if record["ok"] else -1, count)
        self.compare(row["text"], "status", len(constraints) == 1, status == 0)
        if status == 0:
            self.compare(row["text"], "equation", self.told(constraints[0]), self.members(equation, text))
        for place, constraint in enumerate(constraints):
            self.library.constraint_grammar_parse_at(
                dialect, text, len(text), place, byref(equation), ctypes.sizeof(equation))
            self.compare(row["text"], f"constraint {place}", self.told(constraint), self.members(equation, text))

        nodes = (Node * 2000)()
        count = self.library.constraint_grammar_tree(dialect, text, len(text), nodes, len(nodes), ctypes.sizeof(Node))
        self.compare(row["text"], "tree status", record["ok"], count > 0)
        expected = json.loads(row["traced"])["tree"]
        self.compare(row["text"], "tree", list(self.nodes(expected)), [self.node(node) for node in nodes[:max(count, 0)]])

        dialects = (c_int32 * 16)()
        count = self.library.constraint_grammar_accepting(text, len(text), dialects, 16)
        accepted = [self.library.constraint_grammar_dialect_name(number).decode() for number in dialects[:count]]
        self.compare(row["text"], "accepting", json.loads(row["recognised"])["accepted"], accepted)
        if record["ok"]:
            self.resolve(row, dialect, text, record)

    def resolve(self, row, dialect, text, record):
        self.names.start(record, row["dialect"])
        expected = json.loads(row["resolved"])
        resolved = expected.get("resolved")
        warnings = 0
        for place, wanted in enumerate(resolved if isinstance(resolved, list) else [resolved]):
            constraint = Constraint()
            status = self.library.constraint_grammar_resolve_at(
                dialect, text, len(text), byref(self.names.environment), place, byref(constraint),
                ctypes.sizeof(constraint))
            self.compare(row["text"], "resolve status", expected["ok"], status == 0)
            if status != 0:
                return
            self.compare(row["text"], "resolved", wanted, self.resolved(constraint, text))
            warnings += constraint.warning_count
        self.compare(row["text"], "warnings", len(expected["warnings"]), warnings)

    def resolved(self, constraint, text):
        attribute = self.library.constraint_grammar_attribute_name
        members = {
            "firstItem": self.names.name(constraint.first_item),
            "firstAttribute": attribute(constraint.first_attribute).decode(),
            "relation": self.library.constraint_grammar_relation_sign(constraint.relation).decode(),
            "secondItem": self.names.name(constraint.second_item),
            "secondAttribute": attribute(constraint.second_attribute).decode(),
            "multiplier": constraint.multiplier,
            "constant": constraint.constant,
            "priority": constraint.priority,
            "identifier": self.text(constraint.identifier, text) or None,
        }
        if constraint.is_system_spacing:
            members["isSystemSpacing"] = True
        return members

    @staticmethod
    def told(constraint):
        """The members of a record that a struct has."""
        names = ("left", "relation", "right", "priority", "identifier")
        return {name: constraint.get(name) for name in names}

    @staticmethod
    def node(node):
        role = node.role.decode() if node.role else None
        return (node.name.decode(), role, node.range.offset, node.range.length, node.kind == TOKEN, node.depth)

    def nodes(self, tree, depth=0):
        if tree is None:
            return
        yield (tree["name"], tree.get("role"), tree["offset"], tree["length"], "role" in tree, depth)
        for child in tree.get("children", ()):
            yield from self.nodes(child, depth + 1)

    def members(self, equation, text):
        relation = self.library.constraint_grammar_relation_sign(equation.relation).decode()
        return {
            "left": self.side(equation.left, text, "lhs"),
            "relation": relation,
            "right": self.side(equation.right, text, "rhs"),
            "priority": self.value(equation.priority, text) if equation.priority.sign else None,
            "identifier": self.text(equation.identifier, text) or None,
        }

    def side(self, side, text, given):
        name = self.text(side.name, text)
        attribute = self.library.constraint_grammar_attribute_name(side.attribute).decode()
        if side.operand == 5:
            return {"item": None, "attribute": None, "name": name}
        members = {
            "item": [None, name, given, None, "superview"][side.operand],
            "attribute": attribute if side.operand in (1, 2, 4) else None,
            "multiplier": self.operation(side.multiplier, text),
            "constant": self.operation(side.constant, text),
        }
        if side.operand == 3:
            members["metric"] = name
        return members

    def operation(self, operation, text):
        if operation.sign == 0:
            return None
        members = {"operator": chr(operation.sign), "value": self.value(operation, text)}
        if operation.kind == 3:
            members["isSystemSpacing"] = True
        return members

    def value(self, operation, text):
        name = self.text(operation.name, text)
        return [operation.number, name, "-" + name, None][operation.kind]

    @staticmethod
    def text(place, text):
        return text[place.offset:place.offset + place.length].decode("utf-8")


def explain(library, corpus):
    """Compares what is told of each log of a corpus with the explanation beside it, but for how often it was found."""
    function = library.constraint_grammar_explain
    function.argtypes = [c_char_p, c_size_t, c_int32, c_void_p, c_char_p, c_size_t]
    function.restype = c_ssize_t
    differences = 0
    paths = sorted(pathlib.Path(corpus).glob("*.log"))
    for path in paths:
        text = path.read_bytes()
        told = set(path.with_suffix(".explanation").read_text(encoding="utf-8").rstrip("\n").split("\n\n"))
        length = function(text, len(text), 1, None, None, 0)
        buffer = ctypes.create_string_buffer(length + 1)
        function(text, len(text), 1, None, buffer, length + 1)
        explanations = re.sub(r" \(\d+ times\)$", "", buffer.value.decode("utf-8"), flags=re.MULTILINE)
        if not set(explanations.rstrip("\n").split("\n\n")) <= told:
            differences += 1
            print(f"{path.name}: {explanations}", file=sys.stderr)
    print(f"ctypes: {len(paths)} logs, {differences} differences")
    return len(paths) > 0 and differences == 0


def main(table, library, corpus):
    consumer = Consumer(load(library))
    rows = 0
    with open(table, encoding="utf-8") as lines:
        for line in lines:
            consumer.read(json.loads(line))
            rows += 1
    print(f"ctypes: {rows} texts, {consumer.differences} differences in {consumer.results} results")
    is_well_explained = explain(ctypes.CDLL(library), corpus)
    return 0 if rows > 0 and consumer.differences == 0 and is_well_explained else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
