import ConstraintGrammar
import ConstraintMeaning

/// A side of an equation as people write it, computed: attributes, each times a number, plus a number.
struct LinearForm: Equatable, Sendable {
  typealias Number = NormalForm.Number
  typealias Reference = NormalForm.Reference

  struct Term: Equatable, Sendable {
    var reference: Reference
    var multiplier = Number.one
  }

  /// The attributes, each once.
  var terms: [Term] = []

  var constant = Number.zero

  /// An attribute by which all of the side is divided. No constraint has such a side, but the attribute can be
  /// brought to the other one.
  var divisor: Reference?

  /// Whether it is 1 or 0, which a product does without.
  var isOneOrNothing: Bool { isConstant && (constant.written == 1 || constant.written == 0) }

  /// The attributes in it.
  var references: [Reference] { terms.map { $0.reference } + (divisor.map { [$0] } ?? []) }

  init(constant: Number) { self.constant = constant }

  init(_ reference: Reference, multiplier: Number = .one, constant: Number = .zero) {
    terms = [Term(reference: reference, multiplier: multiplier)]
    self.constant = constant
  }

  var isConstant: Bool { terms.isEmpty && divisor == nil }
}

// `nil` stands for what no constraint can state.
extension LinearForm {
  /// The side times −1.
  var negated: LinearForm? { mapNumbers { $0.multiplied(by: .minusOne) } }

  /// Both sides together; `nil` if that takes the sum of two names.
  func adding(_ other: LinearForm) -> LinearForm? {
    guard divisor == nil, other.divisor == nil,
      var sum = constant.adding(other.constant).map(LinearForm.init(constant:))
    else { return nil }
    sum.terms = terms
    for term in other.terms {
      guard let index = sum.terms.firstIndex(where: { $0.reference == term.reference }) else {
        sum.terms.append(term)
        continue
      }
      guard let multiplier = sum.terms[index].multiplier.adding(term.multiplier) else { return nil }
      sum.terms[index].multiplier = multiplier
    }
    if sum.terms.count > 1 { sum.terms.removeAll { $0.multiplier == .zero } }
    return sum
  }

  /// The product; `nil` if both have an attribute, or two names are multiplied.
  func multiplied(by other: LinearForm) -> LinearForm? {
    if other.isConstant { return mapNumbers { $0.multiplied(by: other.constant) } }
    return isConstant ? other.mapNumbers { $0.multiplied(by: constant) } : nil
  }

  /// The quotient; `nil` if the divisor is zero, or more than a number or an attribute. Only a single number or term
  /// can be divided by an attribute.
  func divided(by other: LinearForm) -> LinearForm? {
    if other.isConstant { return mapNumbers { $0.divided(by: other.constant) } }
    guard divisor == nil, terms.count + (constant == .zero ? 0 : 1) == 1, other.divisor == nil, other.terms.count == 1,
      other == LinearForm(other.terms[0].reference)
    else {
      return nil
    }
    var quotient = self
    quotient.divisor = other.terms[0].reference
    return quotient
  }

  private func mapNumbers(_ transform: (Number) -> Number?) -> LinearForm? {
    guard divisor == nil, let constant = transform(constant) else { return nil }
    var form = LinearForm(constant: constant)
    for term in terms {
      guard let multiplier = transform(term.multiplier) else { return nil }
      form.terms.append(Term(reference: term.reference, multiplier: multiplier))
    }
    return form
  }
}

/// An equation between two sides that have been computed.
struct MeantEquation {
  var left: LinearForm
  var relation: Relation
  var right: LinearForm

  /// What the equation states by itself, without anything that a dialect leaves unsaid; `nil` if no constraint can
  /// state it.
  func plainForm(lhs: String = "", rhs: String = "") -> NormalForm? {
    guard var (near, far) = sides, near.terms.count < 2, far.terms.count < 2 else { return nil }
    let isTurned = near.isConstant
    if isTurned { (near, far) = (far, near) }
    guard let first = near.terms.first else { return nil }
    let form = NormalForm(
      first: first.reference, firstMultiplier: first.multiplier, firstConstant: near.constant,
      relation: isTurned ? relation.reversed : relation, second: far.terms.first?.reference,
      multiplier: far.terms.first?.multiplier ?? .one, constant: far.constant, firstSide: isTurned ? .right : .left)
    return (try? form.solved(lhs: lhs, rhs: rhs))?.tidy
  }

  /// The sides with one attribute each, if they can be brought into that form.
  private var sides: (LinearForm, LinearForm)? {
    if let divisor = left.divisor, right.isConstant, relation == .equal {
      var product = left
      product.divisor = nil
      return (product, LinearForm(divisor, multiplier: right.constant))
    }
    if left.divisor == nil, right.divisor != nil {
      return MeantEquation(left: right, relation: relation, right: left).sides
    }
    guard left.divisor == nil, right.divisor == nil else { return nil }
    if left.terms.count < 2, right.terms.count < 2 { return (left, right) }
    guard var near = right.negated.flatMap(left.adding), near.terms.count == 2 else { return nil }
    let other = near.terms.removeLast()
    return LinearForm(other.reference, multiplier: other.multiplier).negated.map { (near, $0) }
  }

  /// What the equation states in a dialect; `nil` if that is nothing.
  ///
  /// A constant counts as alone if it is so after everything has been computed. Only then does the dialect relate it
  /// to something.
  func normalForm(in dialect: Dialect) -> NormalForm? {
    guard var form = plainForm(lhs: "lhs", rhs: "rhs"),
      dialect.writesItems || form.second?.item != form.first.item
    else { return nil }
    form.complete(by: dialect.meaning)
    return try? form.solved(lhs: "lhs", rhs: "rhs")
  }

  /// How a dialect says it; `nil` if it can't.
  func sentence(in dialect: Dialect, spelledAs notation: Notation? = nil) -> String? {
    guard let form = normalForm(in: dialect) else { return nil }
    var writer = EquationWriter(dialect)
    if let notation { writer.notation = notation }
    return writer.plainText(stating: form, isConstantAlone: isConstantAlone)
  }

  var isConstantAlone: Bool { plainForm()?.second == nil }
}
