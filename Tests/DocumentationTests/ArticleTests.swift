import Foundation
import TestMaterial
import Testing

/// The articles show code that is compiled and run: every block of theirs stands, line by line, in a file of the tests.
@Suite("The code of the articles") struct ArticleTests {
  /// The pages of all catalogues, by their paths from the root.
  private static let pages: [String] =
    (FileManager.default.enumerator(atPath: Repository.url("Sources").path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/" + $0 }.sorted()

  @Test func thereAreArticles() {
    #expect(Self.pages.count >= 11)
  }

  /// Each article is in the README, and all that the list names is there.
  @Test func theReadmeListsThem() throws {
    let links = try Repository.text(of: "README.md").components(separatedBy: "](").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }
    // The others are about a symbol.
    let articles = try Self.pages.filter { try !Repository.text(of: $0).hasPrefix("# ``") }
    #expect(links.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.sorted() == articles)
    #expect(links.filter { !FileManager.default.fileExists(atPath: Repository.url($0).path) } == [])
  }

  @Test(arguments: pages)
  func swiftIsThatOfTheTests(_ page: String) throws {
    let sources = try [
      "Tests/Examples", "Tests/DocumentationTests", "Tests/ReadmeTests", "Tests/AdapterTests",
      "Tests/SourceScanningTests",
    ]
    .flatMap { try Repository.swiftFiles(in: $0) }.map { try Repository.text(of: $0).lines }
    for block in try blocks(of: page, in: "swift") {
      #expect(sources.contains { $0.containsIndented(block) }, "\(page): \(block.joined(separator: "\n"))")
    }
  }

  /// What is no Swift is run where the README has it.
  @Test(arguments: pages)
  func otherLanguagesAreThoseOfTheReadme(_ page: String) throws {
    let readme = try Repository.text(of: "README.md").lines
    for block in try ["c", "python", "js"].flatMap({ try blocks(of: page, in: $0) }) {
      #expect(readme.containsIndented(block), "\(page): \(block.joined(separator: "\n"))")
    }
  }

  /// What is printed stands in a test that compares it.
  @Test(arguments: pages)
  func textIsThatOfTheTests(_ page: String) throws {
    let sources = try Repository.swiftFiles(in: "Tests/Examples").map { try Repository.text(of: $0).lines }
    for block in try blocks(of: page, in: "text") {
      #expect(sources.contains { $0.containsIndented(block) }, "\(page): \(block.joined(separator: "\n"))")
    }
  }

  private func blocks(of page: String, in language: String) throws -> [[String]] {
    try Repository.text(of: page).components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0].lines
    }
  }
}

extension String {
  fileprivate var lines: [String] { components(separatedBy: "\n") }
}

extension [String] {
  /// Whether lines stand here one after the other, all of them indented alike.
  fileprivate func containsIndented(_ lines: [String]) -> Bool {
    guard let first = lines.first, count >= lines.count else { return false }
    return indices.dropLast(lines.count - 1).contains { start in
      let indentation = self[start].prefix(Swift.max(0, self[start].count - first.count))
      return indentation.allSatisfy { $0 == " " }
        && zip(self[start...], lines).allSatisfy { $0 == $1 || $0 == indentation + $1 && !$1.isEmpty }
    }
  }
}
