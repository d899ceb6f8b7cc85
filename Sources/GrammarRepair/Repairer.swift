public import GrammarCombinators
import Lazy

/// Mends texts that a grammar does not accept, one mistake after the other, with the cheapest changes of tokens.
///
/// It knows nothing of a language but its grammar. Brackets and separators are put in, left out or exchanged. Words
/// that are nearly those of the grammar are spelled as the grammar has them. Nothing that has a meaning is made up.
///
/// ```swift
/// let repairer = Repairer(Interpreter(Settings()))
/// for mistake in repairer.mistakes(in: bytes) { print(mistake.failure.message(in: bytes), mistake.edits) }
/// ```
public final class Repairer: Sendable {
  /// A mistake in a text, and the changes that mend it.
  public struct Mistake: Sendable {
    /// Why the text does not fit. Its place is the one in the text as it was given.
    public let failure: ParseFailure

    /// The changes that mend it, in order; none where it can't be told what is meant.
    public internal(set) var edits: [ParseFailure.TextEdit] = []

    /// Whether the changes can be made without asking: nothing that a person wrote gets lost or means something else,
    /// and no other changes would do as well.
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

  /// The most mistakes that are told of a text. A text with more mistakes is taken for none of the language.
  public static let mostMistakes = 50

  /// How many bytes before the place where a text fails the changes can begin, at most.
  private static let reach = 400

  /// A repairer for the texts of a grammar.
  ///
  /// - Parameters:
  ///   - interpreter: the grammar, laid out.
  ///   - habits: what people write in place of what the grammar has.
  ///   - failure: tells why a text is refused, if more than the grammar refuses texts; it gives `nil` for a text that
  ///     is accepted.
  public init(
    _ interpreter: Interpreter, habits: [Habit] = [], failure: (@Sendable (Span<UInt8>) -> ParseFailure?)? = nil
  ) {
    self.interpreter = interpreter
    self.habits = HabitTable(habits)
    self.failure = failure
    graph = Lazy { Graph(RepairGraph(interpreter.layout)) }
  }

  /// A repairer for the same grammar with other habits. What is known of the grammar is shared.
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

  /// All mistakes in a text. The changes that mend one of them cost no more than `count` of the unlikeliest habits
  /// do.
  package func mistakes(in input: Span<UInt8>, ofHabits count: Int) -> [Mistake] {
    mistakes(in: input, costing: min(count * habits.highestCost, RepairCosts.limit))
  }

  private func mistakes(in input: Span<UInt8>, costing limit: Int) -> [Mistake] {
    var draft = Draft(input)
    var mistakes: [Mistake] = []
    var situations = RepairCosts.mostSituations
    while let failure = failure(of: draft.bytes) {
      if mistakes.count == Self.mostMistakes {
        // Further mistakes are not told. So the last one is not mended: all changes together would not give a text
        // that fits.
        mistakes[mistakes.count - 1].edits = []
        break
      }
      situations += RepairCosts.situationsOfMistake
      if draft.planned.isEmpty { draft.plan(mend(failure, draft, costing: limit, &situations), habits.habits) }
      // A failure before the end of the last change is told at that end.
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

  /// The changes that mend a text where it fails; `nil` where they can't be told.
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
        // The grammar may fit and the text still be refused. That is another mistake if the first was one of the
        // grammar, or stands before it.
        if next.refusal != nil { return failure.refusal == nil || next.offset > failure.offset }
        return next.offset >= mend.end + changed.count - draft.bytes.count
      }
      situations -= search.looked
      // Where not even the smaller number of tokens has been trusted, a second search would find nothing either.
      if mend != nil || !search.hasDoubtful { return mend }
    }
    return nil
  }
}
