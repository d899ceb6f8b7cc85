import ConstraintGrammar

extension Property {
  static let roundTrip = Property("round-trip", "An equation that is printed and parsed again is the same.") {
    tried, subject in
    guard let equation = tried.equation else { return nil }
    do {
      let text = try subject.dialect.print(equation)
      let again = try Equation(text, in: subject.dialect)
      guard text.spells(equation, as: subject.dialect.name) else { return "it is printed as '\(text)'" }
      guard again == equation else { return "it is printed as '\(text)', which says something else" }
      let second = try subject.dialect.print(again)
      return second == text ? nil : "it is printed as '\(text)', and that as '\(second)'"
    } catch {
      return "it can't be printed and parsed again: \(error)"
    }
  }
}

extension String {
  /// Whether attributes are spelled as the document of a dialect lists them.
  fileprivate func spells(_ equation: Equation<String>, as dialect: String) -> Bool {
    // The names of a dialect of a user's may have other signs in them.
    let words = Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return [equation.left, equation.right].allSatisfy { side in
      guard case .attribute(_, let attribute)? = side.operand else { return true }
      return switch dialect {
      case "visual-attribute": words.contains(attribute.rawValue.lowercased())
      case "formula-style": words.contains(attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst())
      default: words.contains(attribute.rawValue)
      }
    }
  }
}
