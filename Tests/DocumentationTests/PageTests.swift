import ConstraintGrammar
import ConstraintLanguages
import Foundation
import TestMaterial
import Testing

/// The README and the articles show code that is compiled and run: every block of theirs stands, line by line, in a file of
/// the tests. What is typed into a shell is run by the tests of the command line.
@Suite("The code of the README and of the articles") struct PageTests {
  private static let sources: [[String]] = [
    "Tests/Examples", "Tests/DocumentationTests", "Tests/AdapterTests", "Tests/GrammarRepairTests",
    "Tests/SourceScanningTests",
  ].flatMap { (try? Repository.swiftFiles(in: $0)) ?? [] }
    .compactMap { try? Repository.text(of: $0).components(separatedBy: "\n") }

  /// The README lists each article, and all that it links to is there.
  @Test func theReadmeListsThem() throws {
    let readme = try #require(Page.all.first)
    let links = readme.text.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    // The others are about a symbol.
    let articles = Page.all.dropFirst().filter { !$0.text.hasPrefix("# ``") }.map(\.path)
    #expect(Set(links.filter { $0.contains(".docc/") }).sorted() == articles)
    #expect(articles.count > 20)
    let files = links.filter { !$0.hasPrefix("#") }
    #expect(files.filter { !FileManager.default.fileExists(atPath: Repository.url($0).path) } == [])
  }

  @Test func theReadmeIsShort() throws {
    #expect(try Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 300)
  }

  @Test(arguments: Page.all)
  func swiftIsThatOfTheTests(_ page: Page) {
    // The manifest is that of a package, which `.ci/check-client` makes and builds.
    for block in page.blocks(in: "swift") where !block.text.contains("import PackageDescription") {
      let imports = block.lines.prefix { $0.hasPrefix("import ") }
      let code = Array(block.lines.dropFirst(imports.count).drop { $0.isEmpty })
      let isThere = Self.sources.contains { Set(imports).isSubset(of: $0) && $0.containsIndented(code) }
      #expect(isThere, "\(page): \(block.text)")
    }
  }

  @Test("Each program prints what its comments say", arguments: Page.all)
  func programs(of page: Page) throws {
    let programs = page.programs
    let runs = Self.programs[page.path] ?? []
    try #require(programs.count == runs.count)
    for (program, run) in zip(programs, runs) {
      let output = Output()
      try run(output)
      #expect(output.lines == program.said, "\(page)")
    }
  }

  /// `Page` finds the programs that the pages have.
  @Test func allProgramsAreFound() {
    #expect(Self.programs.keys.sorted() == Page.all.filter { !$0.programs.isEmpty }.map(\.path).sorted())
  }

  /// Checks of continuous integration run what is in other languages, on whichever page it is.
  @Test(arguments: [
    ("c", ".ci/check-c"), ("python", ".ci/check-c"), ("js", ".ci/check-wasm"), ("yaml", ".ci/check-scan"),
    ("elisp", ".ci/check-editors"), ("json", ".ci/check-editors"), ("lua", ".ci/check-editors"),
  ])
  func otherLanguages(language: String, script: String) throws {
    #expect(Page.all.flatMap { $0.blocks(in: language) }.count == 1)
    let text = try Repository.text(of: script)
    #expect(["blocks", "example"].contains { text.contains(".ci/documentation/\($0).py \(language) ") })
  }

  /// What is printed stands in a test that compares it. What is typed before it is run by `.ci/check-c`.
  @Test(arguments: Page.all)
  func textIsThatOfTheTests(_ page: Page) {
    for block in page.blocks(in: "text") where block.lines.first?.hasPrefix("$ ") != true {
      #expect(Self.sources.contains { $0.containsIndented(block.lines) }, "\(page): \(block.text)")
    }
  }

  @Test func languages() {
    let known = ["c", "console", "elisp", "js", "json", "lua", "python", "sh", "swift", "text", "yaml"]
    #expect(Set(Page.all.flatMap(\.blocks).map(\.language)).sorted() == known)
  }

  /// What is built by hand is what a check builds.
  @Test func thePlayground() throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("/Playground.md") })
    let lines = try Repository.text(of: ".ci/check-playground").components(separatedBy: "\n")
    let commands = page.blocks(in: "sh").flatMap(\.lines).map { $0.components(separatedBy: "  #")[0] }
    #expect(commands.count == 2)
    #expect(commands.filter { command in !lines.contains { $0.hasPrefix(command) } } == [])
  }

  @Test("The tables list the dialects", arguments: ["README.md", "ChoosingADialect.md"])
  func tables(_ name: String) throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix(name) })
    // A bar inside a table is escaped.
    let rows = Dialect.all.map { "\($0.library) | `\($0.sample.replacingOccurrences(of: "|", with: "\\|"))` |" }
    let lines = page.text.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex(of: "| dialect | library | sample |"))
    #expect(
      lines[(first + 2)...].prefix { $0.hasPrefix("| `") }.map { String($0.split(separator: "` | ", maxSplits: 1)[1]) }
        == rows)
  }

  @Test func theTableOfTheReadmeNamesThem() throws {
    let lines = try #require(Page.all.first).text.components(separatedBy: "\n")
    #expect(Dialect.all.map(\.name).filter { name in !lines.contains { $0.hasPrefix("| `\(name)` | ") } } == [])
  }

  /// What the README tells to depend on is what the manifest of a client depends on, which `.ci/check-client` builds.
  @Test func theDependency() throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("/GettingStarted.md") })
    let manifest = try #require(page.blocks(in: "swift").first)
    let readme = try #require(Page.all.first).text
    let dependency = try #require(readme.firstMatch(of: /`(\.package\(path: "[^"]+"\))`/)).1
    #expect(manifest.text.contains("dependencies: [\(dependency)],"))
  }
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
