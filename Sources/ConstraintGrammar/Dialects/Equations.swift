import GrammarCombinators

extension Dialect {
  /// The language of NSLayoutConstraint+Equations, for two views that are given along with it: `width = 2 * width + 10`.
  public static let equations = Dialect(
    name: "equations",
    aliases: ["NSLayoutConstraint+Equations"],
    library: "NSLayoutConstraint+Equations",
    sample: "width = 2 * width + 10",
    notation: Notation(
      equal: Equations.equal, lessThanOrEqual: Equations.lessThan, greaterThanOrEqual: Equations.greaterThan,
      multiplierComesFirst: true),
    text: Formula(Equations.Equation()),
    equation: Equations.Equation()
  )
}

/// The grammar in the README of NSLayoutConstraint+Equations, section "The Formulae", production by production.
///
/// The README states `formula` twice; here it is one rule with both as alternatives, under the name `equation`, and
/// `formula` is an equation and the end of the text. `<` and `>` mean ≤ and ≥, as they do in the library. A number may
/// have a sign glued to it, as the library allows.
enum Equations {
  static var equal: StaticString { "=" }
  static var lessThan: StaticString { "<" }
  static var greaterThan: StaticString { ">" }

  /// The relations, which both alternatives of the equation have.
  struct RelationSign: UnnamedRule, Parsers.Inlined {
    @inline(__always) var body: some Parser<Relation> {
      OneOf {
        LiteralText(equal).as(Relation.equal)
        LiteralText(lessThan).as(Relation.lessThanOrEqual)
        LiteralText(greaterThan).as(Relation.greaterThanOrEqual)
      }
    }
  }

  /// The signs before a constant that is added.
  struct AdditionSign: UnnamedRule, Parsers.Inlined {
    @inline(__always) var body: some Parser<AdditiveOperator> {
      OneOf {
        LiteralText("+").as(AdditiveOperator.plus)
        LiteralText("-").as(AdditiveOperator.minus)
      }
    }
  }

  ///     equation ::= attribute ( "=" | "<" | ">" ) ( multiplier "*" )? attribute ( ( "+" | "-" ) constant )?
  ///                | attribute ( "=" | "<" | ">" ) constant
  struct Equation: InlinedRule {
    static var name: StaticString { "equation" }
    @inline(__always) var body: some Parser<(Attribute, Relation, ParsedSide)> {
      OneOf {
        AttributeRelation(ScaledAttribute())
        AttributeRelation(ConstantSide(WrittenScalar(Constant())))
      }
    }

    @inline(__always)
    static func value(of parts: (Attribute, Relation, ParsedSide)) -> ParsedEquation {
      ParsedEquation(ParsedSide(.implied(parts.0)), parts.1, parts.2)
    }
  }

  /// One of the two formulae: an attribute of one view, a relation and a right side.
  struct AttributeRelation<RightSide: Parser>: UnnamedRule where RightSide.Output == ParsedSide {
    let rightSide: RightSide

    @inline(__always) init(_ rightSide: RightSide) { self.rightSide = rightSide }

    @inline(__always) var body: some Parser<(Attribute, Relation, ParsedSide)> {
      AttributeName()
      RelationSign()
      rightSide
    }
  }

  /// An attribute of the other view, perhaps with a factor before it, perhaps with a constant.
  struct ScaledAttribute: UnnamedRule {
    @inline(__always) var body: some Parser<(Double?, Attribute, (AdditiveOperator, Double)?)> {
      Optionally {
        Multiplier()
        "*"
      }
      AttributeName()
      Optionally {
        AdditionSign()
        Constant()
      }
    }

    @inline(__always)
    static func value(of parts: (Double?, Attribute, (AdditiveOperator, Double)?)) -> ParsedSide {
      ParsedSide(timesBefore: parts.0, .implied(parts.1), parts.2)
    }
  }

  ///     attribute ::= "baseline"
  ///                 | "bottom"
  ///                 | "centerX"
  ///                 | "centerY"
  ///                 | "height"
  ///                 | "leading"
  ///                 | "left"
  ///                 | "right"
  ///                 | "top"
  ///                 | "trailing"
  ///                 | "width"
  struct AttributeName: InlinedRule {
    static var name: StaticString { "attribute" }
    @inline(__always) var body: some Parser<Attribute> { SortedAttributes() }
  }

  ///     multiplier ::= realNumber
  struct Multiplier: InlinedRule {
    static var name: StaticString { "multiplier" }
    @inline(__always) var body: some Parser<Double> { RealNumber() }
  }

  ///     constant ::= realNumber
  struct Constant: InlinedRule {
    static var name: StaticString { "constant" }
    @inline(__always) var body: some Parser<Double> { RealNumber() }
  }

  ///     realNumber ::= "-"? NUMBER /* ws: explicit */
  struct RealNumber: InlinedRule {
    static var name: StaticString { "realNumber" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(Void?, Double)> {
      Optionally { "-" }
      UnsignedDecimal()
    }

    @inline(__always) static func value(of parts: (Void?, Double)) -> Double {
      parts.0 == nil ? parts.1 : -parts.1
    }
  }
}
