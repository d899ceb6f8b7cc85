import ConstraintGrammar

extension DialectWriter {
  /// Why a statement can't be written in the dialect: the first part of it that can't be written by itself.
  func obstacle(to statement: Statement<String>) -> LayoutProblem {
    if case nil = target.notation.relation(statement.relation) {
      return .noSuchRelation(statement.relation, in: target)
    }
    let second = statement.second
    for attribute in [statement.first.attribute] + (second.map { [$0.attribute] } ?? []) where !canSay(attribute) {
      return .noSuchAttribute(attribute, in: target, attribute == statement.first.attribute ? .left : .right)
    }
    for (item, side) in [(statement.first.item, WrittenSide.left)] + (second.map { [($0.item, .right)] } ?? []) {
      if let name = item.name, !canSay(name, on: side) { return .noSuchName(name, in: target, side) }
    }
    if let name = statement.first.item.name, hidesSuperview(statement) { return .noSuchName(name, in: target, .left) }
    if case .superview? = second?.item, !canSayBySuperview { return .noWordForSuperview(in: target) }
    for (number, part) in [
      (statement.multiplier, EquationPart.multiplier(.right)), (statement.constant, .constant(.right)),
    ] {
      if let problem = obstacle(to: number, part) { return problem }
    }
    if second == nil, statement.first.attribute.kind != .size, target.meaning.constantAlone != .noItem {
      return .noPlaceAlone(statement.first.attribute, in: target)
    }
    if statement.constant.isNegative || statement.multiplier.isNegative { return .noNegativeNumber(in: target) }
    return .notTranslatable(into: target)
  }

  private func obstacle(to number: Statement<String>.Number, _ part: EquationPart) -> LayoutProblem? {
    guard number.isNamed else { return nil }
    var part = part
    if case .computed = number { part = .metric(.right) }
    let isNamingNumbers = text(stating: .sample(constant: .scalar(.name("n", isNegated: false)))) != nil
    guard isNamingNumbers else { return .noNamedNumbers(in: target, part) }
    switch number {
    case .scalar: return nil
    case .reciprocal: return .noDivisionByName(in: target, part)
    case .computed: return .noArithmetic(in: target, .side(.right))
    }
  }

  // MARK: what the dialect can say

  private func canSay(_ attribute: Attribute) -> Bool {
    var sample = Statement.sample(constant: .zero)
    sample.first.attribute = attribute
    sample.second?.attribute = attribute
    return text(stating: sample) != nil
  }

  private func canSay(_ name: String, on side: WrittenSide) -> Bool {
    var sample = Statement.sample(constant: .zero)
    if side == .left { sample.first.item = .named(name) } else { sample.second?.item = .named(name) }
    return text(stating: sample) != nil
  }

  private var canSayBySuperview: Bool {
    var sample = Statement.sample(constant: .zero)
    sample.second?.item = .superview(unlessView: nil)
    return text(stating: sample) != nil
  }
}

extension Statement<String> {
  /// `a.width = b.width + constant`
  fileprivate static func sample(constant: Number) -> Statement {
    Statement(
      first: Reference(item: .named("a"), attribute: .width), relation: .equal,
      second: Reference(item: .named("b"), attribute: .width), constant: constant)
  }
}

extension Statement.Number {
  fileprivate var isNamed: Bool { written == nil }

  fileprivate var isNegative: Bool {
    switch self {
    case .scalar(.number(let number)): number < 0
    case .scalar(.name(_, let isNegated)): isNegated
    case .reciprocal, .computed: false
    }
  }
}
