import GrammarCombinators

/// A text that is being mended: some changes have been made, others are planned.
struct Draft {
  private(set) var bytes: ContiguousArray<UInt8>

  /// The number of bytes by which the changes so far have made the text longer; below 0 if they have made it shorter.
  private(set) var shift = 0

  /// The place behind the last change that was made.
  private(set) var firstEdit = 0

  /// The changes that are still to be made. Those of one group mend one mistake and are made together.
  private(set) var planned: ArraySlice<[PlannedEdit]> = []
  private(set) var isOnlyOne = false

  init(_ input: Span<UInt8>) { bytes = ContiguousArray(copying: input) }

  mutating func plan(_ mend: RepairSearch.Mend?, _ habits: [Habit]) {
    planned = groups(of: mend?.edits ?? [], habits)[...]
    isOnlyOne = mend?.isOnlyOne ?? false
  }

  /// Makes the next group of planned changes.
  ///
  /// - Returns: the mistake that the group mends; `nil` if no change is planned. The changes of the mistake are those
  ///   of the text as it was given. It has none if one of them is made up.
  mutating func makeNext(for failure: ParseFailure, _ habits: [Habit]) -> Repairer.Mistake? {
    guard let next = planned.popFirst() else { return nil }
    let edits = next.map { $0.edit }
    var mistake = Repairer.Mistake(failure: failure)
    mistake.isOnlyOne = isOnlyOne && !next.contains { isBesideTwoWords($0.edit, countsNumbers: $0.habit == nil) }
    mistake.habit = next[0].habit.map { habits[$0] }
    mistake.meant = next[0].meant
    if !next.contains(where: { $0.isMadeUp }) {
      mistake.edits = edits.map { $0.moved(by: -shift) }
      mistake.isSure = mistake.isOnlyOne && mistake.habit?.isGuess != true && edits.allSatisfy(isIdle)
    }
    let changed = edits.applied(to: bytes.span)
    let grown = changed.count - bytes.count
    firstEdit = edits[edits.count - 1].range.upperBound + grown
    for group in planned.indices {
      for index in planned[group].indices { planned[group][index].edit = planned[group][index].edit.moved(by: grown) }
    }
    shift += grown
    bytes = changed
    return mistake
  }

  /// Whether a change adds something next to a word that may be two words run together: it begins or ends with
  /// another word of the text, or is the same word twice. One of the two may stand in the place of what is missing.
  ///
  /// - Parameter countsNumbers: whether numbers are words. Beside a habit they are not: a habit knows numbers for
  ///   what they are, and one number may begin like another by chance.
  private func isBesideTwoWords(_ edit: TextEdit, countsNumbers: Bool) -> Bool {
    let (place, end) = (edit.range.lowerBound, edit.range.upperBound)
    let isApart = { (place: Int) in bytes.indices.contains(place) && WhiteSpace.contains(bytes[place]) }
    if edit.replacement.utf8.count <= edit.range.count || isApart(place - 1) || isApart(end) { return false }
    var (before, behind) = (place..<place, end..<end)
    while before.lowerBound > 0, WordPart.contains(bytes[before.lowerBound - 1]) {
      before = before.lowerBound - 1..<place
    }
    while behind.upperBound < bytes.count, WordPart.contains(bytes[behind.upperBound]) {
      behind = end..<behind.upperBound + 1
    }
    for word in [before, behind] where !word.isEmpty && word.count % 2 == 0 {
      let middle = word.lowerBound + word.count / 2
      if isRepeated(word.lowerBound..<middle, at: middle) { return true }
    }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, WordPart.contains(bytes[index]) { index += 1 }
      let word = start..<index
      if word.isEmpty { index += 1 }
      let isElsewhere = word.upperBound <= before.lowerBound || word.lowerBound >= behind.upperBound
      guard !word.isEmpty, isElsewhere, countsNumbers || WordStart.contains(bytes[start]) else { continue }
      if word.count < before.count && isRepeated(word, at: place - word.count)
        || word.count < behind.count && isRepeated(word, at: end)
      {
        return true
      }
    }
    return false
  }

  /// Whether the bytes of a range also stand at another place. At least as many bytes must follow that place.
  private func isRepeated(_ range: Range<Int>, at place: Int) -> Bool {
    range.allSatisfy { bytes[$0] == bytes[place + $0 - range.lowerBound] }
  }

  /// Whether a change can be made without asking: it neither takes away nor adds anything with a meaning of its own,
  /// and nothing else can be missing there.
  private func isIdle(_ edit: TextEdit) -> Bool {
    let blank = { (byte: UInt8) in WhiteSpace.contains(byte) }
    guard let old = bytes[edit.range].first(where: { !blank($0) }) else {
      // Before a sign, something else than a divider may be missing.
      let behind = bytes[edit.range.upperBound...].first { !blank($0) }
      let isBeforeSign = behind.map { !WordPart.contains($0) && $0.kindOfSign == .sign } ?? false
      return edit.replacement.utf8.allSatisfy { blank($0) || $0.isDivider && !isBeforeSign || $0.isClosingBracket }
    }
    guard old.isIdle, bytes[edit.range].allSatisfy({ blank($0) || $0 == old }) else { return false }
    let before = bytes[..<edit.range.lowerBound].last { !blank($0) }
    let behind = bytes[edit.range.upperBound...].first { !blank($0) }
    if let new = edit.replacement.utf8.first(where: { !blank($0) }) {
      if old.isDivider, new.isClosingBracket { return behind.map { $0.isClosingBracket } ?? true }
      return new.kindOfSign == old.kindOfSign && (old == UInt8(ascii: ";") || !old.isDivider)
    }
    // The same sign twice in a row was typed twice by mistake. A divider at the end or before a closing bracket is
    // one too many.
    return before == old || behind == old || old.isDivider && (behind.map { $0.isClosingBracket } ?? true)
  }

  /// The changes in groups. Those of one habit are a group. So are those from a change that adds or removes a bracket
  /// to the change that does so at the other end.
  private func groups(of edits: [PlannedEdit], _ habits: [Habit]) -> [[PlannedEdit]] {
    var groups: [[PlannedEdit]] = []
    var index = 0
    while index < edits.count {
      let rest = edits[index...]
      let count: Int
      if let habit = edits[index].habit {
        let isPaired = habits[habit].isPaired
        count = rest.prefix { isPaired ? $0.habit == habit : $0.match == edits[index].match }.count
      } else {
        var depth = 0
        let last = rest.prefix { $0.habit == nil }.indices.first { place in
          let edit = edits[place].edit
          depth += self.depth(of: edit.replacement.utf8) - self.depth(of: bytes[edit.range])
          return depth == 0
        }
        count = (last ?? index) - index + 1
      }
      groups.append(Array(rest.prefix(count)))
      index += count
    }
    return groups
  }

  /// How many brackets more are opened than closed.
  private func depth(of text: some Collection<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1.isOpeningBracket ? 1 : $1.isClosingBracket ? -1 : 0) }
  }
}
