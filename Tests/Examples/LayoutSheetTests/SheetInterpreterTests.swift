import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import Testing

@testable import LayoutSheet

/// A host with comments: its interpreter, which explains what is wrong, reads what its parser reads.
@Suite("The interpreter of a sheet") struct SheetInterpreterTests {
  @Test(arguments: Dialect.documented)
  func readsWhatTheParserReads(_ dialect: Dialect) {
    let sheet = LayoutSheet.grammar(of: dialect)
    let interpreter = Interpreter(sheet.syntax)
    let texts = Self.texts("/* a */ a /**/ {/* */\(dialect.sample) /*b*/ @1;\n \(dialect.sample); } /* c */ b{}")
    var accepted = 0
    for text in texts {
      var (parsed, walked) = (Cursor(), Cursor())
      let isParsed = sheet.parse(ContiguousArray<UInt8>(text).span, &parsed) != nil && !parsed.isStopped
      let isWalked = interpreter.accepts(ContiguousArray<UInt8>(text).span, from: &walked)
      let failure = sheet.explain(ContiguousArray<UInt8>(text).span, from: Cursor(), by: interpreter)
      // What the dialect refuses beyond its grammar is a sheet all the same.
      let isRefused = !isParsed && failure.refusal != nil
      #expect(isWalked == isParsed || isRefused, "\(String(decoding: text, as: UTF8.self))")
      #expect(walked.offset == parsed.offset || !isParsed, "\(String(decoding: text, as: UTF8.self))")
      if isParsed { accepted += 1 }
    }
    #expect(accepted > 10 && accepted < texts.count - 10)
  }

  /// A text, its beginnings, and what becomes of it without a byte or with another one.
  private static func texts(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return [bytes]
      + bytes.indices.flatMap { index -> [[UInt8]] in
        let (start, rest) = (bytes[..<index], bytes[(index + 1)...])
        return [Array(start), Array(start + rest), start + Array("*".utf8) + rest, start + Array("/".utf8) + rest]
      }
  }
}
