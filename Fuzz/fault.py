#!/usr/bin/env python3
"""The faults of Fuzz/faults.txt.

    fault.py list TABLE               their names, each with what is wrong
    fault.py check TABLE TREE         those that do not fit the sources; exit status 1 if there are any
    fault.py plant TABLE TREE NAME    plants one, and prints the files that it has changed

A fault is a line `# NAME: what is wrong`, then changes: lines to replace with `-` before them, lines to replace them by with
`+`, and lines that stay with a blank. Indentation counts for nothing, and no file is named, so a fault survives what moves.
What a change finds stands in exactly one place of Sources. A blank line parts changes and faults.
"""

import pathlib
import sys


def table(path):
    faults, name = {}, None
    for number, line in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
        if line.startswith("# "):
            name, separator, description = line[2:].partition(": ")
            if not separator or name in faults:
                sys.exit(f"{path}:{number}: not a new fault: {line}")
            faults[name] = (description, [[]])
        elif not line:
            if name and faults[name][1][-1]:
                faults[name][1].append([])
        elif name and line[0] in "-+ ":
            faults[name][1][-1].append((line[0], line[1:].strip()))
        elif name:
            sys.exit(f"{path}:{number}: not a line of a change: {line}")
    return {name: (description, [change for change in changes if change]) for name, (description, changes) in faults.items()}


class Sources:
    def __init__(self, tree):
        self.lines, self.places = {}, {}
        for file in sorted(pathlib.Path(tree, "Sources").rglob("*.swift")):
            if any(path.is_symlink() for path in [file, *file.parents]):
                continue
            self.lines[file] = file.read_text().split("\n")
            for at, line in enumerate(self.lines[file]):
                self.places.setdefault(line.strip(), []).append((file, at))

    def place(self, wanted):
        """The file and the number of the line where the wanted lines begin; nothing unless there is exactly one."""
        found = [
            (file, at) for file, at in self.places.get(wanted[0], [])
            if [line.strip() for line in self.lines[file][at : at + len(wanted)]] == wanted
        ]
        return found[0] if len(found) == 1 else None

    def planted(self, changes):
        """The new lines of each file that is changed; nothing if a change does not fit."""
        places = [self.place([text for sign, text in change if sign != "+"]) for change in changes]
        if None in places:
            return None
        changed = {}
        # From the last one up, so that the others stay where they are.
        for (file, at), change in sorted(zip(places, changes), key=lambda pair: pair[0], reverse=True):
            lines = changed.setdefault(file, list(self.lines[file]))
            indentation = ""
            for sign, text in change:
                if sign != "+":
                    indentation = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
                if sign == "-":
                    del lines[at]
                    continue
                if sign == "+":
                    lines.insert(at, indentation + text if text else "")
                at += 1
        return changed


def main(command, path, tree=None, name=None):
    faults = table(path)
    if command == "list":
        for name, (description, _) in faults.items():
            print(f"{name:48} {description}")
    elif command == "check":
        sources = Sources(tree)
        unfit = [name for name, (_, changes) in faults.items() if sources.planted(changes) is None]
        for name in unfit:
            print(f"plant-faults: {name} does not fit the sources", file=sys.stderr)
        sys.exit(1 if unfit else 0)
    elif command == "plant":
        changed = Sources(tree).planted(faults[name][1])
        if changed is None:
            sys.exit(f"plant-faults: {name} does not fit the sources")
        for file, lines in changed.items():
            file.write_text("\n".join(lines))
            print(file.relative_to(tree))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
