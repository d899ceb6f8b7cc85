import Foundation
import TestMaterial
import Testing

@testable import GrammarExport

/// Whole drawings and a whole page of a grammar with everything that is drawn in a way of its own.
@Suite struct RailroadFileTests {
  private static let folder = "railroad/tracks/"

  @Test func drawings() throws {
    let files = try RailroadPages(of: TrackGrammar.grammar).drawings()
    #expect(
      files.map(\.path) == [
        "text.svg", "block.svg", "counts.svg", "WORDS.svg", "list.svg", "LET.svg", "NAME.svg", "words-token.svg",
        "WHITE_SPACE.svg",
      ])
    for file in files { try ExpectedFile.check(file.text, Self.folder + file.path) }
  }

  @Test func page() throws {
    let page = try RailroadPages(of: TrackGrammar.grammar).index(
      named: "tracks", about: "a grammar with <everything>", sample: "let a \"<&>\" = b")
    try ExpectedFile.check(page, Self.folder + "index.html")
  }

  /// No file is left behind of what is no longer written.
  @Test func noOtherFiles() throws {
    let folder = Repository.url(ExpectedFile.folder + Self.folder).path
    let files = try RailroadPages(of: TrackGrammar.grammar).drawings().map(\.path) + ["index.html"]
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == Set(files))
  }
}
