import TestMaterial

/// The texts that the tests of the dialects have.
enum DialectTexts {
  static func all(of dialects: [String]) throws -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for dialect in dialects {
      for kind in ["accepted", "rejected"] {
        let file = try Repository.text(of: "Tests/ConstraintGrammarTests/Corpora/\(dialect).\(kind).txt")
        texts += try Corpus(reading: file).entries.map { try EscapedText.bytes(of: $0.input) }
      }
    }
    return texts
  }
}
