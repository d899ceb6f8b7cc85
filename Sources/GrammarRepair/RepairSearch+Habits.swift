import ByteScanning
import GrammarCombinators

/// A habit in the text, and what is read in its place.
struct HabitMatch {
  /// The number of the habit.
  let habit: Int
  let cost: Int
  let range: Range<Int>
  let text: ContiguousArray<UInt8>
  let edits: [TextEdit]
  let isMeant: Bool

  /// The number of the first place in ``text``. Each place in the text of each match has a number of its own, for the
  /// keys of situations.
  let base: Int32

  /// - Parameters:
  ///   - template: what comes in its place, in which `{1}` is the first of the pieces.
  ///   - ranges: where the pieces stand, in order; none if the form has no pieces.
  init(
    _ template: String, at place: Int, _ ranges: [Range<Int>], in input: Span<UInt8>, of form: Habit.Form, habit: Int,
    base: Int32
  ) {
    var (edits, text): ([TextEdit], ContiguousArray<UInt8>) = ([], [])
    var (end, new): (Int, [UInt8]) = (place, [])
    func flush(_ next: Int) {
      if next > end || !new.isEmpty {
        edits.append(TextEdit(range: end..<next, replacement: String(decoding: new, as: UTF8.self)))
      }
      new = []
    }
    var rest = Array(template.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let digit = rest.first, rest.dropFirst().first == UInt8(ascii: "}"),
        ranges.indices.contains(Int(digit) - 49)
      else {
        new.append(byte)
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      let piece = ranges[Int(digit) - 49]
      text.append(contentsOf: ContiguousArray(copying: input.extracting(piece)))
      if piece.lowerBound < end {
        new += ContiguousArray(copying: input.extracting(piece))
      } else {
        flush(piece.lowerBound)
        end = piece.upperBound
      }
    }
    range = place..<(ranges.last?.upperBound ?? place)
    flush(range.upperBound)
    self.habit = habit
    self.text = text
    self.edits = edits
    self.base = base
    cost = form.cost
    isMeant = form.isMeant
  }
}

extension RepairSearch {
  /// Goes on with each habit at a place, read as what it stands for.
  mutating func readHabits(
    at place: Int, from index: Int32, _ entry: Entry, _ input: Span<UInt8>
  ) {
    if habits.areSlips, !(firstSlip...max(firstSlip, failure)).contains(place) { return }
    let isBehindInsertion = entry.situation.before.number == Change.putIn.number
    for number in habitNumbers(at: place, input) {
      let match = matches[Int(number)]
      if match.range.isEmpty, isBehindInsertion { continue }
      var next = entry.situation
      next.place = Int32(match.range.upperBound)
      next.isChanged = isOfHabits
      next.before = match.range.isEmpty ? .putIn : .none
      (next.match, next.offset) = match.text.isEmpty ? (-1, 0) : (number, 0)
      add(next, entry.cost + match.cost, index, trusted: 0, .habit(number))
    }
  }

  private mutating func habitNumbers(at place: Int, _ input: Span<UInt8>) -> Range<Int32> {
    if let known = habitRanges[UInt64(place)] { return habitLists[Int(known)] }
    let first = Int32(matches.count)
    for row in habits.rows(before: input.byte(at: place)) {
      let isSlip = habits.habits[row.habit].isSlip
      guard !isSlip || firstSlip <= place && place <= failure, let ranges = textPieces.pieces(of: row.form, at: place),
        !isSlip || ranges.last?.upperBound ?? place >= endBeforeFailure,
        let template = row.form.replacement(textPieces.match(of: ranges, at: place))
      else { continue }
      let match = HabitMatch(template, at: place, ranges, in: input, of: row.form, habit: row.habit, base: nextBase)
      guard !match.edits.isEmpty else { continue }
      nextBase += Int32(match.text.count) + 1
      matches.append(match)
    }
    habitRanges.insert(Int32(habitLists.count), for: UInt64(place))
    habitLists.append(first..<Int32(matches.count))
    return first..<Int32(matches.count)
  }

  /// Goes on with a token of the text that is read in the place of a habit.
  mutating func take(
    _ step: RepairGraph.Step, behind rest: Int32, ofMatchAt index: Int32, _ entry: Entry, _ input: Span<UInt8>
  ) {
    var next = entry.situation
    let match = matches[Int(next.match)]
    let token = graph.tokens[Int(step.token)]
    if token.isEnd { return }
    let text = match.text.span
    walk.offset = Int(next.offset)
    // The ends of white space that are kept are those in the input, so it is skipped anew in this text.
    if step.spacing != Node.none, !walk.skips(step.spacing, text) { walk.offset = Int(next.offset) }
    guard walk.canBegin(token.node, with: text.byte(at: walk.offset)) else { return }
    guard walk.fits(token.node, text) else { return }
    let end = walk.offset
    if end == text.count {
      // A letter or a digit that follows in the input would belong to the same token.
      if let after = input.byte(at: Int(next.place)), WordPart.contains(after), WordPart.contains(text[end - 1]) {
        return
      }
      (next.match, next.offset) = (-1, 0)
    } else {
      next.offset = Int32(end)
    }
    next.stack = stack(behind: step, rest)
    add(next, entry.cost, index, trusted: 0)
  }
}
