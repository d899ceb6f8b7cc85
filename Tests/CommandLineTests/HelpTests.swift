import Foundation
import TestMaterial
import Testing

/// What the tool says of itself, as files in `HelpPages/`.
///
/// With the environment variable `RECORD_HELP` set to anything, the files are written anew; what has changed is then to be
/// read with `git diff`:
///
///     RECORD_HELP=1 swift test --filter HelpTests
@Suite struct HelpTests {
  static let pages = [
    ("tool.txt", ["--help"]), ("scan.txt", ["scan", "--help"]), ("parse.txt", ["parse", "--help"]),
    ("resolve.txt", ["resolve", "--help"]),
    ("translate.txt", ["translate", "--help"]), ("grammar.txt", ["grammar", "--help"]),
    ("completion.txt", ["completion", "--help"]), ("help.txt", ["help", "--help"]),
  ]

  @Test(arguments: pages)
  func page(file: String, arguments: [String]) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.isEmpty)
    let path = "Tests/CommandLineTests/HelpPages/" + file
    if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
      try outcome.output.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let expected = try Repository.text(of: path)
    #expect(outcome.output == expected, "\(comparison(expected: expected, actual: outcome.output))")
  }

  @Test func waysToAsk() throws {
    let parse = try CommandLineTool.run(["parse", "--help"])
    #expect(try CommandLineTool.run(["parse", "-h"]) == parse)
    #expect(try CommandLineTool.run(["help", "parse"]) == parse)
    #expect(try CommandLineTool.run(["parse", "--frobnicate", "--help"]) == parse)
    let tool = try CommandLineTool.run(["--help"])
    #expect(try CommandLineTool.run(["help"]) == tool)
    #expect(try CommandLineTool.run(["-h"]) == tool)
    #expect(try CommandLineTool.run([]) == .init(status: 64, diagnostics: tool.output))
  }

  @Test func version() throws {
    let outcome = try CommandLineTool.run(["--version"])
    #expect(outcome.output.wholeMatch(of: /constraint-grammar \d+\.\d+\.\d+\n/) != nil)
    #expect(outcome.status == 0)
  }

  /// No line is wider than a terminal, but for command lines, which must not be broken.
  @Test(arguments: pages)
  func width(file: String, arguments: [String]) throws {
    for line in try CommandLineTool.run(arguments).output.split(separator: "\n") {
      #expect(line.count <= 80 || line.hasPrefix("  constraint-grammar "))
    }
  }

  /// The command lines under "Examples:".
  static func examples(on page: String) -> [String] {
    guard let start = page.range(of: "Examples:\n")?.upperBound else { return [] }
    return page[start...].split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  constraint-grammar ") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: pages)
  func examplesRun(file: String, arguments: [String]) throws {
    let folder = try TemporaryFolder(texts: [
      "layout.txt": "view1.left = 10\nview1.top = view2.bottom + 8\n",
      "json.ebnf": "value ::= '[' value? ']'\n",
      "data.json": "[[]]",
      "View.swift": "x = NSLayoutConstraint.constraints(withVisualFormat: \"[a(3)]\", views: [\"a\": a])\n",
    ])
    let examples = Self.examples(on: try CommandLineTool.run(arguments).output)
    if !["tool.txt", "help.txt"].contains(file) { #expect(!examples.isEmpty) }
    for example in examples {
      let outcome = try CommandLineTool.runShell(example, in: folder)
      #expect(outcome.status == 0, "\(example)")
      #expect(!outcome.output.isEmpty, "\(example)")
      #expect(outcome.diagnostics.isEmpty, "\(example)")
    }
  }
}
