public import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import GrammarCombinators

extension Dialect {
  /// The language in which Auto Layout prints a constraint: `<NSLayoutConstraint:0x1 UILabel:0x2.width == 90>`.
  ///
  /// Nobody writes it, so it is none of the dialects that hints and translations know. Its items are addresses.
  public static let conflictLog = Dialect(
    name: "conflict-log",
    aliases: ["ConflictLog"],
    library: "Auto Layout's console",
    sample:
      "<NSLayoutConstraint:0x600000283c00 V:|-(8)-[UILabel:0x7fab1b4063a0]   (active, names: '|':UIView:0x7fab1b40a520 )>",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self,
      multiplierComesFirst: true, allowsExponents: true),
    text: StatementText(ConflictLog.StatedConstraint()),
    statement: ConflictLog.StatedConstraint(),
    lists: ListNotation(text: ConflictLog.text)
  )

  /// The dialects of `Dialect.all` and the language of what Auto Layout prints, in the order in which reports list them.
  public static let allWithConflictLog = all + [conflictLog]
}

extension ConflictLog {
  /// A constraint as what it states.
  struct StatedConstraint: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<(Heading.Parts, Statement)> { Constraint() }

    static func value(of parts: (Heading.Parts, Statement)) -> ParsedStatement {
      .constraints(parts.1.equations(parts.0))
    }
  }

  /// A constraint without an address of its own; `nil` for several, and for what is not said in an equation.
  static func text(of constraints: [ConstraintGrammar.Equation], _ notation: Notation) -> String? {
    guard constraints.count == 1, var equation = constraints.first else { return nil }
    let identifier = equation.identifier.map { " '\($0)'" } ?? ""
    var priority = ""
    if let value = equation.priority {
      guard case .number(let number) = value else { return nil }
      priority = " @" + notation.text(of: number)
    }
    (equation.identifier, equation.priority) = (nil, nil)
    return "<NSLayoutConstraint" + identifier + " " + Printer(notation: notation).text(of: equation) + priority + ">"
  }
}

extension ConflictLog.Statement {
  /// The constraints of a body, with the priorities of the statement; the superview is `nil`.
  func constraints(_ body: ParsedBody, className: String) -> [LayoutConstraint<ParsedItem?>] {
    // A debugger leaves them out; then they are what a view begins with.
    let isContentSize = className == "NSContentSizeLayoutConstraint"
    let contentPriorities = contentPriorities ?? (isContentSize ? (250, 750) : nil)
    return body.constraints.flatMap { constraint in
      var constraint = constraint
      constraint.priority = priority ?? constraint.priority
      guard let (hugging, resistance) = contentPriorities else { return [constraint] }
      var (most, least) = (constraint, constraint)
      (most.relation, most.priority) = (.lessThanOrEqual, hugging)
      (least.relation, least.priority) = (.greaterThanOrEqual, resistance)
      return [least, most]
    }
  }

  /// The constraints as equations between items by their addresses.
  fileprivate func equations(_ heading: ConflictLog.Heading.Parts) -> [ParsedEquation] {
    let marked = names.first { $0.0 == "|" }?.1
    func operand(_ item: ParsedItem?, _ attribute: Attribute) -> ParsedOperand {
      (item ?? marked).map { .attribute(of: $0.range, attribute) } ?? .superview(attribute)
    }
    return constraints(body.resolved(names) ?? body, className: heading.className ?? "").map { constraint in
      let number = constraint.constant
      var right = ParsedSide(constant: .number(number))
      let second = constraint.secondItem.map { item in operand(item, constraint.secondAttribute ?? .width) }
      if let second = second ?? constraint.firstAttribute.corner.map({ operand(nil, $0) }) {
        right = ParsedSide(
          second,
          multiplier: constraint.multiplier == 1
            ? nil : ParsedMultiplier(.times, .number(constraint.multiplier)),
          constant: number == 0 ? nil : ParsedConstant(number < 0 ? .minus : .plus, .number(number.magnitude)))
      }
      return ParsedEquation(
        ParsedSide(operand(constraint.firstItem, constraint.firstAttribute)), constraint.relation, right,
        priority: constraint.priority == 1000 ? nil : .number(constraint.priority),
        identifier: heading.identifier?.range)
    }
  }
}

extension Attribute {
  /// The side of the superview from which a place counts for which no other item is printed, as that of a frame; `nil` for a
  /// size.
  var corner: Attribute? {
    switch kind {
    case .size: nil
    case .vertical: .top
    case .horizontal: .left
    }
  }
}
