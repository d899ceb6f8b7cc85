import GrammarCombinators
import Spelling

/// A change of a text: a part of it, and the replacement.
///
/// The fix-its of a diagnostic belong together. They are in the order of the text and do not overlap. A text becomes valid with
/// the fix-its of all its mistakes.
public struct FixIt: Hashable, Sendable {
  /// The number of UTF-8 bytes before the part.
  public var offset: Int

  /// The length of the part in UTF-8 bytes; 0 where something is only added.
  public var length: Int

  /// The column where the part begins, in Unicode scalars from 1 on.
  public var column: Int

  /// The column behind the part, in the line where it ends.
  public var endColumn: Int

  /// The text that comes in its place; empty where the part is left out.
  public var replacement: String

  /// A change of the part of a text that begins at `offset`.
  public init(offset: Int, length: Int, column: Int, endColumn: Int, replacement: String) {
    self.offset = offset
    self.length = length
    self.column = column
    self.endColumn = endColumn
    self.replacement = replacement
  }

  package init(_ edit: TextEdit, in bytes: Span<UInt8>) {
    self.init(
      offset: edit.range.lowerBound, length: edit.range.count,
      column: TextPlace(of: edit.range.lowerBound, in: bytes).column,
      endColumn: TextPlace(of: edit.range.upperBound, in: bytes).column, replacement: edit.replacement)
  }
}

extension Diagnostic {
  /// The text with the fix-its of all its mistakes applied, which its dialect accepts; `nil` if a mistake has no fix-it.
  ///
  /// - Precondition: `text` is the text that was parsed.
  public func applyingFixIts(to text: String) -> String? {
    let bytes = ContiguousArray(text.utf8)
    return applyingFixIts(to: bytes.span)
  }

  /// The text in UTF-8 with the fix-its of all its mistakes applied, which its dialect accepts; `nil` if a mistake has no
  /// fix-it.
  ///
  /// - Precondition: `bytes` are the text that was parsed.
  public func applyingFixIts(to bytes: Span<UInt8>) -> String? {
    let fixIts = fixItsOfAllMistakes
    if fixIts.isEmpty { return nil }
    let fixed = fixIts.map { TextEdit(range: $0.range, replacement: $0.replacement) }.applied(to: bytes)
    return String(copying: fixed.span, in: fixed.indices)
  }

  /// The fix-its of all mistakes in the order of the text; none where a mistake has none.
  package var fixItsOfAllMistakes: [FixIt] {
    var all: [FixIt] = []
    for mistake in mistakes {
      let fixIts = mistake.fixIts
      if fixIts.isEmpty { return [] }
      all += fixIts
    }
    return all.inOrder { $0.range }
  }
}

extension FixIt {
  fileprivate var range: Range<Int> { offset..<offset + length }
}

/// A change of a text: a range of its bytes and what comes in their place.
package struct TextEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  /// A text with the changes, which are in order and do not overlap.
  package func applied(to bytes: Span<UInt8>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    var end = 0
    for edit in self {
      for index in end..<edit.range.lowerBound { result.append(bytes[index]) }
      result.append(contentsOf: edit.replacement.utf8)
      end = edit.range.upperBound
    }
    for index in end..<bytes.count { result.append(bytes[index]) }
    return result
  }

  /// The changes with others among them, as far as they do not overlap.
  package func adding(_ others: [TextEdit]) -> [TextEdit] {
    var all = self
    for edit in others {
      // What changes more than another includes it.
      all.removeAll { edit.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= edit.range.upperBound }
      if !all.contains(where: { $0.range.overlaps(edit.range) }) { all.append(edit) }
    }
    return all.inOrder
  }

  /// The same in the order of the text; what is put in at one place stays in its order.
  package var inOrder: [TextEdit] { inOrder { $0.range } }

  /// The place in the text before the changes that an offset of the changed text corresponds to.
  package func original(of offset: Int) -> Int {
    var shift = 0
    for edit in self {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      if offset < start + edit.replacement.utf8.count { return edit.range.lowerBound }
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return offset - shift
  }
}

extension Array {
  /// The changes in the order of the text; those at one place stay in their order.
  fileprivate func inOrder(_ range: (Element) -> Range<Int>) -> [Element] {
    sorted { (range($0).lowerBound, range($0).upperBound) < (range($1).lowerBound, range($1).upperBound) }
  }
}
