import GrammarCombinators
import Testing

@Suite struct CommittedTests {
  @Test func noAlternativeIsTriedBehindIt() {
    let failure = #expect(throws: ParseFailure.self) { try declaration.run("let 5") }
    #expect(failure?.offset == 4)
    #expect(failure?.expectations.map(\.name) == ["[_a-zA-Z]"])
    #expect(throws: Never.self) { try declaration.run("letter") }
  }

  @Test func insideATokenItNamesWhatIsMissing() {
    let failure = #expect(throws: ParseFailure.self) { try Quotation().run(#""a\x""#) }
    #expect(failure?.offset == 3)
    #expect(failure?.expectations.map(\.name) == [#""\""#, #"'"'"#])
    #expect(#expect(throws: ParseFailure.self) { try Quotation().run(#""abc"#) }?.offset == 4)
    #expect(#expect(throws: ParseFailure.self) { try Quotation().run("abc") }?.expectations.map(\.name) == ["TEXT"])
  }

  @Test func aCommentThatDoesNotEndIsToldAtItsEnd() {
    let list = Repeat(.oneOrMore, Commented.self) { "a" }
    #expect(throws: Never.self) { try list.run("a /* b */ a") }
    let failure = #expect(throws: ParseFailure.self) { try list.run("a /* b ") }
    #expect(failure?.offset == 7)
    #expect(failure?.expectations.map(\.spelling) == ["*/", nil])
  }

  @Test func whatIsRefusedInItIsToldAsRefused() {
    let zero = BytesOf(Digit.self).check { ((), Refusal.Reason(code: "digits")) }
    let number = OneOf {
      Committed { zero }
      "1"
    }
    let failure = #expect(throws: ParseFailure.self) { try number.run("1") }
    #expect(failure?.refusal == Refusal(Refusal.Reason(code: "digits"), in: 0..<1))
  }

  private let declaration = SequenceOf {
    OneOf {
      SequenceOf {
        LiteralWord("let")
        Committed { WordOf(WordStart.self, WordPart.self) }
      }
      WordOf(WordStart.self, WordPart.self)
    }
  }
}

///     TEXT ::= '"' ( [a-z] | "\" [n\] )* '"'
private struct Quotation: Rule {
  static var name: StaticString { "quotation" }
  var body: some Parser<Void> { QuotedText() }

  struct QuotedText: Token {
    static var name: StaticString { "TEXT" }

    var body: some Parser<Void> {
      "\""
      Committed(NoSpace.self) {
        Repeat(.zeroOrMore, NoSpace.self) {
          OneOf {
            BytesOf(SmallLetter.self)
            SequenceOf(NoSpace.self) {
              "\\"
              Committed(NoSpace.self) {
                OneOf {
                  "\""
                  "\\"
                }
              }
            }
          }
        }
        "\""
      }
    }
  }
}

private enum SmallLetter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte }
}

private enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        BytesOf(WhiteSpace.self)
        SequenceOf(NoSpace.self) {
          "/*"
          Committed(NoSpace.self) {
            Repeat(.zeroOrMore, NoSpace.self) {
              NotFollowedBy { "*/" }
              ByteOf(AnyByte.self).as(())
            }
            "*/"
          }
        }
      }
    }
  }
}

private enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}

extension Twin {
  /// A body that must stand there: where it does not, nothing else is tried, and its misses are heard.
  static func committed(_ body: Twin) -> Twin {
    Twin { text, start in
      var trace = body.read(text, start)
      guard trace.reply == .fail, !trace.isFinal else { return trace }
      trace.isFinal = true
      trace.misses = trace.misses.map(\.loud)
      return trace
    }
  }
}
