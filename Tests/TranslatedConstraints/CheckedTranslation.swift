import ConstraintGrammar
import ConstraintLayout

/// A method of Swift that makes a translated constraint and compares it with what the equation means.
struct CheckedTranslation {
  enum Failure: Error {
    /// The target can't state the equation.
    case refused
    /// It can, and still there is no telling whether it does: the equation has no meaning, or needs what is not there.
    case unchecked
  }

  let function: String

  init(
    _ line: Line<Translation>, in dialect: Dialect, to target: TranslationTarget, _ surroundings: Surroundings,
    number: Int,
    hasMargins: Bool
  ) throws(Failure) {
    let text = line.text
    guard case .success(let translation) = line.result else { throw .refused }
    guard let resolved = Self.resolved(text, in: dialect) else { throw .unchecked }
    let constraint = resolved.constraint
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    if case .swift = target, !hasMargins, attributes.contains(where: { $0.margin != nil }) { throw .unchecked }
    guard
      let declarations = Declarations(
        items: resolved.names.items, numbers: resolved.names.numbers, in: surroundings)
    else { throw .unchecked }
    let throughGuide = if case .anchors = target { true } else { false }
    let arguments =
      ["\"\(surroundings), \(target.name): \(Self.escaped(text))\"", translation.text]
      + Self.side(constraint.firstItem, constraint.firstAttribute, throughGuide) + [".\(constraint.relation)"]
      + Self.side(constraint.secondItem, constraint.secondAttribute, throughGuide)
      + ["\(constraint.multiplier)", "\(constraint.constant)"]
    let statement =
      "if isActivating {\n    NSLayoutConstraint.activate([\n    " + line.code(isElement: true) + "\n    ])\n  }"
    let lines = declarations.lines + ["check(\n      " + arguments.joined(separator: ",\n      ") + ")", statement]
    function =
      "extension \(surroundings.rawValue) {\nfunc case\(number)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n}\n"
  }

  private static func resolved(
    _ text: String, in dialect: Dialect
  ) -> (constraint: LayoutConstraint<NamedItem>, names: AnyNames)? {
    let word = dialect.meaning.superviewWord?.spelling
    // On the left, a view may be called by the word for the superview.
    for (word, hasRightItem) in [(word, true), (word, false), (nil, false)] {
      let names = AnyNames(superviewWord: word, hasRightItem: dialect.name == "equations" && hasRightItem)
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
