public import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports

/// A call whose argument is a constraint text, or an array of them.
public struct KnownCall: Sendable {
  /// How the views of a call are given.
  public enum Views: Hashable, Sendable {
    /// As a dictionary, in the argument of a label.
    case dictionary(label: String)

    /// As a dictionary of views and numbers, in the argument of a label.
    case parameters(label: String)

    /// As arguments behind the text, which are called `v0`, `v1` and so on.
    case positional

    /// Beside the text, which does not name them.
    case unnamed
  }

  /// The label of the text's argument, or the name of the function whose first argument it is.
  public let name: String

  /// Whether the argument is an array of texts.
  public let isList: Bool

  /// The language of the texts.
  public internal(set) var dialect: Dialect

  /// How views are given.
  public internal(set) var views: Views

  /// The label of the dictionary of numbers.
  public internal(set) var metrics: String

  /// Whether it only has the name of a function that takes visual formats, so that its text may be in another language.
  var isNamesake = false

  /// The names of the numbers where a call gives no dictionary of them; `nil` where they are not known.
  var ownNumbers: Set<String>? = []

  /// The place of the text among the arguments of the function ``name``, from 0 on; `nil` if its label tells, or if it is
  /// the first one.
  public let position: Int?

  /// The name of the function, or the first part of the selector, where the label of the text alone does not tell the
  /// call; `nil` for any function.
  public let function: String?

  /// A label that another argument must have, where ``name`` alone does not tell the call; `nil` if there need not be
  /// any.
  public let companion: String?

  /// Whether any lower-case prefix and `_` may stand before the name, as in `hb_addCompactConstraints`.
  public let allowsPrefix: Bool

  var effect: CallEffect?

  enum Origin: Hashable, Sendable {
    /// From settings, or whoever makes a scanner.
    case settings

    /// From the function in a source.
    ///
    /// - Parameters:
    ///   - labels: the labels that a call of the function may have.
    ///   - required: those that it must have.
    ///   - function: which function it is, among those of all sources.
    case source(labels: Set<String>, required: Set<String>, function: Int)

    /// From this module.
    case module
  }

  var origin = Origin.settings

  /// Whether the function does more with its text than to hand it on, so that the text may be in another language.
  var asksForText = false

  /// What the function puts around its texts.
  var affixes = TextAffixes()

  /// What the function does besides, as the first line of a statement; `nil` where that is not known.
  var rest: String?

  /// How the function in a source is spelt; `nil` where it is in none.
  var spelling: CodeSpelling?

  /// The macro that it is, if each call of it can be written out.
  var macro: SourceMacro?

  /// A call of that name.
  public init(
    _ name: String, isList: Bool = false, _ dialect: Dialect, views: Views = .dictionary(label: "views"),
    metrics: String = "metrics", position: Int? = nil, function: String? = nil, companion: String? = nil,
    allowsPrefix: Bool = false
  ) {
    self.name = name
    self.isList = isList
    self.dialect = dialect.withHintsAmongAll
    self.views = views
    self.metrics = metrics
    self.position = position
    self.function = function
    self.companion = companion
    self.allowsPrefix = allowsPrefix
  }

  /// The calls of Apple's frameworks, of the libraries that take strings, and of functions that are copied from app
  /// to app.
  public static let builtIn: [KnownCall] = entries.map { $0.with(\.origin, .module) }

  private static let entries: [KnownCall] = [
    KnownCall("withVisualFormat", .visualFormat).doing(.makesList),
    KnownCall("constraintsWithVisualFormat", .visualFormat).doing(.makesList),
    KnownCall("visualFormat", .visualFormat), KnownCall("addConstraintWithVisualFormat", .visualFormat),
    KnownCall("addConstraintsWithVisualFormat", .visualFormat),
    KnownCall("withVisualFormats", isList: true, .visualFormat),
    KnownCall("constraintsWithVisualFormats", isList: true, .visualFormat),
    KnownCall("addConstraintsWithVisualFormats", isList: true, .visualFormat),
    KnownCall("addConstraintsWithFormat", .visualFormat, views: .positional),
    KnownCall("addConstraintWithFormat", .visualFormat, views: .positional),
    KnownCall("format", .visualFormat, views: .positional, function: "addConstraintsWithFormat"),
    KnownCall("addCompactConstraint", .compactConstraint2021, allowsPrefix: true).doing(.addsOne),
    KnownCall("compactConstraint", .compactConstraint2021, allowsPrefix: true).doing(.makesOne),
    KnownCall("addCompactConstraints", isList: true, .compactConstraint2021, allowsPrefix: true).doing(.addsList),
    KnownCall("compactConstraints", isList: true, .compactConstraint2021, allowsPrefix: true).doing(.makesList),
    KnownCall("constraintWithExpressionFormat", .expressionFormat, views: .parameters(label: "parameters")).doing(
      .makesOne),
    KnownCall("expressionFormat", .expressionFormat, views: .parameters(label: "parameters")).doing(.makesOne),
    KnownCall("attributeConstraintWithVisualFormat", .visualAttribute).doing(.makesOne),
    KnownCall("attributeConstraintsWithVisualFormatsArray", isList: true, .visualAttribute).doing(.makesList),
    KnownCall("constraintWithEquationFormat", .tatLayout, allowsPrefix: true).doing(.makesOne),
    KnownCall("constraintsWithEquationFormats", isList: true, .tatLayout, allowsPrefix: true).doing(.makesList),
    KnownCall("activateConstraintWithEquationFormat", .tatLayout, allowsPrefix: true),
    KnownCall("activateConstraintsWithEquationFormats", isList: true, .tatLayout, allowsPrefix: true),
    KnownCall("withEquationFormat", .tatLayout), KnownCall("withEquationFormats", isList: true, .tatLayout),
    KnownCall("constraintWithFormula", .equations, views: .unnamed).doing(.makesOne),
    KnownCall("constrain", .equations, views: .unnamed, companion: "to").doing(.relates),
  ]

  func with<Value>(_ member: WritableKeyPath<KnownCall, Value>, _ value: Value) -> KnownCall {
    var call = self
    call[keyPath: member] = value
    return call
  }

  /// This call with what it does to constraints.
  private func doing(_ effect: CallEffect) -> KnownCall { with(\.effect, effect) }

  /// Whether another one is the same function and tells what it does, while this one does not.
  func isSuperseded(by other: KnownCall) -> Bool { effect == nil && other.effect != nil && origin == other.origin }

  /// The labels of the dictionaries of views and of numbers, which may be one; `nil` where views are given without one.
  var dictionaries: (views: String, numbers: String)? {
    switch views {
    case .dictionary(let label): (label, metrics)
    case .parameters(let label): (label, label)
    case .positional, .unnamed: nil
    }
  }

  /// Whether a helper that calls its views `v0` and so on takes them as one array, and not as any number of
  /// arguments; `nil` for any other call.
  var areList: Bool? {
    if case .numbered(let areList) = effect?.helper?.views { areList } else { nil }
  }

  /// The type of the helper, if that has a dictionary of views of its own; `nil` for any other call.
  var ownType: String? {
    if case .own(let type) = effect?.helper?.views { type } else { nil }
  }

  /// Whether it is the function of Apple's frameworks.
  var isOfFrameworks: Bool { Self.namesOfFrameworks.contains(name) }
  static let namesOfFrameworks = ["withVisualFormat", "constraintsWithVisualFormat"]

  /// The names of functions that take visual formats: those of Apple's frameworks, and those that are copied from app to app.
  static let namesForVisualFormats = entries.compactMap { call in
    call.dialect.name == Dialect.visualFormat.name && call.function == nil ? call.name : nil
  }

  var isInSource: Bool { if case .source = origin { true } else { false } }

  /// Whether its name says that it takes constraints, so that hardly anything else has it, and it takes nothing else.
  var saysWhatItTakes: Bool {
    if asksForText { return false }
    let names = [name, function ?? ""].map { $0.lowercased() }
    return names.contains { name in ["format", "constraint", "vfl"].contains { name.utf8.has($0.utf8) } }
  }

  /// The function in a source that it is known from.
  var sourceFunction: (function: SourceSurroundings.Function, number: Int)? {
    guard case .source(let labels, _, let number) = origin, let function else { return nil }
    return (SourceSurroundings.Function(name: function, labels: labels), number)
  }

  /// The place in the order in which calls are tried, the lowest first: the first that matches counts. A function in
  /// a source tells more than its name does, above all if it is known what it does.
  var rank: Int {
    switch origin {
    case .settings: 0
    case .source: effect != nil ? 1 : isNamesake ? 3 : 2
    case .module: 4
    }
  }

  /// Whether a name in a call is ``name``, perhaps behind a prefix.
  func matches(_ name: String) -> Bool {
    if name == self.name { return true }
    guard allowsPrefix, name.utf8.count > self.name.utf8.count + 1, name.hasSuffix("_" + self.name) else {
      return false
    }
    return name.utf8.dropLast(self.name.utf8.count + 1).allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
  }

  /// The argument of a call that has the text; `nil` where this is another call.
  func text(in call: SourceCall) -> SourceCall.Argument? {
    if let companion, call.argument(companion) == nil { return nil }
    if let function, function != call.name { return nil }
    if case .source(let labels, let required, _) = origin {
      let given = Set(call.arguments.map { $0.label })
      guard given.isSubset(of: labels), required.isSubset(of: given) else { return nil }
    }
    if let position {
      return call.name == name && call.arguments.indices.contains(position) ? call.arguments[position] : nil
    }
    if let argument = call.arguments.first(where: { matches($0.label) }) { return argument }
    guard matches(call.name), let first = call.arguments.first, first.label.isEmpty else { return nil }
    return first
  }
}
