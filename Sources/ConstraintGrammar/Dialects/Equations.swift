public import GrammarCombinators

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
public enum Equations {
  @usableFromInline static var equal: StaticString { "=" }
  @usableFromInline static var lessThan: StaticString { "<" }
  @usableFromInline static var greaterThan: StaticString { ">" }

  /// The relations, which both alternatives of the equation have.
  public struct RelationSign: Fragment {
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Relation> {
      OneOf {
        Literal(equal).as(Relation.equal)
        Literal(lessThan).as(Relation.lessThanOrEqual)
        Literal(greaterThan).as(Relation.greaterThanOrEqual)
      }
    }
  }

  /// The signs before a constant that is added.
  public struct AdditionSign: Fragment {
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<AdditiveOperator> {
      OneOf {
        Literal("+").as(AdditiveOperator.plus)
        Literal("-").as(AdditiveOperator.minus)
      }
    }
  }

  ///     equation ::= attribute ( "=" | "<" | ">" ) ( multiplier "*" )? attribute ( ( "+" | "-" ) constant )?
  ///                | attribute ( "=" | "<" | ">" ) constant
  public struct Equation: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "equation" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(Attribute, Relation, ParsedSide)> {
      OneOf {
        AttributeRelation(ScaledAttribute())
        AttributeRelation(ConstantSide(WrittenScalar(Constant())))
      }
    }

    @_alwaysEmitIntoClient @inline(__always)
    public static func value(of parts: (Attribute, Relation, ParsedSide)) -> ParsedEquation {
      ParsedEquation(ParsedSide(.implied(parts.0)), parts.1, parts.2)
    }
  }

  /// One of the two formulae: an attribute of one view, a relation and a right side.
  public struct AttributeRelation<RightSide: Parser>: Fragment where RightSide.Output == ParsedSide {
    @usableFromInline let rightSide: RightSide

    @_alwaysEmitIntoClient @inline(__always) init(_ rightSide: RightSide) { self.rightSide = rightSide }

    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(Attribute, Relation, ParsedSide)> {
      AttributeName()
      RelationSign()
      rightSide
    }
  }

  /// An attribute of the other view, perhaps with a factor before it, perhaps with a constant.
  public struct ScaledAttribute: Fragment {
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body:
      some Parser<(Double?, Attribute, (AdditiveOperator, Double)?)>
    {
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

    @_alwaysEmitIntoClient @inline(__always)
    public static func value(of parts: (Double?, Attribute, (AdditiveOperator, Double)?)) -> ParsedSide {
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
  public struct AttributeName: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "attribute" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Attribute> { Keywords(SortedAttributes.self) }
  }

  ///     multiplier ::= realNumber
  public struct Multiplier: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "multiplier" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> { RealNumber() }
  }

  ///     constant ::= realNumber
  public struct Constant: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "constant" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> { RealNumber() }
  }

  ///     realNumber ::= "-"? NUMBER /* ws: explicit */
  public struct RealNumber: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "realNumber" }
    @_alwaysEmitIntoClient public init() {}
    @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(Void?, Double)> {
      Optionally { "-" }
      UnsignedDecimal()
    }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: (Void?, Double)) -> Double {
      parts.0 == nil ? parts.1 : -parts.1
    }
  }
}
