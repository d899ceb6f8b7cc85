public import GrammarCombinators

extension Dialect {
  /// The language of CompactConstraint: `button.height = button.width / 1.6`.
  public static let compactConstraint = Dialect(
    name: "compact-constraint",
    aliases: ["CompactConstraint"],
    library: "CompactConstraint",
    sample: "button.height = button.width / 1.6",
    notation: Notation(
      EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self, allowsExponents: true),
    meaning: Meaning(superviewWord: Meaning.SuperviewWord("super", yieldsToView: true), selfName: .receiver),
    text: ExpressionText(CompactConstraint.equation),
    equation: CompactConstraint.equation
  )
}

/// The syntax in the README of CompactConstraint, section "Syntax", as productions.
///
/// The README gives one line, `leftItem.attribute [= == <= >=] rightItem.attribute [* /] multiplier [+ -] constant`, and
/// lets metrics stand for numbers. It states no arithmetic on literals: `10 + 5` is no right side, `margin + 5` is.
public enum CompactConstraint {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  public typealias Equation = AttributeEquation<
    Pair, RelationOperator, RightSubexpression<Pair, Constant<SignedNumber>>
  >

  ///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
  public typealias Pair = DottedAttributePair<ListedAttribute>

  @_alwaysEmitIntoClient @inline(__always) static var pair: Pair { Pair(ListedAttribute()) }

  /// The equation, for use inside the grammar of a host.
  @_alwaysEmitIntoClient @inline(__always) public static var equation: Equation {
    Equation(pair, RelationOperator(), RightSubexpression(pair, Constant(SignedNumber())))
  }

  ///     relationOperator ::= EQEQ_OPERATOR
  ///                        | EQ_OPERATOR
  ///                        | LTE_OPERATOR
  ///                        | GTE_OPERATOR
  public struct RelationOperator: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "relationOperator" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Relation> {
      OneOf {
        DoubleEqualOperator().as(Relation.equal)
        EqualOperator().as(Relation.equal)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      }
    }
  }

  ///     rightSubexpression ::= ( identifierAttributePair | IDENTIFIER ) scaleExpression? addExpression?
  ///                          | number
  public struct RightSubexpression<Pair: Rule, Number: Rule>: Rule, Inlined
  where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
    @_alwaysEmitIntoClient public static var name: StaticString { "rightSubexpression" }
    @usableFromInline let pair: Pair
    @usableFromInline let number: Number

    /// A right side of `pair` and `number`.
    @_alwaysEmitIntoClient @inline(__always) public init(_ pair: Pair, _ number: Number) {
      self.pair = pair
      self.number = number
    }

    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedSide> {
      OneOf {
        ComputedSide(pair, number)
        ConstantSide(WrittenScalar(SignedNumber()))
      }
    }
  }

  /// A view or a metric, perhaps scaled, perhaps with a constant.
  public struct ComputedSide<Pair: Rule, Number: Rule>: Fragment
  where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
    @usableFromInline let pair: Pair
    @usableFromInline let number: Number

    @_alwaysEmitIntoClient @inline(__always) init(_ pair: Pair, _ number: Number) {
      self.pair = pair
      self.number = number
    }

    @_alwaysEmitIntoClient @inline(__always) public var body:
      some Parser<(ParsedOperand, ParsedMultiplier?, ParsedConstant?)>
    {
      OneOf {
        pair
        Metric()
      }
      Optionally { ScaleExpression(number) }
      Optionally { AddExpression(number) }
    }

    @_alwaysEmitIntoClient @inline(__always)
    public static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
      ParsedSide(parts.0, multiplier: parts.1, constant: parts.2).metricAloneAsConstant
    }
  }

  /// A named number that is computed with.
  public struct Metric: Fragment {
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> { Identifier() }
    @_alwaysEmitIntoClient @inline(__always) public static func value(of name: SourceRange) -> ParsedOperand {
      .metric(name)
    }
  }

  ///     scaleExpression ::= ( MUL_OPERATOR | DIV_OPERATOR ) constant
  public struct ScaleExpression<Number: Rule>: Rule, Inlined where Number.Output == ParsedScalar {
    @_alwaysEmitIntoClient public static var name: StaticString { "scaleExpression" }
    @usableFromInline let number: Number

    @_alwaysEmitIntoClient @inline(__always) init(_ number: Number) { self.number = number }

    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(ScalingOperator, ParsedScalar)> {
      OneOf {
        MultiplicationOperator().as(ScalingOperator.times)
        DivisionOperator().as(ScalingOperator.dividedBy)
      }
      number
    }

    @_alwaysEmitIntoClient @inline(__always)
    public static func value(of parts: (ScalingOperator, ParsedScalar)) -> ParsedMultiplier {
      ParsedMultiplier(parts.0, parts.1)
    }
  }

  ///     constant ::= IDENTIFIER
  ///                | number
  ///
  /// where numbers have no sign:
  ///
  ///     constant ::= IDENTIFIER
  ///                | NUMBER
  public struct Constant<Number: Parser<Double>>: Rule {
    @_alwaysEmitIntoClient public static var name: StaticString { "constant" }
    @usableFromInline let number: Number

    /// A constant whose number is read by `number`.
    @_alwaysEmitIntoClient @inline(__always) public init(_ number: Number) { self.number = number }

    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(number)
      }
    }
  }

  ///     number ::= ( ADD_OPERATOR | SUB_OPERATOR )? NUMBER /* ws: explicit */
  public struct SignedNumber: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "number" }
    @_alwaysEmitIntoClient public init() {}
    @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body:
      some Parser<(AdditiveOperator?, Double)>
    {
      Optionally {
        OneOf {
          AdditionOperator().as(AdditiveOperator.plus)
          SubtractionOperator().as(AdditiveOperator.minus)
        }
      }
      FloatingPointNumber()
    }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: (AdditiveOperator?, Double)) -> Double {
      parts.0 == AdditiveOperator.minus ? -parts.1 : parts.1
    }
  }
}
