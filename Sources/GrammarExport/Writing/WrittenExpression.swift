/// How tightly an expression holds together: what binds less tightly than its place asks for goes into parentheses.
enum Precedence: Int {
  case choice
  case sequence
  case postfix
  case primary
}

/// The text of an expression, and how tightly it holds together.
struct WrittenExpression {
  var text: String
  var precedence: Precedence

  init(_ text: String, _ precedence: Precedence = .primary) {
    self.text = text
    self.precedence = precedence
  }
}

/// How often something is there.
enum Multiplicity: String {
  case optional = "?"
  case zeroOrMore = "*"
  case oneOrMore = "+"
}
