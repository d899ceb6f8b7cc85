import GrammarCombinators

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
    let form = LiteralForm(of: literal, in: source, language)
    let marks = form.hashes + (form.isLong ? 3 : 1)
    let content = literal.lowerBound + marks..<literal.upperBound - marks
    if form.isLong { readLines(content, of: source, form) } else { read(content, of: source, form) }
    if isFormat { findSpecifiers() }
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

  // MARK: reading

  private mutating func add(_ byte: UInt8, at place: Int) {
    places[places.count - 1] = place
    bytes.append(byte)
    places.append(place + 1)
  }

  private mutating func read(_ range: Range<Int>, of source: Span<UInt8>, _ form: LiteralForm) {
    var index = range.lowerBound
    while index < range.upperBound { index = readCharacter(at: index, of: source, range.upperBound, form) }
    places[places.count - 1] = range.upperBound
  }

  /// The lines of a long literal, without the indentation of the last one and without the line feeds at both ends.
  private mutating func readLines(_ range: Range<Int>, of source: Span<UInt8>, _ form: LiteralForm) {
    var lastLine = range.upperBound
    while lastLine > range.lowerBound, source[lastLine - 1] != 10 { lastLine -= 1 }
    let indentation = range.upperBound - lastLine
    var index = range.lowerBound
    while index < range.upperBound, source[index] != 10 { index += 1 }
    index += 1
    // The line end before the last line, which has nothing but the marks, is not a part of the text.
    let end = source.isReturn(at: lastLine - 2) ? lastLine - 2 : lastLine - 1
    while index < end {
      var skipped = 0
      while skipped < indentation, index < end, source[index] == 32 || source[index] == 9 {
        index += 1
        skipped += 1
      }
      var goesOn = false
      while index < end, source[index] != 10, !source.isReturn(at: index) {
        // A backslash at the end of a line, with white space behind it, takes the line feed away.
        if let next = lineEnd(behindBackslashAt: index, of: source, form) {
          goesOn = true
          index = next
          break
        }
        index = readCharacter(at: index, of: source, end, form)
      }
      guard index < end else { break }
      if !goesOn { add(10, at: index) }
      index += source[index] == 10 ? 1 : 2
    }
    places[places.count - 1] = max(places[0], min(index, max(range.lowerBound, end)))
  }

  /// Where the line feed stands that a backslash takes away; `nil` where it does not.
  private func lineEnd(behindBackslashAt index: Int, of source: Span<UInt8>, _ form: LiteralForm) -> Int? {
    guard source[index] == UInt8(ascii: "\\") else { return nil }
    var place = index + 1
    for _ in 0..<form.hashes {
      guard source.byte(at: place) == UInt8(ascii: "#") else { return nil }
      place += 1
    }
    while let byte = source.byte(at: place), Blank.contains(byte) { place += 1 }
    return source.byte(at: place) == 10 ? place : nil
  }

  /// - Returns: where the next character begins.
  private mutating func readCharacter(at index: Int, of source: Span<UInt8>, _ end: Int, _ form: LiteralForm) -> Int {
    let mark = index + 1 + form.hashes
    guard source[index] == UInt8(ascii: "\\"), mark < end,
      (0..<form.hashes).allSatisfy({ source[index + 1 + $0] == UInt8(ascii: "#") })
    else {
      add(source[index], at: index)
      return index + 1
    }
    let next = source[mark]
    guard form.language == .swift else { return readEscape(of: next, at: index, behind: mark, of: source, end) }
    // Where one has no end, what follows is not looked at for others.
    if next == UInt8(ascii: "("), isWellFormed, let holeEnd = form.end(ofInterpolationAt: index, in: source),
      holeEnd <= end
    {
      let start = bytes.count
      for place in index..<holeEnd { add(source[place], at: place) }
      holes.append(start..<bytes.count)
      return holeEnd
    }
    if next == UInt8(ascii: "u"), source.byte(at: mark + 1) == UInt8(ascii: "{") {
      var place = mark + 2
      while place < end, Character(Unicode.Scalar(source[place])).isHexDigit { place += 1 }
      for byte in String(Self.scalar(of: mark + 2..<place, in: source) ?? "\u{FFFD}").utf8 { add(byte, at: index) }
      return min(place + 1, end)
    }
    if Self.escapes[next] == nil { isWellFormed = false }
    add(Self.escapes[next] ?? next, at: index)
    return mark + 1
  }

  /// An escape of C, whose first character stands at `mark`: characters and bytes by their code, a line feed that it takes away, and
  /// those of Swift and some more.
  ///
  /// - Returns: where the next character begins.
  private mutating func readEscape(
    of next: UInt8, at index: Int, behind mark: Int, of source: Span<UInt8>, _ end: Int
  ) -> Int {
    if next == 10 || source.isReturn(at: mark) { return mark + (next == 10 ? 1 : 2) }
    func digits(from start: Int, atMost count: Int, radix: Int) -> Range<Int> {
      var place = start
      while place < min(end, start + count), Character(Unicode.Scalar(source[place])).hexDigitValue ?? 16 < radix {
        place += 1
      }
      return start..<place
    }
    let count = next == UInt8(ascii: "u") ? 4 : next == UInt8(ascii: "U") ? 8 : 0
    let character = digits(from: mark + 1, atMost: count, radix: 16)
    if count > 0, character.count == count, let scalar = Self.scalar(of: character, in: source) {
      for byte in String(scalar).utf8 { add(byte, at: index) }
      return character.upperBound
    }
    let (start, most, radix) = next == UInt8(ascii: "x") ? (mark + 1, end, 16) : (mark, 3, 8)
    let byte = digits(from: start, atMost: most, radix: radix)
    if !byte.isEmpty {
      add(UInt8(truncatingIfNeeded: Self.code(of: byte, radix: UInt32(radix), in: source)), at: index)
      return byte.upperBound
    }
    add(Self.escapes[next] ?? Self.escapesOfC[next] ?? next, at: index)
    return mark + 1
  }

  /// The character that some hexadecimal digits are the code of; `nil` if there is none.
  private static func scalar(of digits: Range<Int>, in source: Span<UInt8>) -> Unicode.Scalar? {
    Unicode.Scalar(code(of: digits, radix: 16, in: source))
  }

  private static func code(of digits: Range<Int>, radix: UInt32, in source: Span<UInt8>) -> UInt32 {
    digits.reduce(0) { code, place in
      code &* radix &+ UInt32(Character(Unicode.Scalar(source[place])).hexDigitValue ?? 0)
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
    UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39, UInt8(ascii: "\\"): 92,
  ]

  /// Those that C has besides.
  private static let escapesOfC: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "e"): 27,
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

extension Span<UInt8> {
  /// Whether a carriage return stands there that is half of a line end, which a value has as a line feed.
  fileprivate func isReturn(at index: Int) -> Bool { index >= 0 && self[index] == 13 && byte(at: index + 1) == 10 }
}
