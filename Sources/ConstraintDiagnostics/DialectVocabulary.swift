import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The words and signs of a dialect.
final class DialectVocabulary: Sendable {
  let dialect: Dialect

  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  let writesItems: Bool

  /// The literals anywhere in the grammar of equations.
  let literals: [String]

  /// The attributes that the dialect knows, in the order of the grammar.
  let attributes: [String]

  /// The spellings of the relations that it has, in the order of `Relation.allCases`.
  let relations: [String]

  /// Whether a name may stand for a number.
  let namesNumbers: Bool

  /// Whether a number may be below zero where it stands alone.
  let hasNegativeNumbers: Bool

  /// Whether the name of an item may have dots.
  let hasPaths: Bool

  /// Whether white space may stand around the dot of an attribute.
  let hasSpacedDots: Bool

  /// What the grammar and the parsers of a dialect tell.
  init(of dialect: Dialect) {
    let writesItems = dialect.writesItems
    let productions = dialect.grammar.productions(without: dialect.lists?.production)
    var literals: [String] = []
    for literal in productions.flatMap({ $0.body.literals }) where !literals.contains(literal) {
      literals.append(literal)
    }
    let attributes = productions.filter { $0.kind == .token }.filter { $0.role == .attribute }.flatMap {
      $0.body.literals
    }

    func canSay(_ operand: Operand<String>, _ number: Double, withDot dot: String = ".") -> Bool {
      let text = dialect.text(of: Equation(Side(operand), .equal, Side(constant: .number(number))))
      return dialect.accepts(text.split(separator: ".").joined(separator: dot))
    }
    let operand: Operand<String> = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    self.dialect = dialect
    self.writesItems = writesItems
    self.literals = literals
    self.attributes = attributes.isEmpty ? literals.filter { Attribute(rawValue: $0) != nil } : attributes
    relations = Relation.allCases.compactMap(dialect.notation.relation)
    namesNumbers = dialect.namesNumbers
    hasNegativeNumbers = canSay(operand, -1)
    hasPaths = canSay(.attribute(of: "item.item", .width), 1)
    hasSpacedDots = writesItems && canSay(operand, 1, withDot: " . ")
  }

  /// The attributes that it knows: where it knows each with a capital and without, as a word is written.
  func attributes(writtenLike word: String) -> [String] {
    let alike = attributes.filter { $0.first?.isUppercase == word.first?.isUppercase }
    return alike.isEmpty ? attributes : alike
  }
}

extension Grammar {
  /// The productions that the start rule leads to but through another: a visual format, say, has signs of its own, which mean
  /// nothing in an equation. All of them where nothing else is left.
  fileprivate func productions(without name: String?) -> [Production] {
    var found = [start]
    var next = 0
    while next < found.count {
      for production in found[next].body.productions
      where production.name != name && !found.contains(where: { $0.name == production.name }) {
        found.append(production)
      }
      next += 1
    }
    return found.contains { $0.kind == .token && $0.role != .end } ? found : productions
  }
}

extension Syntax {
  /// The productions that it names, in order.
  fileprivate var productions: [Production] {
    if case .production(let production) = self { return [production] }
    return parts.flatMap { $0.productions }
  }

  /// The literals in it, in order, without those of the productions that it names.
  fileprivate var literals: [String] {
    if case .literal(let text, _, _) = self { return [text] }
    return parts.flatMap { $0.literals }
  }
}

extension DialectVocabulary {
  /// The attribute that a word is for, in whatever capitals the dialect allows; `nil` if it is for none.
  func attribute(spelled word: String) -> Attribute? {
    guard let attribute = Attribute(anyCase: word) else { return nil }
    if attributes.contains(word) { return attribute }
    var notation = dialect.notation
    notation.attribute = { _ in word }
    let operand: Operand<String> = writesItems ? .attribute(of: "item", attribute) : .implied(attribute)
    let equation = Equation(Side(operand), .equal, Side(constant: .number(1)))
    return dialect.equation(in: Printer(notation: notation).text(of: equation)) != nil ? attribute : nil
  }
}
