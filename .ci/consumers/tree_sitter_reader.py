"""Tree-sitter's program, which TREE_SITTER names, makes a parser of each export and parses texts with it."""

import os

from tree_sitter_highlighter import TreeSitterHighlighter

NAME = "tree-sitter"


def reader(grammars, dialect, work):
    folder = f"{grammars}/tree-sitter/{dialect}"
    if not os.path.isdir(folder):
        raise FileNotFoundError(folder)
    parser = TreeSitterHighlighter(os.environ["TREE_SITTER"], folder, f"{work}/tree-sitter-{dialect}")

    def accepts(text):
        return parser.verdicts([text])[0]

    accepts.all = parser.verdicts
    return accepts
