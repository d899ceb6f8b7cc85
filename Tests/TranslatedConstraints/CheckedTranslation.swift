import ConstraintGrammar
import ConstraintLayout

/// A function of Swift that makes a translated constraint and compares it with what the equation means.
struct CheckedTranslation {
  let function: String

  /// - Returns: `nil` if the target refuses the equation, or the names can't be declared together.
  init?(_ text: String, in dialect: Dialect, to target: TranslationTarget, number: Int, hasMargins: Bool) {
    guard let translation = try? dialect.translate(text, to: target), let resolved = Self.resolved(text, in: dialect)
    else { return nil }
    let constraint = resolved.constraint
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    if case .swift = target, !hasMargins, attributes.contains(where: { $0.margin != nil }) { return nil }
    guard let declarations = Declarations(items: resolved.names.items, numbers: resolved.names.numbers) else {
      return nil
    }
    let throughGuide = if case .anchors = target { true } else { false }
    let arguments =
      ["\"\(target.name): \(Self.escaped(text))\"", translation.text]
      + Self.side(constraint.firstItem, constraint.firstAttribute, throughGuide) + [".\(constraint.relation)"]
      + Self.side(constraint.secondItem, constraint.secondAttribute, throughGuide)
      + ["\(constraint.multiplier)", "\(constraint.constant)"]
    let lines = declarations.lines + ["check(\n      " + arguments.joined(separator: ",\n      ") + ")"]
    function = "@MainActor func case\(number)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func resolved(
    _ text: String, in dialect: Dialect
  ) -> (constraint: LayoutConstraint<NamedItem>, names: AnyNames)? {
    for hasRightItem in [true, false] {
      let names = AnyNames(hasRightItem: dialect.name == "equations" && hasRightItem)
      if let resolution = try? dialect.resolve(text, in: names) { return (resolution.constraint, names) }
    }
    return nil
  }

  private static func side(_ item: NamedItem?, _ attribute: Attribute?, _ throughGuide: Bool) -> [String] {
    guard let item, let attribute else { return ["nil", ".notAnAttribute"] }
    if throughGuide, let inner = attribute.margin { return [item.expression + ".layoutMarginsGuide", ".\(inner)"] }
    return [item.expression, attribute == .baseline ? ".lastBaseline" : ".\(attribute)"]
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

extension Attribute {
  /// The attribute that a guide for the margins has in place of this one; `nil` if this is no margin.
  fileprivate var margin: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
