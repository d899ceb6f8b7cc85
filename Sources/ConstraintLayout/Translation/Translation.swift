public import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators

/// A text in another language that states the same.
public struct Translation: Hashable, Sendable {
  /// The texts in the target: one for each constraint, or one that states all of them.
  public var texts: [String]

  /// The name by which code declares the constraint of each text; `nil` where it is an expression that makes the constraint.
  public var names: [String?]

  /// Whether the source is a text that may state any number of constraints.
  public var isList = false

  /// The view on the left-hand side, where the target does not name it; otherwise `nil`.
  public var leftItem: String?

  /// The view on the right-hand side, where the target does not name it and the equation has one; otherwise `nil`.
  public var rightItem: String?

  /// The names to see to before the text is used, which may mean something else there.
  public var warnings: [Diagnostic] = []

  /// The texts, each on lines of its own.
  public var text: String { texts.joined(separator: "\n") }

  /// One text.
  init(text: String, name: String? = nil, leftItem: String? = nil, rightItem: String? = nil) {
    texts = [text]
    names = [name]
    self.leftItem = leftItem
    self.rightItem = rightItem
  }

  /// The texts of a list, none so far.
  init() {
    texts = []
    names = []
    isList = true
  }
}

/// A language that equations can be translated into.
public enum TranslationTarget: Sendable {
  /// A dialect.
  // In a box: Embedded Swift takes one that lies in the enum for the last case.
  indirect case dialect(Dialect)

  /// Code with the anchors of UIKit and AppKit: `a.widthAnchor.constraint(equalTo: b.widthAnchor)`.
  ///
  /// Activating the constraint is left to the caller.
  case anchors

  /// Code with the initialiser of `NSLayoutConstraint`.
  case swift

  /// The dialects, then the targets that are code.
  public static var all: [TranslationTarget] { Dialect.all.map { .dialect($0) } + [.anchors, .swift] }

  /// The target of that name or alias, in capitals or small letters.
  public init?(named name: String) {
    guard let named = Self.all.first(where: { $0.isCalled(name) }) else { return nil }
    self = named
  }

  private func isCalled(_ name: String) -> Bool {
    if case .dialect(let dialect) = self { dialect.isCalled(name) } else { self.name.isSame(inAnyCase: name) }
  }

  /// The name on the command line.
  public var name: String {
    switch self {
    case .dialect(let dialect): dialect.name
    case .anchors: "anchors"
    case .swift: "swift"
    }
  }

  /// Whether it is code in Swift or Objective-C.
  package var isCode: Bool { if case .dialect = self { false } else { true } }

  /// Other names of the target.
  public var aliases: [String] {
    if case .dialect(let dialect) = self { dialect.aliases } else { [] }
  }
}
