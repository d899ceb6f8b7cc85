import GrammarCombinators
import Testing

@Suite struct RepeatTests {
  static let bounds: [Syntax.RepetitionBounds] = [
    .optional, .zeroOrMore, .oneOrMore, .exactly(2), .exactly(3), .atLeast(2), .times(1...2),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: bounds)
  func agreesWithItsTwinWithoutASeparator(_ bounds: Syntax.RepetitionBounds) throws {
    for script in lists(of: 3, from: Behaviour.all) {
      let body = Scripted(1, script)
      let twin = Twin.repeated(body.twin, bounds, spaced: true)
      try compare(Repeat(bounds) { body }, with: twin, in: Self.scenes, "\(script)")
      let gluedTwin = Twin.repeated(body.twin, bounds, spaced: false)
      try compare(Repeat(bounds, NoSpace.self) { body }, with: gluedTwin, in: Self.scenes, "\(script)")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: bounds)
  func agreesWithItsTwinWithASeparator(_ bounds: Syntax.RepetitionBounds) throws {
    for (bodyScript, separatorScript) in Self.pairsOfScripts {
      let (body, separator) = (Scripted(1, bodyScript), Scripted(2, separatorScript))
      try compare(
        Repeat(bounds, separator: { separator }) { body },
        with: .repeated(body.twin, bounds, separator: separator.twin, spaced: true),
        in: Self.scenes, "\(bodyScript), \(separatorScript)")
      try compare(
        Repeat(bounds, NoSpace.self, separator: { separator }) { body },
        with: .repeated(body.twin, bounds, separator: separator.twin, spaced: false),
        in: Self.scenes, "\(bodyScript), \(separatorScript)")
    }
  }

  private static let scenes = ["", "xx", "xxxx", "x x x", "  ", "x  x"].map { Scene($0) }

  private static let pairsOfScripts = lists(of: 3, from: Behaviour.loop).flatMap { body in
    lists(of: 3, from: Behaviour.loop).map { (body, $0) }
  }

  @Test func givesBackWhatNoTokenFollows() throws {
    let list = Repeat(.zeroOrMore, separator: { "," }, { "a" })
    #expect(try list.run("a , a , b").end == 5)
    #expect(try list.run("a  ").end == 1)
    #expect(try Repeat(.exactly(3)) { Optionally { "a" } }.run("a b").end == 1)
  }

  @Test func goesOnBehindASeparatorThatNothingFollows() throws {
    let list = Repeat(.zeroOrMore, separator: { ";" }, { Optionally { LiteralText("a").as(1) } })
    #expect(try list.run("a;;a; ") == ([1, nil, 1, nil], 5))
    #expect(try list.run(";a") == ([nil, 1], 2))
    #expect(try list.run("") == ([nil], 0))
  }

  /// A line that the end of the text ends is one only if something stands in it.
  @Test(arguments: [("", []), ("a", [true]), ("a\n", [true]), ("a\n\n", [true, false]), ("\na", [false, true])])
  func countsNothingThatIsNotAskedFor(text: String, lines: [Bool]) throws {
    let line = SequenceOf(NoSpace.self) {
      Optionally(NoSpace.self) { LiteralText("a").as(1) }
      OneOf {
        "\n"
        End()
      }
    }.map { $0 != nil }
    #expect(try Repeat(.zeroOrMore, NoSpace.self) { line }.run(text).output == lines)
    #expect(try Repeat(.oneOrMore, NoSpace.self) { line }.run(text).output == (lines.isEmpty ? [false] : lines))
  }
}

extension Twin {
  /// One body after another, with a separator in between: each is a sequence that begins where the one before ended.
  static func repeated(_ body: Twin, _ bounds: Syntax.RepetitionBounds, separator: Twin? = nil, spaced: Bool) -> Twin {
    let separatorAlone = separator?.changing(output: { _, _, _ in "()" })
    let next = sequence([nothing, separatorAlone ?? nothing, body], spaced: spaced)
    return Twin { text, start in
      var (outputs, misses, end) = ([String](), [Miss](), start)
      while outputs.count < bounds.upper {
        let trace = (outputs.isEmpty ? body : next).read(text, end)
        misses += trace.misses
        if trace.isFinal { return Trace(.fail, misses, isFinal: true) }
        guard case .ok(let output, let newEnd) = trace.reply else { break }
        let counts = newEnd > end || outputs.count < bounds.lower || (outputs.isEmpty && separator != nil)
        if !counts { break }
        outputs.append(output)
        end = newEnd
      }
      return Trace(outputs.count < bounds.lower ? .fail : .ok("[\(outputs.joined(separator: ", "))]", end: end), misses)
    }
  }
}
