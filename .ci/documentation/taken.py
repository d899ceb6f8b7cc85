"""Fails if a public name of a module is one of a module that applications import beside it, where it would be ambiguous, or if
the combinators have more names than a reader can look through:

    taken.py MODULE FOLDER-OF-SYMBOL-GRAPHS FOLDER-OF-THE-TOOLCHAIN'S-SYMBOL-GRAPHS LIST...
"""

import json
import pathlib
import sys

# What has a name of its own: no operator, and no addition to a type of another module.
KINDS = {"class", "enum", "func", "macro", "protocol", "struct", "typealias", "var"}

MOST_NAMES = {"GrammarCombinators": 50}


def top_level_names(folder):
    graphs = [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]
    return {
        symbol["pathComponents"][0].partition("(")[0]
        for graph in graphs
        for symbol in graph["symbols"]
        if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"].removeprefix("swift.") in KINDS
    }


def listed_names(path):
    lines = [line for line in pathlib.Path(path).read_text().splitlines() if not line.startswith("#")]
    return set(" ".join(lines).split())


module, folder, toolchain, *lists = sys.argv[1:]
names = top_level_names(folder)
taken = top_level_names(toolchain).union(*map(listed_names, lists))
missing = {"Array", "Operation", "Predicate", "Group", "UIView", "NSView"} - taken
if missing:
    sys.exit(f"the names that are taken lack {', '.join(sorted(missing))}")
clashes = sorted(names & taken)
for name in clashes:
    print(f"{module}: {name} is also a name of the standard library or of a framework of Apple's", file=sys.stderr)
print(f"check-documentation: {module}: {len(names)} public names, {len(clashes)} of them among {len(taken)} taken ones")
most = MOST_NAMES.get(module, len(names))
if len(names) > most:
    sys.exit(f"{module}: has {len(names)} public names and may have {most}: make one of several, or put what nobody writes into `Parsers`")
sys.exit(bool(clashes))
