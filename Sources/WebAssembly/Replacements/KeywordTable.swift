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
    var end = offset
    while let byte = input.byte(at: end), WordPart.contains(byte) { end += 1 }
    // The range lies within the bytes, and the buffer is used inside the closure only.
    var word = unsafe input.withUnsafeBufferPointer { unsafe String(decoding: $0[offset..<end], as: UTF8.self) }
    if ignoresCase { word = word.lowercased() }
    guard let index = words.firstIndex(where: { (ignoresCase ? $0.lowercased() : $0) == word }) else { return nil }
    offset = end
    return values[index]
  }
}
