import ConstraintGrammar

extension Property {
  static let roundTrip = Property("round-trip", "An equation that is printed and parsed again is the same.") {
    tried, subject in
    guard let equation = tried.equation else { return nil }
    do {
      let text = try subject.dialect.print(equation)
      let again = try Equation(text, in: subject.dialect)
      guard again == equation else { return "it is printed as '\(text)', which says something else" }
      let second = try subject.dialect.print(again)
      return second == text ? nil : "it is printed as '\(text)', and that as '\(second)'"
    } catch {
      return "it can't be printed and parsed again: \(error)"
    }
  }
}
