"""Reads a WebAssembly module and fails if it imports anything.

    python3 imports.py MODULE
"""

import sys

IMPORTS = 2


def number(data, place):
    """A number in LEB128, and where what follows it begins."""
    result = shift = 0
    while True:
        byte = data[place]
        place += 1
        result |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return result, place


def sections(data):
    if data[:8] != b"\0asm\x01\0\0\0":
        raise SystemExit("this is no WebAssembly module")
    place = 8
    while place < len(data):
        kind = data[place]
        size, start = number(data, place + 1)
        yield kind, data[start:start + size]
        place = start + size


def main(path):
    with open(path, "rb") as file:
        found = dict(sections(file.read()))
    count = number(found[IMPORTS], 0)[0] if IMPORTS in found else 0
    print(f"imports: {count}, in {len(found)} sections")
    return 0 if count == 0 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
