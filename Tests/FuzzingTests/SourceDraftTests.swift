import SentenceGeneration
import SourceScanning
import Testing

@testable import Fuzzing

@Suite struct SourceDraftTests {
  @Test("Each text stands where the draft says, in both languages", arguments: SourceLanguage.allCases)
  func places(_ language: SourceLanguage) {
    var forms: Set<String> = []
    for seed in 0..<60 {
      let texts = ["a.left = b.right", "", "é \"quoted\"\n\\ 3"]
      let draft = SourceDraft(texts, language, SeededGenerator(seed: UInt64(seed)))
      let lines = String(decoding: draft.bytes, as: UTF8.self).unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false)
      for entry in draft.entries {
        let opening = lines[entry.line - 1].dropFirst(entry.column - 1).prefix { $0 == "\"" || $0 == "#" }
        #expect(!opening.isEmpty)
        forms.insert(String(String.UnicodeScalarView(opening)))
      }
      #expect(Set(draft.entries.map { $0.text }).isSuperset(of: texts))
    }
    #expect(forms.isSuperset(of: language == .swift ? ["\"", "\"\"\"", "#\"", "##\""] : ["\"", "\"\""]))
  }
}
