"""Prints the one block of code of a language that has a text in it, of all in the README and in the articles.

    python3 blocks.py LANGUAGE TEXT
"""

import collections
import pathlib
import re
import sys

Block = collections.namedtuple("Block", "page language text section")


def pages():
    """The README and the pages of all catalogues, in the order of their paths."""
    root = pathlib.Path(__file__).parents[2]
    return [root / "README.md"] + sorted(root.glob("Sources/*/*.docc/*.md"))


def blocks():
    """The blocks between fences, in order; their section is the number of headings before them."""
    for page in pages():
        section = 0
        for match in re.finditer(r"^```(\w*)\n(.*?)^```$|^#+ ", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            if match[2] is None:
                section += 1
            else:
                yield Block(page, match[1], match[2], section)


def block(language, text=""):
    """The one block of a language with a text in it, and those behind it on its page."""
    every = list(blocks())
    found = [index for index, block in enumerate(every) if block.language == language and text in block.text]
    if len(found) != 1:
        sys.exit(f"{len(found)} blocks of {language} have '{text}' in them")
    first, *others = every[found[0] :]
    return first, [other for other in others if other.page == first.page]


if __name__ == "__main__":
    sys.stdout.write(block(*sys.argv[1:])[0].text)
