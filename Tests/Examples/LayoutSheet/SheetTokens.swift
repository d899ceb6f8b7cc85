public import ConstraintGrammar
import GrammarCombinators

/// A name in any script.
struct BlockName: Token {
  static var name: StaticString { "NAME" }

  var body: some Parser<SourceRange> {
    SequenceOf(NoSpace.self) {
      CharacterClass.nameStart
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass.namePart }
    }.range()
  }
}

///     PRIORITY ::= [0-9]+
struct PriorityNumber: Token {
  static var name: StaticString { "PRIORITY" }

  var body: some Parser<Double> {
    DecimalNumber { BytesOf(Digit.self) }.within(1...1000, otherwise: .priorityOutOfRange)
  }
}

extension Refusal.Reason {
  /// A priority that is not between 1 and 1000.
  static let priorityOutOfRange = Refusal.Reason(code: "priority-out-of-range")
}

extension DiagnosticCode {
  /// A priority that is not between 1 and 1000.
  public static let priorityOutOfRange = DiagnosticCode(.priorityOutOfRange)
}
