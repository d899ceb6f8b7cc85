import GrammarCombinators
import Testing

@Suite struct SpacingTests {
  @Test func whiteSpaceIsSixBytes() {
    for byte in UInt8.min...UInt8.max {
      let isWhiteSpace = [9, 10, 11, 12, 13, 32].contains(byte)
      #expect(end(of: WhiteSpace.self, [byte, byte, 97], from: 0) == (isWhiteSpace ? 2 : 0))
    }
  }

  @Test(arguments: 0...4)
  func skipsFromWhereItIs(_ start: Int) {
    #expect(end(of: WhiteSpace.self, Array("a  b".utf8), from: start) == [0, 3, 3, 3, 4][start])
    #expect(end(of: NoSpace.self, Array("a  b".utf8), from: start) == start)
  }

  @Test func isAGrammarOfItsOwn() {
    #expect(WhiteSpace.syntax == .spaced)
    #expect(WhiteSpace.syntax.syntax == .repetition(ByteOf(WhiteSpace.self).syntax, .zeroOrMore, spacing: .glued))
    #expect(NoSpace.syntax == .glued)
    #expect(NoSpace.syntax.syntax == nil)
    #expect(Commented.syntax == .grammar(Commented.body.syntax))
  }

  @Test func readsWhatItsBodyReads() throws {
    for scene in Scene.all(over: "a \t", upTo: 3) {
      for skipped in [
        try skipped(by: WhiteSpace.self, in: scene), try skipped(by: NoSpace.self, in: scene),
        try skipped(by: Digits.self, in: scene), try skipped(by: ZeroByte.self, in: scene),
      ] {
        #expect(skipped.skip == skipped.body, "\(scene)")
      }
    }
  }

  /// Of a byte that is repeated eight are looked at together; what is none of the text counts as zeros there.
  @Test func readsLongRuns() {
    for count in 0...20 {
      for byte in [9, 32] as [UInt8] {
        let blanks = [UInt8](repeating: byte, count: count)
        for end in [[], [97], [9, 32, 97], [0]] as [[UInt8]] {
          let expected = count + end.prefix { WhiteSpace.contains($0) }.count
          #expect(self.end(of: WhiteSpace.self, blanks + end, from: 0) == expected)
        }
      }
      let zeros = [UInt8](repeating: 0, count: count)
      #expect(end(of: ZeroByte.self, zeros, from: 0) == count)
      #expect(end(of: ZeroByte.self, zeros + [1], from: 0) == count)
    }
  }

  @Test func aLanguageWithCommentsBringsItsOwn() throws {
    let pair = SequenceOf(Commented.self) {
      "a"
      Repeat(.zeroOrMore, Commented.self) { "b" }
    }.range()
    #expect(try pair.run("a#x# b  #yy#").output.range == 0..<6)
    #expect(
      pair.syntax
        == .sequence(
          [.literal("a"), .repetition(.literal("b"), .zeroOrMore, spacing: Commented.syntax)],
          spacing: Commented.syntax))
  }

  /// What stands between the parts fails, and so do they; an alternative without it may fit.
  @Test func failsWhereItsBodyFails() throws {
    let pair = SequenceOf(Commented.self) {
      "a"
      "b"
    }
    let failure = #expect(throws: ParseFailure.self) { try pair.run("a #x b") }
    #expect(failure?.offset == 2)
    #expect(failure?.expectations == [])
    let list = Repeat(.zeroOrMore, Commented.self) { "a" }
    #expect(throws: ParseFailure.self) { try list.run("a #x") }
    let alone = OneOf {
      pair
      "a"
    }
    #expect(try alone.run("a #x b").end == 1)
  }

  @Test func isExplainedAsItsTwinSays() throws {
    let (a, b, comma) = (Twin.literal("a"), Twin.literal("b"), Twin.literal(","))
    let scenes = Scene.all(over: "ab# ,", upTo: 5)
    let sequence = SequenceOf(Commented.self) {
      "a"
      Optionally { "b" }
      "b"
    }
    try compareExplained(
      sequence.as(Shown.shown), with: .commented([a, .optional(b), b]), in: scenes, "a sequence")
    let list = Repeat(.oneOrMore, Commented.self, separator: { "," }, { "a" })
    try compareExplained(list.as(Shown.shown), with: .commentedList(a, comma), in: scenes, "a list")
    let sum = LeftAssociative(Commented.self) {
      "a"
    } operators: {
      ","
    } combining: { _, _, _ in
      ((), nil)
    }
    try compareExplained(sum.as(Shown.shown), with: .commentedList(a, comma, isSum: true), in: scenes, "a sum")
  }

  private func skipped<Between: Spacing>(by spacing: Between.Type, in scene: Scene) throws -> (skip: Int, body: Int) {
    let skip = end(of: Between.self, scene.text, from: scene.start)
    return (skip, try #require(try reply(of: Between.body.as(Shown.shown), in: scene).end))
  }

  private func end<Between: Spacing>(of spacing: Between.Type, _ text: [UInt8], from start: Int) -> Int {
    var cursor = Cursor(offset: start)
    _ = Between.skip(ContiguousArray<UInt8>(text).span, &cursor)
    return cursor.offset
  }
}

private enum Shown: CustomStringConvertible {
  case shown
  var description: String { "shown" }
}

/// White space, and comments between number signs: one that does not end fits nothing.
private enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        BytesOf(WhiteSpace.self)
        Comment()
      }
    }
    NotFollowedBy { "#" }
  }
}

private struct Comment: Token {
  static var name: StaticString { "COMMENT" }
  var body: some Parser<Void> {
    "#"
    Optionally { BytesOf(CommentText.self) }.map { _ in }
    "#"
  }
}

private enum CommentText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "#") }
}

extension Twin {
  /// Where what may stand between parts ends, from a place on; `nil` where a comment does not end.
  private static func endOfComments(_ text: [UInt8], _ start: Int) -> Int? {
    var end = start
    while end < text.count {
      if text[end] == 32 {
        end += 1
      } else if text[end] == 35 {
        guard let close = text[(end + 1)...].firstIndex(of: 35) else { return nil }
        end = close + 1
      } else {
        break
      }
    }
    return end
  }

  /// Where the comment begins that does not end: the last number sign.
  private static func unended(_ text: [UInt8], _ start: Int) -> [Miss] {
    [Miss(nil, at: text[start...].lastIndex(of: 35) ?? start)]
  }

  /// Parts with white space and comments in between.
  fileprivate static func commented(_ parts: [Twin]) -> Twin {
    Twin { text, start in
      var (misses, end) = ([Miss](), start)
      for (index, part) in parts.enumerated() {
        guard let begin = index == 0 ? end : endOfComments(text, end) else {
          return Trace(.fail, misses + unended(text, end))
        }
        let trace = part.read(text, begin)
        misses += trace.misses
        guard let partEnd = trace.reply.end else { return Trace(.fail, misses) }
        if partEnd > begin { end = partEnd }
      }
      return Trace(.ok("shown", end: end), misses)
    }
  }

  /// One body or more with separators, white space and comments in between. Where a comment behind a separator does not
  /// end, a list fits nothing, and a sum gives the separator back.
  fileprivate static func commentedList(_ body: Twin, _ separator: Twin, isSum: Bool = false) -> Twin {
    Twin { text, start in
      let first = body.read(text, start)
      guard var end = first.reply.end else { return first }
      var misses = first.misses
      while true {
        guard let begin = endOfComments(text, end) else { return Trace(.fail, misses + unended(text, end)) }
        let sign = separator.read(text, begin)
        misses += sign.misses
        guard let behind = sign.reply.end else { break }
        guard let next = endOfComments(text, behind) else {
          misses += unended(text, behind)
          if isSum { break }
          return Trace(.fail, misses)
        }
        let trace = body.read(text, next)
        misses += trace.misses
        guard let newEnd = trace.reply.end else { break }
        end = newEnd
      }
      return Trace(.ok("shown", end: end), misses)
    }
  }
}

/// The byte that stands for the end of a text of eight bytes.
private enum ZeroByte: ByteClass, Spacing {
  static func contains(_ byte: UInt8) -> Bool { byte == 0 }
}

private enum Digits: ByteClass, Spacing {
  static func contains(_ byte: UInt8) -> Bool { Digit.contains(byte) }
}
