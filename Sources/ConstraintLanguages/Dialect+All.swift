public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// The languages of the five libraries as their documents have them, in the order in which reports list them.
  public static let documented = [expressionFormat, compactConstraint, equations, visualAttribute, formulaStyle]

  /// The languages that apps have today: Apple's, and those of the libraries as they are now.
  public static let current = [visualFormat, compactConstraint2021, swiftyLayout, tatLayout]

  /// All dialects of this library, in the order in which reports list them.
  public static let all = documented + current

  /// The dialect of ``all`` with this name or alias, in capitals or small letters; `nil` if there is none.
  public init?(named name: String) {
    guard let named = Self.all.first(where: { $0.isCalled(name) }) else { return nil }
    self = named
  }

  /// Whether a name is that of the dialect or an alias, in capitals or small letters.
  package func isCalled(_ name: String) -> Bool { ([self.name] + aliases).contains { $0.isSame(inAnyCase: name) } }

  /// The dialects that accept a text as it stands, in the order in which they are given.
  ///
  /// - Complexity: that of a parse in each dialect.
  public static func accepting(_ text: String, among dialects: [Dialect] = Dialect.all) -> [Dialect] {
    dialects.filter { $0.accepts(text) }
  }

  /// The dialects that accept a text in UTF-8 as it stands, in the order in which they are given.
  public static func accepting(_ bytes: Span<UInt8>, among dialects: [Dialect] = Dialect.all) -> [Dialect] {
    dialects.accepting(bytes)
  }
}
