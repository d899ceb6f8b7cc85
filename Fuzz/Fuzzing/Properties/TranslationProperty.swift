import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintMeaning

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
        if let fault = source.placeFault(of: translation, into: .dialect(target)) { return fault }
        guard !translation.texts.contains(where: { target.namesWord(in: $0) }) else { continue }
        // What divides by a number that stands for 0 states nothing; the other way round it is a product.
        guard let meant else { continue }
        // A quotient by a quotient is written as a product, which is rounded otherwise.
        guard let said = source.meaning(of: translation, in: target, mood), said.count == meant.count,
          zip(said, meant).allSatisfy({ $0.isSame(as: $1.behindItem) })
        else {
          return "\(target.name) has '\(translation.text)', which does not mean the same"
        }
      } catch {
        if let fault = source.places.fault(ofRefusal: error.mistakes) { return fault }
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
}

/// A text that is to be translated, and what it is taken to mean.
struct TranslatedText {
  let constraints: [Equation]

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
    options.metrics = Set(constraints.flatMap(\.numberNames))
    // Every other text has a view for what is called `self` in it.
    options.receiver = Mood.mixed(bytes, 3) % 2 == 0 ? "receiver" : nil
  }

  var places: TranslationPlaces { TranslationPlaces(constraints: constraints, bytes: bytes, dialect: dialect) }

  func placeFault(of translation: Translation, into target: TranslationTarget) -> String? {
    places.fault(ofWarnings: translation.warnings, into: target, hasReceiver: options.receiver != nil)
  }

  /// The constraints of the text; `nil` where the names stand for what there can be no constraint of.
  func meaning(in mood: Mood) -> [LayoutConstraint<NamedItem>]? {
    stated(by: bytes, in: dialect, "left_item", "right_item", self: options.receiver, mood)
  }

  /// The constraints of what a translation has written.
  func meaning(of translation: Translation, in target: Dialect, _ mood: Mood) -> [LayoutConstraint<NamedItem>]? {
    var all: [LayoutConstraint<NamedItem>] = []
    for text in translation.texts {
      let constraints = stated(by: Array(text.utf8), in: target, translation.leftItem, translation.rightItem, mood)
      guard let constraints else { return nil }
      all += constraints.map(\.behindItem)
    }
    return all
  }

  /// The constraints of a text; an identifier that is only the text it stands in is left out: that is another text in each
  /// language.
  private func stated(
    by bytes: [UInt8], in dialect: Dialect, _ left: String?, _ right: String?, self nameOfSelf: String? = nil,
    _ mood: Mood
  ) -> [LayoutConstraint<NamedItem>]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let stated = try? dialect.constraints(in: text) else { return nil }
    let hasRight = stated.contains { $0.right.operand != nil }
    var scene = Scene(for: dialect, left: left, right: hasRight ? right : nil, mood: mood)
    scene.nameOfSelf = nameOfSelf
    // In a size a name is that of a view, unless it is said to be that of a number.
    let sizes = stated.compactMap { if case .numberOrItem(let name)? = $0.right.operand { name } else { nil } }
    scene.viewNames = Set(sizes).subtracting(options.metrics)
    guard let resolutions = try? dialect.resolutions(of: text, in: scene) else { return nil }
    return zip(resolutions, stated).map { resolution, equation in
      var constraint = resolution.constraint
      if equation.identifier == nil { constraint.identifier = nil }
      return constraint
    }
  }

  func translated(
    to target: TranslationTarget, on platform: CodePlatform = .iOS
  ) throws(Diagnostic) -> Translation {
    var options = options
    options.platform = platform
    return try dialect.translate(ContiguousArray(bytes).span, to: target, options: options)
  }
}

extension Dialect {
  /// Whether a word for the superview names a view in a text.
  fileprivate func namesWord(in text: String) -> Bool {
    let isList = isList(ContiguousArray(text.utf8).span)
    return ((try? constraints(in: text)) ?? []).contains { $0.namesWordOnTheLeft(in: self) || isList && $0.namesWord }
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

extension Equation {
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
