public import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

/// A log with the reason of the conflict, and advice.
public struct ConflictExplanation: Sendable {
  /// A part of the proof: the constraint or the size that is added up, and how many times it counts.
  public struct ProofStep: Hashable, Sendable {
    /// What is added up.
    public enum Part: Hashable, Sendable {
      /// The left side of a constraint less its right side, by the index of the entry of the log.
      case constraint(Int)

      /// A width or a height times −1, of the item with an address.
      case size(String, Attribute)

      /// How far a margin of the item with an address is inside it, times −1: taken to be at least 0, as nothing says.
      case margin(String, Attribute)
    }

    /// What is added up.
    public var part: Part

    /// How many times: at least 0 for what is at most 0.
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

  /// Whether the constraints contradict each other; indices count the constraints that could be read.
  let result: Satisfiability

  /// The active constraints that could be read, and their indices among the entries. Behind them stand those that are taken
  /// for true without being printed, which have no index.
  let constraints: [PrintedConstraint]
  let indices: [Int]

  /// Explains a log.
  ///
  /// - Complexity: that of the simplex method: for a hundred constraints a few milliseconds, for a thousand less than a second.
  public init(of log: ConflictLog) {
    self.log = log
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

  /// The indices of the entries that contradict each other, in order: of none of them can be done without. Empty where none do.
  public var conflict: [Int] { printedConflict.map { indices[$0] } }

  /// The indices of the printed constraints that contradict each other.
  var printedConflict: [Int] { contradiction?.constraints.filter { !isAssumed($0) } ?? [] }

  /// Whether a constraint is not printed, but taken for true.
  func isAssumed(_ index: Int) -> Bool { index >= indices.count }

  /// Whether the contradiction is one only if margins are at least 0, which nothing says.
  public var isIfMarginsAreInside: Bool { contradiction?.constraints.contains(where: isAssumed) == true }

  /// The constraints of the conflict in words, in an order of their own: the same for the same conflict in another log.
  public var signature: String {
    printedConflict.map { phrase($0) }.sorted().joined(separator: "; ")
  }

  /// The proof, a sum that is more than 0 although no part of it is; empty without a conflict.
  public var proof: [ProofStep] {
    contradiction?.proof.map { step in
      switch step {
      case .constraint(let index, let times) where isAssumed(index):
        // What is at least 0 is told as a size is.
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

  /// The advice, that on what is most likely wrong first; one for each constraint to change.
  public var advice: [Advice] {
    let set = printedConflict
    let makers = ConstraintMaker.all.filter { maker in set.contains { constraints[$0].maker == maker } }
    let own = ownConstraint(in: set)
    let isOfSystem = own == nil && makers.contains(.system) && !set.contains(where: isMaskOfApp)
    // Where the system's own views are in it as well, the app's constraints are still the ones to look at.
    let others = isOfSystem ? [.system] : makers.filter { $0 != .app && $0 != .system }
    var told: Set<Int> = []
    return (others.isEmpty ? makers : others).compactMap { maker in
      guard let index = set.first(where: { constraints[$0].maker == maker }) else { return nil }
      return advice(maker, about: index, own: own, in: set)
    }.filter { told.insert($0.constraint).inserted }
  }

  /// What the table of makers says about a constraint of one.
  private func advice(_ maker: ConstraintMaker, about index: Int, own: Int?, in set: [Int]) -> Advice? {
    guard let counsel = maker.counsels.first(where: { fits($0.situation, index, own: own, in: set) }) else {
      return nil
    }
    let view = subject(of: index)
    var text = counsel.text.replacing("{view}", with: name(of: view))
    if let own { text = text.replacing("{own}", with: phrase(own)) }
    func code(_ language: CodeLanguage) -> String? {
      switch counsel.remedy {
      case .none: return nil
      case .dropsMask:
        let value = language == .swift ? "false" : "NO;"
        return "\(variable(for: view)).translatesAutoresizingMaskIntoConstraints = \(value)"
      case .lowersPriority: return own.flatMap { anchors(of: $0, language) }
      }
    }
    let subject = counsel.remedy == .lowersPriority ? own ?? index : index
    return Advice(constraint: indices[subject], text: text, swift: code(.swift), objectiveC: code(.objectiveC))
  }

  private func fits(_ situation: ConstraintMaker.Situation, _ index: Int, own: Int?, in set: [Int]) -> Bool {
    let statement = constraints[index].statement
    switch situation {
    case .always: return true
    case .hasOwn: return own != nil
    case .appPlacesView:
      let view = subject(of: index)
      return isOwn(view) && set.contains { constraints[$0].maker.isApp && subject(of: $0) == view }
    case .sizeIsZero:
      return statement.firstAttribute.kind == .size && statement.secondItem == nil && statement.constant == 0
        && isOwn(statement.firstItem)
    case .sizeIsZeroBesideOwn:
      return fits(.hasOwn, index, own: own, in: set) && fits(.sizeIsZero, index, own: own, in: set)
    case .identifier(let word): return own != nil && statement.identifier?.hasSuffix(word) == true
    case .sameThing:
      let others = set.map { constraints[$0].statement }
      return set.count == 2
        && others.allSatisfy {
          $0.relation == .equal && $0.firstItem == statement.firstItem && $0.secondItem == statement.secondItem
            && $0.firstAttribute == statement.firstAttribute && $0.secondAttribute == statement.secondAttribute
        }
    case .alone: return set.count == 1
    }
  }

  /// The view that a constraint places or sizes: of two, the one that is not the superview, nor has a margin that the other is
  /// related to.
  private func subject(of index: Int) -> String {
    let statement = constraints[index].statement
    let isContainer = statement.firstAttribute.isMargin && statement.secondAttribute?.isMargin == false
    let superview = isContainer ? statement.firstItem : constraints[index].superview
    return statement.firstItem == superview ? statement.secondItem ?? statement.firstItem : statement.firstItem
  }

  /// Whether the app makes a view: the system makes the content views of cells.
  private func isOwn(_ address: String) -> Bool {
    !log.views.contains { view in
      view.address == address
        && (ConstraintMaker.isOfSystem(view.className) || view.className?.hasSuffix("CellContentView") == true)
    }
  }

  /// Whether a constraint comes from the frame of a view that the system does not keep to itself.
  private func isMaskOfApp(_ index: Int) -> Bool {
    let statement = constraints[index].statement
    let views = log.views.filter { $0.address == statement.firstItem || $0.address == statement.secondItem }
    return constraints[index].maker == .autoresizingMask
      && !views.contains { ConstraintMaker.isOfSystem($0.className) }
  }

  /// The constraint of the app that is best changed: not the one that the others speak against while there is another, then
  /// the one that the system gave up, a size with a number, a distance from an end.
  private func ownConstraint(in set: [Int]) -> Int? {
    guard let contradiction else { return nil }
    let denied = Conclusion(of: contradiction, constraints).constraint
    func rank(_ index: Int) -> Int {
      let statement = constraints[index].statement
      if index == denied { return 4 }
      if log.givenUp == indices[index] { return 0 }
      if statement.firstAttribute.kind == .size, statement.constant != 0 { return 1 }
      return [.trailing, .bottom, .right].contains(statement.firstAttribute) ? 2 : 3
    }
    return set.filter { constraints[$0].maker.isApp }.min { (rank($0), -$0) < (rank($1), -$1) }
  }

  /// The code that makes a constraint with the priority 999.
  private func anchors(of index: Int, _ language: CodeLanguage) -> String? {
    var equation = equation(constraints[index].statement)
    equation.priority = .number(999)
    equation.identifier = nil
    var options = TranslationOptions()
    options.language = language
    return try? Dialect.swiftyLayout.translate(equation, to: .anchors, options: options).text
  }

  /// A name for a view in code.
  func variable(for address: String) -> String {
    let name = name(of: address)
    switch name {
    case "the safe area": return "view.safeAreaLayoutGuide"
    case "the margins guide": return "view.layoutMarginsGuide"
    case "the keyboard guide": return "view.keyboardLayoutGuide"
    case "the readable content guide": return "view.readableContentGuide"
    default: break
    }
    return name.asVariable
  }

  /// What a view is called.
  func name(of address: String) -> String { log.views.first { $0.address == address }?.name ?? address }

  /// A constraint in words.
  func phrase(_ index: Int) -> String {
    ConstraintPhrase(name: name).text(of: constraints[index].statement, superview: constraints[index].superview)
  }
}

extension String {
  /// The text with another text in place of each place of a mark.
  fileprivate func replacing(_ mark: String, with text: String) -> String {
    var (result, rest) = ("", self[...])
    while let start = rest.firstRange(of: mark) {
      result += rest[..<start.lowerBound] + text
      rest = rest[start.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// The first place of a text in this one.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
