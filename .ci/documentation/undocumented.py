"""Fails if a public symbol of a module has no comment: undocumented.py MODULE FOLDER-OF-SYMBOL-GRAPHS"""

import json
import pathlib
import sys


def needs_comment(symbol):
    # Additions to a type of another module, and what comes with a conformance, are documented where they come from.
    if symbol["kind"]["identifier"] == "swift.extension" or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
        return False
    # An initialiser without parameters says nothing that its type does not.
    return symbol["pathComponents"][-1] != "init()"


module, folder = sys.argv[1:]
graphs = [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]
symbols = [symbol for graph in graphs for symbol in graph["symbols"] if needs_comment(symbol)]
if not symbols:
    sys.exit(f"{module}: there is no public symbol at all")
missing = [symbol for symbol in symbols if not symbol.get("docComment")]
for symbol in missing:
    location = symbol.get("location", {})
    line = location.get("position", {}).get("line", -1) + 1
    print(f"{location.get('uri', module)}:{line}: {'.'.join(symbol['pathComponents'])} has no comment", file=sys.stderr)
print(f"check-documentation: {module}: {len(symbols)} public symbols, {len(missing)} without a comment")
sys.exit(bool(missing))
