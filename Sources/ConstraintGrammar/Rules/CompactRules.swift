import GrammarCombinators

/// The productions that CompactConstraint has in all its versions, and that TATLayout has from it.
enum CompactRules {
  ///     relationOperator ::= EQEQ_OPERATOR
  ///                        | EQ_OPERATOR
  ///                        | LTE_OPERATOR
  ///                        | GTE_OPERATOR
  struct RelationOperator: InlinedRule {
    static var name: StaticString { "relationOperator" }
    @inline(__always) var body: some Parser<Relation> {
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
  struct RightSubexpression<Pair: Rule, Number: Rule>: InlinedRule
  where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
    static var name: StaticString { "rightSubexpression" }
    let pair: Pair
    let number: Number

    /// A right side of `pair` and `number`.
    @inline(__always) init(_ pair: Pair, _ number: Number) {
      self.pair = pair
      self.number = number
    }

    @inline(__always) var body: some Parser<ParsedSide> {
      OneOf {
        ComputedSide(pair, number)
        ConstantSide(WrittenScalar(SignedNumber()))
      }
    }
  }

  /// A view or a metric, perhaps scaled, perhaps with a constant.
  struct ComputedSide<Pair: Rule, Number: Rule>: UnnamedRule
  where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
    let pair: Pair
    let number: Number

    @inline(__always) init(_ pair: Pair, _ number: Number) {
      self.pair = pair
      self.number = number
    }

    @inline(__always) var body: some Parser<(ParsedOperand, ParsedMultiplier?, ParsedConstant?)> {
      OneOf {
        pair
        Metric()
      }
      Optionally { ScaleExpression(number) }
      Optionally { AddExpression(number) }
    }

    @inline(__always)
    static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
      ParsedSide(parts.0, multiplier: parts.1, constant: parts.2).metricAloneAsConstant
    }
  }

  /// A named number that is computed with.
  struct Metric: UnnamedRule {
    @inline(__always) var body: some Parser<SourceRange> { Identifier() }
    @inline(__always) static func value(of name: SourceRange) -> ParsedOperand {
      .metric(name)
    }
  }

  ///     scaleExpression ::= ( MUL_OPERATOR | DIV_OPERATOR ) constant
  struct ScaleExpression<Number: Rule>: InlinedRule where Number.Output == ParsedScalar {
    static var name: StaticString { "scaleExpression" }
    let number: Number

    @inline(__always) init(_ number: Number) { self.number = number }

    @inline(__always) var body: some Parser<(ScalingOperator, ParsedScalar)> {
      OneOf {
        MultiplicationOperator().as(ScalingOperator.times)
        DivisionOperator().as(ScalingOperator.dividedBy)
      }
      number
    }

    @inline(__always)
    static func value(of parts: (ScalingOperator, ParsedScalar)) -> ParsedMultiplier {
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
  struct Constant<Number: Parser<Double>>: Rule {
    static var name: StaticString { "constant" }
    let number: Number

    /// A constant whose number is read by `number`.
    @inline(__always) init(_ number: Number) { self.number = number }

    @inline(__always) var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(number)
      }
    }
  }

  ///     number ::= ( ADD_OPERATOR | SUB_OPERATOR )? NUMBER /* ws: explicit */
  struct SignedNumber: InlinedRule {
    static var name: StaticString { "number" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(AdditiveOperator?, Double)> {
      Optionally {
        OneOf {
          AdditionOperator().as(AdditiveOperator.plus)
          SubtractionOperator().as(AdditiveOperator.minus)
        }
      }
      FloatingPointNumber()
    }

    @inline(__always) static func value(of parts: (AdditiveOperator?, Double)) -> Double {
      parts.0 == AdditiveOperator.minus ? -parts.1 : parts.1
    }
  }
}
