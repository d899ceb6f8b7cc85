public import GrammarCombinators

extension JSONDocument {
  /// Checks that a text is JSON, and makes nothing of it.
  ///
  /// - Throws: where it is no JSON, or nesting beyond ``deepestNesting``. Any number and any escape of the RFC will do.
  public static func validate(_ bytes: Span<UInt8>) throws(ParseFailure) {
    var cursor = Cursor()
    try Outline.Text().run(bytes, from: &cursor, explainedBy: outlineInterpreter)
  }

  /// The productions by which a text is checked: those of ``grammar``.
  public static let outlineGrammar = Grammar(Outline.Text())

  private static let outlineInterpreter = Interpreter(Outline.Text())
}

/// The productions once more, with no values.
enum Outline {
  ///     json ::= value $
  struct Text: Rule {
    static var name: StaticString { "json" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Void> {
      Nothing()
      AnyValue()
      End()
    }
  }

  ///     value ::= object
  ///             | array
  ///             | STRING
  ///             | NUMBER
  ///             | "true"
  ///             | "false"
  ///             | "null"
  struct AnyValue: Rule {
    static var name: StaticString { "value" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Void> {
      OneOf {
        Object()
        ValueArray()
        StringOutline()
        NumberOutline()
        Keywords(Words.self).as(())
      }
    }
  }

  ///     object ::= "{" ( member ( "," member )* )? "}"
  struct Object: Rule {
    static var name: StaticString { "object" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Void> {
      "{"
      Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
        Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { Member() }
      }
      "}"
    }
  }

  ///     member ::= STRING ":" value
  struct Member: Rule {
    static var name: StaticString { "member" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Void> {
      StringOutline()
      ":"
      AnyValue()
    }
  }

  ///     array ::= "[" ( value ( "," value )* )? "]"
  struct ValueArray: Rule {
    static var name: StaticString { "array" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Void> {
      "["
      Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
        Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { AnyValue() }
      }
      "]"
    }
  }
}
