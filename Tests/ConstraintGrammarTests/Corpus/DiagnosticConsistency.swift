import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import TestMaterial
import Testing

/// The names of the tokens of each dialect, found out once for thousands of texts.
private let tokenNames = Dictionary(
  uniqueKeysWithValues: Dialect.all.map { ($0.name, Set($0.grammar.tokens.map(\.name))) })

/// Checks what can be said of every diagnostic about every text.
func expectConsistency(of diagnostic: Diagnostic, with bytes: [UInt8], in dialect: Dialect) {
  let mistakes = diagnostic.mistakes
  let places = mistakes.map(\.offset)
  #expect(places == places.sorted(), "in the order of the text")
  for mistake in mistakes { expectConsistency(ofMistake: mistake, with: bytes, in: dialect) }
}

private func expectConsistency(ofMistake diagnostic: Diagnostic, with bytes: [UInt8], in dialect: Dialect) {
  guard 0 <= diagnostic.offset, 0 <= diagnostic.length, diagnostic.offset + diagnostic.length <= bytes.count else {
    Issue.record("\(diagnostic.offset), \(diagnostic.length) is not a part of \(bytes.count) bytes")
    return
  }
  let range = diagnostic.offset..<(diagnostic.offset + diagnostic.length)
  #expect(diagnostic.found == (range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)))
  // A mistake behind another may be about what is missing at the place of a change.
  let isPlace = diagnostic.code == .nestingTooDeep || dialect.statement != nil
  #expect(range.isEmpty == (diagnostic.offset == bytes.count) || isPlace)

  let lines = bytes[..<range.lowerBound].split(separator: 10, omittingEmptySubsequences: false)
  #expect(diagnostic.line == lines.count)
  // A byte that is not UTF-8 counts as one scalar, which the standard library does not do.
  if let before = lines.last.flatMap({ String(exactly: $0) }) {
    #expect(diagnostic.column == before.unicodeScalars.count + 1)
  }

  let grammarCodes: [DiagnosticCode] = [.unexpectedEnd, .unexpectedText, .numberRunsOn, .unicodeSpace, .invalidUTF8]
  let isRefusal = !grammarCodes.contains(diagnostic.code)
  // White space is refused by a grammar, or by what is beyond it.
  #expect(diagnostic.expected.isEmpty == isRefusal || diagnostic.code == .whiteSpace)
  #expect(diagnostic.expected == Array(Set(diagnostic.expected)).sorted())
  let tokens = tokenNames[dialect.name] ?? []
  #expect(diagnostic.expected.allSatisfy { tokens.contains($0) || $0.hasPrefix("\"") || $0 == "$" })
  #expect(DiagnosticCode.all.contains(diagnostic.code))
  #expect(!diagnostic.message.isEmpty && diagnostic.hint != "")
  #expect(!(diagnostic.message + (diagnostic.hint ?? "")).contains("\n"))
}
