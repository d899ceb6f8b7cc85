import SentenceGeneration
import SourceScanning
import Testing

@testable import Fuzzing

@Suite struct SourceDraftTests {
  @Test("Each text stands where the draft says, in both languages", arguments: SourceLanguage.allCases)
  func places(_ language: SourceLanguage) {
    var forms: Set<String> = []
    var escapes: Set<String> = []
    for seed in 0..<60 {
      let texts = ["a.left = b.right", "", "é \"quoted\"\n\\ 3"]
      let draft = SourceDraft(texts, language, SeededGenerator(seed: UInt64(seed)))
      let lines = String(decoding: draft.bytes, as: UTF8.self).unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false)
      for entry in draft.entries {
        let opening = lines[entry.line - 1].dropFirst(entry.column - 1).prefix { $0 == "\"" || $0 == "#" }
        #expect(!opening.isEmpty)
        forms.insert(String(String.UnicodeScalarView(opening)))
        // What is no escape is spelled by itself, and whatever stands between two of them is none of the text.
        #expect(entry.spellings.count == entry.text.utf8.count)
        #expect(
          zip(entry.spellings, entry.spellings.dropFirst()).allSatisfy { $0 == $1 || $0.upperBound <= $1.lowerBound })
        for (byte, spelling) in zip(entry.text.utf8, entry.spellings) {
          let written = draft.bytes[spelling]
          #expect(written.elementsEqual([byte]) || written.first == UInt8(ascii: "\\") && written.count > 1)
          escapes.insert(written.count > 1 ? String(decoding: written.prefix(3), as: UTF8.self) : "")
        }
        // Behind it stands its closing mark, or the line of that.
        let closing: UInt8 = opening.reversed().prefix(3).elementsEqual("\"\"\"".unicodeScalars) ? 10 : 34
        #expect(draft.bytes[entry.end] == closing)
      }
      #expect(Set(draft.entries.map { $0.text }).isSuperset(of: texts))
    }
    #expect(forms.isSuperset(of: language == .swift ? ["\"", "\"\"\"", "#\"", "##\""] : ["\"", "\"\""]))
    let codes = language == .swift ? ["\\u{", "\\#u", "\\##"] : ["\\u0", "\\U0"]
    #expect(escapes.isSuperset(of: codes + ["", "\\n", "\\\"", "\\\\"]))
  }
}
