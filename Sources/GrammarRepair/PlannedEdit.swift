import ByteScanning
import GrammarCombinators

/// A change that is to be made.
struct PlannedEdit: Equatable {
  var edit: TextEdit
  /// Whether it only lets the rest of the text be read, because nobody knows what is meant.
  var isMadeUp: Bool
  /// The number of the habit that it mends.
  var habit: Int?
  /// The number of the match: a place where the habit stands.
  var match: Int32?
  /// What is meant where the habit stands.
  var meant = ""
}

extension RepairSearch {
  /// The changes on the way to an entry, in the order of the text. Changes that touch each other are joined.
  func edits(upTo last: Int32, in input: Span<UInt8>) -> [PlannedEdit] {
    var changes: [Edit] = []
    var index = last
    while index >= 0 {
      let entry = entries[Int(index)]
      if let edit = entry.edit { changes.append(edit) }
      index = entry.parent
    }
    var edits: [PlannedEdit] = []
    func write(_ text: [UInt8], _ start: Int32, _ end: Int32, isMadeUp: Bool = false) {
      let edit = TextEdit(range: Int(start)..<Int(end), replacement: String(decoding: text, as: UTF8.self))
      edits.append(PlannedEdit(edit: edit, isMadeUp: isMadeUp))
    }
    for change in changes.reversed() {
      switch change {
      case .leftOut(let start, let end): write([], start, end)
      case .putIn(let place, let number):
        let token = graph.tokens[Int(number)]
        write(token.text, place, place, isMadeUp: token.sample != nil)
      case .spelled(let start, let end, let number): write(nearest[Int(number)]?.word ?? [], start, end)
      case .habit(let number):
        let match = matches[Int(number)]
        edits += match.edits.map {
          PlannedEdit(
            edit: $0, isMadeUp: !match.isMeant, habit: match.habit, match: number,
            meant: String(decoding: match.text, as: UTF8.self))
        }
      }
    }
    var joined: [PlannedEdit] = []
    for edit in edits {
      guard let last = joined.last, last.habit == edit.habit, touch(last.edit, edit.edit, in: input) else {
        joined.append(edit)
        continue
      }
      joined[joined.count - 1].edit = TextEdit(
        range: last.edit.range.lowerBound..<edit.edit.range.upperBound,
        replacement: last.edit.replacement + edit.edit.replacement)
      joined[joined.count - 1].isMadeUp = last.isMadeUp || edit.isMadeUp
    }
    for index in joined.indices where joined[index].habit == nil {
      let apart = apart(joined[index].edit, in: input)
      let next = index + 1 < joined.count ? joined[index + 1].edit.range.lowerBound : input.count
      if apart.range.upperBound <= next { joined[index].edit = apart }
    }
    return joined
  }

  /// Whether two changes count as one: nothing stands between them, or only white space does and both only leave
  /// something out.
  private func touch(_ first: TextEdit, _ second: TextEdit, in input: Span<UInt8>) -> Bool {
    let between = first.range.upperBound..<second.range.lowerBound
    return between.isEmpty
      || first.replacement.isEmpty && second.replacement.isEmpty
        && between.allSatisfy { WhiteSpace.contains(input[$0]) }
  }

  /// The change with its blanks adjusted: words around it stay apart, and no two blanks stand where one was.
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
