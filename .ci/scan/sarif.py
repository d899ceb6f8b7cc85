"""Fails unless a log is SARIF 2.1.0, and its places are those of the sources: sarif.py SCHEMA LOG

The schema is the standard's own. What a finding's region holds is looked up in the source, by Unicode scalars.
"""

import json
import pathlib
import sys
import urllib.parse

import jsonschema

schema, log = (json.loads(pathlib.Path(path).read_text()) for path in sys.argv[1:])
assert schema["title"] == "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema", schema["title"]
validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(log)]
if errors:
    sys.exit("\n".join(errors))
(run,) = log["runs"]
rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]


def part(source, region):
    assert region["startLine"] == region["endLine"], region
    return source.split("\n")[region["startLine"] - 1][region["startColumn"] - 1 : region["endColumn"] - 1]


for result in run["results"]:
    place = result["locations"][0]["physicalLocation"]
    source = pathlib.Path(urllib.parse.unquote(place["artifactLocation"]["uri"].removeprefix("file://"))).read_text()
    assert result["ruleId"] in rules, result["ruleId"]
    quoted = result["message"]["text"].split("'")[1::2]
    if result["ruleId"] in ("unknown-view", "unused-key"):
        assert part(source, place["region"]) == quoted[0], (part(source, place["region"]), quoted)
assert run["results"], "no finding"
print(f"check-scan: {len(run['results'])} findings, each with its place")
