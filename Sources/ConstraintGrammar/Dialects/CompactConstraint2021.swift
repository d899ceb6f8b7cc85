public import GrammarCombinators

extension Dialect {
  /// The language of CompactConstraint as it was in 2021: `button.bottom = safe.bottom - 20 @ 750 # above the edge`.
  public static let compactConstraint2021 = Dialect(
    name: "compact-constraint-2021",
    aliases: ["CompactConstraint-2021"],
    library: "CompactConstraint",
    sample: "button.bottom = safe.bottom - 20 @ 750",
    notation: Notation(
      EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self, allowsExponents: true),
    meaning: Meaning(
      superviewWord: Meaning.SuperviewWord("super", yieldsToView: true),
      safeAreaWord: Meaning.SuperviewWord("safe", yieldsToView: true), selfName: .receiver, identifierIsText: true),
    text: CompactConstraint2021.Text(),
    statement: CompactConstraint2021.Element(),
    writing: { $0.count == 1 ? nil : VisualFormatWriter.text(of: $0, $1) },
    isList: VisualFormat.begins
  )
}

/// What the source of CompactConstraint reads beyond its README: priorities, identifiers, all attributes, and a visual format
/// where an array of texts is given.
///
/// What it drops without a word is refused: arithmetic on a written number, a second sign, and what follows the last part.
public enum CompactConstraint2021 {
  ///     text ::= visualFormat
  ///            | expression
  public struct Text: Rule {
    @inlinable public static var name: StaticString { "text" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedStatement> {
      OneOf {
        VisualFormatElement()
        Expression()
      }
    }
  }

  ///     element ::= visualFormatString
  ///               | identifiedEquation
  public struct Element: Rule {
    @inlinable public static var name: StaticString { "element" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedStatement> {
      OneOf {
        VisualFormat.VisualFormatString()
        IdentifiedEquation()
      }
    }
  }

  ///     visualFormat ::= visualFormatString EOF /* ws: explicit */
  public struct VisualFormatElement: Rule {
    @inlinable public static var name: StaticString { "visualFormat" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedStatement> {
      VisualFormat.VisualFormatString()
      EndOfText()
    }
  }

  ///     expression ::= identifiedEquation EOF
  public struct Expression: Rule {
    @inlinable public static var name: StaticString { "expression" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedStatement> {
      Nothing()
      IdentifiedEquation()
      EndOfText()
    }
  }

  ///     identifiedEquation ::= equation identifier?
  public struct IdentifiedEquation: Rule {
    @inlinable public static var name: StaticString { "identifiedEquation" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<(ParsedEquation, SourceRange??)> {
      equation
      Optionally { Name() }
    }

    @inlinable @inline(__always)
    public static func value(of parts: (ParsedEquation, SourceRange??)) -> ParsedStatement {
      var equation = parts.0
      equation.identifier = parts.1 ?? nil
      return .equation(equation)
    }
  }

  ///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
  public typealias Equation = RankedAttributeEquation<
    Pair, CompactConstraint.RelationOperator, CompactConstraint.RightSubexpression<Pair>, CompactConstraint.SignedNumber
  >

  ///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
  public typealias Pair = DottedAttributePair<AnyAttribute>

  /// The equation without an identifier, for use inside the grammar of a host.
  @inlinable @inline(__always) public static var equation: Equation {
    let pair = DottedAttributePair(AnyAttribute())
    return Equation(
      pair, CompactConstraint.RelationOperator(), CompactConstraint.RightSubexpression(pair),
      CompactConstraint.SignedNumber())
  }

  /// A name to find the constraint by: the rest of the text, without the white space around it.
  ///
  ///     identifier ::= "#" NAME?
  public struct Name: Rule {
    @inlinable public static var name: StaticString { "identifier" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<SourceRange?> {
      "#"
      Optionally { RestOfText() }
    }
  }

  ///     NAME ::= [#x21-#x7E#x80-#x10FFFF]+ ( [#x9-#xD#x20]+ [#x21-#x7E#x80-#x10FFFF]+ )*
  public struct RestOfText: Token {
    @inlinable public static var name: StaticString { "NAME" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<SourceRange> {
      Matched(Glued.self) {
        Bytes(Visible.self)
        Repeat(.zeroOrMore, Glued.self) {
          Bytes(WhiteSpace.self)
          Bytes(Visible.self)
        }
      }
    }
  }

  /// `[#x21-#x7E#x80-#x10FFFF]`
  public enum Visible: ByteClass {
    @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool { byte > 32 && byte != 127 }
  }
}
