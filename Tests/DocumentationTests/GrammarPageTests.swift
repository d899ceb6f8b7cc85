import ConstraintGrammar
import ConstraintLayout
import Foundation
import TestMaterial
import Testing

@Suite("The page of the folder Grammar") struct GrammarPageTests {
  @Test(arguments: [
    ("What the grammars leave to the parser", DiagnosticCode.all),
    ("What keeps an equation from being a constraint", DiagnosticCode.layout),
    ("What keeps a constraint from UIKit and AppKit", DiagnosticCode.platform),
    ("What keeps an equation from being translated", DiagnosticCode.translation),
  ])
  func codes(heading: String, codes: [DiagnosticCode]) throws {
    let page = try Repository.text(of: "Grammar/README.md")
    let section = try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(listed.sorted() == codes.map(\.rawValue).sorted())
  }
}
