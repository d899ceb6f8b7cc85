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

  ///     equation ::= size relation rightSide
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<ParsedEquation> {
      Grouped {
        Size()
        RelationWord()
        RightSide()
      }.map { ParsedEquation(ParsedSide($0.0), $0.1, $0.2) }
    }
  }

  ///     rightSide ::= size factor? addExpression?
  ///                 | amount
  struct RightSide: Rule {
    static var name: StaticString { "rightSide" }
    var body: some Parser<ParsedSide> {
      OneOf {
        Grouped {
          Size()
          Optionally { Factor() }
          Optionally { AddExpression(Amount()) }
        }.map { ParsedSide($0.0, multiplier: $0.1, constant: $0.2) }
        Amount().map { ParsedSide(constant: $0) }
      }
    }
  }

  ///     factor ::= "*" amount
  struct Factor: Rule {
    static var name: StaticString { "factor" }
    var body: some Parser<ParsedMultiplier> {
      Grouped {
        "*"
        Amount()
      }.map { ParsedMultiplier(.times, $0) }
    }
  }

  ///     amount ::= NUMERAL
  struct Amount: Rule {
    static var name: StaticString { "amount" }
    var body: some Parser<ParsedScalar> { Numeral().map { ParsedScalar.number($0) } }
  }

  ///     size ::= NAME DOT ATTRIBUTE /* ws: explicit */
  struct Size: Rule {
    static var name: StaticString { "size" }
    @SequenceBuilder<Glued> var body: some Parser<ParsedOperand> {
      Grouped(Glued.self) {
        Name()
        Dot()
        SizeAttribute()
      }.map { ParsedOperand.attribute(of: $0.0, $0.1) }
    }
  }

  ///     relation ::= "is"
  ///                | "atmost"
  ///                | "atleast"
  struct RelationWord: Rule {
    static var name: StaticString { "relation" }
    var body: some Parser<Relation> { Keywords(Relations.self) }
  }
}
