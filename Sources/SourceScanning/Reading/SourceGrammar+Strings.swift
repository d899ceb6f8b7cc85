import GrammarCombinators

/// The marks around a literal of Swift, which are more in a raw one.
protocol StringMarks {
  static var opening: StaticString { get }
  static var closing: StaticString { get }
  static var interpolation: StaticString { get }

  /// The bytes that a backslash changes the meaning of, besides the beginning of an interpolation.
  associatedtype Escaped: ByteClass = InLine
}

/// The marks of a literal that is not raw.
extension StringMarks {
  static var opening: StaticString { "\"" }
  static var closing: StaticString { "\"" }
}

/// Whether what stands in parentheses may go on in the next line: only in a literal of several lines.
protocol LineRule {
  /// The bytes that end no bracket and begin no literal and no comment.
  associatedtype Text: ByteClass

  /// Literals of several lines.
  associatedtype Lines: Parser<Void>
  static var lines: Lines { get }
}

/// The literals of Swift.
///
/// No alternative reads again what another one has read, so that a literal is read in one go whatever is in it. What has an
/// interpolation without an end is no literal here; it is one to ``NoValue``.
extension SourceGrammar {
  /// A literal within the parentheses of another, or by itself: one of several lines only where that may be.
  ///
  ///     string ::= longString
  ///              | shortString
  struct SwiftString<Rule: LineRule>: GrammarCombinators.Rule {
    static var name: StaticString { "string" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      OneOf {
        Rule.lines
        ShortString<NoHash>()
        ShortString<OneHash>()
        ShortString<TwoHashes>()
      }
    }
  }

  ///     shortString ::= '"' ( [^"\#xA]+ | interpolation | !'"' '"' | escape )* '"'
  struct ShortString<Marks: StringMarks>: Rule {
    static var name: StaticString { "shortString" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      Literal(Marks.opening)
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(StringText.self)
          Interpolation<Marks, InOneLine>()
          InnerQuote<Marks>()
          InnerBackslash<Marks>()
        }
      }
      Literal(Marks.closing)
    }
  }

  /// A literal of several lines: what closes it is the first in its line.
  ///
  ///     longString ::= '"' '""' [#x9#xD#x20]* #xA ( [#x9#x20]* !( '""' '"' ) longPart* #xA )* [#x9#x20]* '""' '"'
  struct LongString<Marks: StringMarks>: Rule {
    static var name: StaticString { "longString" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      Literal(Marks.opening)
      "\"\""
      Optionally(Glued.self) { Bytes(Blank.self) }.as(())
      "\n"
      Repeat(.zeroOrMore, Glued.self) {
        Optionally(Glued.self) { Bytes(Blank.self) }.as(())
        NotFollowedBy(Glued.self) {
          "\"\""
          Literal(Marks.closing)
        }
        Repeat(.zeroOrMore, Glued.self) {
          OneOf {
            Bytes(StringText.self)
            Interpolation<Marks, AcrossLines>()
            "\""
            InnerBackslash<Marks>()
          }
        }
        "\n"
      }
      Optionally(Glued.self) { Bytes(Blank.self) }.as(())
      "\"\""
      Literal(Marks.closing)
    }
  }

  /// A quotation mark that does not close a raw literal.
  struct InnerQuote<Marks: StringMarks>: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      NotFollowedBy(Glued.self) { Literal(Marks.closing) }
      "\""
    }
  }

  /// A backslash that begins no interpolation, and what it changes the meaning of.
  struct InnerBackslash<Marks: StringMarks>: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      NotFollowedBy(Glued.self) { Literal(Marks.interpolation) }
      "\\"
      Optionally(Glued.self) { Byte(Marks.Escaped.self).as(()) }.as(())
    }
  }

  ///     interpolation ::= "\(" balanced* ")"
  struct Interpolation<Marks: StringMarks, Rule: LineRule>: GrammarCombinators.Rule {
    static var name: StaticString { "interpolation" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      Literal(Marks.interpolation)
      Repeat(.zeroOrMore, Glued.self) { Recursive(Glued.self) { Balanced<Rule>() } }
      ")"
    }
  }

  /// A piece of text in parentheses: literals and parentheses in it have their own ends.
  ///
  ///     balanced ::= [^()"/#]+ | string | comment | "(" balanced* ")" | "/" | "#"
  struct Balanced<Rule: LineRule>: GrammarCombinators.Rule {
    static var name: StaticString { "balanced" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      OneOf {
        Bytes(Rule.Text.self)
        SwiftString<Rule>()
        NestedComment()
        Grouped(Glued.self) {
          "("
          Repeat(.zeroOrMore, Glued.self) { Recursive(Glued.self) { Balanced<Rule>() } }
          ")"
        }
        Grouped(Glued.self) {
          NotFollowedBy(Glued.self) { "/*" }
          "/"
        }
        Grouped(Glued.self) {
          NotFollowedBy(Glued.self) {
            OneOf {
              "#\""
              "##\""
            }
          }
          "#"
        }
      }
    }
  }

  /// In one line.
  enum InOneLine: LineRule {
    typealias Text = BalancedTextInLine
    static var lines: some Parser<Void> { Byte(NoByte.self).as(()) }
  }

  /// Across lines.
  enum AcrossLines: LineRule {
    typealias Text = BalancedText
    @ChoiceBuilder static var lines: some Parser<Void> {
      LongString<NoHash>()
      LongString<OneHash>()
      LongString<TwoHashes>()
    }
  }

  /// `"…"`
  enum NoHash: StringMarks {
    static var interpolation: StaticString { "\\(" }
  }

  /// `"…"` with no interpolation, where one has no end.
  enum NoValue: StringMarks {
    // What no source has.
    static var interpolation: StaticString { "\\\u{7F}(" }
  }

  /// `#"…"#`
  enum OneHash: StringMarks {
    static var opening: StaticString { "#\"" }
    static var closing: StaticString { "\"#" }
    static var interpolation: StaticString { "\\#(" }
    typealias Escaped = NoByte
  }

  /// `##"…"##`
  enum TwoHashes: StringMarks {
    static var opening: StaticString { "##\"" }
    static var closing: StaticString { "\"##" }
    static var interpolation: StaticString { "\\##(" }
    typealias Escaped = NoByte
  }
}
