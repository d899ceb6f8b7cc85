import GrammarCombinators
import SentenceGeneration

@testable import ConstraintGrammar
@testable import ConstraintLanguages

/// Makes equations of a dialect: sentences of its grammar, and others with names and numbers that mean something.
struct EquationMix {
  let dialect: Dialect
  private let sentences: SentenceGenerator
  private var generator: SeededGenerator

  init(_ dialect: Dialect, seed: UInt64) {
    self.dialect = dialect
    sentences = SentenceGenerator(dialect.grammar)
    generator = SeededGenerator(seed: seed)
  }

  /// The next text that is an equation of the dialect.
  mutating func next() -> (text: String, equation: Equation) {
    while true {
      let text = once(in: 3) ? sentences.sentence(using: &generator) : composed()
      if let equation = dialect.equation(in: text) { return (text, equation) }
    }
  }

  /// A text that is likely to be an equation.
  private mutating func composed() -> String {
    if dialect.name == Dialect.visualFormat.name { return chain() }
    let isReduced = dialect.notation.isReduced
    let left = isReduced && once(in: 2) ? side() : term()
    let right = once(in: 3) ? constantAlone() : side()
    return isReduced && once(in: 2) ? right + relation() + left : left + relation() + right
  }

  /// A visual format that states one constraint.
  private mutating func chain() -> String {
    let orientation = pick(["", "H:", "V:"])
    let (first, second) = ("[" + name(of: Self.views), "[" + name(of: Self.views) + "]")
    let connection = once(in: 3) ? pick(["", "-"]) : "-(" + predicate() + ")-"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return orientation + first + "(" + predicate() + ")]"
    case 1: return orientation + "|" + connection + second
    case 2: return orientation + second + connection + "|"
    default: return orientation + first + "]" + connection + second
    }
  }

  private mutating func predicate() -> String {
    pick(["", "==", "<=", ">="])
      + (once(in: 2) ? name(of: Self.numbers) : (once(in: 4) ? "-" : "") + pick(Self.numerals))
      + (once(in: 3) ? "@750" : "")
  }

  private mutating func side() -> String {
    var text = term()
    if once(in: 2) {
      let divides = computesWithNames && once(in: 2)
      let comesFirst = dialect.name == Dialect.equations.name || dialect.notation.isReduced && once(in: 2)
      text = comesFirst ? number() + " * " + text : text + (divides ? " / " : " * ") + number()
    }
    if once(in: 2) { text += (once(in: 2) ? " + " : " - ") + number() }
    return text
  }

  private var computesWithNames: Bool {
    [Dialect.compactConstraint.name, Dialect.compactConstraint2021.name].contains(dialect.name)
  }

  private mutating func constantAlone() -> String {
    guard computesWithNames, once(in: 3) else { return number() }
    return name(of: Self.numbers) + (once(in: 2) ? " * " : " / ") + number() + (once(in: 2) ? " - " + number() : "")
  }

  private mutating func term() -> String {
    let listed = pick(Attribute.listed).rawValue
    switch dialect.name {
    case Dialect.equations.name: return listed
    case Dialect.formulaStyle.name, Dialect.swiftyLayout.name:
      return name(of: Self.views) + "[." + (once(in: 8) ? pick(Attribute.allCases).rawValue : listed) + "]"
    default: return name(of: Self.views) + "." + listed
    }
  }

  private mutating func number() -> String {
    let isNaming = dialect.namesNumbers
    let sign = dialect.name != Dialect.visualAttribute.name && once(in: 4) ? "-" : ""
    if isNaming, once(in: 2) { return sign + name(of: Self.numbers) }
    return sign + pick(Self.numerals)
  }

  private mutating func relation() -> String {
    " " + pick(Relation.allCases.compactMap(dialect.notation.relation)) + " "
  }
  private mutating func name(of names: [String]) -> String { pick(names) }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
  private mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private static let views = [
    "a", "b", "button", "label", "a", "b", "super", "superview", "left", "my.view", "default",
  ]
  private static let numbers = ["gap", "scale", "zero", "huge", "a", "super", "superview", "width"]
  private static let large = "1" + String(repeating: "0", count: 300)
  private static let numerals = [
    "0", "1", "2", "3", "0.1", "1.6", "10", "20.5", "1e-3", "0.000001", "16777217", large, large,
  ]
}
