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
    public let edits: [ParseFailure.TextEdit]

    /// Whether nothing that a person wrote gets lost or means something else, and no other changes would do as well.
    public let isSure: Bool
  }

  private let interpreter: Interpreter
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
  public init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    graph = Lazy { Graph(RepairGraph(interpreter.layout)) }
  }

  /// All mistakes in a text, in order; none where it fits.
  ///
  /// The text is mended where it fails and read on. Where nothing mends it, what follows is not read.
  ///
  /// - Complexity: linear in the length of the text for each mistake.
  public func mistakes(in input: Span<UInt8>) -> [Mistake] {
    var draft = Draft(input)
    var mistakes: [Mistake] = []
    while mistakes.count < Self.mostMistakes, let failure = failure(of: draft.bytes) {
      if draft.planned.isEmpty { draft.plan(mend(failure, draft)) }
      let failure = failure.moved(by: -draft.shift)
      guard let next = draft.makeNext() else {
        mistakes.append(Mistake(failure: failure, edits: [], isSure: false))
        break
      }
      mistakes.append(Mistake(failure: failure, edits: next.edits, isSure: next.isSure))
    }
    return mistakes
  }

  /// Why a text does not fit; `nil` where it does.
  private func failure(of bytes: ContiguousArray<UInt8>) -> ParseFailure? {
    var cursor = Cursor()
    return interpreter.accepts(bytes.span, from: &cursor) ? nil : interpreter.failure(of: bytes.span)
  }

  /// What mends a text where it fails; `nil` where that can't be told.
  private func mend(_ failure: ParseFailure, _ draft: Draft) -> RepairSearch.Mend? {
    // Places are counted in 32 bits.
    guard failure.refusal == nil, draft.bytes.count < Int32.max else { return nil }
    let firstEdit = max(draft.firstEdit, failure.offset - Self.reach)
    var search = RepairSearch(graph.object.graph, costs: RepairCosts(), failure: failure.offset, firstEdit: firstEdit)
    return search.mends(of: draft.bytes.span, most: 3).first { mend in
      let changed = mend.edits.map { $0.edit }.applied(to: draft.bytes.span)
      guard let next = self.failure(of: changed) else { return true }
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
  private var isOnlyOne = false

  init(_ input: Span<UInt8>) { bytes = ContiguousArray(copying: input) }

  mutating func plan(_ mend: RepairSearch.Mend?) {
    planned = groups(of: mend?.edits ?? [])[...]
    isOnlyOne = mend?.isOnlyOne ?? false
  }

  /// Makes the next of the planned changes, and gives them as changes of the text as it was: none where something is made up.
  ///
  /// - Returns: `nil` where no change is planned.
  mutating func makeNext() -> (edits: [TextEdit], isSure: Bool)? {
    guard let next = planned.popFirst() else { return nil }
    let edits = next.map { $0.edit }
    let isSure = isOnlyOne && edits.count == 1 && isIdle(edits[0])
    let changed = edits.applied(to: bytes.span)
    let grown = changed.count - bytes.count
    let original = edits.map { $0.moved(by: -shift) }
    firstEdit = edits[edits.count - 1].range.upperBound + grown
    planned = planned.map { $0.map { PlannedEdit(edit: $0.edit.moved(by: grown), isMadeUp: $0.isMadeUp) } }[...]
    shift += grown
    bytes = changed
    return next.contains { $0.isMadeUp } ? ([], false) : (original, isSure)
  }

  /// Whether a change neither takes away nor adds anything that has a meaning of its own.
  private func isIdle(_ edit: TextEdit) -> Bool {
    let idle = { (byte: UInt8) in byte.isIdle || WhiteSpace.contains(byte) }
    return bytes[edit.range].allSatisfy(idle) && edit.replacement.utf8.allSatisfy(idle)
  }

  /// The changes in groups: a bracket that is opened, or closed no more, goes with that at the other end.
  private func groups(of edits: [PlannedEdit]) -> [[PlannedEdit]] {
    var groups: [[PlannedEdit]] = []
    var index = 0
    while index < edits.count {
      var depth = 0
      let end = edits.indices[index...].first { place in
        let edit = edits[place].edit
        depth += self.depth(of: edit.replacement.utf8) - self.depth(of: bytes[edit.range])
        return depth == 0
      }
      groups.append(Array(edits[index...(end ?? index)]))
      index = (end ?? index) + 1
    }
    return groups
  }

  /// How many brackets more are opened than closed.
  private func depth(of text: some Collection<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1.isOpeningBracket ? 1 : $1.isClosingBracket ? -1 : 0) }
  }
}
