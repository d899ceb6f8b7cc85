import ConstraintGrammar
import ConstraintLayout
import SourceScanning
import TestMaterial
import Testing

@Suite struct CodeTests {
  private static let page = "https://host/codes"

  private func published(_ capabilities: String, _ options: String) -> String {
    var editor = Editor()
    _ = editor.ask("initialize", #"{"capabilities":\#(capabilities),"initializationOptions":\#(options)}"#)
    editor.open("x(withVisualFormat: \"[a\", views: [\"a\": a])")
    return editor.takeTold().joined()
  }

  /// A code is a link where the user has said where the page of codes is, and the client takes it.
  @Test func links() {
    let (takes, page) = (
      #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#,
      #"{"pageOfCodes":"\#(Self.page)"}"#
    )
    let link = #""code": "unexpected-end", "codeDescription": {"href": "https://host/codes#unexpected-end"}, "#
    #expect(published(takes, page).contains(link))
    #expect(published("{}", page).contains(#""code": "unexpected-end", "source""#))
    for options in ["null", "{}", #"{"pageOfCodes":7}"#, "[]"] {
      #expect(published(takes, options).contains(#""code": "unexpected-end", "source""#))
    }
  }

  /// The article has a section on each code that the server tells, and no other.
  @Test func article() throws {
    let text = try Repository.text(of: "Sources/constraint-grammar/constraint-grammar.docc/DiagnosticCodes.md")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    let codes = DiagnosticCode.all + DiagnosticCode.layout + [.unusedKey]
    #expect(headings == codes.map { $0.rawValue } + ["grammar", "conflict"])
  }
}
