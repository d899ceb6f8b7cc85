public import GrammarCombinators
import Lazy

/// What mends texts that a grammar does not accept: the cheapest changes of tokens, one mistake after the other.
///
/// It knows nothing of a language but its grammar. Brackets and separators are put in, left out or exchanged, words that are near
/// to those of the grammar are spelled as the grammar has them, and nothing that says something is made up.
///
/// ```swift
/// let repairer = Repairer(Interpreter(Settings()))
/// for mistake in repairer.mistakes(in: bytes) { print(mistake.failure.message(in: bytes), mistake.edits) }
/// ```
public final class Repairer: Sendable {
  /// A mistake in a text, and the changes that mend it.
  public struct Mistake: Sendable {
    /// Why the text does not fit, at its place in the text as it was given.
    public let failure: ParseFailure

    /// The changes that mend it, in order; none where it can't be told what is meant.
    public fileprivate(set) var edits: [ParseFailure.TextEdit] = []

    /// Whether nothing that a person wrote gets lost or means something else, and no other changes would do as well.
    public fileprivate(set) var isSure = false

    /// Whether no other changes would do as well.
    public fileprivate(set) var isOnlyOne = false

    /// The habit behind it, if it is one.
    public fileprivate(set) var habit: Habit?

    /// What is meant where the habit stands.
    public fileprivate(set) var meant = ""
  }

  private let interpreter: Interpreter
  private let habits: HabitTable
  private let failure: (@Sendable (Span<UInt8>) -> ParseFailure?)?
  private let graph: Lazy<Graph>

  private final class Graph: Sendable {
    let graph: RepairGraph

    init(_ graph: RepairGraph) { self.graph = graph }
  }

  /// The most mistakes that are told of a text: more are those of something else than a text of the language.
  public static let mostMistakes = 50

  /// Changes begin so many bytes before the place where a text fails, at most.
  private static let reach = 400

  /// What mends texts of a grammar.
  ///
  /// - Parameters:
  ///   - interpreter: the grammar, laid out.
  ///   - habits: what people write in place of what the grammar has.
  ///   - failure: why a text is refused, where that is more than that the grammar does not fit; `nil` for a text that is not.
  public init(
    _ interpreter: Interpreter, habits: [Habit] = [], failure: (@Sendable (Span<UInt8>) -> ParseFailure?)? = nil
  ) {
    self.interpreter = interpreter
    self.habits = HabitTable(habits)
    self.failure = failure
    graph = Lazy { Graph(RepairGraph(interpreter.layout)) }
  }

  /// The same for other habits: what is known of the grammar is shared.
  package init(_ other: Repairer, habits: [Habit]) {
    interpreter = other.interpreter
    self.habits = HabitTable(habits)
    failure = other.failure
    graph = other.graph
  }

  /// All mistakes in a text, in order; none where it fits.
  ///
  /// The text is mended where it fails and read on. Where nothing mends it, what follows is not read.
  ///
  /// - Complexity: linear in the length of the text for each mistake.
  public func mistakes(in input: Span<UInt8>) -> [Mistake] {
    var draft = Draft(input)
    var mistakes: [Mistake] = []
    while let failure = failure(of: draft.bytes) {
      if mistakes.count == Self.mostMistakes {
        // What is left untold is not mended: all changes together do not make it a text that fits.
        mistakes[mistakes.count - 1].edits = []
        break
      }
      if draft.planned.isEmpty { draft.plan(mend(failure, draft), habits.habits) }
      // What fails before the place behind the last change is told there.
      let failure = failure.moved(by: max(0, draft.firstEdit - failure.offset) - draft.shift)
      guard let next = draft.makeNext(for: failure, habits.habits) else {
        mistakes.append(Mistake(failure: failure))
        break
      }
      mistakes.append(next)
    }
    return mistakes
  }

  /// Why a text does not fit; `nil` where it does.
  private func failure(of bytes: ContiguousArray<UInt8>) -> ParseFailure? {
    if let failure { return failure(bytes.span) }
    var cursor = Cursor()
    return interpreter.accepts(bytes.span, from: &cursor) ? nil : interpreter.failure(of: bytes.span)
  }

  /// What mends a text where it fails; `nil` where that can't be told.
  private func mend(_ failure: ParseFailure, _ draft: Draft) -> RepairSearch.Mend? {
    // Places are counted in 32 bits.
    guard failure.refusal == nil || !habits.isEmpty, draft.bytes.count < Int32.max else { return nil }
    let firstEdit = max(draft.firstEdit, failure.offset - Self.reach)
    var search = RepairSearch(
      graph.object.graph, habits, in: draft.bytes.span, at: failure, firstEdit: firstEdit)
    return search.mend(of: draft.bytes.span, most: 3) { mend in
      let changed = mend.edits.map { $0.edit }.applied(to: draft.bytes.span)
      guard let next = self.failure(of: changed) else { return true }
      // What is refused where the grammar fits is another mistake.
      if next.refusal != nil { return failure.refusal == nil || next.offset > failure.offset }
      return next.offset >= mend.end + changed.count - draft.bytes.count
    }
  }
}

/// A text as far as it is mended.
private struct Draft {
  private(set) var bytes: ContiguousArray<UInt8>

  /// How many bytes it has more than the text as it was, before the place up to which it is mended.
  private(set) var shift = 0

  /// The place behind the last change.
  private(set) var firstEdit = 0

  /// The changes that are still to be made, those that belong together in one.
  private(set) var planned: ArraySlice<[PlannedEdit]> = []
  private(set) var isOnlyOne = false

  init(_ input: Span<UInt8>) { bytes = ContiguousArray(copying: input) }

  mutating func plan(_ mend: RepairSearch.Mend?, _ habits: [Habit]) {
    planned = groups(of: mend?.edits ?? [], habits)[...]
    isOnlyOne = mend?.isOnlyOne ?? false
  }

  /// Makes the next of the planned changes.
  ///
  /// - Returns: the mistake with the changes of the text as it was, none where something is made up; `nil` where no change is
  ///   planned.
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

  /// Whether a change adds something beside a word that may be two: it is another word of the text and more, or the same twice.
  /// One of both may stand where something is missing.
  ///
  /// - Parameter countsNumbers: whether numbers are words; a habit knows them for what they are, and each may begin like another.
  private func isBesideTwoWords(_ edit: TextEdit, countsNumbers: Bool) -> Bool {
    let (place, end) = (edit.range.lowerBound, edit.range.upperBound)
    let isApart = { (place: Int) in bytes.indices.contains(place) && WhiteSpace.contains(bytes[place]) }
    if edit.replacement.utf8.count <= edit.range.count || isApart(place - 1) || isApart(end) { return false }
    let before = Array(bytes[..<place].reversed().prefix(while: WordPart.contains))
    let behind = Array(bytes[end...].prefix(while: WordPart.contains))
    return before.isTwice || behind.isTwice
      || [bytes[..<(place - before.count)], bytes[(end + behind.count)...]].contains { rest in
        rest.split { !WordPart.contains($0) }.contains {
          guard let first = $0.first, countsNumbers || WordStart.contains(first) else { return false }
          return $0.count < before.count && before.starts(with: $0.reversed())
            || $0.count < behind.count && behind.starts(with: $0)
        }
      }
  }

  /// Whether a change can be made without a question: it neither takes away nor adds anything that has a meaning of its own,
  /// and nothing else may be missing there.
  private func isIdle(_ edit: TextEdit) -> Bool {
    let blank = { (byte: UInt8) in WhiteSpace.contains(byte) }
    guard let old = bytes[edit.range].first(where: { !blank($0) }) else {
      // What a divider parts from a sign may be something else.
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
    // What stands there twice was typed twice; a divider that divides nothing from the end is one too many.
    return before == old || behind == old || old.isDivider && (behind.map { $0.isClosingBracket } ?? true)
  }

  /// The changes in groups: those of a habit, and a bracket that is opened, or closed no more, with that at the other end.
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
