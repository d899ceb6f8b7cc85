import ConstraintGrammar
import ConstraintLayout
import ConstraintMeaning

/// Whether a dialect really can't say what a translation into it is refused for.
///
/// What it can say is found out with sentences that it has to accept, each of which says one thing.
enum TranslationReason {
  static func holds(
    _ code: DiagnosticCode, for equation: Equation, meaning constraint: LayoutConstraint<NamedItem>,
    in target: Dialect
  ) -> Bool {
    let items = [constraint.firstItem.name] + (constraint.secondItem.map { [$0.name] } ?? [])
    let attributes = [constraint.firstAttribute] + (constraint.secondAttribute.map { [$0] } ?? [])
    let name = Scalar.name("n", isNegated: false)
    let (width, other) = (Operand.attribute(of: "a", .width), Operand.attribute(of: "b", .width))
    func says(_ right: Side, _ left: Operand = width) -> Bool {
      target.says(Equation(Side(left), .equal, right))
    }
    switch code {
    case .noNamedNumbers: return !equation.numberNames.isEmpty && !target.namesNumbers
    case .noDivisionByName:
      // A constant has no divisor.
      let hasConstant = constraint.secondItem == nil || equation.left.constant != nil || equation.right.constant != nil
      if hasConstant, equation.computesWithNameOnBothSides { return true }
      let negated = Scalar.name("n", isNegated: true)
      return [name, equation.negatesName ? negated : name].contains { divisor in
        !equation.numberNames.isEmpty && !says(Side(other, multiplier: Multiplier(.dividedBy, divisor)))
      }
    case .noArithmetic:
      guard case .metric? = equation.right.operand else { return equation.computesWithNameOnBothSides }
      return !says(Side(.metric("n"), multiplier: Multiplier(.times, .number(2))))
    case .noSuchAttribute:
      return attributes.contains { !says(Side(.attribute(of: "b", $0)), .attribute(of: "a", $0)) }
    case .noSuchName:
      if equation.numberNames.contains(where: { $0.contains(".") }) { return true }
      return items.contains { item in
        !says(Side(other), .attribute(of: item, .width)) || !says(Side(.attribute(of: item, .width)))
          || Understood.words.contains(item)
      }
    case .noWordForSuperview:
      return target.meaning.superviewWord == nil && items.contains { $0.hasSuffix(".superview") }
    case .noWordForSafeArea:
      return target.meaning.safeAreaWord == nil && items.contains { $0.hasSuffix(".safeAreaLayoutGuide") }
    case .noSystemSpacing: return constraint.isSystemSpacing && target.statement == nil
    case .noPriority:
      return equation.priority != nil
        && !target.says(Equation(Side(width), .equal, Side(other), priority: .number(750)))
    case .noIdentifier:
      return equation.identifier != nil && !target.says(Equation(Side(width), .equal, Side(other), identifier: "n"))
    case .noMultiplier:
      // A name may stand for 1 here.
      let isScaled = constraint.multiplier != 1 || equation.right.multiplier != nil
      return isScaled && !says(Side(other, multiplier: Multiplier(.times, .number(2))))
    case .otherItem: return !target.writesItems
    // What has words for some chains of views alone can't say whatever it has the words for.
    case .notTranslatable:
      if equation.numberNames.contains(where: { $0.contains(".") }) || !Understood.words.isDisjoint(with: items) {
        return true
      }
      return equation.computesWithNameOnBothSides || !says(Side(other, multiplier: Multiplier(.times, .number(2))))
    case .noPlaceAlone: return Understood(in: target).constantAlone != .noItem && items.count == 1
    case .noNegativeNumber:
      if constraint.multiplier < 0, !says(Side(other, multiplier: Multiplier(.times, .number(-2)))) { return true }
      let negated = Scalar.name("n", isNegated: true)
      if equation.negatesName, !says(Side(other, constant: Constant(.plus, negated))) { return true }
      let isAlone = constraint.secondItem == nil || constraint.multiplier == 0
      if equation.subtractsName,
        !says(isAlone ? Side(constant: negated) : Side(other, constant: Constant(.plus, negated)))
      {
        return true
      }
      // What is subtracted follows an attribute.
      return constraint.constant < 0 && isAlone && !says(Side(constant: .number(-5)))
    default: return false
    }
  }
}

extension Dialect {
  /// Whether the plain text of an equation states it, the views aside where they are given along with it.
  func says(_ equation: Equation) -> Bool {
    guard let read = self.equation(in: text(of: equation))?.plainForm, let form = equation.plainForm else {
      return false
    }
    return writesItems ? read == form : read.states(form)
  }
}

extension Equation {
  /// Whether the side with the attribute has more than that, and numbers have names: what that comes to has no words.
  var computesWithNameOnBothSides: Bool {
    func isComputed(_ side: Side) -> Bool {
      let (multiplier, constant) = (side.multiplier?.value ?? .number(1), side.constant?.value ?? .number(0))
      return multiplier != .number(1) || constant != .number(0)
    }
    if case nil = left.operand { return isComputed(right) && !numberNames.isEmpty }
    return isComputed(left) && !numberNames.isEmpty
  }

  /// Whether a minus belongs to the name of a number, or can come to.
  fileprivate var negatesName: Bool {
    func isNegated(_ scalar: Scalar?) -> Bool { if case .name(_, true)? = scalar { true } else { false } }
    return [left, right].contains { isNegated($0.multiplier?.value) || isNegated($0.constant?.value) }
  }

  /// Whether a name has a minus once all that is not the first item stands on the right.
  fileprivate var subtractsName: Bool {
    func isSubtracted(_ side: Side, _ sign: AdditiveOperator) -> Bool {
      if case .name? = side.constant?.value, side.constant?.operator == sign { return true }
      guard case .metric? = side.operand, case .number(let factor) = side.multiplier?.value ?? .number(1) else {
        return false
      }
      return (factor < 0) == (sign == .minus)
    }
    var (first, second) = (left, right)
    if case .attribute? = first.operand {} else { (first, second) = (right, left) }
    // A negative multiplier turns all signs.
    if case .number(..<0)? = first.multiplier?.value { (first, second) = (second, first) }
    return isSubtracted(second, .minus) || isSubtracted(first, .plus)
  }
}
