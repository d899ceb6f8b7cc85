import ConstraintGrammar

extension EquationWriter {
  /// Why a normal form can't be said in the dialect: the first part of it that can't be written by itself.
  func obstacle(to form: NormalForm<String>) -> LayoutProblem {
    if case nil = dialect.notation.relation(form.relation) {
      return .noSuchRelation(form.relation, in: dialect, form)
    }
    let second = form.second
    for attribute in [form.first.attribute] + (second.map { [$0.attribute] } ?? []) where !canSay(attribute) {
      return .noSuchAttribute(attribute, in: dialect, attribute == form.first.attribute ? .left : .right)
    }
    for (item, side) in [(form.first.item, WrittenSide.left)] + (second.map { [($0.item, .right)] } ?? []) {
      if let name = item.name, !canSay(name, on: side) { return .noSuchName(name, in: dialect, side) }
    }
    if let name = form.first.item.name, hidesSuperview(form) { return .noSuchName(name, in: dialect, .left) }
    if case .superview? = second?.item, !canSayBySuperview { return .noWordForSuperview(in: dialect) }
    for (number, part) in [
      (form.multiplier, EquationPart.multiplier(.right)), (form.constant, .constant(.right)),
    ] {
      if let problem = obstacle(to: number, part) { return problem }
    }
    if second == nil, form.first.attribute.kind != .size, dialect.meaning.constantAlone != .noItem {
      return .noPlaceAlone(form.first.attribute, in: dialect)
    }
    if form.constant.isNegative || form.multiplier.isNegative { return .noNegativeNumber(in: dialect, form) }
    return .notTranslatable(into: dialect, form)
  }

  private func obstacle(to number: NormalForm<String>.Number, _ part: EquationPart) -> LayoutProblem? {
    guard number.isNamed else { return nil }
    var part = part
    if case .computed = number { part = .metric(.right) }
    let isNamingNumbers = text(stating: .sample(constant: .scalar(.name("n", isNegated: false)))) != nil
    guard isNamingNumbers else { return .noNamedNumbers(in: dialect, part) }
    switch number {
    case .scalar: return nil
    case .reciprocal: return .noDivisionByName(in: dialect, part)
    case .computed: return .noArithmetic(in: dialect, .side(.right))
    }
  }

  // MARK: what the dialect can say

  func canSay(_ attribute: Attribute) -> Bool {
    var sample = NormalForm.sample(constant: .zero)
    sample.first.attribute = attribute
    sample.second?.attribute = attribute
    return text(stating: sample) != nil
  }

  private func canSay(_ name: String, on side: WrittenSide) -> Bool {
    var sample = NormalForm.sample(constant: .zero)
    if side == .left { sample.first.item = .named(name) } else { sample.second?.item = .named(name) }
    return text(stating: sample) != nil
  }

  private var canSayBySuperview: Bool {
    var sample = NormalForm.sample(constant: .zero)
    sample.second?.item = .superview(unlessView: nil)
    return text(stating: sample) != nil
  }
}

extension NormalForm<String> {
  /// `a.width = b.width + constant`
  fileprivate static func sample(constant: Number) -> NormalForm {
    NormalForm(
      first: Reference(item: .named("a"), attribute: .width), relation: .equal,
      second: Reference(item: .named("b"), attribute: .width), constant: constant)
  }
}

extension NormalForm.Number {
  fileprivate var isNamed: Bool { written == nil }

  fileprivate var isNegative: Bool {
    switch self {
    case .scalar(.number(let number)): number < 0
    case .scalar(.name(_, let isNegated)): isNegated
    case .scalar(.systemSpacing), .reciprocal, .computed: false
    }
  }
}
