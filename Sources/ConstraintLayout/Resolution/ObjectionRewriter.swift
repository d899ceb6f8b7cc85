import ConstraintGrammar
import ConstraintMeaning

/// Finds equations near to one that UIKit and AppKit raise an exception on, which they take.
struct ObjectionRewriter {
  let dialect: Dialect
  let equation: Equation

  /// The multiplier of the second attribute, as far as it is known.
  let multiplier: Double?

  /// The texts to write instead, best first; empty if the dialect has no words for them.
  func rewrites(avoiding objection: Objection) -> Rewrites {
    guard hasNamesToRead else { return .none }
    switch objection {
    case .placeAlone, .placeTimesZero: return relatedToSuperview
    case .mixedAxes: return related { [($0, $1.onOtherAxis), ($0.onOtherAxis, $1)] }
    case .placeAndSize: return related { [($0, $0), ($1, $1)] }
    case .mixedDirections: return related { [($0, $1.inOtherDirection ?? $1), ($0.inOtherDirection ?? $0, $1)] }
    }
  }

  /// Whether the names are such that somebody would read them again: each text has all of them.
  private var hasNamesToRead: Bool {
    equation.names.reduce(0) { $0 + $1.utf8.count } <= 1000
  }

  // MARK: another attribute

  /// The equation with each of the pairs that come of its two attributes.
  private func related(by pairs: (Attribute, Attribute) -> [(Attribute, Attribute)]) -> Rewrites {
    guard let first = equation.left.attribute, let second = equation.right.attribute else { return .none }
    return Rewrites(texts: pairs(first, second).compactMap { text($0, $1) }, superview: .notNeeded)
  }

  /// The equation with other attributes, if nothing is to be said against that.
  private func text(_ first: Attribute, _ second: Attribute) -> String? {
    guard Objection.all(first, second, multiplier: multiplier ?? 1).isEmpty else { return nil }
    var equation = equation
    equation.left.attribute = first
    equation.right.attribute = second
    return form(of: equation, rhs: "rhs").flatMap { EquationWriter(dialect).text(stating: $0, like: equation) }
  }

  private func form(of equation: Equation, rhs: String) -> NormalForm? {
    try? NormalForm(equation, meaning: dialect.meaning).solved(lhs: "lhs", rhs: rhs)
  }

  // MARK: the superview

  /// The same constant, counted from the superview: by the word for it, or as a view that is given.
  private var relatedToSuperview: Rewrites {
    let name = "superview"
    guard var form = form(of: equation, rhs: name), form.first.item != .named(name) else { return .none }
    let hasWord = dialect.meaning.superviewWord != nil
    form.second = NormalForm.Reference(
      item: hasWord ? .superview(unlessView: nil) : .named(name), attribute: form.first.attribute.ofSuperview)
    form.multiplier = .one
    let writer = EquationWriter(dialect)
    guard let text = writer.text(stating: form) else { return .none }
    return Rewrites(texts: [text], superview: hasWord ? .notNeeded : writer.isImplied ? .asRightItem : .underItsName)
  }
}

/// The texts in place of an equation that UIKit and AppKit raise an exception on.
struct Rewrites {
  /// How the superview has to be given along with the texts.
  enum Superview {
    case notNeeded
    case underItsName
    case asRightItem
  }

  let texts: [String]
  let superview: Superview

  /// Where there is no text to write in place of another.
  static let none = Rewrites(texts: [], superview: .notNeeded)
}

extension Side {
  /// The attribute that the side is about.
  fileprivate var attribute: Attribute? {
    get {
      switch operand {
      case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute): attribute
      case .metric, .numberOrItem, nil: nil
      }
    }
    set {
      guard let newValue else { return }
      switch operand {
      case .attribute(let item, _): operand = .attribute(of: item, newValue)
      case .implied: operand = .implied(newValue)
      case .superview: operand = .superview(newValue)
      case .metric, .numberOrItem, nil: break
      }
    }
  }
}
