package import GrammarCombinators

/// The meaning that a dialect gives to what its equations leave unsaid.
public struct Meaning: Hashable, Sendable {
  /// A word on the right side that stands for the superview of the item on the left.
  public struct SuperviewWord: Hashable, Sendable {
    /// The word, as it is written.
    public let spelling: String

    /// The word as names in a text are compared with it, so that no string is made of them.
    package let key: NameKey

    /// Whether a view of that name, if there is one, is meant instead.
    public let isShadowedByView: Bool

    /// The word `spelling`.
    public init(_ spelling: String, isShadowedByView: Bool) {
      self.spelling = spelling
      key = NameKey(spelling)
      self.isShadowedByView = isShadowedByView
    }
  }

  /// The second item where an attribute other than the width and the height has a constant alone on the right.
  public enum ConstantAlone: Hashable, Sendable {
    /// Nothing: there is no second item.
    case noItem
    /// The same attribute of the superview; for the baseline, which a superview need not have, its top.
    case superview
    /// The same attribute of the same item, times 0.
    case sameItem
  }

  /// The view that is called `self`.
  public enum SelfName: Hashable, Sendable {
    /// A view that was given that name.
    case view
    /// The view that the call is made on.
    case receiver
    /// The `self` of Swift, because the equations are Swift.
    case selfOfSwift
  }

  /// The word for the superview; `nil` if there is none.
  public let superviewWord: SuperviewWord?

  /// The word for the safe area of that superview; `nil` if there is none.
  public let safeAreaWord: SuperviewWord?

  /// The second item that a constant alone is related to.
  public let constantAlone: ConstantAlone

  /// The view that is called `self`.
  public let selfName: SelfName

  /// Whether a constraint without an identifier of its own is called by the whole text.
  public let identifierIsText: Bool

  /// Whether the library reads on without a word where the dialect refuses, so that the messages say what it makes of it.
  public let libraryIgnoresErrors: Bool

  /// The meaning of a dialect.
  ///
  /// - Parameters:
  ///   - superviewWord: the word for the superview; there is none if nothing is said.
  ///   - safeAreaWord: the word for the safe area of that superview; there is none if nothing is said.
  ///   - constantAlone: what a constant alone is related to; nothing, if nothing is said.
  ///   - selfName: what a view called `self` is; a view like any other, if nothing is said.
  ///   - identifierIsText: whether a constraint without an identifier is called by the whole text.
  ///   - libraryIgnoresErrors: whether the library reads on without a word where the dialect refuses.
  public init(
    superviewWord: SuperviewWord? = nil, safeAreaWord: SuperviewWord? = nil, constantAlone: ConstantAlone = .noItem,
    selfName: SelfName = .view, identifierIsText: Bool = false, libraryIgnoresErrors: Bool = false
  ) {
    self.superviewWord = superviewWord
    self.safeAreaWord = safeAreaWord
    self.identifierIsText = identifierIsText
    self.libraryIgnoresErrors = libraryIgnoresErrors
    self.constantAlone = constantAlone
    self.selfName = selfName
  }
}
