import ConstraintGrammar
import TestMaterial
import Testing

/// Checks what can be said of the fix-its of every diagnostic about every text.
func expectConsistency(ofFixItsOf diagnostic: Diagnostic, with bytes: [UInt8], in dialect: Dialect) {
  for mistake in diagnostic.mistakes {
    var end = 0
    for fixIt in mistake.fixIts {
      #expect(fixIt.offset >= end && fixIt.length >= 0, "in order, and not overlapping")
      #expect(fixIt.length > 0 || !fixIt.replacement.isEmpty)
      end = fixIt.offset + fixIt.length
      guard end <= bytes.count else {
        Issue.record("\(fixIt) is not a part of \(bytes.count) bytes")
        return
      }
      for (offset, column) in [(fixIt.offset, fixIt.column), (end, fixIt.endColumn)] {
        let line = bytes[..<offset].split(separator: 10, omittingEmptySubsequences: false).last ?? []
        if let before = String(exactly: line) { #expect(column == before.unicodeScalars.count + 1) }
      }
    }
  }
  guard let fixed = diagnostic.applyingFixIts(to: ContiguousArray(bytes).span, atLeast: .likely) else { return }
  #expect(dialect.accepts(fixed), "'\(fixed)' is a text of the dialect")
}
