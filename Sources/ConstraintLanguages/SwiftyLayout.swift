public import ConstraintGrammar
package import GrammarCombinators

extension Dialect {
  /// The operators of SwiftyLayout as text: `a[.width] == b[.width] + margin ~ 750`.
  public static let swiftyLayout = Dialect(
    name: "swifty-layout",
    aliases: ["SwiftyLayout"],
    library: "SwiftyLayout",
    sample: "a[.width] == b[.width] / 2 + margin ~ 750",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self,
      term: { $0 + "[." + $1 + "]" }, allowsExponents: true, isReduced: true, prioritySign: "~"),
    meaning: Meaning(selfName: .selfOfSwift),
    text: Formula(SwiftyLayout.Equation()),
    equation: SwiftyLayout.Equation()
  )
}

/// The Swift expressions that SwiftyLayout's operators take, as productions.
///
/// The grammar is that of plain arithmetic, as FormulaStyleConstraint's. What the operators leave out is refused as a side is
/// reduced to m·x + c: see ``NamedSide``. Numbers are computed with as `Double`, where Swift takes two whole numbers for `Int`:
/// `1 / 2` is 0.5 here, and 0 there.
enum SwiftyLayout {
  ///     equation ::= sum relationOperator sum ( "~" priority )?
  struct Equation: Rule, Inlined {
    static var name: StaticString { "equation" }
    @inline(__always) var body: some Parser<ParsedEquation> {
      Grouped {
        Sum(of: Primary())
        RelationOperator()
        Sum(of: Primary())
        Optionally {
          "~"
          Priority(SeparatedNumber())
        }
      }.check { NamedSide.equation($0.0, $0.1, $0.2, priority: $0.3) }
    }
  }

  ///     primary ::= NUMBER
  ///               | term
  ///               | conversion
  ///               | IDENTIFIER
  ///               | "(" sum ")"
  struct Primary: Rule, Inlined {
    static var name: StaticString { "primary" }
    @inline(__always) var body: some Parser<NamedSide> {
      OneOf {
        WrittenNumber()
        NamedTerm()
        Conversion()
        NamedNumber()
        Grouped {
          "("
          Recursive { Sum(of: Primary()) }
          ")"
        }
      }
    }
  }

  /// A number as a side of its own.
  struct WrittenNumber: Fragment {
    @inline(__always) var body: some Parser<Double> { SeparatedNumber() }
    @inline(__always) static func value(of number: Double) -> NamedSide {
      NamedSide(constant: .number(number))
    }
  }

  /// A term as a side of its own.
  struct NamedTerm: Fragment {
    @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      Term()
    }
    @inline(__always) static func value(of term: (SourceRange, Attribute)) -> NamedSide {
      NamedSide(item: term.0, attribute: term.1)
    }
  }

  /// A named number as a side of its own.
  struct NamedNumber: Fragment {
    @inline(__always) var body: some Parser<SourceRange> { Identifier() }
    @inline(__always) static func value(of name: SourceRange) -> NamedSide {
      NamedSide(constant: .name(name, isNegated: false))
    }
  }

  ///     term ::= path "!"? subscript /* ws: explicit */
  struct Term: Rule, Inlined {
    static var name: StaticString { "term" }
    @SequenceBuilder<Glued> @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      Path()
      Optionally { "!" }.as(())
      AttributeSubscript(AnyAttribute())
    }
  }

  ///     path ::= IDENTIFIER ( DOT IDENTIFIER )* /* ws: explicit */
  struct Path: Rule, Inlined {
    static var name: StaticString { "path" }
    @SequenceBuilder<Glued> @inline(__always) var body: some Parser<SourceRange> { NamePath() }
  }

  /// A number that is converted to another type, which changes nothing here.
  ///
  ///     conversion ::= ( "CGFloat" | "Double" | "Float" | "Int" ) "(" sum ")"
  struct Conversion: Rule, Inlined {
    static var name: StaticString { "conversion" }
    @inline(__always) var body: some Parser<NamedSide> {
      Keywords(NumberTypes.self).as(())
      "("
      Recursive { Sum(of: Primary()) }
      ")"
    }
  }
}

/// The types that SwiftyLayout's numbers are converted to.
package enum NumberTypes: KeywordSet {
  /// A view may be called so too: what stands behind the word tells.
  package static var role: TokenRole { .name }
  package static let table = KeywordTable(
    ["CGFloat", "Double", "Float", "Int"].map { ($0, TokenRole.name) })
}
