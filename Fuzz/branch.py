#!/usr/bin/env python3
"""Plants many faults in one copy of the sources, each as a branch of the program.

    branch.py plant TABLE TREE COPY [NAME…]    plants them in a copy of a tree; prints the number and the name of each
    branch.py refused LOG                      the numbers of those that the compiler has refused, by what it said

The body of a function, or a value, stands there once for each fault in it and once as it is; the environment variable
PLANTED_FAULT, a number, says which one counts. A fault that changes what code is to the compiler, such as the type of a
grammar, can't be a branch, and is left out.
"""

import pathlib
import re
import sys
from typing import NamedTuple

from fault import Sources, table

TYPE = re.compile(r"\b(struct|enum|class|extension|protocol|actor)\s+\w")
FUNCTION = re.compile(r"\b(func\s|init[?(<]|subscript[(<]|var\s+\w+\s*:|(get|set)\s*\{)")
BUILT = re.compile(r"some Parser|Builder\b")
COMBINATOR = re.compile(r"<.*: (Parser|Rule|Token)\b.*>")
STATEMENT = re.compile(r"(return\b|[\w.\[\]]+ ([-+*|&]{0,2}=) |(if|while|for) .*\}$|[\w.]+\(.*\)$)")

FILES = {
    "include/PlantedFault.h": """#include <stdbool.h>

extern int planted_fault;

static inline bool planted_fault_is(int number) { return planted_fault == number; }
""",
    "PlantedFault.c": """#include "PlantedFault.h"
#include <stdlib.h>

int planted_fault;

__attribute__((constructor)) static void read_planted_fault(void) {
  const char *number = getenv("PLANTED_FAULT");
  if (number) planted_fault = atoi(number);
}
""",
}

MANIFEST = """
for target in package.targets where target.type != .plugin { target.dependencies.append("PlantedFault") }
package.targets.append(.target(name: "PlantedFault"))
"""


def depth(line):
    return len(line) - len(line.lstrip())


def is_statement(line):
    """Whether a line is a whole statement that declares nothing; a blank line and a comment pass for one."""
    line = line.strip()
    level = sum((sign in "([{") - (sign in ")]}") for sign in line)
    return not line or line.startswith("//") or level == 0 and bool(STATEMENT.match(line))


class Lines(NamedTuple):
    """Lines of the body of a function: statements, or all between its braces, which `declaration` begins."""

    start: int
    end: int
    declaration: str

    @staticmethod
    def around(lines, start, end, replacing):
        """What is replaced, where it is statements, and the innermost body around it: either may be missing.

        Both are missing in a type, and where each statement is a part of a grammar; the body, where it is copied into each grammar:
        it would double with each level that a grammar has.
        """
        inner = min(depth(line) for line in lines[start : max(end, start + 1)] if line.strip())
        body = None
        for at in range(start - 1, -1, -1):
            line = lines[at]
            if not line.strip() or depth(line) >= inner:
                continue
            inner, begin = depth(line), at
            if not line.endswith("{"):
                continue
            while lines[begin].lstrip().startswith((")", "where ")):
                begin = next(i for i in range(begin - 1, -1, -1) if lines[i].strip() and depth(lines[i]) <= inner)
            declaration = " ".join(line.strip() for line in lines[begin : at + 1])
            if TYPE.search(declaration):
                whole = body and all(is_statement(line) for line in lines[start:end] + replacing)
                is_copied = body and "Cursor" in body.declaration and COMBINATOR.search(declaration)
                return Lines(start, end, "") if whole else None, None if is_copied else body
            if not body and FUNCTION.search(declaration):
                if BUILT.search(lines[begin - 1] + declaration):
                    break
                body = Lines(at + 1, lines.index(" " * inner + "}", at), declaration)
        return None, None

    def planted(self, lines, changes):
        lines = lines[self.start : self.end]
        for at, change in sorted(changes, reverse=True):
            at -= self.start
            replaced = [text for sign, text in change if sign != "+"]
            left = " " * depth(lines[at]) if at < len(lines) else ""
            lines[at : at + len(replaced)] = [left + text for sign, text in change if sign != "-"]
        return lines

    def returning(self, lines):
        """The lines of a body with a `return` where they are one expression."""
        code = [at for at, line in enumerate(lines) if line.strip() and not line.strip().startswith("//")]
        gives = "->" in self.declaration or re.search(r"\bvar\b|\bget\b", self.declaration)
        if not gives or re.match(r"(return|throw|while|for|guard|do|defer)\b", lines[code[0]].strip()):
            return lines
        left = depth(lines[code[0]])
        if any(depth(lines[at]) == left and lines[at].strip()[0] not in ")}].?:&|#" for at in code[1:]):
            return lines
        return [*lines[: code[0]], "return " + lines[code[0]].lstrip(), *lines[code[0] + 1 :]]

    def written(self, lines, faults):
        written = []
        for number, planted in faults.items():
            written += [("} else if" if written else "if") + f" planted_fault_is({number}) {{", *self.returning(planted)]
        return [*written, "} else {", *self.returning(lines[self.start : self.end]), "}"]


class Value(NamedTuple):
    """A value in a line: what stands before it and behind it."""

    start: int
    end: int
    before: str
    behind: str

    ALONE = re.compile(r"(.*\b(?:var|func|init)\b.*? \{ )(.*)( \})$|((?:\w+ )*(?:let|var) \w+(?:: [^=]*)? = )(.*)$")

    @staticmethod
    def differing(old, new, at):
        """The argument in which two lines differ, or all that a line says of something."""
        before = next((index for index in range(min(len(old), len(new))) if old[index] != new[index]), 0)
        alone = Value.ALONE.match(old)
        if alone and not BUILT.search(old):
            found = Value(at, at + 1, alone[1] or alone[4], alone[3] or "")
            return found if len(found.before) <= before and new.endswith(found.behind) else None
        start, level = before - 1, 0
        while start >= 0 and (level > 0 or old[start] not in "([{,:"):
            level += (old[start] in ")]}") - (old[start] in "([{")
            start -= 1
        end, level = start + 1, 0
        while end < len(old) and (level > 0 or old[end] not in ")]},"):
            level += (old[end] in "([{") - (old[end] in ")]}")
            end += 1
        found = Value(at, at + 1, old[: start + 1], old[end:])
        fits = 0 <= start and end < len(old) and new.endswith(found.behind)
        return found if fits and found.of(old) and found.of(new) else None

    def of(self, line):
        return line[len(self.before) : len(line) - len(self.behind)].strip()

    def planted(self, lines, changes):
        ((at, change),) = changes
        kept = [text for sign, text in change if sign != "-"]
        return self.of(kept[self.start - at])

    def written(self, lines, faults):
        value = "".join(f"planted_fault_is({number}) ? ({new}) : " for number, new in faults.items())
        return [f"{self.before} {value}({self.of(lines[self.start].strip())}){self.behind}"]


def places(lines, at, change):
    """Where a change can be planted: as little as can be, and all around it. Either may be missing."""
    old = [text for sign, text in change if sign != "+"]
    new = [text for sign, text in change if sign != "-"]
    narrow, wide = Lines.around(lines, at, at + len(old), new)
    differing = [index for index in range(min(len(old), len(new))) if old[index] != new[index]]
    if not narrow and not wide and len(old) == len(new) and len(differing) == 1:
        narrow = Value.differing(old[differing[0]], new[differing[0]], at + differing[0])
    return narrow or wide, wide


def trimmed(at, change):
    """A change and its place without the lines at both ends that stay."""
    changing = [index for index, (sign, _) in enumerate(change) if sign != " "]
    return at + changing[0], change[changing[0] : changing[-1] + 1]


def clash(one, other):
    return one != other and one.start < other.end and other.start < one.end


def plant(path, tree, copy, *names):
    """Files of the copy that stay as they are keep their dates."""
    sources = Sources(tree)
    faults = {}
    for number, (name, (_, changes)) in enumerate(table(path).items(), 1):
        found = [sources.place([text for sign, text in change if sign != "+"]) for change in changes]
        if name in names and None not in found:
            parts = [
                (file, at, change, *places(sources.lines[file], at, change))
                for file, at, change in ((file, *trimmed(at, change)) for (file, at), change in zip(found, changes))
            ]
            if all(narrow for *_, narrow, _ in parts):
                faults[number, name] = parts
    narrow = {(file, narrow, wide) for parts in faults.values() for file, _, _, narrow, wide in parts}
    clashing = {
        (file, wide)
        for file, one, wide in narrow
        if wide and any(file == place and clash(one, other) for place, other, _ in narrow)
    }
    planted = {file: {} for file in sources.lines}
    for (number, name), parts in faults.items():
        changed = {}
        for file, at, change, narrow, wide in parts:
            place = wide if (file, wide) in clashing else narrow
            changed.setdefault((file, place), []).append((at, change))
        if any(clash(place, other) for file, place in changed for other in planted[file]):
            continue
        for (file, place), inside in changed.items():
            planted[file].setdefault(place, {})[number] = place.planted(sources.lines[file], inside)
        print(number, name)
    for file, branches in planted.items():
        lines = list(sources.lines[file])
        for place in sorted(branches, key=lambda place: place.start, reverse=True):
            lines[place.start : place.end] = place.written(sources.lines[file], branches[place])
        written = "\n".join(["public import PlantedFault", "", *lines] if branches else lines)
        target = pathlib.Path(copy, file.relative_to(tree))
        if target.read_text() != written:
            target.write_text(written)
    module = pathlib.Path(copy, "Sources/PlantedFault")
    if not module.exists():
        (module / "include").mkdir(parents=True)
        for file, text in FILES.items():
            (module / file).write_text(text)
        with open(pathlib.Path(copy, "Package.swift"), "a") as manifest:
            manifest.write(MANIFEST)


def refused(log):
    """The faults of the line of each error, or of the branch that it is in."""
    numbers = set()
    for file, end in re.findall(r"^(/.*?\.swift):(\d+):\d+: error:", pathlib.Path(log).read_text(), re.M):
        lines = pathlib.Path(file).read_text().split("\n")[: int(end)]
        branch = next((line for line in reversed(lines) if "planted_fault_is(" in line), "")
        numbers.update(re.findall(r"planted_fault_is\((\d+)\)", branch))
    print("\n".join(sorted(numbers)))


if sys.argv[1:2] == ["plant"]:
    plant(*sys.argv[2:])
elif sys.argv[1:2] == ["refused"]:
    refused(*sys.argv[2:])
else:
    sys.exit(__doc__)
