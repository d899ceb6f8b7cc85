import ConstraintGrammar
import TestMaterial

/// Makes equations that `expression-format` can express, and some that it can't.
struct EquationGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// An attribute, a relation and a right side of any form.
  mutating func equation() -> Equation {
    let right =
      generator.once(in: 3)
      ? Side(constant: scalar())
      : Side(
        operand(), multiplier: generator.once(in: 2) ? Multiplier(.times, scalar()) : nil,
        constant: generator.once(in: 2) ? Constant(generator.pick([.plus, .minus]), scalar()) : nil)
    return Equation(Side(operand()), generator.pick(Relation.allCases), right)
  }

  private mutating func operand() -> Operand {
    .attribute(of: name(), generator.pick(Attribute.listed))
  }

  private mutating func scalar() -> Scalar {
    generator.once(in: 3) ? .name(name(), isNegated: generator.once(in: 3)) : .number(number())
  }

  private mutating func name() -> String {
    if generator.once(in: 8) { return generator.pick(Attribute.listed).rawValue }
    let starts = Array("_abzAZ")
    let parts = Array("_abzAZ019")
    let count = generator.pick([0, 1, 2, 6, 7, 8, 9, 15, 16, 40])
    return String((0...count).map { $0 == 0 ? generator.pick(starts) : generator.pick(parts) })
  }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return Double(Int.random(in: -1000...1000, using: &generator))
    case 1: return Double(Int.random(in: -100_000...100_000, using: &generator)) / 1000
    case 2:
      return generator.pick([
        0, -0.0, 1, -1, 0.1, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1e22, 1e23,
      ])
    default:
      while true {
        let number = Double(bitPattern: generator.next())
        if number.isFinite { return number }
      }
    }
  }
}
