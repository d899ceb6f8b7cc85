import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// All that is wrong with a text that is to state any number of constraints.
///
/// The text is mended where it first fails and read again, until it is accepted: what fails then is the next mistake. Where
/// nothing mends it, reading goes on at the next view or connection.
struct Mistakes {
  private(set) var all: [ToldMistake] = []
  private let dialect: Dialect

  /// The text as far as it is mended.
  private var text: ContiguousArray<UInt8>

  /// Where each byte of it stands in the text as it was, then where that ends; below zero for what has been put in.
  private var places: [Int]

  /// More mistakes than these are those of something else than a text of the dialect.
  private static let limit = 50

  /// - Parameter isEquation: whether the text is an equation of another dialect, and nothing here to mend.
  init(in bytes: Span<UInt8>, _ dialect: Dialect, from failure: ParseFailure, isEquation: Bool) {
    self.dialect = dialect
    text = ContiguousArray(copying: bytes)
    places = Array(0...bytes.count)
    if isEquation {
      let (code, range) = Diagnosis.codeAndRangeOfMistake(failure, in: bytes)
      let advice = ListHabit(habit: .equation).advice
      all = [ToldMistake(failure: failure, code: code, range: range, advice: advice, edits: [])]
      return
    }
    var failure: ParseFailure? = failure
    while let current = failure, all.count < Self.limit {
      guard mend(current) else { return }
      failure = dialect.statementFailure(in: text.span)
    }
    // What is left unsaid is not mended: all changes together do not make it a text.
    if failure != nil { all[all.count - 1].edits = [] }
  }

  /// Notes a mistake and mends it; `false` where there is no way on.
  private mutating func mend(_ failure: ParseFailure) -> Bool {
    let (code, range) = Diagnosis.codeAndRangeOfMistake(failure, in: text.span)
    var habit = VisualFormatReading(text: text, place: range.lowerBound, range: range, code: code).habit
    // A habit whose mending does not help is not what is behind the mistake.
    if let known = habit, !known.edits.isEmpty, rest(after: known.edits) > text.count - range.lowerBound {
      habit = nil
    }
    var edits = habit.map { $0.edits } ?? self.edits(at: range, failure)
    // What has been put in is not taken for what somebody wrote, and nothing is put in before it: it has no place.
    if edits.contains(where: { places[$0.range].contains { $0 < 0 } || places[$0.range.upperBound] < 0 }) { edits = [] }
    var placed = edits.map { TextEdit(range: place(of: $0.range), replacement: $0.replacement) }
    // What stands around another change has no place either.
    if placed.contains(where: { edit in all.contains { $0.edits.contains(where: edit.isWithin) } }) {
      (edits, placed) = ([], [])
    }
    all.append(
      ToldMistake(
        failure: failure, code: code, range: place(of: range), advice: habit?.advice, edits: placed,
        isGuess: habit?.habit.isGuess ?? false))
    if edits.isEmpty { return goOn(behind: range) }
    for edit in edits.reversed() {
      text.replaceSubrange(edit.range, with: edit.replacement.utf8)
      places.replaceSubrange(edit.range, with: repeatElement(-1, count: edit.replacement.utf8.count))
    }
    return true
  }

  /// Leaves out all before the next view or connection, which begins another text.
  private mutating func goOn(behind range: Range<Int>) -> Bool {
    let start = max(range.upperBound, range.lowerBound + 1)
    let marks = [UInt8(ascii: "["), UInt8(ascii: "-")]
    guard let place = text.indices.dropFirst(start).first(where: { marks.contains(text[$0]) }) else { return false }
    // A connection begins at a view.
    let view = text[place] == marks[0] ? "" : "[_]"
    text.replaceSubrange(..<place, with: view.utf8)
    places.replaceSubrange(..<place, with: repeatElement(-1, count: view.utf8.count))
    return true
  }

  /// A range of the text as it was.
  private func place(of range: Range<Int>) -> Range<Int> {
    let start = places[range.lowerBound...].first { $0 >= 0 } ?? 0
    let end = places[..<range.upperBound].last { $0 >= 0 }.map { $0 + 1 } ?? start
    return start..<max(start, range.isEmpty ? start : end)
  }

  /// The change that lets the text get furthest: a token put in that is missing, or what stands there left out.
  private func edits(at range: Range<Int>, _ failure: ParseFailure) -> [TextEdit] {
    let spellings = failure.expectations.compactMap { $0.spelling }
    let place = range.lowerBound..<range.lowerBound
    // The first of those that are equally good is taken: what begins with what stands there is most likely meant.
    let longer = spellings.filter { $0.utf8.starts(with: text[range]) }
    var edits = (range.isEmpty ? [] : longer).map { TextEdit(range: range, replacement: $0) }
    edits += spellings.map { TextEdit(range: place, replacement: $0) }
    if !range.isEmpty, isIdle(range) {
      edits += ([""] + spellings).map { TextEdit(range: range, replacement: $0) }
    }
    let rests = edits.map { ($0, rest(after: [$0])) }
    guard let best = rests.map({ $0.1 }).min(), best < text.count - range.upperBound else { return [] }
    let equals = rests.filter { $0.1 == best }.map { $0.0 }
    // Of spellings that are equally good none is more likely meant, unless it begins with what stands there.
    guard let first = equals.first else { return [] }
    let isGuess = equals.count > 1 && longer.isEmpty && !equals.contains { $0.replacement.isEmpty }
    return isGuess && equals.allSatisfy { $0.range == first.range } ? [] : [first]
  }

  /// Whether nothing gets lost with what stands there: a sign, which is none of a priority or a relation and parts no words.
  private func isIdle(_ range: Range<Int>) -> Bool {
    let isSign = text[range].allSatisfy { $0 < 0x80 && !"@<=>".utf8.contains($0) && !WordPart.contains($0) }
    let around = [range.lowerBound - 1, range.upperBound].filter(text.indices.contains)
    return isSign && !(around.count == 2 && around.allSatisfy { WordPart.contains(text[$0]) })
  }

  /// How much of the text is left where it fails next after some changes; less than nothing where it does not.
  private func rest(after edits: [TextEdit]) -> Int {
    let changed = edits.applied(to: text.span)
    return dialect.statementFailure(in: changed.span).map { changed.count - $0.offset } ?? -1
  }
}

extension Dialect {
  /// Why a text does not state any number of constraints; `nil` where it does.
  fileprivate func statementFailure(in bytes: Span<UInt8>) -> ParseFailure? {
    if accepts(bytes) { return nil }
    return statement?.explain(bytes, from: Cursor(), by: interpreter)
  }
}

extension TextEdit {
  /// Whether some of what it changes is inside of what another replaces.
  fileprivate func isWithin(_ other: TextEdit) -> Bool {
    other.range.lowerBound < range.upperBound && range.lowerBound < other.range.upperBound
  }
}
