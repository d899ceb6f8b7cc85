import GrammarCombinators

/// Reads what a literal spells: its escapes, the lines of a long one, and the parts that are values.
struct LiteralReader {
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// Where each byte stands in the source, then where the text ends.
  private(set) var places: [Int]

  /// The parts that are values known only when the program runs, as they are written.
  private(set) var holes: [Range<Int>] = []

  /// Whether the compiler takes it: it has no escape that there is not, and no value without an end.
  private(set) var isWellFormed = true

  /// Reads a literal; `isFormat` says whether `%` stands for values.
  init(of literal: Range<Int>, in source: Span<UInt8>, _ language: SourceLanguage, isFormat: Bool) {
    places = [literal.lowerBound]
    let form = LiteralForm(of: literal, in: source, language)
    let marks = form.hashes + (form.isLong ? 3 : 1)
    let content = literal.lowerBound + marks..<literal.upperBound - marks
    if form.isLong { readLines(content, of: source, form) } else { read(content, of: source, form) }
    if isFormat { findSpecifiers() }
  }

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

/// The form of a literal: its language, whether it has lines of its own, and how many signs `#` stand around it.
struct LiteralForm {
  let language: SourceLanguage
  let isLong: Bool
  let hashes: Int

  /// The form of a literal by the signs that it begins with.
  init(of range: Range<Int>, in source: Span<UInt8>, _ language: SourceLanguage) {
    self.language = language
    guard language == .swift else {
      (isLong, hashes) = (false, 0)
      return
    }
    // As many as there are marks for in the grammar.
    hashes = (0..<2).prefix { source.byte(at: range.lowerBound + $0) == UInt8(ascii: "#") }.count
    let opening = range.lowerBound + hashes
    isLong =
      range.count >= 6 + 2 * hashes && (0..<3).allSatisfy { source.byte(at: opening + $0) == UInt8(ascii: "\"") }
  }

  /// Where an interpolation ends that begins at a place; `nil` where it has no end.
  func end(ofInterpolationAt place: Int, in source: Span<UInt8>) -> Int? {
    var cursor = Cursor(offset: place)
    func end<Body: Parser>(_ body: Body) -> Int? {
      body.parse(source, &cursor) != nil && !cursor.isStopped ? cursor.offset : nil
    }
    typealias G = SourceGrammar
    return switch (hashes, isLong) {
    case (0, false): end(G.Interpolation<G.NoHash, G.InOneLine>())
    case (0, true): end(G.Interpolation<G.NoHash, G.AcrossLines>())
    case (1, false): end(G.Interpolation<G.OneHash, G.InOneLine>())
    case (1, true): end(G.Interpolation<G.OneHash, G.AcrossLines>())
    case (_, false): end(G.Interpolation<G.TwoHashes, G.InOneLine>())
    case (_, true): end(G.Interpolation<G.TwoHashes, G.AcrossLines>())
    }
  }
}

extension Span<UInt8> {
  /// Whether a carriage return stands there that is half of a line end, which a value has as a line feed.
  fileprivate func isReturn(at index: Int) -> Bool { index >= 0 && self[index] == 13 && byte(at: index + 1) == 10 }
}
