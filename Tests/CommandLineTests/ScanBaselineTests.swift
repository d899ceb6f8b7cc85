import Foundation
import Testing

/// `scan --baseline`, `--summary` and what is shown of a long run.
@Suite struct ScanBaselineTests {
  private static let source = #"""
    add(constraints(withVisualFormat: "V:|[titel]|", metrics: nil, views: ["title": title]))
    add(constraints(withVisualFormat: "V:|[a]", metrics: nil, views: ["a": a, "b": b]))

    """#

  private static let mistake = """
    View.swift:1:40: error: there is no view called 'titel'
    add(constraints(withVisualFormat: "V:|[titel]|", metrics: nil, views: ["title": title]))
                                           ^~~~~
    hint: did you mean 'title'?

    """

  private static let warning = """
    View.swift:2:76: warning: no constraint string names 'b'
    …(withVisualFormat: "V:|[a]", metrics: nil, views: ["a": a, "b": b]))
                                                                 ^
    hint: leave it out, or name it

    """

  private static let counts = "1 file, 2 strings (2 visual-format)"

  private func app() throws -> TemporaryFolder { try TemporaryFolder(texts: ["View.swift": Self.source]) }

  private func scan(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["scan", "--color=never"] + options, in: folder)
  }

  private func write(_ text: String, _ name: String, _ folder: TemporaryFolder) throws {
    try text.write(to: folder.url(name), atomically: true, encoding: .utf8)
  }

  @Test func aWarningIsNoMistake() throws {
    let folder = try app()
    #expect(
      try scan(folder)
        == .init(
          status: 1, output: Self.counts + ", 1 mistake, 1 warning\n", diagnostics: Self.mistake + Self.warning))
    try write(Self.source.replacing("titel", with: "title"), "View.swift", folder)
    #expect(try scan(folder, "-q") == .init(diagnostics: Self.warning))
    #expect(
      try scan(folder, "--format", "github")
        == .init(
          output: """
            ::warning file=View.swift,line=2,col=76,title=unused-key::no constraint string names 'b'%0Aleave it out, or \
            name it

            """))
    #expect(
      try scan(folder, "--format", "ndjson")
        == .init(
          output: """
            {"file":"View.swift","line":2,"column":35,"dialect":"visual-format","text":"V:|[a]","status":"ok",\
            "diagnostics":[],"warnings":[{"code":"unused-key","offset":164,"length":1,"line":2,"column":76,"found":"b",\
            "expected":[],"message":"no constraint string names 'b'","hint":"leave it out, or name it","fixIts":[]}]}

            """))
  }

  @Test func reportsOnlyWhatIsNew() throws {
    let folder = try app()
    #expect(
      try scan(folder, "--baseline", "known.json", "--write-baseline")
        == .init(output: Self.counts + ", no mistake, 2 in the baseline\n"))
    #expect(
      try folder.text("known.json") == #"""
        {
          "findings": [
            {"file": "View.swift", "code": "unknown-view", "text": "V:|[titel]|", "count": 1},
            {"file": "View.swift", "code": "unused-key", "text": "b", "count": 1}
          ]
        }

        """#)
    // Where it stands in its file does not count, and from where the file is named.
    try write("\n\n" + Self.source, "View.swift", folder)
    #expect(
      try scan(folder, "--baseline", "known.json", "./View.swift")
        == .init(output: Self.counts + ", no mistake, 2 in the baseline\n"))
    // How often counts.
    try write(Self.source + Self.source, "View.swift", folder)
    let outcome = try scan(folder, "--baseline", "known.json", "--format", "github")
    #expect(
      outcome
        == .init(
          status: 1,
          output: """
            ::error file=View.swift,line=3,col=40,title=unknown-view::there is no view called 'titel'%0Adid you mean 'title'?
            ::warning file=View.swift,line=4,col=76,title=unused-key::no constraint string names 'b'%0Aleave it out, or \
            name it

            """))
  }

  @Test func tellsWhatIsStale() throws {
    let folder = try app()
    try write("// nothing", "Other.swift", folder)
    #expect(try scan(folder, "--baseline", "known.json", "--write-baseline", "-q") == .init())
    try write(Self.source.replacing("titel", with: "title"), "View.swift", folder)
    let stale = """
      constraint-grammar: note: View.swift: 'unknown-view' in 'V:|[titel]|' is in the baseline and no more in the source
      constraint-grammar: hint: to write the baseline anew, add: --write-baseline

      """
    let done = ", no mistake, 1 in the baseline\n"
    #expect(
      try scan(folder, "--baseline", "known.json")
        == .init(output: "2 files, 2 strings (2 visual-format)" + done, diagnostics: stale))
    #expect(try scan(folder, "--baseline", "known.json", "--quiet") == .init())
    // Of a file that was not looked at nothing is known, unless there is none.
    #expect(
      try scan(folder, "--baseline", "known.json", "Other.swift")
        == .init(output: "1 file, 0 strings, no mistake, 0 in the baseline\n"))
    try FileManager.default.removeItem(at: folder.url("View.swift"))
    #expect(
      try scan(folder, "--baseline", "known.json", "Other.swift").diagnostics.split(separator: "\n").count == 3)
  }

  @Test func saysWhatIsWrongWithABaseline() throws {
    let folder = try app()
    try write("[", "known.json", folder)
    func error(_ options: String...) throws -> String {
      let outcome = try CommandLineTool.run(["scan"] + options, in: folder)
      #expect(outcome.output == "")
      return "\(outcome.status) " + outcome.diagnostics.prefix { !$0.isNewline }
    }
    #expect(
      try error("--baseline", "known.json") == """
        64 constraint-grammar: error: the baseline in 'known.json' is wrong: known.json:1:2: error: expected a number, a \
        string, '[', ']', 'false', 'null', 'true' or '{', but the text ends here
        """)
    #expect(
      try error("--baseline", "none.json")
        == "66 constraint-grammar: error: can't read 'none.json': No such file or directory")
    #expect(
      try error("--write-baseline") == "64 constraint-grammar: error: '--write-baseline' goes with '--baseline'")
    #expect(
      try error("--baseline", "b", "--write-baseline", "--fix")
        == "64 constraint-grammar: error: '--write-baseline' and '--fix' do not go together")
    #expect(
      try error("--summary", "--format", "sarif")
        == "64 constraint-grammar: error: '--summary' goes with the format 'text'")
  }

  @Test func countsByKindAndFile() throws {
    let folder = try app()
    for number in 1...11 { try write(Self.source, "More\(number).swift", folder) }
    #expect(
      try scan(folder, "--summary")
        == .init(
          status: 1,
          output: """
            findings by kind:
              12  unknown-view
              12  unused-key
            findings by file:
               2  More1.swift
               2  More10.swift
               2  More11.swift
               2  More2.swift
               2  More3.swift
               2  More4.swift
               2  More5.swift
               2  More6.swift
               2  More7.swift
               2  More8.swift
               4  in 2 more
            12 files, 24 strings (24 visual-format), 12 mistakes, 12 warnings

            """))
    #expect(
      try CommandLineTool.run(["scan", "--summary"], in: try TemporaryFolder())
        == .init(output: "0 files, 0 strings, no mistake\n"))
  }

  @Test func showsOnATerminalHowFarItIs() throws {
    let folder = try TemporaryFolder(
      texts: Dictionary(uniqueKeysWithValues: (101...199).map { ("\($0).swift", "// nothing\n") }))
    try write(Self.source, "View.swift", folder)
    let start = "\r\u{1B}[K"
    let outcome = try CommandLineTool.runOnTerminal(["scan", "--color=never"], in: folder)
    #expect(
      outcome.diagnostics == start + "looking for calls: 100 files" + start + Self.mistake + Self.warning)
    let quiet = try CommandLineTool.runOnTerminal(["scan", "--color=never", "-q"], in: folder)
    #expect(quiet.diagnostics == Self.mistake + Self.warning)
  }
}
