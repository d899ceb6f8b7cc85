"""Fails if a module's page lists symbols that no topic of its names: uncurated.py MODULE ARCHIVE"""

import json
import pathlib
import sys

module, archive = sys.argv[1:]
page = json.loads((pathlib.Path(archive) / "data/documentation" / f"{module.lower()}.json").read_text())
sections = page["topicSections"]
if not sections:
    sys.exit(f"{module}: its page has no topics")
left_over = [name for section in sections if section.get("generated") for name in section["identifiers"]]
for name in left_over:
    print(f"{module}: no topic names {name.rsplit('/', 1)[-1]}", file=sys.stderr)
named = sum(len(section["identifiers"]) for section in sections) - len(left_over)
print(f"check-documentation: {module}: {len(sections)} topics name {named} pages, {len(left_over)} are left over")
sys.exit(bool(left_over))
