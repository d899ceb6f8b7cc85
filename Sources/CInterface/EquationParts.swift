import CConstraintGrammar
import ConstraintGrammar
import GrammarCombinators

// The structs of the header, made of the values of the model.

extension constraint_grammar_equation {
  init(_ equation: ParsedEquation, in dialect: constraint_grammar_dialect) {
    self.init(
      dialect: dialect, relation: equation.relation.number, left: constraint_grammar_side(equation.left),
      right: constraint_grammar_side(equation.right),
      priority: equation.priority.map { constraint_grammar_operation(CONSTRAINT_GRAMMAR_AT, $0) }
        ?? constraint_grammar_operation(),
      identifier: equation.identifier.map { constraint_grammar_range($0) } ?? constraint_grammar_range())
  }

  /// How large it was in the first version of the header: all before the priority.
  static let firstSize = 2 * MemoryLayout<Int32>.size + 2 * MemoryLayout<constraint_grammar_side>.size
}

extension constraint_grammar_side {
  fileprivate init(_ side: ParsedSide) {
    self.init()
    switch side.operand {
    case .attribute(let name, let attribute):
      operand = CONSTRAINT_GRAMMAR_NAMED_ITEM.number
      self.attribute = attribute.number
      self.name = constraint_grammar_range(name)
    case .implied(let attribute):
      operand = CONSTRAINT_GRAMMAR_GIVEN_ITEM.number
      self.attribute = attribute.number
    case .metric(let name):
      operand = CONSTRAINT_GRAMMAR_METRIC.number
      self.name = constraint_grammar_range(name)
    case .superview(let attribute):
      operand = CONSTRAINT_GRAMMAR_SUPERVIEW.number
      self.attribute = attribute.number
    case .numberOrItem(let name):
      operand = CONSTRAINT_GRAMMAR_NUMBER_OR_ITEM.number
      self.name = constraint_grammar_range(name)
    case nil: operand = CONSTRAINT_GRAMMAR_NO_OPERAND.number
    }
    if let value = side.multiplier {
      let sign = value.operator == .times ? CONSTRAINT_GRAMMAR_TIMES : CONSTRAINT_GRAMMAR_DIVIDED_BY
      multiplier = constraint_grammar_operation(sign, value.value)
    }
    if let value = side.constant {
      let sign = value.operator == .plus ? CONSTRAINT_GRAMMAR_PLUS : CONSTRAINT_GRAMMAR_MINUS
      constant = constraint_grammar_operation(sign, value.value)
    }
  }
}

extension constraint_grammar_operation {
  fileprivate init(_ sign: constraint_grammar_operator, _ value: ParsedScalar) {
    self.init()
    self.sign = Int32(sign.rawValue)
    switch value {
    case .number(let number):
      kind = CONSTRAINT_GRAMMAR_NUMBER.number
      self.number = number
    case .name(let name, let isNegated):
      kind = (isNegated ? CONSTRAINT_GRAMMAR_NEGATED_NAME : CONSTRAINT_GRAMMAR_NAME).number
      self.name = constraint_grammar_range(name)
    case .systemSpacing: kind = CONSTRAINT_GRAMMAR_SYSTEM_SPACING.number
    }
  }
}

extension constraint_grammar_range {
  init(_ range: SourceRange) { self.init(range.range) }

  /// - Precondition: the range lies in the first 4 GiB.
  init(_ range: Range<Int>) { self.init(offset: UInt32(range.lowerBound), length: UInt32(range.count)) }
}

extension constraint_grammar_operand { fileprivate var number: Int32 { Int32(rawValue) } }
extension constraint_grammar_value_kind { fileprivate var number: Int32 { Int32(rawValue) } }
