import ConstraintGrammar
import ConstraintLayout
import ConstraintReports

/// A method of Swift that makes the constraints of a translated text and compares them with what the text means.
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
    let constraints = hasMargins ? resolved.constraints.map(\.fromMargins) : resolved.constraints
    let attributes = constraints.flatMap { [$0.firstAttribute, $0.secondAttribute].compactMap { $0 } }
    if case .swift = target, !hasMargins, attributes.contains(where: { $0.margin != nil }) { throw .unchecked }
    guard
      let declarations = Declarations(
        items: resolved.names.items, numbers: resolved.names.numbers, in: surroundings)
    else { throw .unchecked }
    let throughGuide = if case .anchors = target { true } else { false }
    guard translation.texts.count == constraints.count else { throw .unchecked }
    var lines = declarations.lines
    var named: [String] = []
    for ((made, name), constraint) in zip(zip(translation.texts, translation.names), constraints) {
      if name != nil { named.append(made) }
      let arguments =
        ["\"\(surroundings), \(target.name): \(Self.escaped(text))\"", name ?? made]
        + Self.side(constraint.firstItem, constraint.firstAttribute, throughGuide) + [".\(constraint.relation)"]
        + Self.side(constraint.secondItem, constraint.secondAttribute, throughGuide)
        + ["\(constraint.multiplier)", "\(constraint.constant)", "\(constraint.priority)"]
        + [constraint.identifier.map { "\"\(Self.escaped($0))\"" } ?? "nil"]
      lines += (name == nil ? [] : [made]) + ["check(\n      " + arguments.joined(separator: ",\n      ") + ")"]
    }
    lines.append(
      "if isActivating {\n    " + named.map { $0 + "\n    " }.joined() + "NSLayoutConstraint.activate([\n    "
        + line.code(isElement: true) + "\n    ])\n  }")
    function =
      "extension \(surroundings.rawValue) {\nfunc case\(number)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n}\n"
  }

  private static func resolved(
    _ text: String, in dialect: Dialect
  ) -> (constraints: [LayoutConstraint<NamedItem>], names: AnyNames)? {
    guard let stated = try? dialect.constraints(in: text) else { return nil }
    let words = [dialect.meaning.superviewWord?.spelling, dialect.meaning.safeAreaWord?.spelling]
    let views = stated.flatMap { $0.viewsOfChain }
    // On the left, a view may be called by the word for the superview.
    for (words, hasRightItem) in [(words, true), (words, false), ([], false)] {
      let names = AnyNames(
        words: words, views: Set(views), hasRightItem: dialect.name == "equations" && hasRightItem)
      guard let resolutions = try? dialect.resolutions(of: text, in: names) else { continue }
      let constraints = zip(stated, resolutions).map { equation, resolution in
        var constraint = resolution.constraint
        // The text itself is the identifier in its own language only.
        constraint.identifier = equation.identifier
        return constraint
      }
      return (constraints, names)
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

extension LayoutConstraint<NamedItem> {
  /// The same with the margin of the superview where the system's distance from that is meant.
  fileprivate var fromMargins: LayoutConstraint {
    guard isSystemSpacing, firstAttribute == secondAttribute else { return self }
    var constraint = self
    constraint.constant = 0
    switch firstAttribute {
    case .leading: constraint.secondAttribute = .leadingMargin
    case .top: constraint.secondAttribute = .topMargin
    case .trailing: constraint.firstAttribute = .trailingMargin
    default: constraint.firstAttribute = .bottomMargin
    }
    return constraint
  }
}

extension Equation {
  /// The names that a chain of views has in brackets or for sizes, if it is of one.
  fileprivate var viewsOfChain: [String] {
    [left.operand, right.operand].compactMap { operand in
      switch operand {
      case .attribute(let name, _), .numberOrItem(let name): name
      default: nil
      }
    }
  }
}
