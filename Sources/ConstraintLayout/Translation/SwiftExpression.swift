import ConstraintGrammar

/// Names and numbers as Swift writes them.
enum SwiftExpression {
  /// A view by its name; `view.button` is a property of a property.
  static func item(_ name: String) -> String {
    name.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
  }

  /// The item that a statement refers to.
  ///
  /// - Parameter first: the item on the left, for its superview.
  static func item(_ item: Statement<String>.Item, first: Statement<String>.Item, unwrapped: Bool) -> String {
    if let name = item.name { return self.item(name) }
    return (first.name.map(self.item) ?? "") + (unwrapped ? ".superview!" : ".superview")
  }

  static func number(_ number: Statement<String>.Number) -> String {
    switch number {
    case .scalar(let scalar): return self.scalar(scalar)
    case .reciprocal(of: .name(let name, let isNegated)): return (isNegated ? "-1 / " : "1 / ") + item(name)
    case .reciprocal(let scalar): return "1 / " + self.scalar(scalar)
    case .computed(let name, let multiplier, let constant):
      var text = item(name)
      if let multiplier { text += " " + multiplier.operator.rawValue + " " + operand(multiplier.value) }
      if let constant { text += " " + constant.operator.rawValue + " " + operand(constant.value) }
      return text
    }
  }

  /// A scalar after an operator: in parentheses if it has a sign.
  private static func operand(_ scalar: Scalar<String>) -> String {
    let text = self.scalar(scalar)
    return text.hasPrefix("-") ? "(\(text))" : text
  }

  private static func scalar(_ scalar: Scalar<String>) -> String {
    switch scalar {
    case .name(let name, let isNegated): return (isNegated ? "-" : "") + item(name)
    case .number(let number):
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  private static func escaped(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }

  /// The words that Swift reserves, other than `self`, which is a view as it stands.
  private static let keywords = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "_",
  ]
}
