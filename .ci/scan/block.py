"""Prints the one block of code in a page that has a text in it: block.py PAGE TEXT"""

import pathlib
import re
import sys

page, text = sys.argv[1:]
blocks = re.findall(r"^```[a-z]+\n(.*?)^```$", pathlib.Path(page).read_text(), re.MULTILINE | re.DOTALL)
found = [block for block in blocks if text in block]
if len(found) != 1:
    sys.exit(f"{page}: {len(found)} blocks have '{text}' in them")
sys.stdout.write(found[0])
