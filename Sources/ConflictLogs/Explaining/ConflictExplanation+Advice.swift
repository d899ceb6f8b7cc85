import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Spelling

extension ConflictExplanation {
  /// The advice, first on what is most likely wrong; at most one for each constraint to change.
  public var advice: [Advice] {
    if let twins { return [twins] }
    let set = printedConflict
    if let rivals = rivals(in: set) { return [rivals] }
    let makers = ConstraintMaker.all.filter { maker in set.contains { constraints[$0].maker == maker } }
    let own = ownConstraint(in: set)
    let isOfSystem =
      own == nil && set.contains { constraints[$0].maker == .system || isMaskOfSystem($0) }
      && !set.contains { constraints[$0].maker == .autoresizingMask && !isMaskOfSystem($0) }
    // Where the system's own views are in it as well, the app's constraints are still the ones to look at.
    let others = isOfSystem ? [.system] : makers.filter { $0 != .app && $0 != .system }
    var told: Set<Int> = []
    return (others.isEmpty ? [.app] : others).compactMap { maker in
      let made = set.filter { constraints[$0].maker == maker }
      // Nobody sets the frame of what the system keeps to itself.
      guard let index = made.first(where: { !isMaskOfSystem($0) }) ?? made.first ?? (isOfSystem ? set.first : nil)
      else { return nil }
      return advice(maker, about: index, own: own, in: set)
    }.filter { told.insert($0.constraint).inserted }
  }

  /// What to do where two constraints of the app put the same line of a view at two places beside another view:
  /// somebody who wanted to change the first has made a second one.
  private func rivals(in set: [Int]) -> Advice? {
    // If the conflict has only these two, the table of makers says more.
    guard set.count > 2 else { return nil }
    let own = set.filter { constraints[$0].maker.isApp && constraints[$0].statement.relation == .equal }
    for (place, second) in own.enumerated() {
      let statement = constraints[second].statement
      guard statement.secondItem != nil,
        let first = own[..<place].first(where: { index in
          let other = constraints[index].statement
          return other.firstItem == statement.firstItem && other.firstAttribute == statement.firstAttribute
            && other.secondItem == statement.secondItem
        })
      else { continue }
      let line = "\(ConstraintPhrase.line(statement.firstAttribute)) of \(name(of: statement.firstItem))"
      return adviceToKeepOne(of: [first, second], line + " has two constraints, on lines ")
    }
    return nil
  }

  /// What to do where the system gave up a constraint that is there twice, though nothing printed contradicts it: the
  /// two differ in digits that are not printed.
  private var twins: Advice? {
    guard let pair = twinsOfGivenUp else { return nil }
    return adviceToKeepOne(of: pair, "the same constraint is there twice, on lines ")
  }

  private func adviceToKeepOne(of pair: [Int], _ beginning: String) -> Advice {
    let lines = pair.map { "\(constraints[$0].line)" }.listed("and")
    return Advice(
      constraint: indices[pair[1]], text: beginning + lines + ": keep one of them" + constraints[pair[1]].wayToReplace,
      swift: nil, objectiveC: nil)
  }

  /// What the table of makers says about a constraint of a maker.
  private func advice(_ maker: ConstraintMaker, about index: Int, own: Int?, in set: [Int]) -> Advice? {
    let counsel = maker.counsels.first { counsel in
      (counsel.remedy != .lowersPriority || own != nil) && fits(counsel.situation, index, own: own, in: set)
    }
    guard let counsel else { return nil }
    let hiding = counsel.situation == .hides ? set.first { constraints[$0].statement.identifier == "UISV-hiding" } : nil
    let view = subject(of: hiding ?? index)
    let pieces = counsel.text.split { $0 == "{" || $0 == "}" }.map { piece in
      switch piece {
      case "view": name(of: view)
      case "own": own.map(phrase) ?? ""
      default: String(piece)
      }
    }
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
    return Advice(
      constraint: indices[subject], text: pieces.joined(), swift: code(.swift), objectiveC: code(.objectiveC))
  }

  private func fits(_ situation: ConstraintMaker.Situation, _ index: Int, own: Int?, in set: [Int]) -> Bool {
    let statement = constraints[index].statement
    switch situation {
    case .always: return true
    case .appPlacesView:
      let view = subject(of: index)
      return isOwn(view) && set.contains { constraints[$0].maker.isApp && subject(of: $0) == view }
    case .sizeIsZero:
      return statement.firstAttribute.kind == .size && statement.secondItem == nil && statement.constant == 0
        && isOwn(statement.firstItem)
    case .stackViewPlacesView:
      let view = subject(of: index)
      return isOwn(view) && set.contains { arrangedViews(of: $0).contains(view) }
    case .hides: return set.contains { constraints[$0].statement.identifier == "UISV-hiding" }
    case .sameThing:
      let others = set.map { constraints[$0].statement }
      return set.count == 2
        && others.allSatisfy {
          $0.relation == .equal && $0.firstItem == statement.firstItem && $0.secondItem == statement.secondItem
            && $0.firstAttribute == statement.firstAttribute && $0.secondAttribute == statement.secondAttribute
        }
    case .sameThingOfSystem: return own == nil && fits(.sameThing, index, own: own, in: set)
    case .alone: return set.count == 1
    }
  }

  /// Whether the app makes a view: the system makes the content views of cells.
  private func isOwn(_ address: String) -> Bool {
    !log.views.contains { view in
      view.address == address
        && (ConstraintMaker.isOfSystem(view.className) || view.className?.hasSuffix("CellContentView") == true)
    }
  }

  /// Whether a constraint comes from the frame of a view that the system keeps to itself.
  private func isMaskOfSystem(_ index: Int) -> Bool {
    let items = constraints[index].items
    return constraints[index].maker == .autoresizingMask
      && log.views.contains { items.contains($0.address) && ConstraintMaker.isOfSystem($0.className) }
  }

  /// The constraint of the app that is best changed: the one that the system gave up, else a size with a number, else
  /// a distance from an end, else any other. The one that all others contradict comes last.
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
}

extension PrintedConstraint {
  /// How the library that made the constraint replaces an old one, in words that stand behind an advice.
  fileprivate var wayToReplace: String {
    switch className {
    case "MASLayoutConstraint":
      "; mas_updateConstraints changes numbers only, mas_remakeConstraints takes the old ones away"
    case let name where name.hasSuffix(".LayoutConstraint"):
      "; updateConstraints changes numbers only, remakeConstraints takes the old ones away"
    default: ""
    }
  }
}
