/// A text, and the place where a parser begins.
struct Scene: Sendable {
  let text: [UInt8]
  let start: Int

  init(_ text: String, from start: Int = 0) { self.init(bytes: Array(text.utf8), from: start) }

  init(bytes: [UInt8], from start: Int = 0) {
    text = bytes
    self.start = start
  }

  /// The first two places in texts with and without white space, for parts that do not look at the text.
  static let all = ["", "x", "xx", "x x", "x  \t", " xx"].flatMap { text in
    (0...min(1, text.utf8.count)).map { Scene(text, from: $0) }
  }

  /// All short texts of the characters that ``Composition/parts`` tell apart, and some that are longer.
  static let texts =
    (0...3).flatMap { lists(of: $0, from: Array("ab1 ".utf8)) }.map { Scene(bytes: $0) }
    + ["abab", "ab  ", "a b a", "ab ab", "a  b ", " a b ", "b a b", "a a a a", "1 1a", "a 11a", "ab1 a1"].map {
      Scene($0)
    }
}

extension Scene: CustomStringConvertible {
  var description: String { "\"\(String(decoding: text, as: UTF8.self))\" from \(start)" }
}
