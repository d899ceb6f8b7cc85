import GrammarCombinators
import Testing

@Suite struct NotFollowedByTests {
  @Test func aFailureStandsWhereTheForbiddenThingStands() {
    let word = SequenceOf(NoSpace.self) {
      Optionally { "-" }
      "in"
      NotFollowedBy { ByteOf(WordPart.self) }
    }
    let failure = #expect(throws: ParseFailure.self) { try word.run("into") }
    #expect(failure?.offset == 2)
    #expect(failure?.expectations == [])
  }

  @Test func tellsNothingOfANumberThatItLooksAt() {
    let number = DecimalNumber { BytesOf(Digit.self) }
    let name = SequenceOf {
      NotFollowedBy { number }
      "name"
    }
    let failure = #expect(throws: ParseFailure.self) { try name.run("12px") }
    #expect(failure?.runOn == nil)
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: "name", role: .keyword)])
  }

  /// A number that is too large is a number, for the parser, for its second pass and for the interpreter.
  @Test func allLookAtATooLargeNumberAlike() throws {
    let large = "1" + String(repeating: "0", count: 400)
    let name = SequenceOf {
      NotFollowedBy { DecimalNumber { BytesOf(Digit.self) } }
      "name"
    }
    let failure = #expect(throws: ParseFailure.self) { try name.run(large) }
    #expect(failure?.offset == 0)
    #expect(failure?.refusal == nil)
    #expect(failure?.expectations == [])
    let twice = NotFollowedBy { NotFollowedBy { DecimalNumber { BytesOf(Digit.self) } } }
    #expect(try twice.run(large).end == 0)
    var cursor = Cursor()
    #expect(Interpreter(twice).accepts(ContiguousArray(large.utf8).span, from: &cursor))
  }

  /// What it looks at is refused by nobody; what stands before it and behind it is.
  @Test(arguments: [("9;1;", 0), ("1;9;", 2), ("1;1;9!", 4), ("1!1!", nil), ("9;9;", 0)] as [(String, Int?)])
  func aRefusalBehindItIsTold(_ text: String, _ offset: Int?) {
    let nine = ByteOf(Digit.self).check { ((), $0 == 57 ? Refusal.Reason(code: "nine") : nil) }
    let list = SequenceOf {
      Repeat(.zeroOrMore) {
        NotFollowedBy { ";" }
        nine
        NotFollowedBy { nine }
        OneOf {
          ";"
          "!"
        }
      }
      End()
    }
    let refusal: Refusal?
    do throws(ParseFailure) {
      _ = try list.run(text)
      refusal = nil
    } catch {
      refusal = error.refusal
    }
    #expect(refusal == offset.map { Refusal(Refusal.Reason(code: "nine"), in: $0..<$0 + 1) })
  }
}

extension Twin {
  /// Something that must not stand there. What it misses is nobody's concern; where it stands, the parse is stopped.
  static func notAhead(_ body: Twin) -> Twin {
    Twin { text, start in
      body.read(text, start).reply == .fail ? Trace(.ok("()", end: start)) : Trace(.fail, [Miss(nil, at: start)])
    }
  }
}
