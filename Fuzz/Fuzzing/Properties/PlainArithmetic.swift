import ConstraintGrammar

/// Computes both sides of an equation from its text, in which every attribute of every view has a value.
///
/// It is written for the tests alone and knows the tables of the five documents by heart: what is checked must not be
/// what checks.
struct PlainArithmetic {
  private let pieces: [String]
  private let dialect: String
  private let seed: UInt64
  private var position = 0
  private var isTame = true
  private var firstItem = ""
  private var isLeft = true

  init(_ bytes: [UInt8], _ dialect: Dialect, seed: UInt64) {
    pieces = Self.pieces(of: bytes)
    self.dialect = dialect.name
    self.seed = seed
  }

  static func value(_ item: String, _ attribute: String, _ seed: UInt64) -> Double {
    Scene.value(of: item + "." + attribute.lowercased(), seed)
  }

  /// The values of both sides, and whether all numbers are of a size that rounding does not spoil; `nil` if it is no
  /// equation.
  mutating func sides() -> (left: Double, right: Double, isTame: Bool)? {
    guard let left = sum(), let sign = next, "<=>".contains(sign.prefix(1)) else { return nil }
    let attribute = position >= 1 ? pieces[..<position].last { $0 != "]" } ?? "" : ""
    position += 1
    isLeft = false
    let start = position
    guard var right = sum(), position == pieces.count else { return nil }
    let isAlone = !pieces[start...].contains { $0 == "." || $0 == "]" }
    let isPlace = !["width", "height"].contains(attribute.lowercased())
    if dialect == "expression-format", isAlone, isPlace {
      right += Self.value(firstItem + ".superview", attribute == "baseline" ? "top" : attribute, seed)
    }
    return (left, right, isTame)
  }

  private var next: String? { position < pieces.count ? pieces[position] : nil }

  private mutating func sum() -> Double? {
    guard var sum = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      position += 1
      guard let term = product() else { return nil }
      sum = sign == "+" ? sum + term : sum - term
    }
    return tame(sum)
  }

  private mutating func product() -> Double? {
    guard var product = factor() else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      position += 1
      guard let factor = factor() else { return nil }
      product = sign == "*" ? product * factor : product / factor
    }
    return tame(product)
  }

  private mutating func factor() -> Double? {
    guard let piece = next else { return nil }
    position += 1
    switch piece {
    case "-": return factor().map { -$0 }
    case "+": return factor()
    case "(":
      guard let sum = sum(), next == ")" else { return nil }
      position += 1
      return sum
    default: break
    }
    if let first = piece.utf8.first, Lexer.isDigit(first) || first == UInt8(ascii: ".") {
      return NumberScanner.numbers(in: Array(piece.utf8)).first.map { tame($0) }
    }
    return named(piece)
  }

  private mutating func named(_ first: String) -> Double? {
    var path = [first]
    while next == ".", position + 1 < pieces.count {
      path.append(pieces[position + 1])
      position += 2
    }
    if dialect == "equations" { return Self.value(isLeft ? "left_item" : "right_item", first, seed) }
    let attribute: String
    if next == "[" {
      guard position + 3 < pieces.count, pieces[position + 3] == "]" else { return nil }
      attribute = pieces[position + 2]
      position += 4
    } else {
      guard path.count > 1, let last = path.popLast() else { return Scene.value(of: first, 0) }
      attribute = last
    }
    var item = path.joined(separator: ".")
    if isLeft { firstItem = item }
    let word = ["expression-format": "superview", "compact-constraint": "super"][dialect]
    if !isLeft, item == word { item = firstItem + ".superview" }
    return Self.value(item, attribute, seed)
  }

  private mutating func tame(_ value: Double) -> Double {
    if value != 0, !(1e-30...1e30 ~= abs(value)) { isTame = false }
    return value
  }

  private static func pieces(of bytes: [UInt8]) -> [String] {
    var pieces: [String] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if Lexer.isWhiteSpace(bytes[start]) { continue }
      let isPointOfNumber =
        bytes[start] == UInt8(ascii: ".") && index < bytes.count && Lexer.isDigit(bytes[index])
      if Lexer.isDigit(bytes[start]) || isPointOfNumber {
        while index < bytes.count, NumberScanner.isNumberPart(bytes, index) { index += 1 }
      } else if Lexer.isWordPart(bytes[start]) {
        while index < bytes.count, Lexer.isWordPart(bytes[index]) { index += 1 }
      } else if "<=>".utf8.contains(bytes[start]) {
        while index < bytes.count, "<=>".utf8.contains(bytes[index]) { index += 1 }
      }
      pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return pieces
  }
}
