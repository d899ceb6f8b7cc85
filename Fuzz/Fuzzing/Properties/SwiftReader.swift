import ConstraintGrammar
import ConstraintLayout

/// Reads an expression of Swift that makes a constraint, with anchors or with the initialiser of `NSLayoutConstraint`.
///
/// It knows no more of Swift than such an expression needs, and has nothing of what writes them.
struct SwiftReader {
  let pieces: [String]
  var position = 0
  let mood: Mood

  /// Whether a comment says that older systems lack it.
  private let hasComment: Bool
  private let isSpaced: Bool

  /// - Parameter mood: what the names of numbers stand for.
  init(_ text: String, mood: Mood) {
    let comment = " /* macOS 11 or later */"
    hasComment = text.hasSuffix(comment)
    let bytes = Array(text.utf8.dropLast(hasComment ? comment.utf8.count : 0))
    let tokens = PlainToken.list(in: bytes)
    pieces = tokens.map(\.text)
    isSpaced = tokens.allSatisfy { Self.isSpaced($0, in: bytes) }
    self.mood = mood
  }

  /// Whether a sign has white space on both sides or on none; a minus that belongs to a number has some before it alone.
  private static func isSpaced(_ token: PlainToken, in bytes: [UInt8]) -> Bool {
    guard ["+", "-", "*", "/"].contains(token.text) else { return true }
    let (before, after) = (bytes[..<token.offset].last ?? 32, bytes[(token.offset + 1)...].first ?? 32)
    // What touches is one sign, which there is not.
    if "+-*/".utf8.contains(before) || "+-*/".utf8.contains(after) { return false }
    let (isFreeBefore, isFreeAfter) = (" (,:".utf8.contains(before), " ),".utf8.contains(after))
    return isFreeBefore == isFreeAfter || token.text == "-" && isFreeBefore
  }

  /// The constraint of an expression, or of statements that declare it by a name and give it a priority or an identifier.
  ///
  /// - Parameter platform: whose older systems have to be told of.
  static func constraint(
    declaredBy text: String, mood: Mood, on platform: CodePlatform
  ) -> LayoutConstraint<NamedItem>? {
    var lines = text.split(separator: "\n").map(String.init)
    guard lines.count > 1 else {
      var reader = SwiftReader(text, mood: mood)
      return reader.constraint(on: platform)
    }
    let parts = lines.removeFirst().split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "let", parts[2] == "=" else { return nil }
    var reader = SwiftReader(parts[3], mood: mood)
    guard var constraint = reader.constraint(on: platform) else { return nil }
    for line in lines {
      let (priority, identifier) = (parts[1] + ".priority = .init(rawValue: ", parts[1] + ".identifier = \"")
      if line.hasPrefix(priority), line.hasSuffix(")") {
        var number = line.dropFirst(priority.count).dropLast()
        let isConverted = number.hasPrefix("Float(") && number.hasSuffix(")")
        if isConverted { number = number.dropFirst(6).dropLast() }
        let reader = SwiftReader(String(number), mood: mood)
        // A name is that of a number of another type.
        guard let value = reader.wholeSum, isConverted || Double(String(number)) != nil else { return nil }
        constraint.priority = value
      } else if line.utf8.starts(with: identifier.utf8),
        let text = unescaped(line.unicodeScalars.dropFirst(identifier.unicodeScalars.count))
      {
        constraint.identifier = text
      } else {
        return nil
      }
    }
    return constraint
  }

  /// The text of a string literal behind its first quotation mark.
  private static func unescaped(_ literal: some Collection<Unicode.Scalar>) -> String? {
    var text = ""
    // A mark that combines with the letter before it does not with a quotation mark.
    var rest = ArraySlice(literal)
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return rest.isEmpty ? text : nil }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let escaped = rest.popFirst()
      if escaped == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let code = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16), let scalar = Unicode.Scalar(code)
      {
        text.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else if let escaped, escaped == "\"" || escaped == "\\" {
        text.unicodeScalars.append(escaped)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The constraint; `nil` if it is no such expression.
  private mutating func constraint(on platform: CodePlatform) -> LayoutConstraint<NamedItem>? {
    guard isSpaced, let path = path(), take("("), let arguments = arguments(), position == pieces.count else {
      return nil
    }
    if path == ["NSLayoutConstraint"] {
      // AppKit has no attributes for margins.
      let constraint = Self.initialized(arguments)
      return hasComment || platform == .macOS && constraint?.hasMargin == true ? nil : constraint
    }
    guard path.last == "constraint", let first = Anchor(path.dropLast()),
      let constraint = Self.anchored(first, arguments)
    else { return nil }
    return hasComment == (platform == .macOS && constraint.needsMacOS11) ? constraint : nil
  }

  enum Argument {
    case path([String])
    case number(Double)
  }

  private static let relations = [
    "equal": Relation.equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static func initialized(_ arguments: [(label: String, Argument)]) -> LayoutConstraint<NamedItem>? {
    guard
      arguments.map(\.label) == [
        "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
      ],
      case .path(let item) = arguments[0].1, case .path(let attribute) = arguments[1].1,
      case .path(let relation) = arguments[2].1, case .path(let other) = arguments[3].1,
      case .path(let otherAttribute) = arguments[4].1, case .number(let multiplier) = arguments[5].1,
      case .number(let constant) = arguments[6].1,
      [attribute, relation, otherAttribute].allSatisfy({ $0.count == 2 && $0[0].isEmpty }),
      let first = Attribute(rawValue: attribute[1]), let relation = relations[relation[1]]
    else { return nil }
    if other.isEmpty, otherAttribute[1] == "notAnAttribute", multiplier == 1 {
      return LayoutConstraint(NamedItem(item), first, relation, constant: constant)
    }
    guard !other.isEmpty, let second = Attribute(rawValue: otherAttribute[1]) else { return nil }
    return LayoutConstraint(
      NamedItem(item), first, relation, NamedItem(other), second, multiplier: multiplier, constant: constant)
  }

  private static func anchored(_ first: Anchor, _ arguments: [(label: String, Argument)]) -> LayoutConstraint<
    NamedItem
  >? {
    guard let (label, value) = arguments.first else { return nil }
    if label.hasSuffix("ToConstant") {
      guard arguments.count == 1, case .number(let constant) = value, let relation = relations["\(label.dropLast(10))"],
        first.kind == .size
      else { return nil }
      return LayoutConstraint(first.item, first.attribute, relation, constant: constant)
    }
    if let constraint = spaced(first, label, arguments) { return constraint }
    guard label.hasSuffix("To"), let relation = relations["\(label.dropLast(2))"], case .path(let path) = value,
      let second = Anchor(path[...]), second.kind == first.kind
    else { return nil }
    var (multiplier, constant): (Double?, Double?)
    for (label, value) in arguments.dropFirst() {
      guard case .number(let number) = value else { return nil }
      switch label {
      // What is a place can't be scaled.
      case "multiplier" where first.kind == .size && multiplier == nil && constant == nil: multiplier = number
      case "constant" where constant == nil: constant = number
      default: return nil
      }
    }
    return LayoutConstraint(
      first.item, first.attribute, relation, second.item, second.attribute, multiplier: multiplier ?? 1,
      constant: constant ?? 0)
  }

  /// The constraint that keeps the system's distance; `nil` if it is another one.
  private static func spaced(
    _ first: Anchor, _ label: String, _ arguments: [(label: String, Argument)]
  ) -> LayoutConstraint<NamedItem>? {
    let direction = first.kind == .vertical ? "Below" : "After"
    let end = "ToSystemSpacing" + direction
    guard label.hasSuffix(end), let relation = relations["\(label.dropLast(end.count))"], arguments.count == 2,
      case .path(let path) = arguments[0].1, let second = Anchor(path[...]), arguments[1].label == "multiplier",
      case .number(1) = arguments[1].1, first.kind != .size, second.kind == first.kind
    else { return nil }
    var constraint = LayoutConstraint(
      first.item, first.attribute, relation, second.item, second.attribute,
      constant: SystemSpacing().betweenViews)
    constraint.isSystemSpacing = true
    return constraint
  }
}
