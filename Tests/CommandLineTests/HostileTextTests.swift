import Foundation
import TestMaterial
import Testing

/// Texts that would colour a terminal, move its cursor, turn the direction of writing or pass for a line of their own.
///
/// They stand in sources, settings, baselines, grammars, arguments and the names of files.
@Suite struct HostileTextTests {
  private static let evil = "\u{1B}[31m\u{9B}2K\u{7}\u{7F}\u{85}\u{202E}\u{2066}\u{2028}\u{2029}\r"
  private static let forged = evil + "\nforged.swift:1:1: error: forged"

  /// What stands in its place, and in the place of the forged line.
  private static let shown =
    #"\u{1B}[31m\u{9B}2K\u{7}\u{7F}\u{85}\u{202E}\u{2066}\u{2028}\u{2029}\r"#
  private static let shownLine = shown + #"\nforged.swift:1:1: error: forged"#

  private static let escaped =
    #"\u001b[31m\u009b2K\u0007\u007f\u0085\u202e\u2066\u2028\u2029\r\nforged.swift:1:1: error: forged"#

  private static func folder() throws -> TemporaryFolder {
    let source = """
      func layOut() {
        add(NSLayoutConstraint.constraints(withVisualFormat: "H:|[w]|", metrics: nil, views: ["w": foo\(evil)(1)]))
        add(NSLayoutConstraint.constraints(withVisualFormat: "[a\(evil)]", metrics: nil, views: ["b": b]))
        add(NSLayoutConstraint.constraints(withVisualFormat: "|[a\u{202E}b]|", metrics: nil, views: ["a\u{202E}c": b]))
        add(NSLayoutConstraint.constraints(withVisualFormat: "H: |[a]|", metrics: nil, views: ["a": a])) // \(evil)
        add(NSLayoutConstraint.constraints(withVisualFormat: "|[c]|", metrics: nil, views: ["c": c, "\(evil)": c]))
        add(NSLayoutConstraint.constraints(withVisualFormat: "|[c]|", metrics: nil, views: views\u{202E}))
      }

      """
    let grammar = "start ::= '\(evil)' | '\(evil.dropLast())' [\(evil)]* | \"a\u{202E}\" \"a\"\nunused ::= '\(evil)'\n"
    let finding = #"{"file": "\#(escaped)", "code": "\#(escaped)", "text": "\#(escaped)", "count": 1}"#
    return try TemporaryFolder(
      texts: [
        "View.swift": source, forged + ".swift": source, "hostile.ebnf": grammar, forged + ".ebnf": grammar,
        "mistaken.ebnf": "start ::= '\(evil) \(evil)\n", forged + ".txt": "a\(evil).left = \(evil)\n",
        "setting.json": #"{"\#(escaped)": 1}"#, "dialect.json": #"{"dialects": {"\#(escaped)": "equations"}}"#,
        "call.json": #"{"calls": [{"name": "\#(escaped)", "text": 0, "dialect": "equations"}]}"#,
        "text.json": "{\"a\(evil)\": 1}", "known.json": #"{"findings": [\#(finding)]}"#,
        "member.json": #"{"\#(escaped)": []}"#,
      ])
  }

  private static func controls(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch (scalar, scalar.properties.generalCategory) {
      case ("\n", _): false
      case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator): true
      case ("\u{202A}"..."\u{202E}", _), ("\u{2066}"..."\u{2069}", _): true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }

  /// What reaches people and, where programs read it, has a form that can spell characters.
  private static let commands: [[String]] =
    [
      ["scan"], ["scan", "--summary"], ["scan", "--format", "ndjson", "--all"], ["scan", "--format", "github"],
      ["scan", "--format", "sarif"], ["scan", "--settings", "call.json"],
      ["scan", "--baseline", "known.json"], ["scan", "--baseline", "member.json"], ["scan", forged + ".ebnf"],
      ["scan", "--settings", "setting.json"], ["scan", "--settings", "dialect.json"],
      ["scan", "--settings", "text.json"], ["scan", "--settings", forged + ".ebnf"],
      ["scan", "--settings", "call.json", "--print-settings"],
      ["grammar", "--from", "mistaken.ebnf"], ["grammar", "--check", "--from", forged + ".ebnf"],
      ["grammar", "--from", forged + ".ebnf"], ["grammar", "--from", forged + ".ebnf", "--rule", forged],
      ["grammar", "--from", forged + ".ebnf", "--format", "json"],
      ["grammar", "--from", forged + ".ebnf", "--format", "lark"],
      ["grammar", "--from", forged + ".ebnf", "--format", "antlr4"],
      ["grammar", "--from", forged + ".ebnf", "--format", "abnf"],
      ["grammar", "--from", forged + ".ebnf", "--format", "gbnf"],
      ["grammar", "--from", forged + ".ebnf", "--format", "peg"],
      ["parse", "--from", forged + ".ebnf", "--file", forged + ".txt"],
      ["parse", "--from", forged + ".ebnf", evil, "a\u{202E}", forged],
      ["parse", "--from", forged + ".ebnf", "--format", "json", evil, "a\u{202E}", forged],
      ["parse", "--file", forged + ".txt"], ["parse", "--tree", "--file", forged + ".txt"],
      ["parse", "--whole", "--format", "ndjson", "--file", forged + ".txt"],
      ["parse", forged, "a\u{202E}.left = b\u{9B}.right"], ["help", forged], [forged], ["parse", "--\(forged)"],
      ["parse", forged + ".txt"],
      ["resolve", "--dialect", "visual-format", "[\(forged)]", "[a\u{202E}(b)]", "--views", "a"],
      ["resolve", "--dialect", "compact-constraint", "a\u{202E}.left = b\u{9B}"],
      ["resolve", "--dialect", "compact-constraint", "--metric", forged + "=8", "a.left = b"],
    ]
    + ["anchors", "swift", "visual-format", "compact-constraint"].map {
      ["translate", "--from", "visual-format", "--to", $0, "[a\u{202E}]-\(evil)-[b]", "[\(forged)]"]
    }
    + [
      ["translate", "--from", "formula-style", "--to", "equations", "a\u{202E}[.left] == \(evil)"],
      ["generate", "--from", "mistaken.ebnf"], ["generate", "--dialect", forged],
    ]

  @Test(arguments: commands) func reachNoChannel(arguments: [String]) throws {
    let outcome = try CommandLineTool.run(arguments, in: try Self.folder())
    #expect(Self.controls(outcome.output) == [])
    #expect(Self.controls(outcome.diagnostics) == [])
    let lines = (outcome.output + outcome.diagnostics).split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.filter { $0.hasPrefix("forged") } == [])
  }

  /// A result that programs read as it is says it as it is, but to nobody who looks at a terminal.
  @Test(arguments: [
    ["scan", "--fix", "--exclude", forged + ".swift"],
    ["scan", "--migrate", "anchors", "--exclude", forged + ".swift"],
    ["parse", "--fix", "--file", forged + ".txt"], ["generate", "--from", "hostile.ebnf"],
    ["parse", "--fix", "--dialect", "equations", "width = 8 \u{2028}"], ["scan", "--format", "ndjson"],
  ]) func reachNoTerminal(arguments: [String]) throws {
    let outcome = try CommandLineTool.runOnTerminal(arguments, in: try Self.folder(), withOutput: true)
    // Styles are the tool's own.
    let text = outcome.diagnostics.replacing(/\u{1B}\[[0-9;]*m|\r\u{1B}\[K/, with: "").replacing("\r\n", with: "\n")
    #expect(!text.isEmpty)
    #expect(Self.controls(text) == [])
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("forged") } == [])
  }

  @Test func notesOfAMigration() throws {
    let outcome = try CommandLineTool.run(
      ["scan", "--migrate", "anchors", "-q", "--include", "View.swift"], in: try Self.folder())
    let notes = outcome.diagnostics.split(separator: "\n").filter { $0.contains(": note: ") }
    let unknown = "note: left as it is: what '"
    #expect(
      notes == [
        "View.swift:2:26: \(unknown)[\"w\": foo\(Self.shown)(1)]' stands for is not written out in this function",
        "View.swift:3:26: note: left as it is: its text has a mistake",
        "View.swift:4:26: note: left as it is: its text has a mistake",
        "View.swift:5:26: note: left as it is: its text has a mistake",
        #"View.swift:7:26: \#(unknown)views\u{202E}' stands for is not written out in this function"#,
      ])
    #expect(
      outcome.diagnostics.contains("View.swift:6:96: warning: no constraint string names '\(Self.shown)'\n"))
  }

  @Test func staleFindings() throws {
    let outcome = try CommandLineTool.run(
      ["scan", "--baseline", "known.json", "--exclude", "View.swift", "--exclude", Self.forged + ".swift"],
      in: try Self.folder())
    #expect(
      outcome
        == .init(
          output: "0 files, 0 strings, no mistake, 0 in the baseline\n",
          diagnostics: """
            constraint-grammar: note: \(Self.shownLine): '\(Self.shownLine)' in '\(Self.shownLine)' is in the baseline \
            and no more in the source
            constraint-grammar: hint: to write the baseline anew, add: --write-baseline

            """))
  }

  @Test func wrongSettings() throws {
    let outcome = try CommandLineTool.run(["scan", "--settings", "setting.json"], in: try Self.folder())
    #expect(
      outcome
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: the settings in 'setting.json' are wrong: there is no setting \
            '\(Self.shownLine)': there are calls, dialects, include and exclude
            See 'constraint-grammar scan --help'.

            """))
  }
}
