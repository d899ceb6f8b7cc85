import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// Cuts a text into pieces, and leaves out what is between them: white space, comments, what can't be seen.
struct Lexer {
  private(set) var lexemes: [Lexeme] = []

  /// The parts that were left out and belong in no text.
  private(set) var departures: [Departure] = []

  /// Whether the last line break is a carriage return alone.
  private var isBehindReturn = false

  private let literals: [String]
  private let relations: [String]

  /// The pieces of a part of a text.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, of vocabulary: DialectVocabulary) {
    literals = vocabulary.literals
    relations = vocabulary.relations
    // Most pieces have a blank beside them or another letter.
    lexemes.reserveCapacity(min(range.count / 2, 64))
    var index = range.lowerBound
    while index < range.upperBound { index = next(in: bytes, index..<range.upperBound) }
  }

  /// Takes the piece with which a part of a text begins.
  ///
  /// - Returns: where it ends.
  private mutating func next(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int {
    let start = rest.lowerBound
    let first = bytes[start]
    if WhiteSpace.contains(first) {
      if first == UInt8(ascii: "\r") { isBehindReturn = bytes.byte(at: start + 1) != UInt8(ascii: "\n") }
      return start + 1
    }
    defer { isBehindReturn = false }
    if Digit.contains(first) { return number(in: bytes, rest) }
    if isRelationPart(first) || isRelationMark(first) && start + 1 < rest.upperBound && isRelationPart(bytes[start + 1])
    {
      var end = start + 1
      while end < rest.upperBound, isRelationPart(bytes[end]) { end += 1 }
      return add(.relation, start..<end, bytes)
    }
    if let end = endOfComment(in: bytes, rest) {
      var blank = start
      while blank > 0, WhiteSpace.contains(bytes[blank - 1]) { blank -= 1 }
      note(.comment, start..<end + 1, [TextEdit(range: blank..<end, replacement: "")])
      return end
    }
    if Self.isLetter(in: bytes, at: start) { return word(in: bytes, rest) }
    let decoded = DecodedScalar(in: bytes, at: start)
    let end = min(rest.upperBound, start + decoded.length)
    guard let scalar = decoded.scalar else { return end }
    if Self.isUnseen(scalar) || UnicodeSpace.name(of: scalar) != nil {
      skip(scalar, start..<end)
      return end
    }
    if let meant = Lookalike.meant(by: scalar) {
      let text = String(meant)
      if literals.contains(text) || relations.contains(text) {
        note(.lookalike, start..<end, [TextEdit(range: start..<end, replacement: text)])
      }
      return add(text == "=" ? .relation : .symbol, start..<end, bytes, as: text)
    }
    return add(ForeignRelation.isSign(scalar) ? .relation : .symbol, start..<end, bytes)
  }

  private mutating func add(
    _ kind: Lexeme.Kind, _ range: Range<Int>, _ bytes: Span<UInt8>, as text: String? = nil, isForeign: Bool = false
  ) -> Int {
    let text = text ?? String(copying: bytes, in: range)
    lexemes.append(
      Lexeme(
        kind: relations.contains(text) ? .relation : kind, text: text, range: range,
        isGlued: lexemes.last?.range.upperBound == range.lowerBound, isBehindReturn: isBehindReturn,
        isForeign: isForeign))
    return range.upperBound
  }

  private mutating func note(_ kind: Departure.Kind, _ range: Range<Int>, _ edits: [TextEdit] = []) {
    departures.append(Departure(kind: kind, range: range, edits: edits))
  }

  /// Leaves out a space that no dialect has, or what can't be seen.
  private mutating func skip(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    let isSpace = UnicodeSpace.name(of: scalar) != nil && UnicodeSpace.isVisible(scalar)
    note(
      isSpace ? .visibleSpace : .invisibleCharacter, range, [TextEdit(range: range, replacement: isSpace ? " " : "")])
  }

  // MARK: words and numbers

  private mutating func word(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int {
    var plainEnd = rest.lowerBound
    while plainEnd < rest.upperBound, WordPart.contains(bytes[plainEnd]) { plainEnd += 1 }
    if plainEnd == rest.upperBound || WhiteSpace.contains(bytes[plainEnd]) || 0x20..<0x7F ~= bytes[plainEnd] {
      return add(.word, rest.lowerBound..<plainEnd, bytes)
    }
    var (end, text, isForeign) = (rest.lowerBound, "", false)
    while end < rest.upperBound {
      if WordPart.contains(bytes[end]) {
        text.unicodeScalars.append(Unicode.Scalar(bytes[end]))
        end += 1
        continue
      }
      let decoded = DecodedScalar(in: bytes, at: end)
      let range = end..<end + decoded.length
      if let scalar = decoded.scalar, Self.isUnseen(scalar), range.upperBound < rest.upperBound,
        WordPart.contains(bytes[range.upperBound])
      {
        skip(scalar, range)
      } else if Self.isLetter(in: bytes, at: end) {
        isForeign = true
        let isText = decoded.scalar != nil
        // Of encodings with one byte for each letter, the commonest is meant.
        let scalar = decoded.scalar ?? Unicode.Scalar(bytes[end])
        let letters = Lookalike.letters(for: scalar)
        text += letters ?? String(isText ? scalar : "\u{FFFD}")
        note(
          isText ? .letterOutsideASCII : .otherEncoding, isText ? range : rest.lowerBound..<range.upperBound,
          letters.map { [TextEdit(range: range, replacement: $0)] } ?? [])
      } else {
        break
      }
      end = range.upperBound
    }
    let range = rest.lowerBound..<end
    if let first = departures.firstIndex(where: {
      $0.kind == .letterOutsideASCII && range.contains($0.range.lowerBound)
    }) {
      // A word for an attribute is refused at its beginning.
      let isPlain = departures[first...].allSatisfy { !$0.edits.isEmpty }
      departures.append(
        Departure(
          kind: .letterOutsideASCII, range: range,
          text: String(copying: bytes, in: range.lowerBound..<departures[first].range.lowerBound),
          edits: isPlain ? [TextEdit(range: range, replacement: text)] : []))
    }
    return add(.word, range, bytes, as: text, isForeign: isForeign)
  }

  /// Whether a letter begins there, of whatever script, or a byte that some other encoding has for one.
  private static func isLetter(in bytes: Span<UInt8>, at index: Int) -> Bool {
    if bytes[index] < 0x80 { return WordStart.contains(bytes[index]) }
    guard let scalar = DecodedScalar(in: bytes, at: index).scalar else { return true }
    return UnicodeSpace.name(of: scalar) == nil && !scalar.isControl && Lookalike.meant(by: scalar) == nil
      && !ForeignRelation.isSign(scalar) && !(0x2013...0x2027 ~= scalar.value) && scalar != "\u{AB}"
      && scalar != "\u{BB}"
  }

  /// Whether a scalar can't be seen, and is no white space of any dialect.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII, WhiteSpace.contains(UInt8(scalar.value)) { return false }
    return UnicodeSpace.name(of: scalar) == nil ? scalar.isControl : !UnicodeSpace.isVisible(scalar)
  }

  private mutating func number(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int {
    var end = rest.lowerBound + 1
    while end < rest.upperBound, isNumberPart(bytes, end) { end += 1 }
    return add(.number, rest.lowerBound..<end, bytes)
  }

  /// Whether a byte belongs to the number before it. A sign does after the `e` of an exponent.
  private func isNumberPart(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    if WordPart.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".") { return true }
    let isSign = bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
    let isAfterMark = bytes[index - 1] | 0x20 == UInt8(ascii: "e") && index > 1 && Digit.contains(bytes[index - 2])
    return isSign && isAfterMark && index + 1 < bytes.count && Digit.contains(bytes[index + 1])
  }

  // MARK: signs

  private func isRelationPart(_ byte: UInt8) -> Bool {
    "=<>".utf8.contains(byte)
  }

  /// Whether a byte belongs to a relation if one follows it, as in `:=` and `!=`.
  private func isRelationMark(_ byte: UInt8) -> Bool {
    ":!~".utf8.contains(byte)
  }

  /// Where a comment ends that begins there; `nil` if none does. What is divided twice is no comment.
  private func endOfComment(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int? {
    guard bytes[rest.lowerBound] == UInt8(ascii: "/"), rest.count > 1 else { return nil }
    var end = rest.lowerBound + 2
    switch bytes[rest.lowerBound + 1] {
    case UInt8(ascii: "/"):
      while end < rest.upperBound, WhiteSpace.contains(bytes[end]) { end += 1 }
      if literals.contains("/"), end < rest.upperBound, !Self.isLetter(in: bytes, at: end) { return nil }
      while end < rest.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return end
    case UInt8(ascii: "*"):
      while end < rest.upperBound {
        if bytes[end - 1] == UInt8(ascii: "*"), bytes[end] == UInt8(ascii: "/"), end > rest.lowerBound + 2 {
          return end + 1
        }
        end += 1
      }
      return end
    default: return nil
    }
  }
}

/// Signs and letters that look like those of a dialect and are none: copied from typeset text, mostly.
enum Lookalike {
  /// The sign that is meant by a scalar outside ASCII; `nil` if it looks like nothing that a dialect has.
  static func meant(by scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{FE63}", "\u{FF0D}": "-"
    case "\u{D7}", "\u{B7}", "\u{2217}", "\u{22C5}", "\u{2715}", "\u{FF0A}": "*"
    case "\u{F7}", "\u{2044}", "\u{2215}", "\u{FF0F}": "/"
    case "\u{2795}", "\u{FF0B}": "+"
    case "\u{FF1D}": "="
    case "\u{2024}", "\u{FF0E}", "\u{3002}": "."
    case "\u{FF08}": "("
    case "\u{FF09}": ")"
    case "\u{FF20}": "@"
    default: nil
    }
  }
  /// The letters of a name for one outside ASCII: those that it looks like, or that stand for it; `nil` if there are none.
  static func letters(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x300...0x36F: return ""
    case 0xC0...0xFE:
      let letters = latin[Int(scalar.value & 0x1F)]
      return letters == "*" ? nil : scalar.value < 0xDF ? String(letters) : letters.lowercased()
    default:
      return zip(cyrillic.unicodeScalars, alikeInASCII).first { $0.0 == scalar }.map { String($0.1) }
    }
  }

  /// The letters for U+00C0 to U+00DF.
  private static let latin = "A A A A Ae A Ae C E E E E I I I I D N O O O O Oe * O U U U Ue Y Th ss".split(
    separator: " ")
  private static let cyrillic = "аеорсухіАВЕКМНОРСТХ"
  private static let alikeInASCII = "aeopcyxiABEKMHOPCTX"
}
