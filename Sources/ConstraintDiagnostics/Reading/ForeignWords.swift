import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Numerals

/// A word for a part of a frame that is no attribute in any dialect, as those write it who set frames.
struct FrameWord: Equatable {
  /// The words for what has a position or a size, and is no view.
  static let parts = ["frame", "bounds", "size", "origin"]

  /// The attributes that say it.
  let attributes: [Attribute]

  /// Whether one of them is meant, and not all.
  let areAlternatives: Bool

  /// The attributes one of which is meant, the likeliest first; none where several are meant together.
  var alternatives: [Attribute] { areAlternatives ? attributes : [] }

  /// The word of that spelling, in capitals or small letters.
  static func named(_ name: String) -> FrameWord? {
    switch name.lowercased() {
    case "x": any(.left, .centerX)
    case "y": any(.top, .centerY)
    case "w": any(.width)
    case "h": any(.height)
    case "minx": any(.left)
    case "miny": any(.top)
    case "maxx": any(.right)
    case "maxy": any(.bottom)
    case "midx", "xcenter": any(.centerX)
    case "midy", "ycenter": any(.centerY)
    case "start": any(.leading)
    case "end": any(.trailing)
    case "origin": all(.left, .top)
    case "size": all(.width, .height)
    case "center", "centre": all(.centerX, .centerY)
    case "frame", "bounds": all(.left, .top, .width, .height)
    case "edges": all(.left, .right, .top, .bottom)
    default: nil
    }
  }

  private static func any(_ attributes: Attribute...) -> FrameWord {
    FrameWord(attributes: attributes, areAlternatives: true)
  }

  private static func all(_ attributes: Attribute...) -> FrameWord {
    FrameWord(attributes: attributes, areAlternatives: false)
  }
}

/// A number as it is written in some language or other.
struct ForeignNumber: Equatable {
  /// Its value; `nil` if there is no telling, or no finite one.
  let value: Double?

  /// The peculiarity that sets it apart from a plain decimal number.
  let peculiarity: Departure.Kind?

  /// The letters that it runs on into, if there are any.
  let unit: String

  /// Whether it ends with a separator. Something may be missing behind that, or in its place.
  private let endsWithSeparator: Bool

  /// - Parameter text: what begins with a digit and consists of letters, digits, points, and the sign of an exponent.
  init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    if bytes.count > 1, bytes[0] == UInt8(ascii: "0"), let radix = Self.radix(bytes[1]) {
      value = Self.value(of: bytes[2...], radix: radix)
      peculiarity = .radix
      unit = ""
      endsWithSeparator = bytes.last == UInt8(ascii: "_")
      return
    }
    var end = Self.endOfDigits(bytes, from: 0)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Digit.contains(bytes[end + 1]) {
      end = Self.endOfDigits(bytes, from: end + 1)
    }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.endOfExponent(bytes, from: end + 1) > end + 1 {
      // `1.e5`
      self = ForeignNumber(String(text.prefix(end) + text.dropFirst(end + 1)))
      return
    }
    let exponentEnd = Self.endOfExponent(bytes, from: end)
    let value = DecimalNumeral.nearestDouble(toDecimal: bytes.span, in: 0..<exponentEnd)
    let rest = bytes[exponentEnd...]
    if rest.isEmpty {
      peculiarity = exponentEnd > end ? .exponent : bytes.contains(UInt8(ascii: "_")) ? .separators : nil
    } else if rest.first != UInt8(ascii: ".") {
      peculiarity = .unit
    } else if let next = rest.dropFirst().first {
      peculiarity = Digit.contains(next) || next == UInt8(ascii: ".") ? .severalPoints : .unit
    } else {
      peculiarity = .trailingPoint
    }
    endsWithSeparator = bytes.last == UInt8(ascii: "_")
    unit = peculiarity == .unit ? String(decoding: rest, as: UTF8.self) : ""
    let isRelative = peculiarity == .unit && Self.relativeUnits.contains { $0.utf8.elementsEqual(rest) }
    self.value = value.isFinite && peculiarity != .severalPoints && !isRelative ? value : nil
  }

  /// The units that are points here, or are taken for them.
  static let units = ["pt", "pts", "point", "points", "px", "dp"]

  /// Whether the letters behind the number may say something that would get lost.
  var mayLoseUnit: Bool {
    endsWithSeparator || !unit.isEmpty && !(Self.units + ["f"]).contains(String(unit.lowercased().drop { $0 == "." }))
  }

  /// The units of which it can't be told how many points they are.
  private static let relativeUnits = ["em", "rem", "ex", "ch", "vw", "vh", "vmin", "vmax", "cm", "mm", "in", "fr"]

  private static func endOfDigits(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, Digit.contains(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private static func endOfExponent(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") { digits += 1 }
    guard digits < bytes.count, Digit.contains(bytes[digits]) else { return start }
    return endOfDigits(bytes, from: digits)
  }

  /// The base of the numbers with a letter after their zero.
  private static func radix(_ letter: UInt8) -> Double? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func value(of digits: ArraySlice<UInt8>, radix: Double) -> Double? {
    var value = 0.0
    let known = Array("0123456789abcdef".utf8)
    for byte in digits where byte != UInt8(ascii: "_") {
      guard let digit = known.firstIndex(of: byte | 0x20), Double(digit) < radix else { return nil }
      value = value * radix + Double(digit)
    }
    return digits.isEmpty || !value.isFinite ? nil : value
  }
}

/// A range of numbers as Swift and other languages have it: `10...20`, `10..<20`, `10..20` and those with one end.
struct ForeignRange: Equatable {
  /// The ends as they are written; `nil` where one is left open.
  let lower: String?, upper: String?

  /// The range as it is written, without blanks.
  let text: String

  /// The range that some pieces are; `nil` if they are none.
  init?(_ lexemes: some Sequence<Lexeme>) {
    text = lexemes.map { $0.text }.joined()
    let bytes = Array(text.utf8)
    let start = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ".") && bytes[(index + 1)...].first == UInt8(ascii: ".")
        || bytes[index] == 0xE2 && bytes[index...].starts(with: "\u{2026}".utf8)
    }
    guard let start else { return nil }
    let sign = bytes[start...].prefix { $0 == UInt8(ascii: ".") || $0 >= 0x80 }
    guard sign.count <= 3 else { return nil }
    let end = bytes[sign.endIndex...].first == UInt8(ascii: "<") ? sign.endIndex + 1 : sign.endIndex
    let ends = [bytes[..<start], bytes[end...]].map { String(decoding: $0, as: UTF8.self) }
    guard ends.contains(where: { !$0.isEmpty }), ends.allSatisfy({ $0.isEmpty || Self.isNumber($0) }) else {
      return nil
    }
    lower = ends[0].isEmpty ? nil : ends[0]
    upper = ends[1].isEmpty ? nil : ends[1]
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let number = ForeignNumber(String(digits))
    return "0"..."9" ~= (digits.first ?? " ") && number.value != nil && number.peculiarity == nil
  }
}

/// A relation as it is written in some language or other.
enum ForeignRelation {
  /// The meaning of a run of relation signs.
  enum Meaning: Equatable {
    case relation(Relation)
    /// `<` or `>`, which no constraint can say: the relation that comes nearest.
    case strict(Relation)
    case unequal
  }

  /// The meaning of `text`; `nil` if that is anybody's guess.
  static func meaning(of text: String) -> Meaning? {
    switch text {
    case "=", "==", "===", ":=", "~=", "≈": .relation(.equal)
    case "<=", "=<", "<==", "≤", "⩽", "≦": .relation(.lessThanOrEqual)
    case ">=", "=>", ">==", "≥", "⩾", "≧": .relation(.greaterThanOrEqual)
    case "<": .strict(.lessThanOrEqual)
    case ">": .strict(.greaterThanOrEqual)
    case "!=", "!==", "<>", "≠", "~": .unequal
    default: nil
    }
  }

  /// The relation that words are for; `nil` if they are for none.
  static func meaning(ofWords words: String) -> Relation? {
    switch words {
    case "is", "equals", "eq", "equal to", "is equal": .equal
    case "at most", "le": .lessThanOrEqual
    case "at least", "ge": .greaterThanOrEqual
    default: nil
    }
  }

  /// Whether a scalar outside ASCII is such a sign.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && meaning(of: String(scalar)) != nil
  }
}

extension ForeignRelation.Meaning {
  /// The relation that comes nearest; `nil` if none does.
  var relation: Relation? {
    switch self {
    case .relation(let relation), .strict(let relation): relation
    case .unequal: nil
    }
  }

  /// The relation that it is itself; `nil` if it is none.
  var exactRelation: Relation? { if case .relation(let relation) = self { relation } else { nil } }
}

/// The types of numbers and attributes in Swift and Objective-C, which no dialect writes.
enum ForeignType {
  /// Whether an attribute can be written with that name before it, or with what begins so: `NSLayoutConstraint.Attribute`.
  static func isOfAttributes(_ name: String) -> Bool { name == "NSLayoutAttribute" || name == "NSLayoutConstraint" }

  /// Whether a number can be converted by that name: `CGFloat`, `Int`, `UInt8`.
  static func isOfNumbers(_ name: String) -> Bool {
    // The size at the end says nothing here.
    let end = name.lastIndex { !("0"..."9" ~= $0) }
    let type = end.map { String(name[...$0]) } ?? ""
    return ["CGFloat", "Double", "Float", "Int", "UInt", "NSInteger", "NSUInteger"].contains(type)
  }
}
