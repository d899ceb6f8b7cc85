import Foundation
import Testing

/// `scan`
@Suite struct ScanTests {
  private static let swift = #"""
    let views = ["title": title, "icon": icon]
    NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", options: [], metrics: nil, views: views)
    NSLayoutConstraint.constraints(withVisualFormat: "V:|[titel]|", options: [], metrics: nil, views: views)

    """#

  private static let objectiveC = #"""
    [view addCompactConstraint:@"title.left = icon.right + 8" metrics:nil views:views];
    [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];

    """#

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(texts: [
      "View.swift": Self.swift, "Old.m": Self.objectiveC, "notes.txt": "constraints(withVisualFormat: \"x\")",
      ".hidden.swift": Self.swift, "Generated.swift": Self.swift, ".gitignore": "# made\n/Generated.swift\n",
    ])
    try FileManager.default.createDirectory(at: folder.url("build"), withIntermediateDirectories: true)
    try Data(Self.swift.utf8).write(to: folder.url("build/Made.swift"))
    return folder
  }

  private func scan(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["scan", "--color=never"] + options, in: folder)
  }

  private static let connection = """
    View.swift:2:64: error: the connection has no '-' at its end
    …ayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", options: [], metrics: nil, views: views)
                                                                 ^
    hint: a distance stands between two '-', as in '-8-'

    """

  private static let view = """
    View.swift:3:55: error: there is no view called 'titel'
    NSLayoutConstraint.constraints(withVisualFormat: "V:|[titel]|", options: [], metrics: nil, views: views)
                                                          ^~~~~
    hint: did you mean 'title'?

    """

  @Test func reportsMistakesAndCounts() throws {
    #expect(
      try scan(try app())
        == .init(
          status: 1,
          output: """
            2 files, 4 strings (3 visual-format, 1 compact-constraint-2021), 2 mistakes, 1 not checked (1: what it stands \
            for is not written in this file)

            """, diagnostics: Self.connection + Self.view))
  }

  @Test func leavesOutWhatIsNamed() throws {
    #expect(
      try scan(try app(), "--exclude", "View.swift", "--quiet") == .init())
    #expect(
      try scan(try app(), "--include", "Old.m")
        == .init(
          output: """
            1 file, 2 strings (1 compact-constraint-2021, 1 visual-format), no mistake, 1 not checked (1: what it stands \
            for is not written in this file)

            """))
  }

  @Test func writesObjectsForPrograms() throws {
    #expect(
      try scan(try app(), "--format", "ndjson", "--include", "Old.m", "--all")
        == .init(
          output: """
            {"file":"Old.m","line":1,"column":29,"dialect":"compact-constraint-2021","text":"title.left = icon.right + 8",\
            "status":"ok","diagnostics":[]}
            {"file":"Old.m","line":2,"column":49,"dialect":"visual-format","text":"","status":"not-checked",\
            "reason":"what it stands for is not written in this file","diagnostics":[]}

            """))
  }

  @Test func annotatesWorkflows() throws {
    #expect(
      try scan(try app(), "--format", "github")
        == .init(
          status: 1,
          output: """
            ::error file=View.swift,line=2,col=64,title=unexpected-text::the connection has no '-' at its end%0Aa distance \
            stands between two '-', as in '-8-'
            ::error file=View.swift,line=3,col=55,title=unknown-view::there is no view called 'titel'%0Adid you mean \
            'title'?

            """))
  }

  /// What a file is called does nothing to a terminal, and what is not UTF-8 has no diff.
  @Test func oddFiles() throws {
    let source = "rule(withVisualFormat: \"H:|-[a]-8[b]\", views: v)\n"
    let odd = try TemporaryFolder(texts: ["a\u{1B}[31m.swift": source])
    #expect(
      try scan(odd, "--format", "github").output
        == #"""
        ::error file=a\u{1B}[31m.swift,line=1,col=34,title=unexpected-text::the connection has no '-' at its end%0Aa \#
        distance stands between two '-', as in '-8-'

        """#)
    let latin = try TemporaryFolder(["Old.swift": Array("// \u{0}\n".utf8).map { $0 == 0 ? 0xE9 : $0 } + source.utf8])
    #expect(
      try scan(latin, "--fix")
        == .init(
          status: 1,
          diagnostics: """
            Old.swift: note: it is not in UTF-8, so there is no diff of it; '--write' changes it
            Old.swift:2:34: error: the connection has no '-' at its end
            rule(withVisualFormat: "H:|-[a]-8[b]", views: v)
                                             ^
            hint: a distance stands between two '-', as in '-8-'
            1 file, 1 string (1 visual-format), 0 fixed, 1 mistake

            """))
  }

  @Test func writesSARIF() throws {
    let outcome = try scan(try app(), "--format", "sarif", "--include", "View.swift")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0" && run["columnKind"] as? String == "unicodeCodePoints")
    #expect(results.map { $0["ruleId"] as? String } == ["unexpected-text", "unknown-view"])
    let regions = results.map { result -> [String: Int]? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return location?["region"] as? [String: Int]
    }
    #expect(
      regions == [
        ["startLine": 2, "startColumn": 64, "endLine": 2, "endColumn": 65],
        ["startLine": 3, "startColumn": 55, "endLine": 3, "endColumn": 60],
      ])
  }

  @Test func fixesWhatCanBeFixed() throws {
    let folder = try app()
    let summary = """
      2 files, 4 strings (3 visual-format, 1 compact-constraint-2021), 1 fixed, 1 mistake, 1 not checked (1: what it stands \
      for is not written in this file)

      """
    let fixed = #""H:|-[title]-8-[icon]|""#
    #expect(
      try scan(folder, "--fix")
        == .init(
          status: 1,
          output: #"""
            --- a/View.swift
            +++ b/View.swift
            @@ -1,3 +1,3 @@
             let views = ["title": title, "icon": icon]
            -NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", options: [], metrics: nil, views: views)
            +NSLayoutConstraint.constraints(withVisualFormat: \#(fixed), options: [], metrics: nil, views: views)
             NSLayoutConstraint.constraints(withVisualFormat: "V:|[titel]|", options: [], metrics: nil, views: views)

            """#, diagnostics: Self.view + summary))
    #expect(try folder.text("View.swift") == Self.swift)
    #expect(try scan(folder, "--fix", "--write") == .init(status: 1, output: summary, diagnostics: Self.view))
    #expect(try folder.text("View.swift") == Self.swift.replacing(#""H:|-[title]-8[icon]|""#, with: fixed))
  }

  @Test func goesOnWhereAFileCannotBeRead() throws {
    let folder = try app()
    let outcome = try CommandLineTool.run([
      "scan", "--color=never", folder.url("none.swift").path, folder.url("Old.m").path,
    ])
    #expect(
      outcome
        == .init(
          status: 66,
          output: """
            1 file, 2 strings (1 compact-constraint-2021, 1 visual-format), no mistake, 1 not checked (1: what it stands \
            for is not written in this file)

            """,
          diagnostics: """
            constraint-grammar: error: can't read '\(folder.url("none.swift").path)': No such file or directory

            """))
  }
}
