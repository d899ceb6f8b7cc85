import GrammarCombinators

/// A text that a source spells, and where each of its bytes stands there.
struct SourceText {
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// Where each byte stands in the source, then where the text ends.
  private(set) var places: [Int]

  /// The parts that are values known only when the program runs, as they are written.
  private(set) var holes: [Range<Int>] = []

  /// Where the first quotation mark stands.
  let start: Int

  private init(start: Int) {
    self.start = start
    places = [start]
  }

  /// The text of a literal.
  ///
  /// - Parameter isFormat: whether `%` stands for values.
  init(of literal: Range<Int>, in source: Span<UInt8>, _ language: SourceLanguage, isFormat: Bool) {
    self.init(start: literal.lowerBound)
    let isLong =
      literal.count >= 6 && source.byte(at: literal.lowerBound + 1) == 34
      && source.byte(at: literal.lowerBound + 2) == 34
    if source.byte(at: literal.lowerBound) == UInt8(ascii: "#") {
      copy(literal.lowerBound + 2..<literal.upperBound - 2, of: source)
    } else if language == .swift, isLong {
      readLines(literal.lowerBound + 3..<literal.upperBound - 3, of: source)
    } else {
      read(literal.lowerBound + 1..<literal.upperBound - 1, of: source, language)
    }
    if isFormat { findSpecifiers() }
  }

  /// The text with another one behind it.
  mutating func append(_ other: SourceText) {
    let count = bytes.count
    bytes += other.bytes
    places = places.dropLast() + other.places
    holes += other.holes.map { $0.lowerBound + count..<$0.upperBound + count }
  }

  /// The bytes of the source from the first of the text to where it ends.
  var place: Range<Int> { places[0]..<max(places[0], places[places.count - 1]) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text with a word in the place of each hole, and where its bytes stand in the source.
  ///
  /// - Parameter word: the word for a hole, by its number from 0 on.
  func filled(with word: (Int) -> String) -> (bytes: ContiguousArray<UInt8>, places: [Int], holes: [Range<Int>]) {
    var (filled, filledPlaces, filledHoles) = (ContiguousArray<UInt8>(), [Int](), [Range<Int>]())
    var end = 0
    for (index, hole) in holes.enumerated() {
      let word = word(index)
      filled += bytes[end..<hole.lowerBound]
      filledPlaces += places[end..<hole.lowerBound]
      filledHoles.append(filled.count..<filled.count + word.utf8.count)
      filled += word.utf8
      filledPlaces += repeatElement(places[hole.lowerBound], count: word.utf8.count)
      end = hole.upperBound
    }
    return (filled + bytes[end...], filledPlaces + places[end...], filledHoles)
  }

  // MARK: reading

  private mutating func add(_ byte: UInt8, at place: Int) {
    places[places.count - 1] = place
    bytes.append(byte)
    places.append(place + 1)
  }

  private mutating func copy(_ range: Range<Int>, of source: Span<UInt8>) {
    for index in range { add(source[index], at: index) }
    places[places.count - 1] = range.upperBound
  }

  private mutating func read(_ range: Range<Int>, of source: Span<UInt8>, _ language: SourceLanguage) {
    var index = range.lowerBound
    while index < range.upperBound { index = readCharacter(at: index, of: source, range.upperBound, language) }
    places[places.count - 1] = range.upperBound
  }

  /// The lines of a long literal, without the indentation of the last one and without the line feeds at both ends.
  private mutating func readLines(_ range: Range<Int>, of source: Span<UInt8>) {
    var lastLine = range.upperBound
    while lastLine > range.lowerBound, source[lastLine - 1] != 10 { lastLine -= 1 }
    let indentation = range.upperBound - lastLine
    var index = range.lowerBound
    while index < range.upperBound, source[index] != 10 { index += 1 }
    index += 1
    while index < lastLine - 1 {
      var skipped = 0
      while skipped < indentation, index < lastLine, source[index] == 32 || source[index] == 9 {
        index += 1
        skipped += 1
      }
      while index < lastLine - 1, source[index] != 10 {
        // A backslash at the end of a line takes the line feed away.
        if source[index] == UInt8(ascii: "\\"), source.byte(at: index + 1) == 10 {
          index += 1
          break
        }
        index = readCharacter(at: index, of: source, lastLine, .swift)
      }
      guard index < lastLine - 1 else { break }
      if source[index - 1] != UInt8(ascii: "\\") { add(10, at: index) }
      index += 1
    }
    places[places.count - 1] = max(range.lowerBound, min(index, range.upperBound))
  }

  /// - Returns: where the next character begins.
  private mutating func readCharacter(
    at index: Int, of source: Span<UInt8>, _ end: Int, _ language: SourceLanguage
  ) -> Int {
    guard source[index] == UInt8(ascii: "\\"), index + 1 < end else {
      add(source[index], at: index)
      return index + 1
    }
    let next = source[index + 1]
    if language == .swift, next == UInt8(ascii: "(") {
      var cursor = Cursor(offset: index)
      guard SourceGrammar.Interpolation().parse(source, &cursor) != nil, cursor.offset <= end else { return end }
      let start = bytes.count
      for place in index..<cursor.offset { add(source[place], at: place) }
      holes.append(start..<bytes.count)
      return cursor.offset
    }
    if language == .swift, next == UInt8(ascii: "u"), source.byte(at: index + 2) == UInt8(ascii: "{") {
      var place = index + 3
      var code: UInt32 = 0
      while place < end, let digit = Unicode.Scalar(source[place]).hexadecimalValue {
        code = code &* 16 &+ digit
        place += 1
      }
      for byte in String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8 { add(byte, at: index) }
      return place + 1
    }
    add(Self.escapes[next] ?? next, at: index)
    return index + 2
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
  ]

  /// The parts that a format stands for values with.
  private mutating func findSpecifiers() {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, "0123456789.+-# lhzqL$".utf8.contains(bytes[end]) { end += 1 }
      guard end < bytes.count else { return }
      if bytes[end] != UInt8(ascii: "%") { holes.append(index..<end + 1) }
      index = end + 1
    }
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 48
    case "a"..."f": value - 87
    case "A"..."F": value - 55
    default: nil
    }
  }
}
