public import ConstraintGrammar
import GrammarCombinators

/// A dialect of a user's own: relations in words, names with hyphens, sizes only.
///
///     side-bar.width atmost main.width * 0.25 + 8
public let plainWords = Dialect(
  name: "plain-words", sample: "side-bar.width atmost main.width * 0.25 + 8",
  notation: Notation(equal: "is", lessThanOrEqual: "atmost", greaterThanOrEqual: "atleast"),
  equation: PlainWords.Equation())

enum PlainWords {
  ///     equation ::= size relation rightSide
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<(ParsedOperand, Relation, ParsedSide)> {
      Size()
      RelationWord()
      RightSide()
    }
    static func value(of parts: (ParsedOperand, Relation, ParsedSide)) -> ParsedEquation {
      ParsedEquation(ParsedSide(parts.0), parts.1, parts.2)
    }
  }

  ///     rightSide ::= size ( MUL_OPERATOR NUMERAL )? ( ( ADD_OPERATOR | SUB_OPERATOR ) NUMERAL )?
  ///                 | NUMERAL
  struct RightSide: Rule {
    static var name: StaticString { "rightSide" }
    var body: some Parser<ParsedSide> {
      OneOf {
        ScaledSize()
        Numeral().map { ParsedSide(constant: .number($0)) }
      }
    }
  }

  struct ScaledSize: UnnamedRule {
    var body: some Parser<(ParsedOperand, Double?, (AdditiveOperator, Double)?)> {
      Size()
      Optionally {
        MultiplicationOperator()
        Numeral()
      }
      Optionally {
        OneOf {
          AdditionOperator().as(AdditiveOperator.plus)
          SubtractionOperator().as(AdditiveOperator.minus)
        }
        Numeral()
      }
    }
    static func value(of parts: (ParsedOperand, Double?, (AdditiveOperator, Double)?)) -> ParsedSide {
      ParsedSide(timesBefore: parts.1, parts.0, parts.2)
    }
  }

  ///     size ::= NAME DOT ATTRIBUTE /* ws: explicit */
  struct Size: Rule {
    static var name: StaticString { "size" }
    @SequenceBuilder<NoSpace> var body: some Parser<(SourceRange, Attribute)> {
      Name()
      Dot()
      SizeAttribute()
    }
    static func value(of parts: (SourceRange, Attribute)) -> ParsedOperand { .attribute(of: parts.0, parts.1) }
  }

  ///     relation ::= "is"
  ///                | "atmost"
  ///                | "atleast"
  struct RelationWord: Rule {
    static var name: StaticString { "relation" }
    var body: some Parser<Relation> { Relations() }
  }
}
