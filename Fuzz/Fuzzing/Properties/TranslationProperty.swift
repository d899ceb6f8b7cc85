import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let translation = Property(
    "translation", "A translation means the same whatever the views and numbers, or is refused with a reason."
  ) { tried, subject in
    guard let source = TranslatedText(tried, in: subject.dialect) else { return nil }
    for mood in Mood.all(for: tried.bytes) {
      if let fault = fault(of: source, mood) { return fault }
    }
    return nil
  }

  private static func fault(of source: TranslatedText, _ mood: Mood) -> String? {
    let meant = source.meaning(in: mood)
    for target in Dialect.all {
      do throws(Diagnostic) {
        let translation = try source.translated(to: .dialect(target))
        guard let said = meaning(of: translation, in: target, source, mood) else { continue }
        guard said == meant?.map(\.behindItem) else {
          return "\(target.name) has '\(translation.text)', which does not mean the same"
        }
      } catch {
        guard let meant else { continue }
        for mistake in error.mistakes {
          let hasReason = zip(source.constraints, meant).contains { equation, constraint in
            TranslationReason.holds(mistake.code, for: equation, meaning: constraint, in: target)
          }
          guard hasReason else { return "\(target.name) refuses it without a reason: \(mistake.message)" }
        }
      }
    }
    return nil
  }

  /// The constraints of what a translation has written; `nil` where a word is the name of a view in it.
  private static func meaning(
    of translation: Translation, in target: Dialect, _ source: TranslatedText, _ mood: Mood
  ) -> [LayoutConstraint<NamedItem>]? {
    var constraints: [LayoutConstraint<NamedItem>] = []
    for text in translation.texts {
      if let equation = try? Equation(text, in: target), equation.namesWordOnTheLeft(in: target) { return nil }
      var scene = Scene(for: target, left: translation.leftItem, right: translation.rightItem, mood: mood)
      scene.viewNames = source.viewNames
      constraints += target.constraints(stated: Array(text.utf8), in: scene)?.map(\.behindItem) ?? []
    }
    return constraints
  }
}

/// A text that is to be translated, and what it is taken to mean.
struct TranslatedText {
  let constraints: [Equation<String>]

  /// The names that no number has.
  let viewNames: Set<String>

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var options = TranslationOptions(lhs: "left_item", rhs: "right_item")

  /// A text that is accepted, unless a word for a superview names a view in it: that can't be said elsewhere.
  init?(_ tried: TriedText, in dialect: Dialect) {
    guard let constraints = tried.constraints else { return nil }
    let isList = tried.equation == nil
    guard !constraints.contains(where: { $0.namesWordOnTheLeft(in: dialect) || isList && $0.namesWord }) else {
      return nil
    }
    self.constraints = constraints
    self.dialect = dialect
    bytes = tried.bytes
    // In a size a name is that of a view, unless it is said to be that of a number.
    let sizes = constraints.compactMap { if case .numberOrItem(let name)? = $0.right.operand { name } else { nil } }
    options.metrics = Set(constraints.flatMap(\.numberNames))
    viewNames = Set(sizes).subtracting(options.metrics)
  }

  /// The constraints of the text; `nil` where the names stand for what there can be no constraint of.
  func meaning(in mood: Mood) -> [LayoutConstraint<NamedItem>]? {
    let right = constraints.contains { $0.right.operand != nil } ? "right_item" : nil
    var scene = Scene(for: dialect, left: "left_item", right: right, mood: mood)
    scene.viewNames = viewNames
    return dialect.constraints(stated: bytes, in: scene)
  }

  func translated(to target: TranslationTarget) throws(Diagnostic) -> Translation {
    try dialect.translate(ContiguousArray(bytes).span, to: target, options: options)
  }
}

extension Dialect {
  /// The constraints that a text states; `nil` if it states none there. An identifier that is only the text it stands in is left
  /// out: that is another text in each language.
  fileprivate func constraints(stated bytes: [UInt8], in scene: Scene) -> [LayoutConstraint<NamedItem>]? {
    guard let resolutions = try? resolutions(of: ContiguousArray(bytes).span, in: scene) else { return nil }
    let stated = try? statement(of: ContiguousArray(bytes).span).constraints
    return zip(resolutions, stated ?? []).map { resolution, equation in
      var constraint = resolution.constraint
      if equation.identifier == nil { constraint.identifier = nil }
      return constraint
    }
  }
}

extension LayoutConstraint<NamedItem> {
  /// The same with a superview as the second item, where it is one.
  var behindItem: LayoutConstraint {
    guard let secondItem, let secondAttribute, secondItem.layoutSuperview == firstItem, multiplier == 1 else {
      return self
    }
    var turned = LayoutConstraint(
      secondItem, secondAttribute, relation.reversed, firstItem, firstAttribute,
      constant: isSystemSpacing ? constant : -constant, priority: priority, identifier: identifier)
    turned.isSystemSpacing = isSystemSpacing
    return turned
  }
}

extension Equation<String> {
  /// Whether the word for the superview, or for its safe area, names a view on the left: then it means that view on the right
  /// as well.
  func namesWordOnTheLeft(in dialect: Dialect) -> Bool {
    guard case .attribute(let item, _) = left.operand else { return false }
    return [dialect.meaning.superviewWord, dialect.meaning.safeAreaWord].contains { $0?.spelling == item }
  }

  /// Whether a view is called by such a word of some dialect.
  fileprivate var namesWord: Bool {
    [left, right].contains { side in
      switch side.operand {
      case .attribute(let name, _)?, .numberOrItem(let name)?: Understood.words.contains(name)
      default: false
      }
    }
  }

  /// The names of numbers, as far as they can be nothing else.
  var numberNames: [String] {
    let metrics = [left, right].compactMap { if case .metric(let name)? = $0.operand { name } else { nil } }
    let scalars = [left, right].flatMap { [$0.multiplier?.value, $0.constant?.value] } + [priority]
    return metrics + scalars.compactMap { $0?.name }
  }
}
