import Foundation
import TestMaterial
import Testing

/// The pages that the tool has of itself; what stands on them is in `Sessions/help.txt`.
@Suite struct HelpTests {
  static let pages = ["", "scan", "explain", "parse", "resolve", "translate", "grammar", "completion", "help"]

  static func page(_ subcommand: String) throws -> String {
    try CommandLineTool.run((subcommand.isEmpty ? [] : [subcommand]) + ["--help"]).output
  }

  /// No line is wider than a terminal, but for command lines, which must not be broken.
  @Test(arguments: pages)
  func width(subcommand: String) throws {
    for line in try Self.page(subcommand).split(separator: "\n") {
      #expect(line.count <= 80 || line.hasPrefix("  constraint-grammar "))
    }
  }

  /// The names of the dialects are the longest list there is.
  @Test(arguments: pages)
  func dialectsStandOnce(subcommand: String) throws {
    #expect(try Self.page(subcommand).matches(of: /PLVisualAttributeConstraints/).count <= 1)
  }

  /// The command lines under "Examples:".
  static func examples(on page: String) -> [String] {
    guard let start = page.range(of: "Examples:\n")?.upperBound else { return [] }
    return page[start...].split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  constraint-grammar ") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: pages)
  func examplesRun(subcommand: String) throws {
    let folder = try TemporaryFolder(texts: [
      "layout.txt": "view1.left = 10\nview1.top = view2.bottom + 8\n",
      "json.ebnf": "value ::= '[' value? ']'\n",
      "data.json": "[[]]",
      "old.ebnf": "a ::= 'x'+\n",
      "new.ebnf": "a ::= 'x' a?\n",
      "console.txt": "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(57)] Hug:250 CompressionResistance:750>\n",
      "View.swift": "x = NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", views: [\"a\": a])\n",
    ])
    let examples = Self.examples(on: try Self.page(subcommand))
    if !["", "help"].contains(subcommand) { #expect(!examples.isEmpty) }
    for example in examples {
      let outcome = try CommandLineTool.runShell(example, in: folder)
      #expect(outcome.status == 0, "\(example)")
      #expect(!outcome.output.isEmpty, "\(example)")
      // What one of many notations lacks is a note.
      let isNoted = outcome.diagnostics.split(separator: "\n").allSatisfy { $0.hasPrefix("constraint-grammar: note: ") }
      #expect(isNoted, "\(example): \(outcome.diagnostics)")
    }
  }
}
