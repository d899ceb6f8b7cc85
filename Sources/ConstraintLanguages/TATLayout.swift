public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// The language of TATLayout: `view1.width >= view2.width * 0.5 + margin @ 750`.
  public static let tatLayout = Dialect(
    name: "tat-layout",
    aliases: ["TATLayout"],
    library: "TATLayout",
    sample: "view1.width >= view2.width * 0.5 + margin @750",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self),
    meaning: Meaning(superviewWord: Meaning.SuperviewWord("superview", isShadowedByView: false)),
    text: ExpressionText(TATLayout.equation),
    equation: TATLayout.equation
  )
}

/// The language that the README of TATLayout describes, as productions: a name may stand wherever a number may.
///
/// The library drops all blanks first, so they may stand around the dot too; inside a word they are refused.
enum TATLayout {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
  typealias Equation = RankedAttributeEquation<
    SpacedAttributePair, RelationOperator,
    RightSubexpression<SpacedAttributePair, CompactRules.Constant<Number>>, Number
  >

  /// The equation.
  @inline(__always) static var equation: Equation {
    let (pair, number) = (SpacedAttributePair(), Number())
    return Equation(
      pair, RelationOperator(), RightSubexpression(pair, CompactRules.Constant(number)), number)
  }

  /// A number without a sign or an exponent; digits before the point may be missing.
  ///
  ///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
  ///              | "." [0-9]+
  struct Number: Token {
    static var name: StaticString { "NUMBER" }
    @inline(__always) var body: some Parser<Double> {
      DecimalNumber {
        OneOf {
          SequenceOf(NoSpace.self) {
            BytesOf(Digit.self)
            Optionally(NoSpace.self) {
              "."
              BytesOf(Digit.self)
            }.as(())
          }
          SequenceOf(NoSpace.self) {
            "."
            BytesOf(Digit.self)
          }
        }
      }
    }
  }
}
