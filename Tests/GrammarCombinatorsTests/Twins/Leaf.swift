import GrammarCombinators

extension Twin {
  /// A leaf: what it misses where it does not fit, and a function from the rest of the text to how much of it fits.
  static func leaf(
    _ names: [String],
    output: @escaping @Sendable (_ start: Int, _ end: Int, _ word: [UInt8]) -> String = { _, _, _ in "()" },
    _ count: @escaping @Sendable (_ rest: [UInt8]) -> Int?
  ) -> Twin {
    Twin { text, start in
      let rest = Array(text.dropFirst(start))
      guard let count = count(rest) else { return Trace(.fail, names.map { Miss($0, at: start) }) }
      return Trace(.ok(output(start, start + count, Array(rest.prefix(count))), end: start + count))
    }
  }
}

extension Scene {
  /// Every place in every text of up to `length` bytes of an alphabet, and one behind its end.
  static func all(over alphabet: String, upTo length: Int) -> [Scene] {
    (0...length).flatMap { lists(of: $0, from: Array(alphabet.utf8)) }.flatMap(places)
  }

  /// Every place in a word alone and inside others, whole, cut short, prolonged and with each byte changed.
  static func all(around word: String) -> [Scene] {
    let bytes = Array(word.utf8)
    var texts = [bytes] + bytes.indices.map { Array(bytes[..<$0]) } + "a_1 .".utf8.map { bytes + [$0] }
    for index in bytes.indices {
      for byte in [bytes[index] ^ 0x20, bytes[index] &+ 1, 0, 0xC3] {
        var changed = bytes
        changed[index] = byte
        texts.append(changed)
      }
    }
    return (texts + texts.map { [32] + $0 + bytes }).flatMap(places)
  }

  private static func places(in text: [UInt8]) -> [Scene] {
    (0...text.count + 1).map { Scene(bytes: text, from: $0) }
  }
}
