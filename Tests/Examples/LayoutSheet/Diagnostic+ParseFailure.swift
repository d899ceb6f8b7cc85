import ConstraintGrammar
import GrammarCombinators

extension Diagnostic {
  /// What a failure of the rules around the equations is for a person.
  init(_ failure: ParseFailure, in bytes: [UInt8]) {
    let range = failure.refusal?.range ?? failure.runOn ?? Self.piece(of: bytes, at: failure.offset)
    let found = range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
    let lines = bytes[..<range.lowerBound].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.init(
      code: failure.refusal.map { DiagnosticCode($0.reason) } ?? (found == nil ? .unexpectedEnd : .unexpectedText),
      offset: range.lowerBound, length: range.count, line: lines.count,
      column: String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1,
      found: found, expected: failure.expectations.map(\.name), message: Self.message(failure, found), hint: nil)
  }

  private static func message(_ failure: ParseFailure, _ found: String?) -> String {
    let found = found.map { "'\($0)'" }
    if failure.refusal?.reason == .priorityOutOfRange { return "a priority is a number from 1 to 1000" }
    if failure.runOn != nil, let found { return "\(found) is not a priority" }
    let expected = failure.expectations.map { $0.spelling.map { "'\($0)'" } ?? phrase(for: $0.name) }
    let list = [expected.dropLast().joined(separator: ", ")].filter { !$0.isEmpty } + expected.suffix(1)
    return "expected \(list.joined(separator: " or ")), but \(found.map { "found \($0)" } ?? "the text ends here")"
  }

  private static func phrase(for token: String) -> String {
    switch token {
    case "NAME": "the name of a block"
    case "EQUATION": "an equation"
    case "PRIORITY": "a number"
    case "$": "the end of the text"
    default: token
    }
  }

  /// A word, or one character.
  private static func piece(of bytes: [UInt8], at offset: Int) -> Range<Int> {
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    let word = rest.utf8.prefix { WordPart.contains($0) }.count
    return offset..<offset + (word > 0 ? word : rest.prefix(1).utf8.count)
  }
}
