"""The editor babi highlights texts by a TextMate grammar, with Oniguruma as editors have it."""

import json
import os
import shutil
import subprocess

from babi.highlight import Grammars, highlight_line


class TextMateHighlighter:
    def __init__(self, folder, dialect, work):
        self.language = dialect
        with open(f"{folder}/{dialect}.tmLanguage.json", encoding="utf-8") as file:
            assert json.load(file)["scopeName"] == "source." + dialect
        # Here a grammar's file is called like its scope.
        os.makedirs(work, exist_ok=True)
        shutil.copy(f"{folder}/{dialect}.tmLanguage.json", f"{work}/source.{dialect}.json")
        with open(f"{folder}/{dialect}.language-configuration.json", encoding="utf-8") as file:
            configuration = json.load(file)
        # What VS Code does with it.
        script = "if (new RegExp(process.argv[1], 'g').test('')) throw new Error('matches nothing')"
        subprocess.run(["node", "-e", script, configuration["wordPattern"]], check=True)
        self.compiler = Grammars(work).compiler_for_scope("source." + dialect)

    def scopes(self, text):
        """The innermost scope of each character, without the name of the language."""
        state, found = self.compiler.root_state, []
        for number, line in enumerate(text.split("\n")):
            state, regions = highlight_line(self.compiler, state, line + "\n", number == 0)
            scopes = [""] * (len(line) + 1)
            for region in regions:
                for at in range(region.start, region.end):
                    scopes[at] = region.scope[-1].removesuffix("." + self.language)
            found += scopes
        return found[: len(text)]
