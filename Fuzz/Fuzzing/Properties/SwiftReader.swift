import ConstraintGrammar
import ConstraintLayout

/// Reads an expression of Swift that makes a constraint, with anchors or with the initialiser of `NSLayoutConstraint`.
///
/// It knows no more of Swift than such an expression needs, and has nothing of what writes them.
struct SwiftReader {
  private let pieces: [String]
  private var position = 0
  private let mood: Mood

  /// - Parameter mood: what the names of numbers stand for.
  init(_ text: String, mood: Mood) {
    // What some systems lack is said in a comment.
    let code = text.hasSuffix(" /* macOS 11 or later */") ? String(text.dropLast(24)) : text
    pieces = PlainToken.list(in: Array(code.utf8)).map(\.text)
    self.mood = mood
  }

  /// The constraint of an expression, or of statements that declare it by a name and give it a priority or an identifier.
  static func constraint(declaredBy text: String, mood: Mood) -> LayoutConstraint<NamedItem>? {
    var lines = text.split(separator: "\n").map(String.init)
    guard lines.count > 1 else {
      var reader = SwiftReader(text, mood: mood)
      return reader.constraint()
    }
    let parts = lines.removeFirst().split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "let", parts[2] == "=" else { return nil }
    var reader = SwiftReader(parts[3], mood: mood)
    guard var constraint = reader.constraint() else { return nil }
    for line in lines {
      let (priority, identifier) = (parts[1] + ".priority = .init(rawValue: ", parts[1] + ".identifier = \"")
      if line.hasPrefix(priority), line.hasSuffix(")") {
        var number = line.dropFirst(priority.count).dropLast()
        if number.hasPrefix("Float("), number.hasSuffix(")") { number = number.dropFirst(6).dropLast() }
        var reader = SwiftReader(String(number), mood: mood)
        guard let value = reader.sum(), reader.position == reader.pieces.count else { return nil }
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
  mutating func constraint() -> LayoutConstraint<NamedItem>? {
    let path = path()
    guard take("("), let arguments = arguments(), position == pieces.count else { return nil }
    if path == ["NSLayoutConstraint"] { return Self.initialized(arguments) }
    guard path.last == "constraint", let first = Anchor(path.dropLast()) else { return nil }
    return Self.anchored(first, arguments)
  }

  private enum Argument {
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
      case .number(let constant) = arguments[6].1, attribute.count == 2, relation.count == 2, otherAttribute.count == 2,
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
      guard arguments.count == 1, case .number(let constant) = value, let relation = relations["\(label.dropLast(10))"]
      else { return nil }
      return LayoutConstraint(first.item, first.attribute, relation, constant: constant)
    }
    if let constraint = spaced(first, label, arguments) { return constraint }
    guard label.hasSuffix("To"), let relation = relations["\(label.dropLast(2))"], case .path(let path) = value,
      let second = Anchor(path[...])
    else { return nil }
    var (multiplier, constant): (Double?, Double?)
    for (label, value) in arguments.dropFirst() {
      guard case .number(let number) = value else { return nil }
      switch label {
      case "multiplier" where multiplier == nil && constant == nil: multiplier = number
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
    let direction = ["top", "bottom"].contains(first.attribute.rawValue) ? "Below" : "After"
    let end = "ToSystemSpacing" + direction
    guard label.hasSuffix(end), let relation = relations["\(label.dropLast(end.count))"], arguments.count == 2,
      case .path(let path) = arguments[0].1, let second = Anchor(path[...]), arguments[1].label == "multiplier",
      case .number(1) = arguments[1].1
    else { return nil }
    var constraint = LayoutConstraint(
      first.item, first.attribute, relation, second.item, second.attribute,
      constant: SystemSpacing().betweenViews)
    constraint.isSystemSpacing = true
    return constraint
  }

  /// A view and one of its anchors.
  private struct Anchor {
    let item: NamedItem
    let attribute: Attribute

    init?(_ path: ArraySlice<String>) {
      guard let last = path.last, last.hasSuffix("Anchor"), path.count > 1 else { return nil }
      let name = String(last.dropLast(6))
      let isOfMargins = path.dropLast().last == "layoutMarginsGuide"
      let margin = name.hasPrefix("center") ? name + "WithinMargins" : name + "Margin"
      guard let attribute = Attribute(rawValue: isOfMargins ? margin : name) else { return nil }
      self.attribute = attribute
      item = NamedItem(Array(path.dropLast(isOfMargins ? 2 : 1)))
      if item.lacksAnchor(for: attribute) { return nil }
    }
  }
}

extension SwiftReader {
  private var next: String? { position < pieces.count ? pieces[position] : nil }

  private mutating func take(_ piece: String) -> Bool {
    guard next == piece else { return false }
    position += 1
    return true
  }

  /// Names with dots between them, without the marks that Swift wants: `` `in`.superview! ``. A dot may come first.
  private mutating func path() -> [String] {
    var path: [String] = next == "." ? [""] : []
    while let piece = next {
      switch piece {
      case "`", "!", ".": position += 1
      case _ where piece.utf8.allSatisfy(Lexer.isWordPart) && (path.isEmpty || pieces[position - 1] != "!"):
        path.append(piece)
        position += 1
      default: return path
      }
    }
    return path
  }

  private mutating func arguments() -> [(label: String, Argument)]? {
    var arguments: [(label: String, Argument)] = []
    repeat {
      guard let label = next else { return nil }
      position += 1
      guard take(":") else { return nil }
      let start = position
      // In marks the word is the name of a view.
      let isNothing = next == "nil"
      let path = path()
      if next == "," || next == ")", !path.isEmpty, !isNumber(label) {
        arguments.append((label, .path(isNothing ? [] : path)))
        continue
      }
      position = start
      guard let number = sum() else { return nil }
      arguments.append((label, .number(number)))
    } while take(",")
    return take(")") ? arguments : nil
  }

  /// Whether an argument with the label is a number, which may have a name.
  private func isNumber(_ label: String) -> Bool {
    label == "multiplier" || label == "constant" || label.hasSuffix("ToConstant")
  }

  private mutating func sum() -> Double? {
    guard var sum = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      position += 1
      guard let term = product() else { return nil }
      sum = sign == "+" ? sum + term : sum - term
    }
    return sum
  }

  private mutating func product() -> Double? {
    guard var product = factor() else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      position += 1
      guard let factor = factor() else { return nil }
      product = sign == "*" ? product * factor : product / factor
    }
    return product
  }

  private mutating func factor() -> Double? {
    if take("-") { return factor().map { -$0 } }
    if take("(") {
      guard let sum = sum(), take(")") else { return nil }
      return sum
    }
    if let piece = next, let number = PlainToken(text: piece, offset: 0).number {
      position += 1
      return number
    }
    let path = path()
    return path.count == 1 ? mood.number(named: path[0]) : nil
  }
}

extension NamedItem {
  fileprivate init(_ path: [String]) { self.init(name: path.joined(separator: ".")) }
}
