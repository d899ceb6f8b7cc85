/// A text that a source spells, and where each of its bytes stands there.
struct SourceText: Sendable {
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// Where each byte stands in the source, then where the text ends.
  private(set) var places: [Int]

  /// The parts that are values known only when the program runs, as they are written.
  private(set) var holes: [Range<Int>] = []

  /// Where the first quotation mark stands.
  var start: Int

  /// Whether the compiler takes it: it has no escape that there is not, and no value without an end.
  private(set) var isWellFormed = true

  private init(start: Int) {
    self.start = start
    places = [start]
  }

  /// The text of a literal; `isFormat` says whether `%` stands for values.
  init(of literal: Range<Int>, in source: Span<UInt8>, _ language: SourceLanguage, isFormat: Bool) {
    self.init(start: literal.lowerBound)
    let reader = LiteralReader(of: literal, in: source, language, isFormat: isFormat)
    (bytes, places, holes, isWellFormed) = (reader.bytes, reader.places, reader.holes, reader.isWellFormed)
  }

  /// A text that is what stands in a source, with some parts that are values.
  init(writtenAs range: Range<Int>, in source: ContiguousArray<UInt8>, holes: [Range<Int>]) {
    self.init(start: range.lowerBound)
    bytes = ContiguousArray(source[range])
    places = Array(range.lowerBound...range.upperBound)
    self.holes = holes.map { $0.lowerBound - start..<$0.upperBound - start }
  }

  mutating func append(_ other: SourceText) {
    let count = bytes.count
    bytes += other.bytes
    places.removeLast()
    places += other.places
    isWellFormed = isWellFormed && other.isWellFormed
    holes += other.holes.map { $0.lowerBound + count..<$0.upperBound + count }
  }

  func within(_ affixes: TextAffixes) -> SourceText {
    var text = self
    let (before, behind) = (affixes.before.utf8, affixes.behind.utf8)
    text.bytes = ContiguousArray(before) + bytes + behind
    text.places = repeatElement(places[0], count: before.count) + places
    text.places += repeatElement(places[places.count - 1], count: behind.count)
    text.holes = holes.map { $0.lowerBound + before.count..<$0.upperBound + before.count }
    return text
  }

  /// The bytes of the source from the first of the text to where it ends.
  var place: Range<Int> { places[0]..<max(places[0], places[places.count - 1]) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text with something in the place of holes. What is wrong with that is told where it is put in.
  ///
  /// - Parameters:
  ///   - words: what stands in the place of each; `nil` where a hole stays as it is.
  ///   - areHoles: whether what is put in is a hole still.
  func filled(with words: [ContiguousArray<UInt8>?], areHoles: Bool) -> SourceText {
    var filled = self
    (filled.bytes, filled.places, filled.holes) = ([], [], [])
    var end = 0
    for (hole, word) in zip(holes, words) {
      filled.bytes += bytes[end..<hole.lowerBound]
      filled.places += places[end..<hole.lowerBound]
      let start = filled.bytes.count
      filled.bytes += word ?? ContiguousArray(bytes[hole])
      filled.places += word.map { $0.map { _ in places[hole.lowerBound] } } ?? Array(places[hole])
      if areHoles || word == nil { filled.holes.append(start..<filled.bytes.count) }
      end = hole.upperBound
    }
    filled.bytes += bytes[end...]
    filled.places += places[end...]
    return filled
  }
}
