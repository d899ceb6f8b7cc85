"""Writes a table of texts and results as strings with their lengths, for programs that read no JSON.

    python3 flatten.py TABLE [STEP [each]] > FLAT

With a step, so many rows are gone on by each time. With "each", every result is a row of its own: the dialect, the text,
which result of the text it is, and the result.
"""

import itertools
import json
import struct
import sys


is_each = sys.argv[3:] == ["each"]


def strings(row):
    keys = ("parsed", "traced", "explanation", "recognised", "resolved", "fixed")
    results = [*(row[key] for key in keys), *row["translated"]]
    if is_each:
        for place, result in enumerate(results):
            yield from (row["dialect"], row["text"], str(place), result)
    else:
        yield from (row["dialect"], row["text"], *results)


with open(sys.argv[1], encoding="utf-8") as table:
    for line in itertools.islice(table, 0, None, int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        for string in strings(json.loads(line)):
            encoded = string.encode("utf-8")
            sys.stdout.buffer.write(struct.pack("<I", len(encoded)) + encoded)
