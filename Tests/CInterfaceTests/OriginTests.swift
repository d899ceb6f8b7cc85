import CConstraintGrammar
import Testing

/// Where a text comes from, in reports on it.
@Suite struct OriginTests {
  private static let file = "\u{1B}[31ma\nb:1:1: error"

  @Test func diagnosticsSpellOutWhatDisturbsATerminal() {
    func diagnostics(file: String?) -> String {
      CLibrary.report("?", in: "equations", CONSTRAINT_GRAMMAR_DIAGNOSTICS.rawValue, file: file)
    }
    #expect(diagnostics(file: Self.file).hasPrefix(#"\u{1B}[31ma\nb:1:1: error:7:1: error: "#))
    #expect(diagnostics(file: nil).hasPrefix("<text>:7:1: error: "))
  }

  @Test func recordsHaveTheFile() {
    func record(file: String?) -> String {
      CLibrary.report("width=1", in: "equations", CONSTRAINT_GRAMMAR_RECORD.rawValue, file: file)
    }
    #expect(record(file: Self.file).hasPrefix(#"{"line":7,"file":"\u001b[31ma\nb:1:1: error","dialect":"equations","#))
    #expect(record(file: nil).hasPrefix(#"{"line":7,"file":null,"dialect":"equations","#))
  }
}
