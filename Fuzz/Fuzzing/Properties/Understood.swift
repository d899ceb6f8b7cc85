import ConstraintGrammar
import ConstraintLanguages

/// What the equations of a dialect leave to be understood.
///
/// Of the five documents it is written down here once more, so that what is checked is not what checks. Any other dialect is
/// taken at its word.
struct Understood {
  /// The word for the superview of the view on the left.
  private(set) var superviewWord: String?

  /// Whether a view that is called so is meant instead.
  let isShadowedByView: Bool

  /// What a constant alone is related to where the attribute is no size.
  let constantAlone: Meaning.ConstantAlone

  /// The word for an attribute.
  let spelling: @Sendable (Attribute) -> String

  /// The word for the safe area of that superview.
  private(set) var safeAreaWord: String?

  /// Whether `self` is the view that the call is made on.
  let hasReceiver: Bool

  init(in dialect: Dialect) {
    let meaning = dialect.meaning
    let document = Self.documents[dialect.name]
    superviewWord = document.map(\.superviewWord) ?? meaning.superviewWord?.spelling
    isShadowedByView = document?.isShadowedByView ?? meaning.superviewWord?.isShadowedByView ?? true
    constantAlone = document?.constantAlone ?? meaning.constantAlone
    spelling = (document ?? Document()).spelling
    safeAreaWord = meaning.safeAreaWord?.spelling
    hasReceiver = meaning.selfName == .receiver
  }

  /// The same of a text in the dialect: in one that states any number of constraints, all words are names.
  init(in dialect: Dialect, of bytes: [UInt8]) {
    self.init(in: dialect)
    guard dialect.isList(ContiguousArray(bytes).span) else { return }
    (superviewWord, safeAreaWord) = (nil, nil)
  }

  private struct Document {
    var superviewWord: String?
    var isShadowedByView = true
    var constantAlone = Meaning.ConstantAlone.noItem
    var spelling: @Sendable (Attribute) -> String = { $0.rawValue }
  }

  private static let documents: [String: Document] = [
    "expression-format": Document(superviewWord: "superview", isShadowedByView: false, constantAlone: .superview),
    "compact-constraint": Document(superviewWord: "super"),
    "equations": Document(),
    "visual-attribute": Document(constantAlone: .sameItem, spelling: { $0.rawValue.lowercased() }),
    "formula-style": Document(spelling: { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }),
  ]

  /// The words that stand for a view that has no name, in any dialect.
  static let words = Set(
    Dialect.all.flatMap { [$0.meaning.superviewWord?.spelling, $0.meaning.safeAreaWord?.spelling].compactMap { $0 } })
}
