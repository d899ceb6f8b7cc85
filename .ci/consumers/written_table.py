"""Writes a table of texts of a grammar from a file: sentences and damaged ones, with what the tool says of them.

    written_table.py TOOL GRAMMAR NAME COUNT

TOOL is constraint-grammar, GRAMMAR a file, NAME what the table calls the language, and COUNT how many sentences there are; each
is there a second time with a character left out, doubled or replaced, or with a piece left out.
"""

import json
import random
import subprocess
import sys

tool, grammar, name, count = sys.argv[1:5]


def run(*arguments, text=""):
    """The lines that the tool writes, given a text to read."""
    command = [tool, *arguments, "--from", grammar]
    output = subprocess.run(command, input=text, stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [line for line in output.split("\n") if line.strip()]


def damaged(text, chance):
    at, other = sorted(chance.randrange(len(text)) for _ in range(2))
    return chance.choice(
        [
            text[:at] + text[at + 1 :],
            text[:at] + text[at] + text[at:],
            text[:at] + chance.choice(text + "ax1 .:<>\"'?$@-_") + text[at + 1 :],
            text[:at] + text[other:],
        ])


sentences = run("generate", "--count", count, "--size", "60")
chance = random.Random(1)
texts = sentences + [text for text in (damaged(sentence, chance) for sentence in sentences) if text.strip()]
for line in run("parse", "--format", "ndjson", text="\n".join(texts) + "\n"):
    row = json.loads(line)
    print(json.dumps({"dialect": name, "verdict": "accepted" if row["ok"] else "rejected", "text": row["text"]}))
