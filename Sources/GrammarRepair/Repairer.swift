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
    public internal(set) var edits: [ParseFailure.TextEdit] = []

    /// Whether nothing that a person wrote gets lost or means something else, and no other changes would do as well.
    public internal(set) var isSure = false

    /// Whether no other changes would do as well.
    public internal(set) var isOnlyOne = false

    /// The habit behind it, if it is one.
    public internal(set) var habit: Habit?

    /// What is meant where the habit stands.
    public internal(set) var meant = ""
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
  public func mistakes(in input: Span<UInt8>) -> [Mistake] { mistakes(in: input, costing: RepairCosts.limit) }

  /// All mistakes in a text, mended as far as so many habits in a row explain them.
  package func mistakes(in input: Span<UInt8>, ofHabits count: Int) -> [Mistake] {
    mistakes(in: input, costing: min(count * habits.highestCost, RepairCosts.limit))
  }

  private func mistakes(in input: Span<UInt8>, costing limit: Int) -> [Mistake] {
    var draft = Draft(input)
    var mistakes: [Mistake] = []
    var situations = RepairCosts.mostSituations
    while let failure = failure(of: draft.bytes) {
      if mistakes.count == Self.mostMistakes {
        // What is left untold is not mended: all changes together do not make it a text that fits.
        mistakes[mistakes.count - 1].edits = []
        break
      }
      situations += RepairCosts.situationsOfMistake
      if draft.planned.isEmpty { draft.plan(mend(failure, draft, costing: limit, &situations), habits.habits) }
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
  ///
  /// - Parameter situations: how many situations may still be looked at.
  private func mend(
    _ failure: ParseFailure, _ draft: Draft, costing limit: Int, _ situations: inout Int
  ) -> RepairSearch.Mend? {
    // Places are counted in 32 bits.
    guard failure.refusal == nil || !habits.isEmpty, draft.bytes.count < Int32.max else { return nil }
    let firstEdit = max(draft.firstEdit, failure.offset - Self.reach)
    let counts = habits.isEmpty ? [RepairCosts.mostTrustedTokens] : []
    for count in counts + [RepairCosts.trustedTokens] {
      var search = RepairSearch(
        graph.object.graph, habits, in: draft.bytes.span, at: failure, firstEdit: firstEdit, trusting: count,
        most: min(situations, RepairCosts.mostSituations), costing: limit)
      let mend = search.mend(of: draft.bytes.span, most: 3) { mend in
        let changed = mend.edits.map { $0.edit }.applied(to: draft.bytes.span)
        guard let next = self.failure(of: changed) else { return true }
        // What is refused where the grammar fits is another mistake.
        if next.refusal != nil { return failure.refusal == nil || next.offset > failure.offset }
        return next.offset >= mend.end + changed.count - draft.bytes.count
      }
      situations -= search.looked
      // Where nothing has been trusted, the same search finds nothing again.
      if mend != nil || !search.hasDoubtful { return mend }
    }
    return nil
  }
}
