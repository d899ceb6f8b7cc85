import GrammarCombinators

/// The tokens of Swift and Objective-C, as far as finding strings takes them.
///
/// What is no token of these is passed over byte by byte, so that no source is refused.
enum SourceGrammar {
  /// The tokens of Swift but for literals, which ``SwiftString`` and ``Regex`` are.
  ///
  ///     swiftToken ::= LINE_COMMENT
  ///                  | comment
  ///                  | WORD
  ///                  | QUOTED_WORD
  ///                  | NUMBER
  struct SwiftToken: Rule {
    static var name: StaticString { "swiftToken" }
    @SequenceBuilder<NoSpace> var body: some Parser<SourceToken.Kind> {
      OneOf {
        LineComment().as(SourceToken.Kind.comment)
        NestedComment().as(SourceToken.Kind.comment)
        SourceWord().as(SourceToken.Kind.word)
        QuotedWord().as(SourceToken.Kind.word)
        SourceNumber().as(SourceToken.Kind.number)
      }
    }
  }

  /// The tokens of Objective-C.
  ///
  ///     objectiveCToken ::= LINE_COMMENT
  ///                       | COMMENT
  ///                       | DIRECTIVE
  ///                       | STRING
  ///                       | CHARACTER
  ///                       | WORD
  ///                       | NUMBER
  struct ObjectiveCToken: Rule {
    static var name: StaticString { "objectiveCToken" }
    @SequenceBuilder<NoSpace> var body: some Parser<SourceToken.Kind> {
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
      Repeat(.zeroOrMore, NoSpace.self) { BytesOf(InLine.self) }
    }
  }

  /// A comment of Swift, which may hold comments.
  ///
  ///     comment ::= "/*" ( [^*/]+ | comment | !"/*" !"*/" any )* "*/"
  struct NestedComment: Rule {
    static var name: StaticString { "comment" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      "/*"
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(CommentText.self)
          Recursive(NoSpace.self) { NestedComment() }
          InnerCommentMark()
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
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(CommentText.self)
          CommentMark()
        }
      }
      "*/"
    }
  }

  /// A `*` or a `/` that does not end a comment.
  struct CommentMark: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      NotFollowedBy(NoSpace.self) { "*/" }
      ByteOf(AnyByte.self).as(())
    }
  }

  /// A `*` or a `/` that neither ends nor begins a comment: one without an end is not read once more as none.
  struct InnerCommentMark: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      NotFollowedBy(NoSpace.self) { "/*" }
      CommentMark()
    }
  }

  /// A line for the preprocessor, and those that it goes on in: what stands in a macro's definition is no call.
  ///
  /// A comment in it may go on in lines of its own; what looks like the beginning of one in a string is none.
  ///
  ///     DIRECTIVE ::= "#" ( [^"/\\#xA]+ | LINE_COMMENT | COMMENT | OPEN_COMMENT | STRING | [/"] | "\" ( "#xD#xA" | any )? )*
  struct Directive: Token {
    static var name: StaticString { "DIRECTIVE" }
    var body: some Parser<Void> {
      "#"
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(DirectiveText.self)
          LineComment()
          FlatComment()
          OpenComment()
          CString()
          ByteOf(DirectiveMark.self).as(())
          Escape()
          "\\"
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
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(StringText.self)
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
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(CharacterText.self)
          Escape()
        }
      }
      "'"
    }
  }

  /// A backslash and what it changes the meaning of; at the end of a line it takes the line feed away.
  struct Escape: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      "\\"
      OneOf {
        "\r\n"
        ByteOf(AnyByte.self).as(())
      }
    }
  }

  // MARK: what has no end

  /// A literal without its end, which is taken to be the end of its line.
  ///
  ///     OPEN_STRING ::= '"' [^#xA]*
  struct OpenString: Token {
    static var name: StaticString { "OPEN_STRING" }
    var body: some Parser<Void> {
      "\""
      Repeat(.zeroOrMore, NoSpace.self) { BytesOf(InLine.self) }
    }
  }

  /// A comment without its end, which is that of the source.
  ///
  ///     OPEN_COMMENT ::= "/*" any*
  struct OpenComment: Token {
    static var name: StaticString { "OPEN_COMMENT" }
    var body: some Parser<Void> {
      "/*"
      Repeat(.zeroOrMore, NoSpace.self) { BytesOf(AnyByte.self) }
    }
  }

  /// A literal or a comment without an end, once all else has been tried.
  ///
  ///     openToken ::= OPEN_STRING
  ///                 | OPEN_COMMENT
  struct OpenToken: Rule {
    static var name: StaticString { "openToken" }
    @SequenceBuilder<NoSpace> var body: some Parser<SourceToken.Kind> {
      OneOf {
        OpenString().as(SourceToken.Kind.openString)
        OpenComment().as(SourceToken.Kind.comment)
      }
    }
  }

  // MARK: words and numbers

  ///     WORD ::= [_$a-zA-Z#x80-#x10FFFF] [_$a-zA-Z0-9#x80-#x10FFFF]*
  struct SourceWord: Token {
    static var name: StaticString { "WORD" }
    var body: some Parser<SourceRange> { WordOf(SourceWordStart.self, SourceWordPart.self) }
  }

  /// A name that would be a keyword; it is another word than the keyword.
  ///
  ///     QUOTED_WORD ::= "`" WORD "`"
  struct QuotedWord: Token {
    static var name: StaticString { "QUOTED_WORD" }
    var body: some Parser<Void> {
      "`"
      SourceWord().as(())
      "`"
    }
  }

  ///     NUMBER ::= [0-9] [_.a-zA-Z0-9]*
  struct SourceNumber: Token {
    static var name: StaticString { "NUMBER" }
    var body: some Parser<SourceRange> { WordOf(Digit.self, SourceNumberPart.self) }
  }
}
