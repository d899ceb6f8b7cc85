import JSON
import TestMaterial

/// How a client and a server count the characters of a line.
enum Counting: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  func width(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}

/// A text as an editor has it: a model of what the server does with changes that shares nothing with it.
struct EditedText {
  /// A place between two characters of a line.
  struct Place: Comparable {
    var line: Int
    var index: Int

    static func < (one: Place, other: Place) -> Bool { (one.line, one.index) < (other.line, other.index) }
  }

  private static let (lineFeed, carriageReturn) = (Unicode.Scalar(10), Unicode.Scalar(13))

  /// The characters of each line, with those that end it.
  private(set) var lines: [[Unicode.Scalar]]

  init(_ text: String) { lines = Self.lines(of: Array(text.unicodeScalars)) }

  private static func lines(of scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var (lines, line) = ([[Unicode.Scalar]](), [Unicode.Scalar]())
    for (index, scalar) in scalars.enumerated() {
      line.append(scalar)
      let isPair = scalar == carriageReturn && index + 1 < scalars.count && scalars[index + 1] == lineFeed
      if !isPair, scalar == lineFeed || scalar == carriageReturn {
        lines.append(line)
        line = []
      }
    }
    return lines + [line]
  }

  var text: String {
    var text = String.UnicodeScalarView()
    for line in lines { text.append(contentsOf: line) }
    return String(text)
  }

  /// The characters of a line without those that end it.
  private func content(_ line: Int) -> ArraySlice<Unicode.Scalar> {
    var content = lines[line][...]
    if content.last == Self.lineFeed { content.removeLast() }
    if line + 1 < lines.count, content.last == Self.carriageReturn { content.removeLast() }
    return content
  }

  /// A place of the text, or one a little beyond the end of a line.
  func place(_ random: inout some RandomNumberGenerator) -> Place {
    let line = Int.random(in: lines.indices, using: &random)
    return Place(line: line, index: Int.random(in: 0...content(line).count + 1, using: &random))
  }

  /// Puts a text in the place of what stands between two places.
  mutating func replace(_ start: Place, _ end: Place, with new: String) {
    let (first, last) = (content(start.line), content(end.line))
    let before = lines[..<start.line].joined() + first.prefix(start.index)
    let behind = lines[end.line].dropFirst(min(end.index, last.count)) + lines[(end.line + 1)...].joined()
    lines = Self.lines(of: Array(before) + Array(new.unicodeScalars) + Array(behind))
  }

  /// The position of a place, as the protocol has it.
  func position(_ place: Place, _ counting: Counting) -> JSONValue {
    let content = content(place.line)
    let character = content.prefix(place.index).reduce(0) { $0 + counting.width(of: $1) }
    return ["line": .number(place.line), "character": .number(character + max(0, place.index - content.count))]
  }

  /// The position of a byte.
  func position(ofByte offset: Int, _ counting: Counting) -> JSONValue {
    var (rest, line) = (offset, 0)
    func length(_ scalars: some Sequence<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
    while line + 1 < lines.count, rest >= length(lines[line]) {
      rest -= length(lines[line])
      line += 1
    }
    var index = 0
    for scalar in content(line) where rest > 0 {
      rest -= UTF8.width(scalar)
      index += 1
    }
    return position(Place(line: line, index: index), counting)
  }
}
