"""Writes a table of texts and results as strings with their lengths, for programs that read no JSON.

    python3 flatten.py TABLE [STEP] > FLAT

With a step, so many rows are gone on by each time.
"""

import itertools
import json
import struct
import sys


def strings(row):
    keys = ("dialect", "text", "parsed", "traced", "explanation", "recognised", "resolved", "fixed")
    yield from (row[key] for key in keys)
    yield from row["translated"]


with open(sys.argv[1], encoding="utf-8") as table:
    for line in itertools.islice(table, 0, None, int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        for string in strings(json.loads(line)):
            encoded = string.encode("utf-8")
            sys.stdout.buffer.write(struct.pack("<I", len(encoded)) + encoded)
