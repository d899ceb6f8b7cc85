import Foundation
import Testing

/// `scan --migrate`
@Suite struct MigrateTests {
  private static let swift = #"""
    import UIKit

    func layOut() {
      let views = ["title": title, "icon": icon]
      view.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[title]-8-[icon(20@750)]|", metrics: nil, views: views))
    }

    func others() {
      let views = makeViews()
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[title]", metrics: nil, views: views))
      view.pin("V:[title]", to: icon)
    }

    """#

  private static let migrated = #"""
    import UIKit

    func layOut() {
      let constraint1 = icon.widthAnchor.constraint(equalToConstant: 20)
      constraint1.priority = .init(rawValue: 750)
      view.addConstraints(
        [
          title.leadingAnchor.constraint(equalTo: title.superview!.leadingAnchor),
          icon.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          constraint1,
          icon.superview!.trailingAnchor.constraint(equalTo: icon.trailingAnchor)
        ])
    }

    func others() {
      let views = makeViews()
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[title]", metrics: nil, views: views))
      view.pin("V:[title]", to: icon)
    }

    """#

  private static let objectiveC = #"""
    [view addCompactConstraint:@"title.width = icon.width * 2" metrics:nil views:@{@"title": title, @"icon": icon}];

    """#

  private static let notes = """
    View.swift:11:42: note: left as it is: what 'views' stands for is not written out in this function

    """

  private static func summary(_ calls: Int, _ remaining: Int) -> String {
    "2 files, 3 strings (2 visual-format, 1 compact-constraint-2021), "
      + "\(calls) call\(calls == 1 ? "" : "s") migrated, \(remaining) left alone, no mistake\n"
  }

  private func app() throws -> TemporaryFolder {
    try TemporaryFolder(texts: ["View.swift": Self.swift, "Old.m": Self.objectiveC])
  }

  private func migrate(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["scan", "--color=never", "--migrate", "anchors"] + options, in: folder)
  }

  /// The diff is what comes out, and the rest goes to standard error.
  @Test func writesADiffThatGitTakes() throws {
    let folder = try app()
    let outcome = try migrate(folder)
    #expect(outcome.status == 0 && outcome.diagnostics == Self.notes + Self.summary(2, 1))
    #expect(outcome.output.hasPrefix("--- a/Old.m\n+++ b/Old.m\n@@ -1,1 +1,3 @@\n-[view addCompactConstraint:"))
    #expect(try folder.text("View.swift") == Self.swift)
    try Data(outcome.output.utf8).write(to: folder.url("diff"))
    #expect(try CommandLineTool.runShell("git apply diff", in: folder) == .init())
    #expect(try folder.text("View.swift") == Self.migrated)
    #expect(
      try folder.text("Old.m") == #"""
        NSLayoutConstraint *constraint1 = [title.widthAnchor constraintEqualToAnchor:icon.widthAnchor multiplier:2];
        constraint1.identifier = @"title.width = icon.width * 2";
        [view addConstraint:constraint1];

        """#)
  }

  @Test func changesTheSourcesOnce() throws {
    let folder = try app()
    #expect(
      try migrate(folder, "--write") == .init(output: Self.summary(2, 1), diagnostics: Self.notes))
    #expect(try folder.text("View.swift") == Self.migrated)
    let again = """
      2 files, 1 string (1 visual-format), 0 calls migrated, 1 left alone, no mistake

      """
    let notes = Self.notes.replacing(":11:", with: ":17:")
    #expect(try migrate(folder, "--write") == .init(output: again, diagnostics: notes))
    #expect(try migrate(folder, "--quiet") == .init(diagnostics: notes))
    #expect(try folder.text("View.swift") == Self.migrated)
  }

  /// What a text has wrong is reported as without the option.
  @Test func reportsMistakes() throws {
    let folder = try TemporaryFolder(texts: [
      "View.swift": "x = NSLayoutConstraint.constraints(withVisualFormat: \"[a\", metrics: nil, views: [\"a\": a])\n"
    ])
    #expect(
      try migrate(folder)
        == .init(
          status: 1,
          diagnostics: """
            View.swift:1:57: error: expected '(' or ']', but the text ends here
            x = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: ["a": a])
                                                                    ^
            hint: write ']' here
            View.swift:1:24: note: left as it is: its text has a mistake
            1 file, 1 string (1 visual-format), 0 calls migrated, 1 left alone, 1 mistake

            """))
  }

  @Test(arguments: [
    (["--migrate", "anchors", "--fix"], "'--fix' and '--migrate' do not go together"),
    (["--migrate", "anchors", "--format", "sarif"], "'--migrate' goes with the format 'text'"),
    (["--write"], "'--write' goes with '--fix' or '--migrate'"),
  ])
  func usage(options: [String], message: String) throws {
    let outcome = try CommandLineTool.run(["scan"] + options)
    #expect(outcome.status == 64 && outcome.diagnostics.hasPrefix("constraint-grammar: error: \(message)\n"))
  }
}
