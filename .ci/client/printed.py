"""Fails unless a program has printed some lines, one after the other, whatever else it printed between them.

    python3 printed.py EXPECTED PRINTED
"""

import pathlib
import sys

expected, printed = (pathlib.Path(path).read_text().splitlines() for path in sys.argv[1:])
rest = iter(printed)
for line in expected:
    if line not in rest:
        sys.exit(f"check-client: not printed, or not in its place: {line}")
print(f"check-client: the examples of the README print the {len(expected)} lines that they are said to")
