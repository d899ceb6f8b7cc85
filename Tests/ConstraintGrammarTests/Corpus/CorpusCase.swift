import ConstraintGrammar
import TestMaterial
import Testing

/// An input with what is expected of it.
struct CorpusCase: Sendable, CustomTestStringConvertible {
  let dialect: Dialect
  let title: String

  /// The input as the file has it.
  let input: String

  let expected: String

  var testDescription: String { "\(dialect.name): \(title)" }

  /// What is parsed.
  var bytes: [UInt8] { get throws { try EscapedText.bytes(of: input) } }
}
