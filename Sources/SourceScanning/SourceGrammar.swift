import GrammarCombinators

/// The tokens of Swift and Objective-C, as far as finding strings takes them.
///
/// What is no token of these is passed over byte by byte, so that no source is refused.
enum SourceGrammar {
  /// The tokens of Swift.
  ///
  ///     swiftToken ::= comment
  ///                  | string
  ///                  | WORD
  ///                  | NUMBER
  struct SwiftToken: Rule {
    static var name: StaticString { "swiftToken" }
    @SequenceBuilder<Glued> var body: some Parser<SourceToken.Kind> {
      OneOf {
        LineComment().as(SourceToken.Kind.comment)
        NestedComment().as(SourceToken.Kind.comment)
        SwiftString().as(SourceToken.Kind.string)
        SourceWord().as(SourceToken.Kind.word)
        SourceNumber().as(SourceToken.Kind.number)
      }
    }
  }

  /// The tokens of Objective-C.
  ///
  ///     objectiveCToken ::= comment
  ///                       | DIRECTIVE
  ///                       | STRING
  ///                       | CHARACTER
  ///                       | WORD
  ///                       | NUMBER
  struct ObjectiveCToken: Rule {
    static var name: StaticString { "objectiveCToken" }
    @SequenceBuilder<Glued> var body: some Parser<SourceToken.Kind> {
      OneOf {
        LineComment().as(SourceToken.Kind.comment)
        FlatComment().as(SourceToken.Kind.comment)
        Directive().as(SourceToken.Kind.comment)
        CString().as(SourceToken.Kind.string)
        CCharacter().as(SourceToken.Kind.number)
        SourceWord().as(SourceToken.Kind.word)
        SourceNumber().as(SourceToken.Kind.number)
      }
    }
  }

  // MARK: comments

  ///     LINE_COMMENT ::= "//" [^#xA]*
  struct LineComment: Token {
    static var name: StaticString { "LINE_COMMENT" }
    var body: some Parser<Void> {
      "//"
      Repeat(.zeroOrMore, Glued.self) { Bytes(InLine.self) }
    }
  }

  /// A comment of Swift, which may hold comments.
  ///
  ///     comment ::= "/*" ( [^*/]+ | comment | !"*/" any )* "*/"
  struct NestedComment: Rule {
    static var name: StaticString { "comment" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "/*"
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(CommentText.self)
          Recursive(Glued.self) { NestedComment() }
          CommentMark()
        }
      }
      "*/"
    }
  }

  ///     COMMENT ::= "/*" ( [^*/]+ | !"*/" any )* "*/"
  struct FlatComment: Token {
    static var name: StaticString { "COMMENT" }
    var body: some Parser<Void> {
      "/*"
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(CommentText.self)
          CommentMark()
        }
      }
      "*/"
    }
  }

  /// A `*` or a `/` that does not end a comment.
  struct CommentMark: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      NotFollowedBy(Glued.self) { "*/" }
      Byte(AnyByte.self).as(())
    }
  }

  /// A line for the preprocessor, and those that it goes on in: what stands in a macro's definition is no call.
  ///
  ///     DIRECTIVE ::= "#" ( [^\#xA]+ | "\" any | "\" )*
  struct Directive: Token {
    static var name: StaticString { "DIRECTIVE" }
    var body: some Parser<Void> {
      "#"
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(DirectiveText.self)
          Grouped(Glued.self) {
            "\\"
            Byte(AnyByte.self).as(())
          }
        }
      }
    }
  }

  // MARK: strings

  ///     STRING ::= '"' ( [^"\#xA]+ | "\" any )* '"'
  struct CString: Token {
    static var name: StaticString { "STRING" }
    var body: some Parser<Void> {
      "\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(StringText.self)
          Escape()
        }
      }
      "\""
    }
  }

  ///     CHARACTER ::= "'" ( [^'\#xA]+ | "\" any )* "'"
  struct CCharacter: Token {
    static var name: StaticString { "CHARACTER" }
    var body: some Parser<Void> {
      "'"
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(CharacterText.self)
          Escape()
        }
      }
      "'"
    }
  }

  ///     string ::= rawString
  ///              | longString
  ///              | shortString
  struct SwiftString: Rule {
    static var name: StaticString { "string" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      OneOf {
        RawString()
        LongString()
        ShortString()
      }
    }
  }

  ///     shortString ::= '"' ( [^"\#xA]+ | interpolation | "\" any )* '"'
  struct ShortString: Rule {
    static var name: StaticString { "shortString" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(StringText.self)
          Interpolation()
          Escape()
        }
      }
      "\""
    }
  }

  ///     longString ::= '"""' ( [^"\]+ | interpolation | "\" any | !'"""' '"' )* '"""'
  struct LongString: Rule {
    static var name: StaticString { "longString" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "\"\"\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(LongStringText.self)
          Interpolation()
          Escape()
          Grouped(Glued.self) {
            NotFollowedBy(Glued.self) { "\"\"\"" }
            "\""
          }
        }
      }
      "\"\"\""
    }
  }

  ///     rawString ::= '#"' ( [^"]+ | !'"#' '"' )* '"#'
  struct RawString: Rule {
    static var name: StaticString { "rawString" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "#\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Bytes(RawText.self)
          Grouped(Glued.self) {
            NotFollowedBy(Glued.self) { "\"#" }
            "\""
          }
        }
      }
      "\"#"
    }
  }

  ///     interpolation ::= "\(" balanced* ")"
  struct Interpolation: Rule {
    static var name: StaticString { "interpolation" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "\\("
      Repeat(.zeroOrMore, Glued.self) { Recursive(Glued.self) { Balanced() } }
      ")"
    }
  }

  /// What may stand in parentheses: strings and parentheses in it have their own ends.
  ///
  ///     balanced ::= [^()"/]+ | string | comment | "(" balanced* ")" | "/"
  struct Balanced: Rule {
    static var name: StaticString { "balanced" }
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      OneOf {
        Bytes(BalancedText.self)
        SwiftString()
        NestedComment()
        Grouped(Glued.self) {
          "("
          Repeat(.zeroOrMore, Glued.self) { Recursive(Glued.self) { Balanced() } }
          ")"
        }
        "/"
      }
    }
  }

  /// A backslash and what it changes the meaning of.
  struct Escape: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<Void> {
      "\\"
      Byte(AnyByte.self).as(())
    }
  }

  // MARK: words and numbers

  ///     WORD ::= [_$a-zA-Z#x80-#x10FFFF] [_$a-zA-Z0-9#x80-#x10FFFF]*
  struct SourceWord: Token {
    static var name: StaticString { "WORD" }
    var body: some Parser<SourceRange> { Word(SourceWordStart.self, SourceWordPart.self) }
  }

  ///     NUMBER ::= [0-9] [_.a-zA-Z0-9]*
  struct SourceNumber: Token {
    static var name: StaticString { "NUMBER" }
    var body: some Parser<SourceRange> { Word(Digit.self, SourceNumberPart.self) }
  }
}

// MARK: bytes

private enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}

private enum InLine: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 10 }
}

private enum CommentText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "*") && byte != UInt8(ascii: "/") }
}

private enum DirectiveText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\\") && byte != 10 }
}

private enum StringText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 10
  }
}

private enum CharacterText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\") && byte != 10
  }
}

private enum LongStringText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") }
}

private enum RawText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") }
}

private enum BalancedText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "/")
  }
}

private enum SourceWordStart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordStart.contains(byte) || byte == UInt8(ascii: "$") || byte >= 0x80 }
}

private enum SourceWordPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == UInt8(ascii: "$") || byte >= 0x80 }
}

private enum SourceNumberPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == UInt8(ascii: ".") }
}
