public import ConstraintGrammar
import ConstraintMeaning

extension Dialect {
  /// Whether a text says what another does, which may be in another dialect.
  public func says(_ text: [UInt8], what other: [UInt8], in dialect: Dialect? = nil) -> Bool {
    let texts = [text, other].map { String(decoding: $0, as: UTF8.self) }
    guard let said = try? constraints(in: texts[0]), let meant = try? (dialect ?? self).constraints(in: texts[1]) else {
      return false
    }
    if said.map(\.withPlainSigns) == meant.map(\.withPlainSigns) { return true }
    guard said.count == 1, meant.count == 1, said[0].priority == meant[0].priority,
      said[0].identifier == meant[0].identifier, let form = said[0].plainForm, let other = meant[0].plainForm
    else { return false }
    return form.states(other)
  }
}

extension Equation {
  /// The same without a number below zero behind the sign of a sum.
  fileprivate var withPlainSigns: Equation {
    guard let constant = right.constant, case .number(let number) = constant.value, number < 0 else { return self }
    var plain = self
    plain.right.constant = Constant(constant.operator == .plus ? .minus : .plus, .number(-number))
    return plain
  }
}
