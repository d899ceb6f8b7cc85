"""Writes a table of texts and results as strings with their lengths, for programs that read no JSON.

    python3 flatten.py TABLE > FLAT
"""

import json
import struct
import sys


def strings(row):
    keys = ("dialect", "text", "parsed", "traced", "explanation", "recognised", "resolved", "fixed")
    yield from (row[key] for key in keys)
    yield from row["translated"]


with open(sys.argv[1], encoding="utf-8") as table:
    for line in table:
        for string in strings(json.loads(line)):
            encoded = string.encode("utf-8")
            sys.stdout.buffer.write(struct.pack("<I", len(encoded)) + encoded)
