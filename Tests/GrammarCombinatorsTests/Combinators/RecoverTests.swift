import GrammarCombinators
import Testing

@Suite struct RecoverTests {
  @Test(
    arguments: [
      ("a=1;b=2;", ["a", "b"], []), ("a=;b=2;", ["?0..<3", "b"], [2]),
      ("a=1;b 2;c=;d=4;", ["a", "?4..<8", "?8..<11", "d"], [6, 10]),
      // What must be skipped as a whole, and what is inside.
      ("a={;};b=2;", ["?0..<6", "b"], [2]), ("{a=;b=2;c;}d=4;", ["{?1..<4b?8..<10}", "d"], [3, 9]),
      // Mistakes inside and behind what is inside.
      ("{a=;} {b=1;}x;", ["{?1..<4}", "{b}", "?12..<14"], [3, 13]),
      // A number that is refused is told beside mistakes of grammar, unless it stands in what is skipped.
      ("a=9;b=;", ["?0..<4", "?4..<7"], [2, 6]), ("a=;b=9;", ["?0..<3", "?3..<7"], [2, 5]),
      ("a=9 9;b=1;", ["?0..<6", "b"], [4]),
      // It is a mistake of the statement that it stands in, and of none around that.
      ("{a=9;b=1;}c=1;", ["{?1..<5b}", "c"], [3]), ("{a=1;{b=9;}}", ["{a{?6..<10}}"], [8]),
    ] as [(String, [String], [Int])])
  func goesOnBehindMistakes(_ text: String, _ statements: [String], _ offsets: [Int]) {
    let (output, failures) = program.run(recovering: text)
    #expect(output == statements)
    #expect(failures.map(\.offset) == offsets)
  }

  @Test func namesWhatIsMissingAtEachPlace() {
    let failures = program.run(recovering: "a=;b 1;").failures
    #expect(failures.map { $0.expectations.map(\.name) } == [["[0-9]"], [#""=""#]])
  }

  @Test(arguments: [("a=1;}", 4), ("a=1", 3), ("{a=1", 4), ("x", 1)])
  func whatCantBeSkippedIsAFailureOfWhatIsAround(_ text: String, _ offset: Int) {
    let (output, failures) = program.run(recovering: text)
    #expect(output == nil)
    #expect(failures.map(\.offset) == [offset])
    #expect(#expect(throws: ParseFailure.self) { try program.run(text) }?.offset == offset)
  }

  @Test func whatNestsTooDeeplyLosesNothingElse() {
    let lines = SequenceOf(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        Recover(NoSpace.self) {
          Nest().as("x")
          "\n"
        } until: {
          "\n"
        } as: { _ in
          "?"
        }
      }
      End()
    }
    let (output, failures) = lines.run(recovering: "x\n((((x))))\n(((x)))\n)\n((((x\n")
    #expect(output == ["x", "?", "x", "?", "?"])
    #expect(failures.map(\.offset) == [6, 20, 26])
    #expect(failures.map(\.refusal?.reason) == [.nestingTooDeep, nil, .nestingTooDeep])
    #expect(lines.run(recovering: "x\n((((x").output == nil)
    #expect(lines.run(recovering: "x\n((((x").failures.map(\.refusal?.reason) == [.nestingTooDeep])
  }

  @Test func stopsAtTheFirstMistakeWithoutRecovery() {
    #expect(#expect(throws: ParseFailure.self) { try program.run("a=;b=;") }?.offset == 2)
  }

  @Test func aCommittedPartIsRecoveredFromAsWell() {
    let list = SequenceOf {
      Repeat(.zeroOrMore) {
        Recover {
          OneOf {
            SequenceOf {
              LiteralWord("let")
              Committed { "x" }
              ";"
            }.as("let")
            SequenceOf {
              BytesOf(WordPart.self)
              ";"
            }.as("word")
          }
        } until: {
          ";"
        } as: { _ in
          "?"
        }
      }
      End()
    }
    let (output, failures) = list.run(recovering: "let y; let x; y; let;")
    #expect(output == ["?", "let", "word", "?"])
    #expect(failures.map(\.offset) == [4, 20])
    #expect(failures.map { $0.expectations.map(\.name) } == [["\"x\""], ["\"x\""]])
  }

  @Test func aMistakeInAnAlternativeThatIsNotTakenIsNone() {
    let choice = OneOf {
      SequenceOf {
        Recover {
          "a"
        } until: {
          ";"
        } as: { _ in
          ()
        }
        "!"
      }
      LiteralText("b;?")
    }
    let list = SequenceOf {
      choice
      ";"
    }
    let pair = SequenceOf {
      choice
      Recover {
        "c"
      } until: {
        ";"
      } as: { _ in
        ()
      }
    }
    #expect(pair.run(recovering: "b;?d;").failures.map(\.offset) == [3])
    #expect(list.run(recovering: "b;?").failures.map(\.offset) == [3])
  }

  /// Each skips what ends where it says, though another begins at the same place.
  @Test func twoThatBeginAtTheSamePlaceAreToldApart() {
    let item = WordOf(WordStart.self, WordPart.self).text()
    let lines = SequenceOf(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        Recover(NoSpace.self) {
          item
          "\n"
        } until: {
          "\n"
        } as: {
          "A\($0)"
        }
      }
      Recover(NoSpace.self) {
        item
        End()
      } until: {
        End()
      } as: {
        "B\($0)"
      }
    }
    for (text, list, last, offsets) in [
      ("a\n%", ["a"], "B2..<3", [2]), ("a\nb%\n%", ["a", "A2..<5"], "B5..<6", [3, 5]), ("%\na", ["A0..<2"], "a", [0]),
    ] {
      let (output, failures) = lines.run(recovering: text)
      #expect(output?.0 == list, "\(text)")
      #expect(output?.1 == last, "\(text)")
      #expect(failures.map(\.offset) == offsets, "\(text)")
    }
  }

  @Test func theInterpreterSkipsWhatTheParserSkips() {
    var generator = SplitMix64(seed: 1)
    let interpreter = Interpreter(program)
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<16, using: &generator)
      let text = String((0..<count).map { _ in Array("ab=;{}19 ")[Int.random(in: 0..<9, using: &generator)] })
      let (output, failures) = program.run(recovering: text, explainedBy: interpreter)
      let first: ParseFailure?
      do throws(ParseFailure) {
        _ = try program.run(text, explainedBy: interpreter)
        first = nil
      } catch {
        first = error
      }
      #expect(first == nil ? failures.isEmpty : !failures.isEmpty, "\(text)")
      // What the parser skips is what the interpreter skips: each piece has a mistake in it.
      guard let output else { continue }
      let skipped = output.joined().split(separator: "?").compactMap(Self.range)
      let offsets = failures.filter { $0.refusal == nil }.map(\.offset)
      #expect(skipped.allSatisfy { range in offsets.contains { range.lowerBound...range.upperBound ~= $0 } }, "\(text)")
      #expect(offsets.count >= skipped.count, "\(text)")
    }
  }

  @Test func printsAsItsBody() {
    #expect(
      program.syntax.flattened
        == SequenceOf {
          Repeat(.zeroOrMore) { Statement() }
          End()
        }.syntax.flattened)
  }

  /// The range that a piece of an output begins with.
  private static func range(_ piece: Substring) -> Range<Int>? {
    let digits = piece.prefix { "0123456789.<".contains($0) }.split { ".<".contains($0) }.compactMap { Int($0) }
    return digits.count == 2 ? digits[0]..<digits[1] : nil
  }

  private var program: some Parser<[String]> {
    SequenceOf {
      Repeat(.zeroOrMore) { Statement() }
      End()
    }
  }
}

/// `statement ::= name "=" digit ";" | "{" statement* "}"`, in which the digit 9 is refused.
private struct Statement: Rule {
  static var name: StaticString { "statement" }

  var body: some Parser<String> {
    Recover {
      OneOf {
        SequenceOf {
          ByteOf(SmallLetter.self).map { String(UnicodeScalar($0)) }
          "="
          ByteOf(Digit.self).check { ((), $0 == 57 ? Refusal.Reason(code: "nine") : nil) }
          ";"
        }
        SequenceOf {
          "{"
          Recursive { Repeat(.zeroOrMore) { Statement() } }
          "}"
        }.map { "{" + $0.joined() + "}" }
      }
    } until: {
      OneOf {
        ";"
        FollowedBy { "}" }
      }
    } skipping: {
      Braces()
    } as: {
      "?\($0)"
    }
  }
}

/// What stands in braces, whatever it is.
private struct Braces: Rule {
  static var name: StaticString { "braces" }

  var body: some Parser<Void> {
    "{"
    Recursive {
      Repeat(.zeroOrMore) {
        OneOf {
          BytesOf(Other.self)
          Braces()
        }
      }
    }
    "}"
  }

  private enum Other: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { byte != 123 && byte != 125 }
  }
}

private enum SmallLetter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte }
}

/// Parentheses in parentheses, three at most.
private struct Nest: Rule {
  static var name: StaticString { "nest" }

  var body: some Parser<Void> {
    OneOf {
      "x"
      SequenceOf(NoSpace.self) {
        "("
        Recursive(limit: 3) { Nest() }
        ")"
      }
    }
  }
}
