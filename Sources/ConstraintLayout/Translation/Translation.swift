public import ConstraintGrammar

/// An equation in another language.
public struct Translation: Hashable, Sendable {
  /// The equation as the target writes it.
  public var text: String

  /// The view on the left-hand side, where the target does not name it; otherwise `nil`.
  public var leftItem: String?

  /// The view on the right-hand side, where the target does not name it and the equation has one; otherwise `nil`.
  public var rightItem: String?

  /// The names to see to before the text is used, which may mean something else there.
  public var warnings: [Diagnostic] = []
}

/// A language that equations can be translated into.
public enum TranslationTarget: Sendable {
  /// A dialect.
  case dialect(Dialect)

  /// Swift, with the anchors of UIKit and AppKit: `a.widthAnchor.constraint(equalTo: b.widthAnchor)`.
  ///
  /// Activating the constraint is left to the caller.
  case anchors

  /// Swift, with the initialiser of `NSLayoutConstraint`.
  case swift

  /// The documented dialects, then the targets in Swift.
  public static var all: [TranslationTarget] { Dialect.all.map { .dialect($0) } + [.anchors, .swift] }

  /// The name on the command line.
  public var name: String {
    switch self {
    case .dialect(let dialect): dialect.name
    case .anchors: "anchors"
    case .swift: "swift"
    }
  }

  /// Whether it is Swift.
  package var isSwift: Bool { if case .dialect = self { false } else { true } }

  /// Other names of the target.
  public var aliases: [String] {
    if case .dialect(let dialect) = self { dialect.aliases } else { [] }
  }
}
