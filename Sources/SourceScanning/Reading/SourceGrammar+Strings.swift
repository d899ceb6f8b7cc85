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
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
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
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      LiteralText(Marks.opening)
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(StringText.self)
          Interpolation<Marks, InOneLine>()
          // A quotation mark that does not close a raw literal.
          SequenceOf(NoSpace.self) {
            NotFollowedBy(NoSpace.self) { LiteralText(Marks.closing) }
            "\""
          }
          InnerBackslash<Marks>()
        }
      }
      LiteralText(Marks.closing)
    }
  }

  /// A literal of several lines: what closes it is the first in its line.
  ///
  ///     longString ::= '"' '""' [#x9#xD#x20]* #xA ( [#x9#x20]* !( '""' '"' ) longPart* #xA )* [#x9#x20]* '""' '"'
  struct LongString<Marks: StringMarks>: Rule {
    static var name: StaticString { "longString" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      LiteralText(Marks.opening)
      "\"\""
      Optionally(NoSpace.self) { BytesOf(Blank.self) }.as(())
      "\n"
      Repeat(.zeroOrMore, NoSpace.self) {
        Optionally(NoSpace.self) { BytesOf(Blank.self) }.as(())
        NotFollowedBy(NoSpace.self) {
          "\"\""
          LiteralText(Marks.closing)
        }
        Repeat(.zeroOrMore, NoSpace.self) {
          OneOf {
            BytesOf(StringText.self)
            Interpolation<Marks, AcrossLines>()
            "\""
            InnerBackslash<Marks>()
          }
        }
        "\n"
      }
      Optionally(NoSpace.self) { BytesOf(Blank.self) }.as(())
      "\"\""
      LiteralText(Marks.closing)
    }
  }

  /// A backslash that begins no interpolation, and what it changes the meaning of.
  struct InnerBackslash<Marks: StringMarks>: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      NotFollowedBy(NoSpace.self) { LiteralText(Marks.interpolation) }
      "\\"
      Optionally(NoSpace.self) { ByteOf(Marks.Escaped.self).as(()) }.as(())
    }
  }

  ///     interpolation ::= "\(" balanced* ")"
  struct Interpolation<Marks: StringMarks, Rule: LineRule>: GrammarCombinators.Rule {
    static var name: StaticString { "interpolation" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      LiteralText(Marks.interpolation)
      Repeat(.zeroOrMore, NoSpace.self) { Recursive(NoSpace.self) { Balanced<Rule>() } }
      ")"
    }
  }

  /// A piece of text in parentheses: literals and parentheses in it have their own ends.
  ///
  ///     balanced ::= [^()"/#]+ | string | comment | "(" balanced* ")" | "/" | "#"
  struct Balanced<Rule: LineRule>: GrammarCombinators.Rule {
    static var name: StaticString { "balanced" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      OneOf {
        BytesOf(Rule.Text.self)
        SwiftString<Rule>()
        NestedComment()
        SequenceOf(NoSpace.self) {
          "("
          Repeat(.zeroOrMore, NoSpace.self) { Recursive(NoSpace.self) { Balanced<Rule>() } }
          ")"
        }
        SequenceOf(NoSpace.self) {
          NotFollowedBy(NoSpace.self) { "/*" }
          "/"
        }
        SequenceOf(NoSpace.self) {
          NotFollowedBy(NoSpace.self) {
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

  /// A regular expression of Swift in marks of its own.
  ///
  ///     REGEX ::= "#/" ( !"/#" [^#xA] )* "/#"
  struct Regex: Token {
    static var name: StaticString { "REGEX" }
    var body: some Parser<Void> {
      "#/"
      Repeat(.zeroOrMore, NoSpace.self) {
        NotFollowedBy(NoSpace.self) { "/#" }
        ByteOf(InLine.self).as(())
      }
      "/#"
    }
  }

  enum InOneLine: LineRule {
    typealias Text = BalancedTextInLine
    static var lines: some Parser<Void> { ByteOf(NoByte.self).as(()) }
  }

  enum AcrossLines: LineRule {
    typealias Text = BalancedText
    @Parsers.ChoiceBuilder static var lines: some Parser<Void> {
      LongString<NoHash>()
      LongString<OneHash>()
      LongString<TwoHashes>()
    }
  }

  enum NoHash: StringMarks {
    static var interpolation: StaticString { "\\(" }
  }

  /// `"…"` with no interpolation, where one has no end.
  enum NoValue: StringMarks {
    // What no source has.
    static var interpolation: StaticString { "\\\u{7F}(" }
  }

  enum OneHash: StringMarks {
    static var opening: StaticString { "#\"" }
    static var closing: StaticString { "\"#" }
    static var interpolation: StaticString { "\\#(" }
    typealias Escaped = NoByte
  }

  enum TwoHashes: StringMarks {
    static var opening: StaticString { "##\"" }
    static var closing: StaticString { "\"##" }
    static var interpolation: StaticString { "\\##(" }
    typealias Escaped = NoByte
  }
}
