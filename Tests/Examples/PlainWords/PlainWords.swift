public import ConstraintGrammar
import GrammarCombinators

/// A dialect of a user's own: relations in words, names with hyphens, sizes only.
///
///     side-bar.width atmost main.width * 0.25 + 8
public let plainWords = Dialect(
  name: "plain-words", sample: "side-bar.width atmost main.width * 0.25 + 8",
  notation: Notation(equal: "is", lessThanOrEqual: "atmost", greaterThanOrEqual: "atleast"),
  text: PlainWords.Text(), equation: PlainWords.Equation())

enum PlainWords {
  ///     text ::= equation $
  struct Text: Rule {
    static var name: StaticString { "text" }
    var body: some Parser<ParsedEquation> {
      Equation()
      End()
    }
  }

  ///     equation ::= size relation rightSubexpression
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<(ParsedOperand, Relation, ParsedSide)> {
      Size()
      RelationWord()
      RightSubexpression(Size(), Amount())
    }
    static func value(of parts: (ParsedOperand, Relation, ParsedSide)) -> ParsedEquation {
      ParsedEquation(ParsedSide(parts.0), parts.1, parts.2)
    }
  }

  ///     amount ::= NUMERAL
  struct Amount: Rule {
    static var name: StaticString { "amount" }
    var body: some Parser<Double> { Numeral() }
    static func value(of number: Double) -> ParsedScalar { .number(number) }
  }

  ///     size ::= NAME DOT ATTRIBUTE /* ws: explicit */
  struct Size: Rule {
    static var name: StaticString { "size" }
    @SequenceBuilder<Glued> var body: some Parser<(SourceRange, Attribute)> {
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
    var body: some Parser<Relation> { Keywords(Relations.self) }
  }
}
