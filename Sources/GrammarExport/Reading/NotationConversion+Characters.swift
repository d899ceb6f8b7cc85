import GrammarCombinators

/// Characters by classes, by codes, and in words.
extension NotationConversion {
  /// The production that brackets hold the name of, as other notations write what is optional.
  mutating func option(_ place: Range<Int>) -> Syntax? {
    let name = text.string(place.lowerBound + 1..<place.upperBound - 1).split(separator: " ").joined(separator: " ")
    guard text.bytes[place.lowerBound] == UInt8(ascii: "["), name.utf8.count > 1, numbers[name] != nil else {
      return nil
    }
    warn("'[\(name)]' is taken for '\(name)?', and not for a class of its letters", at: place)
    return .reference(name)
  }

  /// The alternatives of a choice, those from one character to another as a class: `"a" | … | "z"`.
  mutating func alternatives(
    _ parts: [SyntaxTree], _ spacing: Syntax.Spacing, isLast: Bool, _ entry: GrammarReader.Entry
  ) -> [Syntax] {
    var alternatives: [Syntax] = []
    var next = 0
    while next < parts.count {
      if next + 2 < parts.count, ["…", "..."].contains(text.string(parts[next + 1].range)),
        let ends = characters(from: parts[next], to: parts[next + 2])
      {
        alternatives.append(ends)
        next += 3
      } else {
        alternatives.append(syntax(parts[next], spacing, isLast: isLast, entry))
        next += 1
      }
    }
    return alternatives
  }

  /// All characters from one that is a text to another; `nil` if one of them is more or none, or the last is before the first.
  mutating func characters(from first: SyntaxTree, to last: SyntaxTree) -> Syntax? {
    var ends: [UInt32] = []
    for tree in [first, last] {
      guard tree.tokens.count == 1, tree.tokens[0].name == "LITERAL" else { return nil }
      let quoted = String(text.string(tree.tokens[0].range).dropFirst().dropLast())
      let scalars = (text.hasEscapes ? unescaped(quoted, at: tree.range) : quoted).unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return nil }
      ends.append(scalar.value)
    }
    guard ends[0] <= ends[1] else { return nil }
    return .characters(CharacterClass(ranges: [ends[0]...ends[1]], isOfWholeCharacters: true))
  }

  mutating func characters(_ place: Range<Int>) -> Syntax {
    // `~[a]` is `[^a]` in some tools.
    let hasTilde = text.bytes[place.lowerBound] == UInt8(ascii: "~")
    let inside = place.lowerBound + (hasTilde ? 2 : 1)..<place.upperBound - 1
    var scalars = Array(text.string(inside).unicodeScalars)[...]
    let hasCaret = scalars.first == "^" && scalars.count > 1
    if scalars.count(where: { $0 == "\"" }) > 1 || scalars.count(where: { $0 == "'" }) > 1 {
      return fail("a text is in this class: brackets around what is optional may be missing a ']'", at: place)
    }
    if hasCaret { scalars.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let first = nextCode(&scalars) {
      guard scalars.first == "-", scalars.count > 1 else {
        guard Unicode.Scalar(first) != nil else {
          return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
        }
        ranges += [first...first].subtracting(ranges)
        continue
      }
      scalars.removeFirst()
      guard let last = nextCode(&scalars), first <= last else {
        return fail("a range in this class ends before it begins", at: place)
      }
      guard last <= 0x10FFFF else {
        return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
      }
      // What stands there twice is there once: tools refuse it otherwise.
      ranges += [first...last].subtracting(ranges)
    }
    let own = CharacterClass(ranges: ranges, isOfWholeCharacters: true)
    let result = hasCaret != hasTilde ? own.complement : own
    return result.ranges.isEmpty ? fail("no character is in this class", at: place) : .characters(result)
  }

  /// The next character of a class: itself, or by its code.
  private func nextCode(_ scalars: inout ArraySlice<Unicode.Scalar>) -> UInt32? {
    if text.hasEscapes, let code = Self.nextEscape(&scalars) { return code }
    guard let first = scalars.popFirst() else { return nil }
    let digits = scalars.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard first == "#", scalars.first == "x", !digits.isEmpty else { return first.value }
    scalars = scalars.dropFirst(1 + digits.count)
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? .max
  }

  /// A text in which a backslash stands before what means something else.
  mutating func unescaped(_ quoted: String, at place: Range<Int>) -> String {
    var scalars = Array(quoted.unicodeScalars)[...]
    var result = String.UnicodeScalarView()
    while !scalars.isEmpty {
      guard let code = Self.nextEscape(&scalars) else {
        result.append(scalars.removeFirst())
        continue
      }
      if !isToldOfEscapes {
        warn("a text in this file has '\\\"': '\\' begins an escape in all its texts and classes", at: place)
        isToldOfEscapes = true
      }
      result.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(result)
  }

  /// The code of an escape: `\n`, `\"`, `\u000A`, `\u{A}`; `nil` where none stands.
  private static func nextEscape(_ scalars: inout ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard scalars.first == "\\", let sign = scalars.dropFirst().first else { return nil }
    if sign == "u" {
      var rest = scalars.dropFirst(2)
      let isBraced = rest.first == "{"
      if isBraced { rest.removeFirst() }
      let digits = isBraced ? rest.prefix { $0 != "}" } : rest.prefix(4)
      let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      guard let code, isBraced || digits.count == 4 else { return nil }
      scalars = rest.dropFirst(digits.count + (isBraced ? 1 : 0))
      return code
    }
    let controls: [Unicode.Scalar: UInt32] = ["n": 10, "r": 13, "t": 9]
    guard let code = controls[sign] ?? ("\\\"'-^[]".unicodeScalars.contains(sign) ? sign.value : nil) else {
      return nil
    }
    scalars = scalars.dropFirst(2)
    return code
  }

  /// `#x41`; `%x41`, `%x41-5A`, `%x41.42`, `%d13.10`.
  mutating func codes(_ written: String, at place: Range<Int>) -> Syntax {
    let radix = ["x": 16, "d": 10, "b": 2][written.dropFirst().prefix(1).lowercased()] ?? 16
    let digits = written.dropFirst(2)
    let isRange = digits.contains("-")
    let codes = digits.split { $0 == "-" || $0 == "." }.map { UInt32($0, radix: radix) ?? .max }
    if isRange { return range(of: codes, at: place) }
    let scalars = codes.compactMap(Unicode.Scalar.init)
    return scalars.count == codes.count
      ? .literal(String(String.UnicodeScalarView(scalars))) : failOnCode(at: place)
  }

  private mutating func range(of ends: [UInt32], at place: Range<Int>) -> Syntax {
    guard ends.count == 2, ends[0] <= ends[1] else {
      return fail("a range of codes is the first and the last of them", at: place)
    }
    // The surrogates in it are no characters.
    let characters = [ends[0]...ends[1]].subtracting([0xD800...0xDFFF])
    if characters.isEmpty || ends[1] > 0x10FFFF { return failOnCode(at: place) }
    return .characters(CharacterClass(ranges: characters, isOfWholeCharacters: true))
  }

  private mutating func failOnCode(at place: Range<Int>) -> Syntax {
    fail("this is the code of no character: they end at #x10FFFF", at: place)
  }

  /// `? U+0009 ?` is a character, `? U+0080 to U+10FFFF ?` a class; other words are for whoever reads them.
  mutating func described(_ written: String, at place: Range<Int>) -> Syntax {
    let words = written.dropFirst().dropLast().split { $0.isWhitespace }
    let codes = words.filter { $0 != "to" }
    let scalars = codes.compactMap { code in
      code.hasPrefix("U+") ? UInt32(code.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) : nil
    }
    if !codes.isEmpty, scalars.count == codes.count {
      return scalars.count == 1 ? .literal(String(scalars[0])) : range(of: scalars.map(\.value), at: place)
    }
    let text = words.joined(separator: " ")
    warn("this is said in words: it is taken for the text '\(text)'", at: place)
    return text.isEmpty ? fail("this says nothing", at: place) : .literal(text)
  }
}
