import ConstraintGrammar
import ConstraintMeaning

extension EquationWriter {
  /// Why a normal form can't be said in the dialect: the first part of it that can't be written by itself.
  func obstacle(to form: NormalForm) -> LayoutProblem {
    if case nil = dialect.notation.relation(form.relation) {
      return .noSuchRelation(form.relation, in: dialect, form)
    }
    if case .scalar(.systemSpacing) = form.constant, !canSaySystemSpacing { return .noSystemSpacing(in: dialect, form) }
    if let problem = obstacle(toRankOf: form) { return problem }
    let second = form.second
    for attribute in [form.first.attribute] + (second.map { [$0.attribute] } ?? []) where !canSay(attribute) {
      return .noSuchAttribute(attribute, in: dialect, attribute == form.first.attribute ? .left : .right)
    }
    for (item, side) in [(form.first.item, WrittenSide.left)] + (second.map { [($0.item, .right)] } ?? []) {
      if let name = item.name, !canSay(name, on: side, in: form) { return .noSuchName(name, in: dialect, side) }
    }
    if let name = form.first.item.name, hidesSuperview(form) { return .noSuchName(name, in: dialect, .left) }
    switch second?.item {
    case .superview where !canSay(by: .superview(unlessView: nil)): return .noWordForSuperview(in: dialect)
    case .safeArea where !canSay(by: .safeArea(unlessView: nil)): return .noWordForSafeArea(in: dialect, form)
    default: break
    }
    for number in [form.multiplier, form.constant] {
      if let problem = obstacle(to: number) { return problem }
    }
    if second == nil, form.first.attribute.kind != .size, dialect.meaning.constantAlone != .noItem {
      return .noPlaceAlone(form.first.attribute, in: dialect)
    }
    if second != nil, form.multiplier != .one, !canSayMultiplier { return .noMultiplier(in: dialect, form) }
    if let positive = form.withoutSigns, text(stating: positive) != nil { return .noNegativeNumber(in: dialect, form) }
    return .notTranslatable(into: dialect, form)
  }

  private func obstacle(to number: NormalForm.Number) -> LayoutProblem? {
    guard number.written == nil else { return nil }
    guard dialect.namesNumbers else { return .noNamedNumbers(in: dialect, .namedNumber) }
    switch number {
    case .scalar: return nil
    case .reciprocal: return .noDivisionByName(in: dialect, .namedNumber)
    case .computed: return .noArithmetic(in: dialect, .side(.right))
    }
  }

  /// Why the priority or the identifier can't be said.
  private func obstacle(toRankOf form: NormalForm) -> LayoutProblem? {
    var sample = NormalForm.sample
    if form.priority != nil {
      sample.priority = .number(750)
      guard text(stating: sample) != nil else { return .noPriority(in: dialect, form) }
      sample.priority = form.priority
      guard text(stating: sample) != nil else {
        // A path may name a number in one language only.
        return dialect.namesNumbers
          ? .noSuchName(form.priority?.name ?? "", in: dialect.name, .priority)
          : .noNamedNumbers(in: dialect, .priority)
      }
    }
    sample.priority = nil
    sample.identifier = form.identifier
    return text(stating: sample) == nil ? .noIdentifier(in: dialect, form) : nil
  }

  // MARK: what the dialect can say

  /// Whether it can relate the attribute to any.
  func canSay(_ attribute: Attribute) -> Bool {
    var sample = NormalForm.sample
    // What states chains of views relates two sides of one axis that are not the same.
    for other in [attribute] + (dialect.statement == nil ? [] : [.leading, .trailing, .top, .bottom]) {
      for (first, second) in [(attribute, other), (other, attribute)] {
        sample.first.attribute = first
        sample.second?.attribute = second
        if text(stating: sample) != nil { return true }
      }
    }
    return false
  }

  private var canSaySystemSpacing: Bool {
    var sample = NormalForm.sample
    sample.first.attribute = .leading
    sample.second?.attribute = .trailing
    sample.constant = .scalar(.systemSpacing)
    return text(stating: sample) != nil
  }

  private var canSayMultiplier: Bool {
    var sample = NormalForm.sample
    sample.multiplier = .scalar(.number(2))
    return text(stating: sample) != nil
  }

  private func canSay(_ name: String, on side: WrittenSide, in form: NormalForm) -> Bool {
    var related = NormalForm.sample
    related.first.attribute = form.first.attribute
    related.second?.attribute = form.second?.attribute ?? form.first.attribute
    // In a size a name can be free that is a word elsewhere.
    return [NormalForm.sample, related].allSatisfy { sample in
      var named = sample
      if side == .left { named.first.item = .named(name) } else { named.second?.item = .named(name) }
      return text(stating: named) != nil || text(stating: sample) == nil
    }
  }

  private func canSay(by item: NormalForm.Item) -> Bool {
    var sample = NormalForm.sample
    sample.second?.item = item
    if dialect.statement != nil {
      sample.first.attribute = .leading
      sample.second?.attribute = .leading
    }
    return text(stating: sample) != nil
  }
}

extension NormalForm {
  /// `a.width = b.width`
  fileprivate static var sample: NormalForm {
    NormalForm(
      first: Reference(item: .named("a"), attribute: .width), relation: .equal,
      second: Reference(item: .named("b"), attribute: .width))
  }
}

extension NormalForm {
  /// The same without the minus signs of its numbers; `nil` where there are none.
  fileprivate var withoutSigns: NormalForm? {
    guard constant.isNegative || multiplier.isNegative else { return nil }
    var form = self
    (form.constant, form.multiplier) = (constant.withoutSign, multiplier.withoutSign)
    return form
  }
}

extension NormalForm.Number {
  fileprivate var withoutSign: Self {
    switch self {
    case .scalar(let scalar) where isNegative: .scalar(scalar.negated)
    default: self
    }
  }

  fileprivate var isNegative: Bool {
    switch self {
    case .scalar(.number(let number)): number < 0
    case .scalar(.name(_, let isNegated)): isNegated
    case .scalar(.systemSpacing), .reciprocal, .computed: false
    }
  }
}
