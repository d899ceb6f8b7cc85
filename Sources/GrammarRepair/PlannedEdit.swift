import ByteScanning
import GrammarCombinators

/// A change that is to be made.
struct PlannedEdit: Equatable {
  var edit: TextEdit
  /// Whether it puts in a content that is missing, of which nobody knows what it is: the text goes on behind it.
  var isMadeUp: Bool
}

extension RepairSearch {
  /// The changes on the way to an entry, in the order of the text: what touches is one.
  func edits(upTo last: Int32, in input: Span<UInt8>) -> [PlannedEdit] {
    var changes: [(range: Range<Int>, text: (text: [UInt8], isMadeUp: Bool))] = []
    var index = last
    while index >= 0 {
      let entry = entries[Int(index)]
      if let edit = entry.edit {
        changes.insert((Int(edit.start)..<Int(edit.end), texts[Int(edit.text)]), at: 0)
      }
      index = entry.parent
    }
    var edits: [PlannedEdit] = []
    for change in changes {
      let replacement = String(decoding: change.text.text, as: UTF8.self)
      if let last = edits.indices.last, edits[last].edit.range.upperBound == change.range.lowerBound {
        edits[last].edit.range = edits[last].edit.range.lowerBound..<change.range.upperBound
        edits[last].edit.replacement += replacement
        edits[last].isMadeUp = edits[last].isMadeUp || change.text.isMadeUp
      } else {
        let edit = TextEdit(range: change.range, replacement: replacement)
        edits.append(PlannedEdit(edit: edit, isMadeUp: change.text.isMadeUp))
      }
    }
    return edits.map { PlannedEdit(edit: apart($0.edit, in: input), isMadeUp: $0.isMadeUp) }
  }

  /// A change that keeps the words around it apart, and leaves no two blanks where one was.
  private func apart(_ edit: TextEdit, in input: Span<UInt8>) -> TextEdit {
    var edit = edit
    let before = edit.range.lowerBound > 0 ? input[edit.range.lowerBound - 1] : UInt8(ascii: " ")
    let after = input.byte(at: edit.range.upperBound) ?? UInt8(ascii: " ")
    guard let first = edit.replacement.utf8.first, let last = edit.replacement.utf8.last else {
      if WordPart.contains(before), WordPart.contains(after) { edit.replacement = " " }
      if before == UInt8(ascii: " "), after == UInt8(ascii: " "), edit.range.upperBound < input.count {
        edit.range = edit.range.lowerBound..<edit.range.upperBound + 1
      }
      return edit
    }
    if WordPart.contains(before), WordPart.contains(first) { edit.replacement = " " + edit.replacement }
    if WordPart.contains(after), WordPart.contains(last) { edit.replacement += " " }
    return edit
  }
}
