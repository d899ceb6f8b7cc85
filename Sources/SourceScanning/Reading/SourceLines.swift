import ConstraintGrammar
import GrammarCombinators
import Spelling

/// Where the lines of a source begin.
package struct SourceLines: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let starts: [Int]

  /// How many Unicode scalars begin before each block, so that a line may be as long as the source.
  private let scalars: [Int]
  private static let blockLength = 256

  /// - Complexity: linear in the length of the source.
  package init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    var count = 0
    scalars = stride(from: 0, through: bytes.count, by: Self.blockLength).map { start in
      defer { count += Self.scalars(in: bytes[start..<min(start + Self.blockLength, bytes.count)]) }
      return count
    }
  }

  /// The line and the column of a place, both from 1 on; the column counts Unicode scalars.
  ///
  /// - Complexity: logarithmic in the number of lines, whatever their lengths are.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.count(below: offset + 1)
    // A mark at the beginning takes no column, as a byte does not that goes on with a scalar.
    let start = line == 1 ? bytes.span.byteOrderMarkLength : starts[line - 1]
    let end = max(start, min(offset, bytes.count))
    return (line, scalars(before: end) - scalars(before: start) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    return scalars[block] + Self.scalars(in: bytes[block * Self.blockLength..<offset])
  }

  /// A byte that goes on with a scalar does not count.
  private static func scalars(in bytes: ContiguousArray<UInt8>.SubSequence) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// A diagnostic about a text, at its place in the source.
  ///
  /// - Parameter places: where each byte of the text stands in the source, then where the text ends.
  func placed(_ diagnostic: Diagnostic, _ places: [Int]) -> Diagnostic {
    func offset(_ offset: Int) -> Int { places[min(offset, places.count - 1)] }
    func end(_ end: Int, from start: Int) -> Int { end > start ? offset(end - 1) + 1 : offset(start) }
    let start = offset(diagnostic.offset)
    let (line, column) = place(of: start)
    // What a value, an escape or the end of a piece stands in the middle of can't be changed in place.
    let isMovable = diagnostic.fixIts.allSatisfy { fixIt in
      let range = fixIt.offset..<fixIt.offset + fixIt.length
      return range.allSatisfy { places[$0] + 1 == places[$0 + 1] }
        && !fixIt.replacement.utf8.contains { $0 == 34 || $0 == 92 }
    }
    let fixIts = (isMovable ? diagnostic.fixIts : []).map { fixIt in
      let range = offset(fixIt.offset)..<max(offset(fixIt.offset), end(fixIt.offset + fixIt.length, from: fixIt.offset))
      return FixIt(
        offset: range.lowerBound, length: range.count, column: place(of: range.lowerBound).column,
        endColumn: place(of: range.upperBound).column, replacement: fixIt.replacement, certainty: fixIt.certainty)
    }
    return Diagnostic(
      code: diagnostic.code, offset: start,
      length: max(0, end(diagnostic.offset + diagnostic.length, from: diagnostic.offset) - start), line: line,
      column: column, found: diagnostic.found, expected: diagnostic.expected, message: diagnostic.message,
      hint: diagnostic.hint, fixIts: fixIts, severity: diagnostic.severity)
  }
}
