import GrammarCombinators
import Testing

@Suite struct SpacingTests {
  @Test func whiteSpaceIsSixBytes() {
    for byte in UInt8.min...UInt8.max {
      let isWhiteSpace = [9, 10, 11, 12, 13, 32].contains(byte)
      #expect(end(of: Spaced.self, [byte, byte, 97], from: 0) == (isWhiteSpace ? 2 : 0))
    }
  }

  @Test(arguments: 0...4)
  func skipsFromWhereItIs(_ start: Int) {
    #expect(end(of: Spaced.self, Array("a  b".utf8), from: start) == [0, 3, 3, 3, 4][start])
    #expect(end(of: Glued.self, Array("a  b".utf8), from: start) == start)
  }

  @Test func tellsTheExportsItsKind() {
    #expect(Spaced.kind == .spaced)
    #expect(Glued.kind == .glued)
  }

  @Test func aLanguageWithCommentsBringsItsOwn() throws {
    let pair = Matched(Commented.self) {
      "a"
      Repeat(.zeroOrMore, Commented.self) { "b" }
    }
    #expect(try pair.run("a#x# b  #yy#").output.range == 0..<6)
    #expect(
      pair.syntax
        == .sequence([.literal("a"), .repetition(.literal("b"), .zeroOrMore, spacing: .spaced)], spacing: .spaced))
  }

  private func end<Between: Spacing>(of spacing: Between.Type, _ text: [UInt8], from start: Int) -> Int {
    var cursor = Cursor(offset: start)
    Between.skip(ContiguousArray(text).span, &cursor)
    return cursor.offset
  }
}

/// White space, and comments between number signs.
private enum Commented: Spacing {
  static var kind: Syntax.Spacing { .spaced }

  static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) {
    Spaced.skip(input, &cursor)
    guard cursor.offset < input.count, input[cursor.offset] == UInt8(ascii: "#") else { return }
    repeat { cursor.offset += 1 } while input[cursor.offset] != UInt8(ascii: "#")
    cursor.offset += 1
    skip(input, &cursor)
  }
}
