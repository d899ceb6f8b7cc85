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

  /// The constraints that could be read, and their indices among the entries.
  let constraints: [PrintedConstraint]
  let indices: [Int]

  /// Explains a log.
  ///
  /// - Complexity: that of the simplex method: for a hundred constraints a few milliseconds, for a thousand less than a second.
  public init(of log: ConflictLog) {
    self.log = log
    constraints = log.constraints.map { $0.constraint }
    indices = log.constraints.map { $0.index }
    result = Satisfiability(of: constraints, preferred: log.givenUp.flatMap { [indices] in indices.firstIndex(of: $0) })
  }
}

extension ConflictExplanation {
  /// The contradiction of required constraints.
  var contradiction: Contradiction? {
    if case .contradictory(let contradiction) = result { contradiction } else { nil }
  }

  /// The indices of the entries that contradict each other, in order: of none of them can be done without. Empty where none do.
  public var conflict: [Int] { contradiction?.constraints.map { indices[$0] } ?? [] }

  /// The constraints of the conflict in words, in an order of their own: the same for the same conflict in another log.
  public var signature: String {
    (contradiction?.constraints.map { phrase($0) } ?? []).sorted().joined(separator: "; ")
  }

  /// The proof, a sum that is more than 0 although no part of it is; empty without a conflict.
  public var proof: [ProofStep] {
    contradiction?.proof.map { step in
      switch step {
      case .constraint(let index, let times): ProofStep(part: .constraint(indices[index]), times: times.value)
      case .size(let item, let attribute, let times): ProofStep(part: .size(item, attribute), times: times.value)
      }
    } ?? []
  }

  /// Whether a constraint of the app, or of a library that it uses, is in the conflict.
  public var isOfApp: Bool { contradiction?.constraints.contains { constraints[$0].maker.isApp } == true }

  /// The advice, that on what is most likely wrong first.
  public var advice: [Advice] {
    guard let set = contradiction?.constraints else { return [] }
    if set.count == 1 {
      let text = "change the number of this constraint, which no view can keep: \(phrase(set[0]))"
      return [Advice(constraint: indices[set[0]], text: text, swift: nil, objectiveC: nil)]
    }
    let makers = ConstraintMaker.all.filter { maker in set.contains { constraints[$0].maker == maker } }
    // Where the system's own views are in it as well, the app's constraints are still the ones to look at.
    let told = makers.count > 1 ? makers.filter { $0 != .app && $0 != .system } : makers
    let own = ownConstraint(in: set)
    return (told.isEmpty ? [.app] : told).compactMap { maker in
      guard let index = set.first(where: { constraints[$0].maker == maker }) ?? own else { return nil }
      if maker.remedy == .lowersPriority, own == nil { return nil }
      return advice(maker, about: index, own: own)
    }
  }

  private func advice(_ maker: ConstraintMaker, about index: Int, own: Int?) -> Advice {
    let view = constraints[index].statement.firstItem
    var text = maker.advice.replacing("{view}", with: name(of: view))
    if let own { text = text.replacing("{own}", with: phrase(own)) }
    func code(_ language: CodeLanguage) -> String? {
      switch maker.remedy {
      case .none: return nil
      case .dropsMask:
        let value = language == .swift ? "false" : "NO;"
        return "\(variable(for: view)).translatesAutoresizingMaskIntoConstraints = \(value)"
      case .lowersPriority: return own.flatMap { anchors(of: $0, language) }
      }
    }
    let subject = maker.remedy == .lowersPriority ? own ?? index : index
    return Advice(constraint: indices[subject], text: text, swift: code(.swift), objectiveC: code(.objectiveC))
  }

  /// The constraint of the app that is best changed: the one that the system gave up, or the last that has a number.
  private func ownConstraint(in set: [Int]) -> Int? {
    let own = set.filter { constraints[$0].maker.isApp }
    if let givenUp = log.givenUp, let index = own.first(where: { indices[$0] == givenUp }) { return index }
    return own.last { constraints[$0].statement.constant != 0 } ?? own.last
  }

  /// The code that makes a constraint with the priority 999.
  private func anchors(of index: Int, _ language: CodeLanguage) -> String? {
    let statement = constraints[index].statement
    var right = Side(constant: .number(statement.constant))
    if let item = statement.secondItem, let attribute = statement.secondAttribute {
      right = Side(
        .attribute(of: variable(for: item), attribute),
        multiplier: statement.multiplier == 1 ? nil : Multiplier(.times, .number(statement.multiplier)),
        constant: statement.constant == 0 ? nil : Constant(.plus, .number(statement.constant)))
    }
    let equation = Equation(
      Side(.attribute(of: variable(for: statement.firstItem), statement.firstAttribute)), statement.relation, right,
      priority: .number(999))
    var options = TranslationOptions()
    options.language = language
    return try? Dialect.swiftyLayout.translate(equation, to: .anchors, options: options).text
  }

  /// A name for a view in code.
  private func variable(for address: String) -> String {
    let name = name(of: address)
    switch name {
    case "safe area": return "view.safeAreaLayoutGuide"
    case "margins guide": return "view.layoutMarginsGuide"
    case "keyboard guide": return "view.keyboardLayoutGuide"
    case "readable content guide": return "view.readableContentGuide"
    default: break
    }
    let beginning = "the superview of "
    if name.hasPrefix(beginning) { return String(name.dropFirst(beginning.count)).asVariable + ".superview" }
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
