import ConstraintGrammar

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
  public var language = CodeLanguage.swift

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

/// A platform that code is written for.
public enum CodePlatform: String, CaseIterable, Sendable {
  /// iOS and what is like it: the system's distance from a superview is that of its margins.
  case iOS = "ios"
  /// macOS: the system's distance from a superview is 20 points.
  case macOS = "macos"
}
