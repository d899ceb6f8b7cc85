import ConstraintGrammar
import TestMaterial
import Testing

/// Checks what can be said of the fix-its of every diagnostic about every text.
func expectConsistency(ofFixIts fixIts: [FixIt], of diagnostic: Diagnostic, with bytes: [UInt8], in dialect: Dialect) {
  var end = 0
  for fixIt in fixIts {
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
  guard !fixIts.isEmpty else { return }
  let fixed = diagnostic.applyingFixIts(to: ContiguousArray(bytes).span)
  #expect(fixed.map { dialect.accepts($0) } == true, "'\(fixed ?? "")' is an equation")
}
