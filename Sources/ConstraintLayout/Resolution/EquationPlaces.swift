import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// Where the parts of an equation stand in its text.
///
/// Parsing keeps the places of names alone; the others are looked up in the tree of the text when something is said about
/// them.
struct EquationPlaces {
  private let equation: ParsedEquation
  private let bytes: ContiguousArray<UInt8>
  private let left: ArraySlice<SyntaxTree>, right: ArraySlice<SyntaxTree>

  /// Whether the text may state several constraints.
  private let isList: Bool

  /// - Parameter text: what was parsed, or the text of a host with the equation somewhere in it.
  init(_ equation: ParsedEquation, in text: Span<UInt8>, _ dialect: Dialect) {
    self.equation = equation
    bytes = ContiguousArray(copying: text)
    let tokens = dialect.tokens(of: equation, in: text)
    isList = dialect.isList(text)
    guard !isList else {
      // Of a text of several constraints the names alone tell which is which.
      left = tokens[...]
      right = tokens[...]
      return
    }
    let relation = tokens.firstIndex { $0.role == .relation } ?? tokens.endIndex
    left = tokens[..<relation]
    right = tokens[relation...].dropFirst()
  }

  func range(of part: EquationPart) -> Range<Int> {
    switch part {
    case .equation: Self.range(of: left, right)
    case .side(let side): range(of: side)
    case .item(let side), .metric(let side):
      sideOfEquation(home(of: { $0.operand }, on: side)).operand?.name?.range ?? range(of: side)
    case .namedNumber: (equation.left.numberName ?? equation.right.numberName)?.range ?? Self.range(of: left, right)
    case .priority: priority ?? predicates ?? Self.range(of: left, right)
    case .identifier: equation.identifier?.range ?? Self.range(of: left, right)
    case .multiplier(let side): value({ $0.factor }, side, operators: "*/") ?? range(of: side)
    case .constant(let side):
      sideOfEquation(home(of: { $0.addend }, on: side)).addend?.name?.range ?? predicates
        ?? value({ $0.addend }, side, operators: "+-") ?? range(of: side)
    }
  }

  /// The side that has a part: what is moved across the relation, or understood there, is written on the other.
  private func home<Part>(of part: (ParsedSide) -> Part?, on side: WrittenSide) -> WrittenSide {
    if case nil = part(sideOfEquation(side)), part(sideOfEquation(side.other)) != nil { side.other } else { side }
  }

  /// Where a list of constraints has what it asks of the size or of the distance: between the brackets, or behind the name
  /// in them; `nil` where the text is one equation.
  private var predicates: Range<Int>? {
    guard isList else { return nil }
    let names = [equation.left.operand, equation.right.operand].compactMap { operand in
      if case .attribute(let name, _)? = operand { name.range } else { nil }
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard let first = names.first, let last = names.last else { return nil }
    let closing = bytes[first.upperBound...].firstIndex(of: UInt8(ascii: "]")) ?? first.upperBound
    if names.count > 1 { return closing + 1..<max(closing + 1, last.lowerBound - 1) }
    guard let side = equation.sideOfSuperview else { return first.upperBound..<closing }
    // From left to right and from top to bottom, the superview's start is before the view.
    switch side {
    case .leading, .left, .top:
      let bar = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
      return bar + 1..<max(bar + 1, first.lowerBound - 1)
    default: return closing + 1..<max(closing + 1, bytes.count - 1)
    }
  }

  private var priority: Range<Int>? {
    if case .name(let name, _)? = equation.priority { name.range } else { nil }
  }

  private func range(of side: WrittenSide) -> Range<Int> {
    side == .left ? Self.range(of: left, left) : Self.range(of: right, right)
  }

  private static func range(of first: ArraySlice<SyntaxTree>, _ last: ArraySlice<SyntaxTree>) -> Range<Int> {
    let start = (first.first ?? last.first)?.range.lowerBound ?? 0
    return start..<max(start, (last.last ?? first.last)?.range.upperBound ?? 0)
  }

  private func sideOfEquation(_ side: WrittenSide) -> ParsedSide { side == .left ? equation.left : equation.right }

  /// Where a number or a name of one stands that an operator of one of two signs applies to; `nil` if there is no
  /// telling.
  private func value(
    _ scalar: (ParsedSide) -> ParsedScalar?, _ side: WrittenSide, operators: String
  ) -> Range<Int>? {
    let side = home(of: scalar, on: side)
    guard let scalar = scalar(sideOfEquation(side)) else { return nil }
    if case .name(let name, _) = scalar { return name.range }
    let tokens = side == .left ? left : right
    let places = tokens.indices.filter {
      joins(tokens, at: $0) && operators.utf8.contains(bytes[tokens[$0].range.lowerBound])
    }
    // Where there are several, parentheses are among them.
    guard places.count == 1, sideOfEquation(side).operand != nil else { return nil }
    let after = tokens[(places[0] + 1)...]
    if let end = after.firstIndex(where: { $0.role != .operator }), tokens[end].role == .number {
      return Self.range(of: after[...end], after[...end])
    }
    let before = tokens[..<places[0]]
    return before.allSatisfy { $0.role == .operator || $0.role == .number } ? Self.range(of: before, before) : nil
  }

  /// Whether an operator stands between two values, where a sign stands before one.
  private func joins(_ tokens: ArraySlice<SyntaxTree>, at index: Int) -> Bool {
    tokens[index].role == .operator && index > tokens.startIndex && tokens[index - 1].role != .operator
  }
}

extension Dialect {
  /// The tokens of an equation, without the end of the text.
  fileprivate func tokens(of parsed: ParsedEquation, in text: Span<UInt8>) -> [SyntaxTree] {
    var cursor = Cursor()
    if let tree = interpreter.tree(of: text, from: &cursor) { return tree.tokens.filter { $0.role != .end } }
    // In the text of a host, the equation begins with its first name as far as that can be told.
    if let name = (parsed.left.operand ?? parsed.right.operand)?.name { cursor.offset = name.lowerBound }
    return equationInterpreter.tree(of: text, from: &cursor)?.tokens ?? []
  }
}

extension ParsedSide {
  /// The number that scales the attribute, unless that is 1, which need not be written.
  fileprivate var factor: ParsedScalar? { if case .number(1)? = multiplier?.value { nil } else { multiplier?.value } }

  /// The first name that is that of a number.
  fileprivate var numberName: SourceRange? {
    if let name = multiplier?.value.name { return name }
    switch operand {
    case .metric(let name)?, .numberOrItem(let name)?: return name
    case .attribute?, .implied?, .superview?, nil: return constant?.value.name
    }
  }

  /// The number that is added, unless that is 0.
  fileprivate var addend: ParsedScalar? { if case .number(0)? = constant?.value { nil } else { constant?.value } }
}

extension ParsedEquation {
  /// The side of a superview that the equation is about; `nil` if it is about none.
  fileprivate var sideOfSuperview: Attribute? {
    for operand in [left.operand, right.operand] {
      if case .superview(let attribute)? = operand { return attribute }
    }
    return nil
  }
}
