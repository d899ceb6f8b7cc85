"""Fails unless a log is SARIF 2.1.0, and its places are those of the sources: sarif.py SCHEMA LOG

The schema is this project's own, and has what the standard requires of the parts that are written. The model of another
project reads the log too. What a finding's region holds is looked up in the source, by Unicode scalars.
"""

import json
import pathlib
import sys
import urllib.parse

import jsonschema
import sarif_pydantic

schema, log = map(pathlib.Path, sys.argv[1:])
text = log.read_text()
value = json.loads(text)
validator = jsonschema.Draft7Validator(json.loads(schema.read_text()), format_checker=jsonschema.FormatChecker())
errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]
if errors:
    sys.exit("\n".join(errors))
(run,) = sarif_pydantic.Sarif.model_validate_json(text).runs
rules = [rule.id for rule in run.tool.driver.rules or []]


def part(source, region):
    lines = source.split("\n")
    assert region.start_line == region.end_line, region
    return lines[region.start_line - 1][region.start_column - 1 : region.end_column - 1]


count = 0
for result in run.results or []:
    place = result.locations[0].physical_location
    path = pathlib.Path(urllib.parse.unquote(place.artifact_location.uri.removeprefix("file://")))
    source = path.read_text()
    assert result.rule_id in rules, result.rule_id
    quoted = result.message.text.split("'")[1::2]
    if result.rule_id in ("unknown-view", "unused-key"):
        assert part(source, place.region) == quoted[0], (part(source, place.region), quoted)
    count += 1
assert count > 0, "no finding"
print(f"check-scan: {count} findings, each with its place")
