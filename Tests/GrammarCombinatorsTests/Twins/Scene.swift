import GrammarCombinators

/// A text, the place where a parser begins, and what was missed before it began.
struct Scene: Sendable {
  let text: [UInt8]
  let start: Int
  let earlier: [(name: StaticString, offset: Int)]

  init(_ text: String, from start: Int = 0, after earlier: [(name: StaticString, offset: Int)] = []) {
    self.init(bytes: Array(text.utf8), from: start, after: earlier)
  }

  init(bytes: [UInt8], from start: Int = 0, after earlier: [(name: StaticString, offset: Int)] = []) {
    text = bytes
    self.start = start
    self.earlier = earlier
  }

  /// Every place in texts with and without white space, after misses that the first part repeats or not.
  static let all = texts.flatMap { text in
    (0...min(1, text.utf8.count)).flatMap { start in
      [[], [("one", 1)], [("other", 1)]].map { Scene(text, from: start, after: $0) }
    }
  }

  /// Every place in the texts, for the tests that have many combinations to go through.
  static let few = texts.flatMap { text in (0...min(1, text.utf8.count)).map { Scene(text, from: $0) } }

  private static let texts = ["", "x", "xx", "x x", "x  \t", " xx"]
}

extension Scene: CustomStringConvertible {
  var description: String {
    "\"\(String(decoding: text, as: UTF8.self))\" from \(start)" + (earlier.isEmpty ? "" : " after \(earlier)")
  }
}
