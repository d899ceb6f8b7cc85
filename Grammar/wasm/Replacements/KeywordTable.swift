/// Words and their values, compared one after the other, which takes little code.
public final class KeywordTable<Value: Sendable>: Sendable {
  public let words: [String]
  public let ignoresCase: Bool
  private let values: [Value]

  public init(_ entries: [(word: String, value: Value)], ignoringCase ignoresCase: Bool = false) {
    words = entries.map { $0.word }
    values = entries.map { $0.value }
    self.ignoresCase = ignoresCase
  }

  @usableFromInline @inline(never) func value(in input: Span<UInt8>, at offset: inout Int) -> Value? {
    let start = offset
    var end = start
    while let byte = input.byte(at: end), WordPart.contains(byte) { end += 1 }
    guard let index = words.firstIndex(where: { isSpelled($0, in: input, start..<end) }) else { return nil }
    offset = end
    return values[index]
  }

  private func isSpelled(_ word: String, in input: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    for byte in word.utf8 {
      guard place < range.upperBound, folded(input[place]) == folded(byte) else { return false }
      place += 1
    }
    return place == range.upperBound
  }

  private func folded(_ byte: UInt8) -> UInt8 { ignoresCase ? ASCII.lowercased(byte) : byte }
}
