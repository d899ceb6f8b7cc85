import ConstraintGrammar

/// Computes both sides of an equation from its text, in which every attribute of every view has a value.
///
/// It is written for the tests alone: what is checked must not be what checks.
struct PlainArithmetic {
  private let pieces: [String]
  private let understood: Understood
  private let writesItems: Bool
  private let hasSubscripts: Bool
  private let seed: UInt64
  private let mood: Mood
  private let hasViewOfThatName: Bool
  private var position = 0
  private var isTame = true
  private var dividesByZero = false
  private var firstItem = ""
  private var isLeft = true

  /// - Parameters:
  ///   - seed: which of its values each attribute of each view has.
  ///   - mood: what the names of numbers stand for.
  ///   - hasViewOfThatName: whether a view is called by the word for the superview.
  init(_ bytes: [UInt8], _ dialect: Dialect, seed: UInt64, mood: Mood, hasViewOfThatName: Bool) {
    self.mood = mood
    self.hasViewOfThatName = hasViewOfThatName
    pieces = PlainToken.list(in: bytes).map(\.text)
    understood = Understood(in: dialect)
    writesItems = dialect.writesItems
    hasSubscripts = dialect.notation.term("a", "b").contains("[")
    self.seed = seed
  }

  static func value(_ item: String, _ attribute: String, _ seed: UInt64) -> Double {
    Mood.value(of: item + "." + attribute.lowercased(), seed)
  }

  /// The values of both sides.
  struct Sides {
    let left: Double
    let relation: Relation
    let right: Double

    /// Whether all numbers are of a size that rounding does not spoil.
    let isTame: Bool

    /// Whether something is divided by zero.
    let dividesByZero: Bool

    /// The priority; 1000 where there is none.
    let priority: Double
  }

  /// The values of both sides and the sign between them; `nil` if it is no equation.
  mutating func sides() -> Sides? {
    guard let left = sum(), let sign = next, let relation = relation(sign) else { return nil }
    let attribute = position >= 1 ? pieces[..<position].last { $0 != "]" } ?? "" : ""
    position += 1
    isLeft = false
    let start = position
    guard var right = sum() else { return nil }
    let rightSide = pieces[start..<position]
    var priority = 1000.0
    if let sign = next, sign == "@" || sign == "~" {
      position += 1
      guard let value = factor() else { return nil }
      priority = value
    }
    guard position == pieces.count else { return nil }
    let isAlone = !rightSide.contains { $0 == "." || $0 == "]" }
    let isPlace = !["width", "height"].contains(attribute.lowercased())
    if understood.constantAlone == .superview, isAlone, isPlace {
      right += Self.value(firstItem + ".superview", attribute == "baseline" ? "top" : attribute, seed)
    }
    return Sides(
      left: left, relation: relation, right: right, isTame: isTame, dividesByZero: dividesByZero,
      priority: priority)
  }

  /// `equations` writes `<` for "at most".
  private func relation(_ sign: String) -> Relation? {
    switch sign {
    case "=", "==": .equal
    case "<", "<=": .lessThanOrEqual
    case ">", ">=": .greaterThanOrEqual
    default: nil
    }
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
      if sign == "/", factor == 0 { dividesByZero = true }
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
    if let number = PlainToken(text: piece, offset: 0).number { return tame(number) }
    return named(piece)
  }

  private mutating func named(_ first: String) -> Double? {
    var path = [first]
    while next == ".", position + 1 < pieces.count {
      path.append(pieces[position + 1])
      position += 2
    }
    // What is made of a number of another type, or of one that may be none, is that number.
    if hasSubscripts, next == "(" { return factor() }
    if hasSubscripts, next == "!" { position += 1 }
    if !writesItems { return Self.value(isLeft ? "left_item" : "right_item", first, seed) }
    let attribute: String
    if next == "[" {
      guard position + 3 < pieces.count, pieces[position + 3] == "]" else { return nil }
      attribute = pieces[position + 2]
      position += 4
    } else {
      guard !hasSubscripts, path.count > 1, let last = path.popLast() else {
        return mood.number(named: path.joined(separator: "."))
      }
      attribute = last
    }
    var item = path.joined(separator: ".")
    if item == "self", understood.hasReceiver, !mood.hasSelf { item = Scene.receiver.name }
    if isLeft { firstItem = item }
    if !isLeft, item == understood.superviewWord, !hasViewOfThatName || !understood.isShadowedByView {
      item = firstItem + ".superview"
    } else if !isLeft, item == understood.safeAreaWord, !hasViewOfThatName {
      item = firstItem + ".superview.safeAreaLayoutGuide"
    }
    return Self.value(item, attribute, seed)
  }

  private mutating func tame(_ value: Double) -> Double {
    if value != 0, !(1e-30...1e30 ~= abs(value)) { isTame = false }
    return value
  }
}
