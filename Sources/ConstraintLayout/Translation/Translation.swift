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
  package init() {
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

/// The options of a translation: what is said along with the equation, and how code is written.
public struct TranslationOptions: Sendable {
  /// The view on the left-hand side, where only one of both languages names it: what the target calls it, or the only one
  /// that a line may be about. If `nil`, it is called `lhs` and can be any.
  public var lhs: String?

  /// The view on the right-hand side, likewise.
  public var rhs: String?

  /// The name of the view that is `self` in the text: in `compact-constraint` the one that the call is made on. If `nil`,
  /// it stays `self`, and a warning points at it where that can mean something else.
  public var receiver: String?

  /// The names that are those of numbers where they might be those of views, as in `[a(width)]`.
  public var metrics: Set<String> = []

  /// How the views of a visual format are aligned, and its direction.
  public var visualFormat: VisualFormatOptions = []

  /// The language of code.
  public var language: CodeLanguage {
    get { spelling.language }
    set { spelling = CodeSpelling(newValue) }
  }

  /// How code is spelt in that language.
  package var spelling = CodeSpelling.swift

  /// The platform that code is for, which decides what the system's distance from a superview is, and what there is.
  public var platform = CodePlatform.iOS

  /// The code for the names in the text, of which all must then be there; if `nil`, code has the names themselves.
  package var code: NamedCode?

  /// The identifier that code gives to a constraint without one.
  package var identifier: String?

  /// The number in the first name that code gives to a constraint.
  package var firstNumber = 1

  /// The views that are not named, or that are called `self`; code is in Swift for iOS.
  public init(lhs: String? = nil, rhs: String? = nil, receiver: String? = nil) {
    self.lhs = lhs
    self.rhs = rhs
    self.receiver = receiver
  }
}

/// A language in which constraints are made by code.
public enum CodeLanguage: String, CaseIterable, Sendable {
  /// Swift.
  case swift
  /// Objective-C.
  case objectiveC = "objc"
}

/// How code is spelt: a language, and a version of it.
package enum CodeSpelling: Sendable {
  case swift

  /// The second version of Swift, in which a selector is the name of a method, and a priority a number.
  case swift2
  case objectiveC

  package init(_ language: CodeLanguage) {
    switch language {
    case .swift: self = .swift
    case .objectiveC: self = .objectiveC
    }
  }

  package var language: CodeLanguage { self == .objectiveC ? .objectiveC : .swift }
}

/// A platform that code is written for.
public enum CodePlatform: String, CaseIterable, Sendable {
  /// iOS and what is like it: the system's distance from a superview is that of its margins.
  case iOS = "ios"
  /// macOS: the system's distance from a superview is 20 points.
  case macOS = "macos"
}

/// Why an equation can't be translated: the target has no words for a part of what it means.
extension DiagnosticCode {
  /// The target has no word for the superview.
  public static let noWordForSuperview = DiagnosticCode(rawValue: "no-superview")

  /// The target has no word for the safe area of the superview.
  public static let noWordForSafeArea = DiagnosticCode(rawValue: "no-safe-area")

  /// The target has no word for the distance that the system keeps.
  public static let noSystemSpacing = DiagnosticCode(rawValue: "no-system-spacing")

  /// The target has no priorities.
  public static let noPriority = DiagnosticCode(rawValue: "no-priority")

  /// The target has no identifiers of constraints.
  public static let noIdentifier = DiagnosticCode(rawValue: "no-identifier")

  /// In the target a place that is given as a constant is related to something, and here it is not.
  public static let noPlaceAlone = DiagnosticCode(rawValue: "no-place-alone")

  /// The target has no named numbers.
  public static let noNamedNumbers = DiagnosticCode(rawValue: "no-named-numbers")

  /// The target can't divide by a named number.
  public static let noDivisionByName = DiagnosticCode(rawValue: "no-division-by-name")

  /// The target can't compute with named numbers alone, or not as here.
  public static let noArithmetic = DiagnosticCode(rawValue: "no-arithmetic")

  /// The target does not know the attribute.
  public static let noSuchAttribute = DiagnosticCode(rawValue: "no-such-attribute")

  /// The name is no name in the target, or means something else there.
  public static let noSuchName = DiagnosticCode(rawValue: "no-such-name")

  /// The target gives up the names of views, and the equation is about other views than the formulas are to relate.
  public static let otherItem = DiagnosticCode(rawValue: "other-item")

  /// The target has no negative numbers there.
  public static let noNegativeNumber = DiagnosticCode(rawValue: "no-negative-number")

  /// The target has no multiplier, or none for a place.
  public static let noMultiplier = DiagnosticCode(rawValue: "no-multiplier")

  /// The name of a view may mean something else in the target. This is a warning.
  public static let ambiguousName = DiagnosticCode(rawValue: "ambiguous-name")

  /// The target can't state it for a reason of its own.
  public static let notTranslatable = DiagnosticCode(rawValue: "not-translatable")

  /// The codes of what keeps an equation from being translated, and of the warning, in the order of the documentation.
  ///
  /// The targets that are code also refuse what UIKit and AppKit raise an exception on, with the codes of ``Objection``.
  public static let translation: [DiagnosticCode] = [
    noWordForSuperview, noWordForSafeArea, noSystemSpacing, noPriority, noIdentifier, noPlaceAlone, noNamedNumbers,
    noDivisionByName, noArithmetic, noSuchAttribute, noSuchName,
    otherItem, noNegativeNumber, noMultiplier, notTranslatable, ambiguousName,
  ]
}
