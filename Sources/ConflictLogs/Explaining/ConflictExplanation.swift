public import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

/// A log with the reason of the conflict, and advice.
public struct ConflictExplanation: Sendable {
  /// A part of the proof: the constraint or the size that is added up, and how many times it counts.
  public struct ProofStep: Hashable, Sendable {
    /// What is added up.
    public enum Part: Hashable, Sendable {
      /// The left side of a constraint minus its right side, by the index of its entry in the log.
      case constraint(Int)

      /// The width or the height of the item with an address, times −1.
      case size(String, Attribute)

      /// How far a margin lies inside the item with an address, times −1. That it is at least 0 is an assumption, as
      /// nothing says so.
      case margin(String, Attribute)
    }

    /// What is added up.
    public var part: Part

    /// How many times it is added: at least 0 if the part is at most 0.
    public var times: Double
  }

  /// What to do.
  public struct Advice: Hashable, Sendable {
    /// The index of the entry that it is about.
    public var constraint: Int

    /// The advice in a sentence.
    public var text: String

    /// The code in Swift; `nil` where there is nothing to write.
    public var swift: String?

    /// The code in Objective-C.
    public var objectiveC: String?
  }

  /// The log.
  public let log: ConflictLog

  /// Whether the constraints contradict each other. Its indices are those of ``constraints``.
  let result: Satisfiability

  /// The active constraints that could be read, and behind them those that are assumed without being printed.
  /// ``indices`` has the index among the entries for each of the printed ones.
  let constraints: [PrintedConstraint]
  let indices: [Int]

  /// The addresses of a view and of its superview, where there is a conflict only with that superview, which the log
  /// does not name.
  public let assumedSuperview: (view: String, superview: String)?

  /// Explains a log.
  ///
  /// - Complexity: that of the simplex method: for a hundred constraints a few milliseconds, for a thousand less than a second.
  public init(of log: ConflictLog) {
    self.init(of: log, assuming: nil)
    guard log.isAnnounced, constraints.count <= Self.guessedCount, case .satisfiable(isWithinDigits: false) = result
    else { return }
    let possible = log.possibleSuperviews
    guard possible.count <= Self.guessCount else { return }
    // The system has met a conflict, and the constraint that it gave up is in that.
    let guesses = possible.map { ConflictExplanation(of: log.naming($0), assuming: $0) }
      .filter { guess in guess.log.givenUp.map { guess.conflict.contains($0) } ?? !guess.conflict.isEmpty }
    if guesses.count == 1 { self = guesses[0] }
  }

  /// The most constraints for which guesses are tried: each guess takes as long as the log itself.
  private static let guessedCount = 60

  /// The most guesses that are tried: among those of many views, one makes a conflict by chance.
  private static let guessCount = 12

  private init(of log: ConflictLog, assuming superview: ConflictLog.PossibleSuperview?) {
    self.log = log
    assumedSuperview = superview
    let active = log.constraints.filter { $0.constraint.isActive }
    indices = active.map { $0.index }
    let printed = active.map { $0.constraint }
    let preferred = log.givenUp.flatMap { [indices] in indices.firstIndex(of: $0) }
    let found = Satisfiability(of: printed, preferred: preferred)
    // That there is a conflict is known only where the system says so.
    let margins = log.isAnnounced ? printed.marginsInside : []
    if case .satisfiable(isWithinDigits: false) = found, !margins.isEmpty,
      case .contradictory(let contradiction) = Satisfiability(of: printed + margins, preferred: preferred)
    {
      constraints = printed + margins
      result = .contradictory(contradiction)
    } else {
      constraints = printed
      result = found
    }
  }
}

extension ConflictExplanation {
  /// The contradiction of required constraints.
  var contradiction: Contradiction? {
    if case .contradictory(let contradiction) = result { contradiction } else { nil }
  }

  /// The indices of the entries that contradict each other, in order; empty where none do. Without any one of them,
  /// the others would not.
  public var conflict: [Int] { printedConflict.map { indices[$0] } }

  /// The indices of the printed constraints that contradict each other.
  var printedConflict: [Int] { contradiction?.constraints.filter { !isAssumed($0) } ?? [] }

  /// Whether a constraint is not printed, but taken for true.
  func isAssumed(_ index: Int) -> Bool { index >= indices.count }

  /// Whether there is a contradiction only if margins are at least 0, which no constraint says.
  public var isIfMarginsAreInside: Bool { contradiction?.constraints.contains(where: isAssumed) == true }

  /// The constraints of the conflict in words, sorted: the same conflict in another log has the same signature.
  public var signature: String {
    printedConflict.map { phrase($0) }.sorted().joined(separator: "; ")
  }

  /// The proof: parts of a sum that is more than 0, although no part of it is. It is empty without a conflict.
  public var proof: [ProofStep] {
    contradiction?.proof.map { step in
      switch step {
      case .constraint(let index, let times) where isAssumed(index):
        // A margin that is at least 0 is told like a size.
        ProofStep(
          part: .margin(constraints[index].statement.firstItem, constraints[index].statement.firstAttribute),
          times: times.magnitude.value)
      case .constraint(let index, let times): ProofStep(part: .constraint(indices[index]), times: times.value)
      case .size(let item, let attribute, let times): ProofStep(part: .size(item, attribute), times: times.value)
      }
    } ?? []
  }

  /// Whether a constraint of the app, or of a library that it uses, is in the conflict.
  public var isOfApp: Bool { contradiction?.constraints.contains { constraints[$0].maker.isApp } == true }

  /// A name for a view in code.
  func variable(for address: String) -> String {
    guard let guide = log.views.first(where: { $0.address == address })?.guide else {
      return name(of: address).asVariable
    }
    // The constraints that place a guide relate it to its view.
    let owner = constraints.first { $0.maker == .guide && $0.superview != nil && $0.items.contains(address) }?.superview
    guard let owner, let view = log.views.first(where: { $0.address == owner }) else { return "view." + guide.property }
    let isWindow = ConstraintMaker.isOfSystem(view.className) && view.className?.hasSuffix("Window") == true
    return (isWindow ? "window" : view.name.asVariable) + "." + guide.property
  }

  /// What a view is called.
  func name(of address: String) -> String { log.views.first { $0.address == address }?.name ?? address }

  /// A constraint in words.
  func phrase(_ index: Int) -> String {
    ConstraintPhrase(name: name).text(of: constraints[index].statement, superview: constraints[index].superview)
  }
}
