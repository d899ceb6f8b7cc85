import ConstraintGrammar

extension Property {
  static let roundTrip = Property("round-trip", "An equation that is printed and parsed again is the same.") {
    tried, subject in
    guard let equation = tried.equation else { return tried.constraints.flatMap { listFault($0, subject.dialect) } }
    do {
      let text = try subject.dialect.print(equation)
      let again = try Equation(text, in: subject.dialect)
      guard text.spells(equation, as: Understood(in: subject.dialect)) else { return "it is printed as '\(text)'" }
      guard again == equation else { return "it is printed as '\(text)', which says something else" }
      let second = try subject.dialect.print(again)
      return second == text ? nil : "it is printed as '\(text)', and that as '\(second)'"
    } catch {
      return "it can't be printed and parsed again: \(error)"
    }
  }

  /// The same of a text that states any number of constraints: views that nothing is asked of have no text.
  private static func listFault(_ constraints: [Equation], _ dialect: Dialect) -> String? {
    guard !constraints.isEmpty else { return nil }
    guard let text = dialect.text(stating: constraints) else { return "it can't be printed" }
    guard let again = try? dialect.constraints(in: text), again == constraints else {
      return "it is printed as '\(text)', which says something else"
    }
    guard let second = dialect.text(stating: again), second == text else {
      return "it is printed as '\(text)', and that otherwise"
    }
    return nil
  }
}

extension String {
  /// Whether attributes are spelled as the document of a dialect lists them.
  fileprivate func spells(_ equation: Equation, as understood: Understood) -> Bool {
    // The names of a dialect of a user's may have other signs in them.
    let words = Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return [equation.left, equation.right].allSatisfy { side in
      guard case .attribute(_, let attribute)? = side.operand else { return true }
      return words.contains(understood.spelling(attribute))
    }
  }
}
