/// Reads an equation as its author means it, in any order and with any arithmetic that comes down to one of the model.
///
/// It serves to show a person how to write the equation instead. What it makes of a text is shown only if the dialect
/// parses it.
struct LenientReader {
  private let lexemes: [Lexeme]

  /// The notation whose relations mean what they mean there, whatever they mean elsewhere.
  private let notation: Notation

  /// How many pieces have been read.
  private(set) var position = 0

  private var depth = 0

  /// How many parentheses may stand inside one another: nobody writes that many.
  private static let depthLimit = 20

  /// Whether an attribute has its item before it: the word `left` alone is then the name of a number.
  private let writesItems: Bool

  init(_ lexemes: [Lexeme], notation: Notation, writesItems: Bool) {
    self.lexemes = lexemes
    self.notation = notation
    self.writesItems = writesItems
  }

  /// The equation with which the pieces begin; `nil` if there is none, or none that can be computed.
  mutating func equation() -> Equation<String>? {
    guard let left = sum(), let relation = relation(), let right = sum(), next?.kind != .relation else { return nil }
    guard let equation = Equation(left, relation, right) else { return nil }
    return writesItems ? equation : equation.withoutItems
  }

  /// The equations of a chain such as `10 <= view.left <= 20`; `nil` if there are not two relations.
  mutating func chain() -> [Equation<String>]? {
    guard var left = sum() else { return nil }
    var equations: [Equation<String>] = []
    while next?.kind == .relation {
      guard let relation = relation(), let right = sum(), let equation = Equation(left, relation, right) else {
        return nil
      }
      equations.append(writesItems ? equation : equation.withoutItems)
      left = right
    }
    return equations.count > 1 ? equations : nil
  }

  private var next: Lexeme? { position < lexemes.count ? lexemes[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard next?.text == text else { return false }
    position += 1
    return true
  }

  private mutating func relation() -> Relation? {
    var text = ""
    while let lexeme = next, lexeme.kind == .relation {
      text += lexeme.text
      position += 1
    }
    return Relation.allCases.first { notation.relation($0) == text } ?? ForeignRelation.meaning(of: text)?.relation
  }

  private mutating func sum() -> LinearForm? {
    guard var sum = product() else { return nil }
    while let sign = next?.sign, sign == "+" || sign == "-" {
      position += 1
      guard let term = product(), let next = sum.adding(sign == "+" ? term : term.negated) else { return nil }
      sum = next
    }
    return sum
  }

  private mutating func product() -> LinearForm? {
    guard var product = signed() else { return nil }
    while let sign = next?.sign, sign == "*" || sign == "/" {
      position += 1
      guard let factor = signed() else { return nil }
      guard let next = sign == "*" ? product.multiplied(by: factor) : product.divided(by: factor) else { return nil }
      product = next
    }
    return product
  }

  private mutating func signed() -> LinearForm? {
    var isNegated = false
    while let sign = next?.sign, sign == "+" || sign == "-" {
      position += 1
      isNegated = isNegated != (sign == "-")
    }
    return isNegated ? primary()?.negated : primary()
  }

  private mutating func primary() -> LinearForm? {
    guard let lexeme = next else { return nil }
    position += 1
    switch (lexeme.kind, lexeme.text) {
    case (.symbol, "("):
      depth += 1
      guard depth <= Self.depthLimit, let sum = sum(), skip(")") else { return nil }
      depth -= 1
      return sum
    case (.symbol, "."):
      guard let digits = next, digits.kind == .number, digits.isGlued else { return nil }
      position += 1
      return number("0." + digits.text)
    case (.number, let text): return number(text)
    case (.word, let name): return named(name)
    default: return nil
    }
  }

  private mutating func number(_ text: String) -> LinearForm? {
    guard let value = ForeignNumber(text).value else { return nil }
    return LinearForm(constant: .number(skip("%") ? value / 100 : value))
  }

  private mutating func named(_ name: String) -> LinearForm? {
    var item: String?
    var last = name
    while skip(".") {
      guard let part = next, part.kind == .word else { return nil }
      position += 1
      item = item.map { $0 + "." + last } ?? last
      last = part.text
    }
    if skip("[") {
      _ = skip(".")
      guard let part = next, part.kind == .word else { return nil }
      position += 1
      guard skip("]") else { return nil }
      item = item.map { $0 + "." + last } ?? last
      last = part.text
    }
    if item == nil, writesItems { return LinearForm(constant: .name(name, isNegated: false)) }
    guard let attribute = Attribute(anyCase: last) else {
      return item == nil ? LinearForm(constant: .name(name, isNegated: false)) : nil
    }
    return LinearForm(
      term: LinearForm.Term(attribute: item.map { .attribute(of: $0, attribute) } ?? .implied(attribute)))
  }
}
