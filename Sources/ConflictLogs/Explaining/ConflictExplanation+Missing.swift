import ConstraintGrammar
import ConstraintLayout
import Spelling

extension ConflictExplanation {
  /// What can be the reason of a conflict although it is not among the constraints.
  ///
  /// - Parameter name: what a view is called.
  func missing(_ name: (String) -> String) -> [String] {
    var missing: [String] = []
    if log.lacksBeginning {
      let isAlone = log.entries.isEmpty || log.givenUp == 0 && log.entries.count == 1
      missing.append(isAlone ? Self.list : "the beginning of the list")
    }
    if log.isShortened { missing.append("what is left out of the list") }
    if log.isCutOff { missing.append("the end of the log") }
    if log.entries.count > log.constraints.count { missing.append("what can't be read") }
    // Where most of it is not there, what is open in the rest is no reason.
    if log.lacksBeginning || constraints.isEmpty { return missing.isEmpty ? [Self.list] : missing }
    if twinsOfGivenUp != nil { return missing + [Self.digits] }
    let margins = items { $0.isMargin }.map(name)
    if !margins.isEmpty { missing.append("the size of the margins of \(margins.listed("and"))") }
    let lines = items { [.baseline, .firstBaseline, .lastBaseline].contains($0) }.map(name)
    if !lines.isEmpty { missing.append("where the lines of text stand in \(lines.listed("and"))") }
    // Another view of the log may be it, which the text does not tell.
    let superviews = log.views.filter { $0.isUnnamedSuperview }.map { name($0.address) }
    if !superviews.isEmpty {
      missing.append((superviews.count == 1 ? "which view is " : "which views are ") + superviews.listed("and"))
    }
    let sizes = unfixedSizes.map { size, items in
      // Of many a person needs to see some.
      let names = items.count > 4 ? items.prefix(3).map(name) + ["\(items.count - 3) others"] : items.map(name)
      return "the \(size.rawValue) of \(names.listed("and"))"
    }
    if !sizes.isEmpty { missing.append(sizes.joined(separator: ", and ") + ", which nothing here fixes") }
    if !missing.isEmpty { return missing }
    return [hangsOnDigits ? Self.digits : "a constraint that is not in the list"]
  }

  private static let list = "the list of the constraints"
  private static let digits = "digits that are not printed"

  /// The constraint that the system gave up and another that says the same, where nothing contradicts them.
  var twinsOfGivenUp: [Int]? {
    guard log.isAnnounced, case .satisfiable = result, let givenUp = log.givenUp,
      let last = indices.firstIndex(of: givenUp)
    else { return nil }
    func stated(_ index: Int) -> LayoutConstraint<String> {
      var statement = constraints[index].statement
      statement.identifier = nil
      return statement
    }
    guard stated(last).relation == .equal, stated(last).priority >= 1000 else { return nil }
    // Where lists are lost, what is left of two may stand in one line.
    return indices.indices.first { constraints[$0].line != constraints[last].line && stated($0) == stated(last) }
      .map { [min($0, last), max($0, last)] }
  }

  /// The addresses of the views whose attributes of a kind the constraints relate, in the order of the log.
  private func items(_ isMeant: (Attribute) -> Bool) -> [String] {
    let ends = constraints.flatMap { $0.statement.ends }.filter { isMeant($0.attribute) }
    return log.views.map { $0.address }.filter { address in ends.contains { $0.item == address } }
  }

  /// The widths, and the heights, that constraints are about and none of the required ones fixes, by the addresses of the views in
  /// the order of the log: what a view shows may ask for more room than there is.
  private var unfixedSizes: [(size: Attribute, items: [String])] {
    let required = constraints.filter { $0.statement.priority >= 1000 }
    // Each size is looked for by itself, which takes long in a long list.
    guard required.count <= 60 else { return [] }
    var system = ConstraintSystem(
      required, isRightToLeft: required.contains { $0.isRightToLeft == true }, slack: required.map { _ in .zero })
    for index in required.indices { system.setCounts(true, index) }
    return [Attribute.width, .height].compactMap { size in
      let items = log.views.map { $0.address }.filter { system.leavesOpen(size, of: $0) }
      return items.isEmpty ? nil : (size, items)
    }
  }

  /// Whether the required constraints contradict each other as soon as one of their numbers is somewhat more, or less.
  private var hangsOnDigits: Bool {
    let required = constraints.filter { $0.statement.priority >= 1000 }
    guard required.count <= 60 else { return false }
    return required.indices.contains { index in
      [-1, 1].contains { sign in
        var changed = required
        changed[index].statement.constant += sign * 0.001
        if case .satisfiable(isWithinDigits: false) = Satisfiability(of: changed) { return false }
        return true
      }
    }
  }
}
