/// A lexical unit of a grammar file, and where it starts.
struct EBNFUnit {
  enum Kind: Equatable {
    /// The name of a production, defined or used.
    case name(String)
    /// A literal, a class, a character by its number, or `$`.
    case expression(EBNFExpression)
    /// One of `|`, `(`, `)`, `?`, `*` and `+`.
    case sign(Unicode.Scalar)
    /// `::=`.
    case definitionSign
    /// `<?TOKENS?>`.
    case tokensMark
    /// `/* ws: WORD */`, where the word is `explicit` or `definition`.
    case directive(String)
    /// The end of the file, always the last unit.
    case endOfText
    /// Text that starts no unit, always the last one.
    ///
    /// It is thrown only once the reader gets there, so that the first error in the text is the one reported.
    case failure(EBNFError)
  }

  let kind: Kind
  let place: EBNFPlace
}

/// Divides a grammar file into lexical units; blanks and ordinary comments are none.
struct EBNFScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Where the next scalar stands.
  private var place = EBNFPlace()

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The units of `text`, closed by either the end of the text or the failure that hides the rest.
  static func units(of text: String) -> [EBNFUnit] {
    var scanner = EBNFScanner(text)
    var units: [EBNFUnit] = []
    do throws(EBNFError) {
      repeat {
        _ = scanner.take(while: isBlank)
        let place = scanner.place
        if let kind = try scanner.unit(at: place) { units.append(EBNFUnit(kind: kind, place: place)) }
      } while units.last?.kind != .endOfText
    } catch {
      units.append(EBNFUnit(kind: .failure(error), place: error.place))
    }
    return units
  }

  private mutating func unit(at place: EBNFPlace) throws(EBNFError) -> EBNFUnit.Kind? {
    guard let scalar = next else { return .endOfText }
    if skip("/*") { return try comment(at: place) }
    if skip("::=") { return .definitionSign }
    if skip("<?TOKENS?>") { return .tokensMark }
    switch scalar {
    case "A"..."Z", "a"..."z", "_": return .name(take(while: Self.isNamePart))
    case "\"", "'": return .expression(.literal(try literal(quote: scalar, at: place)))
    case "[": return .expression(.characterClass(try characterClass(at: place)))
    case "#":
      let scalar = try number()
      return .expression(.characterClass(EBNFCharacterClass(ranges: [scalar...scalar])))
    case "$":
      advance()
      return .expression(.end)
    case "|", "(", ")", "?", "*", "+":
      advance()
      return .sign(scalar)
    default:
      throw EBNFError("\(Self.spelling(scalar)) means nothing here; \(Self.remedy(scalar))", at: place)
    }
  }

  private mutating func literal(quote: Unicode.Scalar, at place: EBNFPlace) throws(EBNFError) -> String {
    advance()
    let content = take { $0 != quote && !Self.endsLine($0) }
    guard next == quote else {
      throw EBNFError("this literal does not end on its line; close it with `\(quote)`", at: place)
    }
    advance()
    return content
  }

  /// Reads on behind `/*`; gives nothing for an ordinary comment.
  private mutating func comment(at place: EBNFPlace) throws(EBNFError) -> EBNFUnit.Kind? {
    var content = String.UnicodeScalarView()
    while !skip("*/") {
      guard let scalar = next else { throw EBNFError("this comment never ends; close it with `*/`", at: place) }
      if !Self.isBlank(scalar) { content.append(scalar) }
      advance()
    }
    switch String(content) {
    case "ws:explicit": return .directive("explicit")
    case "ws:definition": return .directive("definition")
    default: return nil
    }
  }

  // MARK: classes

  private mutating func characterClass(at place: EBNFPlace) throws(EBNFError) -> EBNFCharacterClass {
    advance()
    let isNegated = skip("^")
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !skip("]") {
      let start = self.place
      let lower = try member(ofClassAt: place)
      // A hyphen before the bracket stands for itself, as one behind the opening bracket does.
      let isRange = next == "-" && second != "]"
      if isRange { advance() }
      let upper = isRange ? try member(ofClassAt: place) : lower
      guard lower <= upper else {
        let (lower, upper) = (Self.classMember(lower), Self.classMember(upper))
        throw EBNFError("the range `\(lower)-\(upper)` runs backwards; write `\(upper)-\(lower)`", at: start)
      }
      ranges.append(lower...upper)
    }
    if ranges.isEmpty {
      throw EBNFError("this character class holds no character; name at least one (`]` is written `#x5D`)", at: place)
    }
    return EBNFCharacterClass(ranges: ranges, isNegated: isNegated)
  }

  private mutating func member(ofClassAt place: EBNFPlace) throws(EBNFError) -> Unicode.Scalar {
    guard let scalar = next, !Self.endsLine(scalar) else {
      throw EBNFError("this character class does not end on its line; close it with `]`", at: place)
    }
    if scalar == "#", second == "x" { return try number() }
    advance()
    return scalar
  }

  /// Reads `#xN`.
  private mutating func number() throws(EBNFError) -> Unicode.Scalar {
    let place = place
    let digits = skip("#x") ? take { $0.isASCII && $0.properties.isASCIIHexDigit } : ""
    guard !digits.isEmpty else {
      throw EBNFError(
        "a character's number is written `#x` and hexadecimal digits, as in `#x9`; the character `#` is `#x23`",
        at: place)
    }
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw EBNFError(
        "this is the number of no Unicode scalar; use `#x0` to `#xD7FF` or `#xE000` to `#x10FFFF`", at: place)
    }
    return scalar
  }

  // MARK: scalars

  /// The next scalar, none at the end of the text.
  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// The scalar behind the next one.
  private var second: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

  /// Steps over the next scalar; at the end of the text nothing happens.
  private mutating func advance() {
    guard let next else { return }
    position += 1
    place.column += 1
    if next == "\n" { place = EBNFPlace(line: place.line + 1) }
  }

  /// Steps over `prefix` if the text goes on with it.
  private mutating func skip(_ prefix: String) -> Bool {
    guard scalars[position...].starts(with: prefix.unicodeScalars) else { return false }
    for _ in prefix.unicodeScalars { advance() }
    return true
  }

  /// Steps over all scalars up to the first that is not wanted, and returns them.
  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let next, isWanted(next) {
      taken.append(next)
      advance()
    }
    return String(taken)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || endsLine(scalar) }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_": true
    default: false
    }
  }

  // MARK: wording

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool { ("!"..."~").contains(scalar) }

  private static func classMember(_ scalar: Unicode.Scalar) -> String {
    isPrintableASCII(scalar) ? String(scalar) : "#x" + String(scalar.value, radix: 16, uppercase: true)
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    if isPrintableASCII(scalar) { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(number) (\($0))" } ?? number
  }

  private static func remedy(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case ":", "=": "a name is defined with `::=`"
    case "<": "the tokens start behind `<?TOKENS?>`"
    case "/": "a comment is written `/* … */`"
    case "-": "a range stands inside a class, as in `[a-z]`, and a name holds `_` only"
    case "]": "a class is written `[a-z]`"
    case "0"..."9": "a name starts with a letter or `_`"
    default: "a character that stands for itself is quoted, as in `\"+\"`"
    }
  }
}
