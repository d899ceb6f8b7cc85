import ConstraintGrammar
import GrammarCombinators

/// What can be told of a document as it is. Places are ranges of its bytes.
protocol DocumentAnalysis: Sendable {
  /// What is wrong with it.
  var findings: [Finding] { get }

  /// The changes of some kinds that are offered for a range, and for the whole text.
  func actions(_ kinds: Set<Action.Kind>, in range: Range<Int>) -> [Action]

  /// What is shown beside a place, in Markdown.
  func hover(at offset: Int) -> Hover?

  /// What may be typed at a place.
  func completions(at offset: Int) -> [Completion]

  /// The tokens of constraint texts, in order.
  var tokens: [RoleToken] { get }

  /// The places of the name at a place.
  func uses(at offset: Int) -> NameUses?

  /// Where what is named at a place is defined.
  func definition(at offset: Int) -> Range<Int>?
}

/// Nothing is told, unless something is said.
extension DocumentAnalysis {
  func actions(_ kinds: Set<Action.Kind>, in range: Range<Int>) -> [Action] { [] }
  func hover(at offset: Int) -> Hover? { nil }
  func completions(at offset: Int) -> [Completion] { [] }
  var tokens: [RoleToken] { [] }
  func uses(at offset: Int) -> NameUses? { nil }
  func definition(at offset: Int) -> Range<Int>? { nil }
}

/// A document in which nothing is looked for.
struct OtherAnalysis: DocumentAnalysis {
  var findings: [Finding] { [] }
}

/// Something that is wrong with a document.
struct Finding: Sendable {
  /// How bad it is, by the numbers of the protocol.
  enum Severity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  let range: Range<Int>
  var severity: Severity
  let code: String
  let message: String

  /// Whether it is about something that can be left out.
  var isUnnecessary = false

  /// Another place that has to do with it, and how.
  var related: (range: Range<Int>, message: String)?

  init(_ range: Range<Int>, _ severity: Severity, code: String, _ message: String) {
    (self.range, self.severity, self.code, self.message) = (range, severity, code, message)
  }

  /// A mistake in a constraint text, or a warning of one.
  init(_ diagnostic: Diagnostic) {
    // A parser may fail behind the word that is wrong.
    let word = diagnostic.fixIts.first { $0.length > 0 && $0.offset + $0.length == diagnostic.offset }
    self.init(
      (word?.offset ?? diagnostic.offset)..<diagnostic.offset + (word == nil ? diagnostic.length : 0),
      diagnostic.severity == .error ? .error : .warning,
      code: diagnostic.code.rawValue, diagnostic.message + (diagnostic.hint.map { " (\($0))" } ?? ""))
  }
}

/// A change that is offered.
struct Action: Sendable {
  /// What it is for, by the names of the protocol.
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  let title: String
  let kind: Kind

  /// Finds out what it changes; nothing where it turns out that there is nothing to change.
  let edits: @Sendable () -> [Edit]

  /// Whether that takes so long that a client had better ask for it when the action is chosen.
  var takesLong = false

  /// Whether it is certain, and to be taken where nothing else is chosen.
  var isPreferred = false

  /// What it mends.
  var finding: Finding?

  init(_ title: String, _ kind: Kind, _ edits: @escaping @autoclosure @Sendable () -> [Edit]) {
    (self.title, self.kind, self.edits) = (title, kind, edits)
  }
}

/// A range of bytes, and what comes in its place.
struct Edit: Hashable, Sendable {
  let range: Range<Int>
  let replacement: String
}

/// What is shown beside a place.
struct Hover: Sendable {
  let markdown: String
  let range: Range<Int>
}

/// What may be typed in the place of a range.
struct Completion: Sendable {
  /// What it is, by the numbers of the protocol.
  enum Kind: Int, Sendable {
    case property = 10
    case variable = 6
    case constant = 21
    case keyword = 14
    case `operator` = 24
    case reference = 18
  }

  let text: String
  let range: Range<Int>
  let kind: Kind
  let detail: String
}

/// A token of a constraint text, and the part that it plays.
struct RoleToken: Sendable {
  let range: Range<Int>
  let role: TokenRole
}

/// The places of a name.
struct NameUses: Sendable {
  let name: String

  /// The place that was asked about.
  let range: Range<Int>

  /// All places, in order.
  let places: [Range<Int>]

  /// Where the name is given its meaning, among the places.
  let definition: Range<Int>?

  /// Why another name can't be put in its place; `nil` where it can.
  private(set) var obstacle: @Sendable (_ new: String) -> String?

  /// The same name, in the place of which no other can be put for some reason.
  func refusing(_ reason: String) -> NameUses {
    var uses = self
    uses.obstacle = { [name] new in new == name ? nil : reason }
    return uses
  }
}
