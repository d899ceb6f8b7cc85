import ConstraintGrammar

/// Finds equations near to one that UIKit and AppKit raise an exception on, which they take.
struct ObjectionRewriter {
  let dialect: Dialect
  let equation: Equation<String>

  /// The texts to write instead, best first; empty if the dialect has no words for them.
  func texts(avoiding objection: Objection) -> [String] {
    equations(avoiding: objection).compactMap { equation in
      guard let text = try? dialect.print(equation), isTaken(equation) else { return nil }
      return text
    }
  }

  private func equations(avoiding objection: Objection) -> [Equation<String>] {
    guard let first = equation.left.attribute else { return [] }
    guard let second = equation.right.attribute else {
      return dialect.meaning.superviewWord.map { [relatedToSuperview($0.spelling, first)] } ?? []
    }
    switch objection {
    case .placeAlone, .placeTimesZero:
      return dialect.meaning.superviewWord.map { [relatedToSuperview($0.spelling, first)] } ?? []
    case .mixedAxes: return [with(first, second.onOtherAxis), with(first.onOtherAxis, second)]
    case .placeAndSize: return [with(first, first), with(second, second)]
    case .mixedDirections:
      return [with(first, second.inOtherDirection ?? second), with(first.inOtherDirection ?? first, second)]
    }
  }

  private func with(_ first: Attribute, _ second: Attribute) -> Equation<String> {
    var equation = equation
    equation.left.attribute = first
    equation.right.attribute = second
    return equation
  }

  /// The same constant, counted from the superview.
  private func relatedToSuperview(_ word: String, _ attribute: Attribute) -> Equation<String> {
    var right = Side<String>(.attribute(of: word, attribute.ofSuperview))
    if let constant = equation.right.constant {
      switch (constant.operator, constant.value) {
      case (_, .number(0)): break
      case (.plus, .number(let number)) where number < 0: right.constant = Constant(.minus, .number(-number))
      case (.plus, .name(let name, isNegated: true)):
        right.constant = Constant(.minus, .name(name, isNegated: false))
      default: right.constant = constant
      }
    }
    return Equation(equation.left, equation.relation, right)
  }

  private func isTaken(_ equation: Equation<String>) -> Bool {
    guard let first = equation.left.attribute, let second = equation.right.attribute else { return false }
    return Objection.all(first, second, multiplier: 1).isEmpty
  }
}

extension Side<String> {
  /// The attribute that the side is about.
  fileprivate var attribute: Attribute? {
    get {
      switch operand {
      case .attribute(_, let attribute), .implied(let attribute): attribute
      case .metric, nil: nil
      }
    }
    set {
      guard let newValue else { return }
      switch operand {
      case .attribute(let item, _): operand = .attribute(of: item, newValue)
      case .implied: operand = .implied(newValue)
      case .metric, nil: break
      }
    }
  }
}
