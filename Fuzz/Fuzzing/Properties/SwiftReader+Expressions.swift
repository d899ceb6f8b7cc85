import ConstraintGrammar
import ConstraintLayout

extension SwiftReader {
  /// A view and one of its anchors.
  struct Anchor {
    /// Anchors of one kind can be related, and the compiler refuses all others.
    enum Kind {
      case horizontal, vertical, size
    }

    let item: NamedItem
    let attribute: Attribute
    let kind: Kind

    private static let kinds: [String: Kind] = [
      "left": .horizontal, "right": .horizontal, "leading": .horizontal, "trailing": .horizontal,
      "centerX": .horizontal, "top": .vertical, "bottom": .vertical, "centerY": .vertical, "firstBaseline": .vertical,
      "lastBaseline": .vertical, "width": .size, "height": .size,
    ]

    init?(_ path: ArraySlice<String>) {
      guard let last = path.last, last.hasSuffix("Anchor"), path.count > 1 else { return nil }
      let name = String(last.dropLast(6))
      let isOfMargins = path.dropLast().last == "layoutMarginsGuide"
      let margin = name.hasPrefix("center") ? name + "WithinMargins" : name + "Margin"
      guard let kind = Self.kinds[name], let attribute = Attribute(rawValue: isOfMargins ? margin : name) else {
        return nil
      }
      self.attribute = attribute
      self.kind = kind
      item = NamedItem(Array(path.dropLast(isOfMargins ? 2 : 1)))
      if item.lacksAnchor(for: attribute) { return nil }
    }
  }

  private var next: String? { position < pieces.count ? pieces[position] : nil }

  mutating func take(_ piece: String) -> Bool {
    guard next == piece else { return false }
    position += 1
    return true
  }

  /// Names with dots between them: `` `in`.superview!.leftAnchor ``. A dot may come first. A superview may be `nil`, and has a
  /// mark for that; no other name has one.
  mutating func path() -> [String]? {
    var path = take(".") ? [""] : []
    repeat {
      guard let name = name(isFirst: path.isEmpty), take("!") == (name == "superview") else { return nil }
      path.append(name)
    } while take(".")
    return path
  }

  /// A name, in backticks where it is a reserved word that comes first.
  private mutating func name(isFirst: Bool) -> String? {
    let isMarked = take("`")
    guard let word = next, word.utf8.allSatisfy(Lexer.isWordPart), !word.utf8.prefix(1).allSatisfy(Lexer.isDigit) else {
      return nil
    }
    if isFirst, !isMarked, Self.reserved.contains(word) { return nil }
    position += 1
    return isMarked && !take("`") ? nil : word
  }

  /// The words that can be no name of their own; `self` stands for a view as it is.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "var", "where", "while", "_",
  ]

  mutating func arguments() -> [(label: String, Argument)]? {
    var arguments: [(label: String, Argument)] = []
    repeat {
      guard let label = next else { return nil }
      position += 1
      guard take(":") else { return nil }
      if isNumber(label) {
        guard let number = sum() else { return nil }
        arguments.append((label, .number(number)))
      } else if take("nil") {
        // In marks the word is the name of a view.
        arguments.append((label, .path([])))
      } else {
        guard let path = path() else { return nil }
        arguments.append((label, .path(path)))
      }
    } while take(",")
    return take(")") ? arguments : nil
  }

  /// Whether an argument with the label is a number, which may have a name.
  private func isNumber(_ label: String) -> Bool {
    label == "multiplier" || label == "constant" || label.hasSuffix("ToConstant")
  }

  /// The value of all that is left; `nil` if it is none.
  var wholeSum: Double? {
    var reader = self
    guard let sum = reader.sum(), reader.position == pieces.count else { return nil }
    return sum
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
    if let piece = next, piece.utf8.first.map(Lexer.isDigit) == true {
      position += 1
      // Digits stand on both sides of a point.
      let hasDigits =
        !piece.hasSuffix(".")
        && !zip(piece.utf8, piece.utf8.dropFirst()).contains { $0 == UInt8(ascii: ".") && !Lexer.isDigit($1) }
      return hasDigits ? PlainToken(text: piece, offset: 0).number : nil
    }
    return name(isFirst: true).map { mood.number(named: $0) }
  }
}

extension LayoutConstraint<NamedItem> {
  /// Whether one of both sides is a margin.
  var hasMargin: Bool {
    [firstAttribute, secondAttribute].compactMap { $0?.rawValue }.contains {
      $0.hasSuffix("Margin") || $0.hasSuffix("Margins")
    }
  }

  /// Whether AppKit has what anchors make it with since macOS 11: the system's distance, margins and safe areas.
  var needsMacOS11: Bool {
    let items = [firstItem, secondItem]
    return isSystemSpacing || hasMargin
      || items.contains { $0?.name.hasSuffix(".safeAreaLayoutGuide") == true }
  }
}

extension NamedItem {
  init(_ path: [String]) { self.init(name: path.joined(separator: ".")) }
}
