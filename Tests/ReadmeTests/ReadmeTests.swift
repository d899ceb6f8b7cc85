import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Foundation
import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing

/// The README says what the code does: its Swift code is that of `Examples.swift`, which is run here.
@Suite struct ReadmeTests {
  @Test func theSwiftCodeIsThatOfTheExamples() throws {
    let readme = try text(at: "../../README.md")
    // The manifest is that of a package, which `.ci/check-client` makes and builds.
    let shown = blocks(of: readme, from: "```swift\n", to: "```\n").filter { !$0.contains("import PackageDescription") }
    // What needs UIKit or AppKit is compiled where there is a stand-in.
    let tested = try ["Examples.swift", "../AdapterTests/ReadmeExampleTests.swift"].flatMap {
      blocks(of: try text(at: $0), from: "// README: begin\n", to: "// README: end")
    }
    #expect(shown.sorted() == tested.map(unindented).sorted())
  }

  @Test func aFirstEquationPrintsWhatIsSaid() throws {
    let output = Output()
    try useTheLibrary(output)
    #expect(output.lines == ["view1 width ==", "view1.width = view2.width * 0.9 + 5"])
  }

  @Test func aVisualFormatIsRead() throws {
    let output = Output()
    try readAVisualFormat(output)
    #expect(
      output.lines == [
        "title height 44.0 700.0", "button top 8.0 1000.0", "page bottom 20.0 1000.0", "[2, 9]",
        "V:[title]-gap-[button]",
      ])
  }

  @Test func aDialectIsChosenAtRunTime() throws {
    let output = Output()
    try chooseADialect(output)
    #expect(output.lines.count == 3)
    #expect(output.lines.first == #"1 ["a.width = b.width / 2"]"#)
    #expect(output.lines.dropFirst().first?.hasPrefix("layout.txt:2:") == true)
    #expect(output.lines.last == #"["visual-format", "compact-constraint-2021"]"#)
  }

  @Test func aDialectOfOnesOwnParsesPrintsAndExports() throws {
    let equation = try Equation("button is 44", in: widths)
    #expect(try widths.print(equation) == "button is 44")
    #expect(try widths.language.ebnf().contains("equation    ::= IDENTIFIER \"is\" NUMERAL\n"))
    #expect(widths.grammar.problems == [])
  }

  @Test func aDialectIsEmbeddedInAHost() throws {
    let output = Output()
    try embedADialect(output)
    #expect(output.lines == ["[false, true]"])
  }

  @Test func aValueIsMade() throws {
    let output = Output()
    try makeAValue(output)
    #expect(output.lines == ["528.0"])
  }

  @Test func aLanguageOfOnesOwnIsRead() throws {
    let output = Output()
    try readALanguageOfOnesOwn(output)
    #expect(
      output.lines == [
        "width 44.0", "height 12.0",
        "1:19: error: expected '=', but found ':'\nwidth = 44; height: 12\n                  ^",
      ])
  }

  @Test func anEquationBecomesAConstraint() throws {
    let output = Output()
    try resolveAnEquation(output)
    #expect(
      output.lines == [
        "button height 0.625 8.0", "1:17: error: there is no view called 'buton' (did you mean 'button'?)", "true",
        "button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.625, constant: gap)",
      ])
  }

  @Test func theErrorIsAsPrinted() throws {
    let readme = try text(at: "../../README.md")
    let source = "view1.left + 20 = superview.left"
    let diagnostic = #expect(throws: Diagnostic.self) { try Equation(source, in: .expressionFormat) }
    let printed = try #require(diagnostic).rendered(in: source, file: "<argument 1>")
    #expect(readme.contains("\"\n\(printed)```\n"))
  }

  @Test func theTableListsTheDialects() throws {
    // A bar inside a table is escaped.
    let rows = Dialect.all.map {
      "| `\($0.name)` | \($0.library) | `\($0.sample.replacingOccurrences(of: "|", with: "\\|"))` |\n"
    }
    #expect(try text(at: "../../README.md").contains(rows.joined()))
  }

  @Test(arguments: [
    ("What the grammars leave to the parser", DiagnosticCode.all),
    ("What keeps an equation from being a constraint", DiagnosticCode.layout),
    ("What keeps a constraint from UIKit and AppKit", DiagnosticCode.platform),
    ("What keeps an equation from being translated", DiagnosticCode.translation),
  ])
  func theGrammarPageListsTheCodes(heading: String, codes: [DiagnosticCode]) throws {
    let page = try text(at: "../../Grammar/README.md")
    let section = try #require(blocks(of: page, from: "\n## \(heading)\n", to: "\n## ").first)
    let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(listed.sorted() == codes.map(\.rawValue).sorted())
  }

  private func text(at path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func blocks(of text: String, from opening: String, to closing: String) -> [String] {
    text.components(separatedBy: opening).dropFirst().map { $0.components(separatedBy: closing)[0] }
  }

  private func unindented(_ block: String) -> String {
    let lines = block.components(separatedBy: "\n")
    let indentation = lines.first.map { $0.prefix { $0 == " " }.count } ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
