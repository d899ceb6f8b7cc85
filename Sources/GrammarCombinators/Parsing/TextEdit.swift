extension ParseFailure {
  /// A change of a text: a range of its bytes and what comes in their place.
  public struct TextEdit: Hashable, Sendable {
    /// The range of the text, in UTF-8 offsets; empty where something is only put in.
    public var range: Range<Int>

    /// What comes in its place.
    public var replacement: String

    /// A change of a range of a text.
    public init(range: Range<Int>, replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// The same change of a text that has so many bytes more before it.
    package func moved(by count: Int) -> TextEdit {
      TextEdit(range: range.lowerBound + count..<range.upperBound + count, replacement: replacement)
    }
  }
}

package typealias TextEdit = ParseFailure.TextEdit

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

  /// These changes and some others. A change that overlaps an earlier one is left out, unless it includes that.
  package func adding(_ others: [TextEdit]) -> [TextEdit] {
    var all = self
    for edit in others {
      // A larger change takes the place of those that it includes.
      all.removeAll { edit.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= edit.range.upperBound }
      if !all.contains(where: { $0.range.overlaps(edit.range) }) { all.append(edit) }
    }
    return all.inOrder
  }

  /// The changes in the order of the text. Several insertions at one place stay in their order.
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
  package func inOrder(_ range: (Element) -> Range<Int>) -> [Element] {
    sorted { (range($0).lowerBound, range($0).upperBound) < (range($1).lowerBound, range($1).upperBound) }
  }
}
