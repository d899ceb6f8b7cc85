public import ConstraintGrammar
import GrammarCombinators

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
      superviewWord: Meaning.SuperviewWord("super", isShadowedByView: true),
      safeAreaWord: Meaning.SuperviewWord("safe", isShadowedByView: true), selfName: .receiver, identifierIsText: true,
      libraryIgnoresErrors: true),
    text: CompactConstraint2021.Text(),
    statement: CompactConstraint2021.Element(),
    lists: ListNotation(of: VisualFormat.production, begins: VisualFormat.begins) {
      $0.count == 1 && !$0[0].isVisualFormatOnly ? nil : VisualFormatWriter.text(of: $0, $1)
    }
  )
}

/// The language that the source of CompactConstraint reads, which is more than its README says: priorities, identifiers, all attributes, and a visual format
/// where an array of texts is given.
///
/// Text that the library drops without a word is refused: arithmetic on a written number, a second sign, and what follows the last part.
enum CompactConstraint2021 {
  ///     text ::= ( visualFormatString | identifiedEquation ) EOF
  struct Text: InlinedRule {
    static var name: StaticString { "text" }
    @inline(__always) var body: some Parser<ParsedStatement> {
      OneOf {
        Amid(NoWhiteSpace.self, VisualFormat.VisualFormatString())
        IdentifiedEquation()
      }
      EndOfText()
    }
  }

  /// A text without its end.
  struct Element: UnnamedRule {
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedStatement> {
      OneOf {
        VisualFormat.VisualFormatString()
        IdentifiedEquation()
      }
    }
  }

  ///     identifiedEquation ::= equation LABEL?
  struct IdentifiedEquation: InlinedRule {
    static var name: StaticString { "identifiedEquation" }
    @inline(__always) var body: some Parser<(ParsedEquation, SourceRange??)> {
      equation
      Optionally { Label() }
    }

    @inline(__always)
    static func value(of parts: (ParsedEquation, SourceRange??)) -> ParsedStatement {
      .equation(parts.0.called(parts.1 ?? nil))
    }
  }

  ///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
  typealias Equation = RankedAttributeEquation<
    Pair, CompactRules.RelationOperator,
    CompactRules.RightSubexpression<
      Pair, CompactRules.Constant<Amid<CompactRules.SignedNumber, NoTouchingSign>>
    >,
    CompactRules.SignedNumber
  >

  ///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
  typealias Pair = DottedAttributePair<AnyAttribute>

  /// The equation without an identifier, for use inside the grammar of a host.
  @inline(__always) static var equation: Equation {
    let (pair, number) = (DottedAttributePair(AnyAttribute()), CompactRules.SignedNumber())
    return Equation(
      pair, CompactRules.RelationOperator(),
      CompactRules.RightSubexpression(pair, CompactRules.Constant(Amid(NoTouchingSign.self, number))), number)
  }

  /// Recognises what its body recognises, and may refuse it for what stands around it.
  ///
  /// It prints as its body.
  struct Amid<Body: Parser, Around: Surroundings>: Parser {
    let body: Body

    @inline(__always) init(_ around: Around.Type, _ body: Body) { self.body = body }

    typealias Leading = Body.Leading

    var syntax: Syntax { body.syntax }

    @inline(__always)
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
      let start = cursor.offset
      guard let output = body.parse(input, &cursor) else { return nil }
      return Around.fit(start..<cursor.offset, in: input, &cursor) ? output : nil
    }
  }

  /// A condition on the bytes around a part of a text.
  protocol Surroundings {
    /// Whether what stands around `range` is allowed there; what is not is refused.
    static func fit(_ range: Range<Int>, in input: Span<UInt8>, _ cursor: inout Cursor) -> Bool
  }

  /// No white space: an equation may have some before and behind it, and a visual format, given to Foundation, may not.
  enum NoWhiteSpace: Surroundings {
    @inline(__always)
    static func fit(_ range: Range<Int>, in input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
      var (first, end) = (range.lowerBound, range.upperBound)
      while let byte = input.byte(at: first - 1), WhiteSpace.contains(byte) { first -= 1 }
      while let byte = input.byte(at: end), WhiteSpace.contains(byte) { end += 1 }
      for space in [first..<range.lowerBound, range.upperBound..<end] where !space.isEmpty {
        if !cursor.refuse(.whiteSpace, in: space) { return false }
      }
      return true
    }
  }

  /// No sign that touches the first one: the library takes both for one plus.
  enum NoTouchingSign: Surroundings {
    @inline(__always)
    static func fit(_ range: Range<Int>, in input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
      guard let sign = input.byte(at: range.lowerBound), Sign.contains(sign),
        let before = input.byte(at: range.lowerBound &- 1), Sign.contains(before)
      else { return true }
      return cursor.refuse(.touchingSigns, in: range.lowerBound &- 1..<range.lowerBound &+ 1)
    }
  }

  /// A name to find the constraint by: the rest of the text, without the white space around it.
  ///
  /// Control characters end it, so that a host can.
  ///
  ///     LABEL ::= "#" ( [#x9-#xD#x20]* [!-~#x80-#x10FFFF]+ ( [#x9-#xD#x20]+ [!-~#x80-#x10FFFF]+ )* )?
  struct Label: Token {
    static var name: StaticString { "LABEL" }
    static var role: TokenRole { .label }
    @inline(__always) var body: some Parser<SourceRange?> {
      "#"
      Optionally(NoSpace.self) {
        Optionally { BytesOf(WhiteSpace.self) }.as(())
        SequenceOf(NoSpace.self) {
          CharactersOf(Visible.self)
          Repeat(.zeroOrMore, NoSpace.self) {
            BytesOf(WhiteSpace.self)
            CharactersOf(Visible.self)
          }
        }.range()
      }
    }
  }

  /// `[!-~#x80-#x10FFFF]`
  enum Visible: ByteClass {
    @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte > 32 && byte != 127 }
  }
}
