import ConstraintGrammar
import ConstraintLayout

extension CallMigration {
  /// The changes that write an equation of operators as anchors, which make the same constraint.
  mutating func edits(
    forOperators equation: SourceText, in dialect: Dialect
  ) throws(MigrationObstacle) -> [SourceEdit] {
    let first = tokens.all.count(below: equation.place.lowerBound)
    let expression = first..<tokens.all.count(below: equation.place.upperBound)
    guard equation.holes.isEmpty, !expression.isEmpty else { throw .operators }
    if tokens.isForOlderSystems(first) { throw .olderSystems }
    if tokens.hasComment(in: expression) { throw .comment }
    let check = TextCheck(dialect: dialect, given: GivenArguments(), lines: lines)
    switch check.status(ofOperators: equation) {
    case .ok: break
    case .mistake: throw .mistake
    case .notChecked: throw .operators
    }
    let function = tokens.functionBrace(around: first)
    var number = numbers[function] ?? firstNumber
    var options = TranslationOptions()
    options.code = try code(ofOperands: expression)
    options.firstNumber = number
    var made = MigratedExpression()
    made.add(try translation(of: equation.bytes, dialect, options) { .translation($0.message) }, [])
    guard made.elements.count == 1 else { throw .severalConstraints }
    let statement = tokens.statement(of: expression)
    // What stands alone is a value only where braces give it.
    if statement.isExpression, !statement.isResult { throw .unused }
    number += made.nameCount
    let edit = SourceEdit(range: equation.place, replacement: made.elements[0])
    numbers[function] = number
    if made.declarations.isEmpty { return [edit] }
    guard statement.canBePreceded, !statement.isResult else { throw .noStatement }
    try tokens.refuseCalls(in: statement.start..<first, before: first, thatMayChange: expression, at: first)
    let start = tokens.all[statement.start].range.lowerBound
    let lines = place(ofToken: statement.start).lines(made.declarations)
    return [SourceEdit(range: start..<start, replacement: lines), edit]
  }

  /// The code for the operands: what has an attribute is a view for certain, and the rest are numbers.
  private func code(ofOperands expression: Range<Int>) throws(MigrationObstacle) -> NamedCode {
    var code = NamedCode()
    var index = expression.lowerBound
    while index < expression.upperBound {
      let start = index
      index += 1
      guard let word = tokens.word(at: start), tokens.mark(at: index) != "(" else { continue }
      while tokens.mark(at: index) == ".", tokens.word(at: index + 1) != nil { index += 2 }
      if tokens.mark(at: index) == "!" { index += 1 }
      let operand = start..<index
      let text = tokens.text(ofTokens: operand)
      if tokens.mark(at: index) == "[" {
        guard word == "self" && operand.count == 1 || tokens.isView(operand, isNamed: true) else {
          throw .noView(text)
        }
        if let obstacle = tokens.obstacle(toMoving: operand, isOnce: false) { throw obstacle }
        code.items[text] = text
        index = tokens.partners[index] + 1
      } else {
        code.numbers[text] = try tokens.metric(operand)
      }
    }
    // The libraries do not turn a relation round where they divide by a negative number.
    let signs = expression.filter { tokens.isMark("<>", at: $0) }
    let hasMinus = expression.contains { tokens.mark(at: $0) == "-" && tokens.isMark("*/", at: $0 + 2) }
    if hasMinus, !signs.isEmpty { throw .operators }
    return code
  }
}
