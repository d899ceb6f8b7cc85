public import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarCombinators
package import JSON
import Spelling

/// The settings of an app: its own calls, and which of its sources are looked at.
///
/// ```json
/// {
///   "calls": [{"name": "configureView:subviews:constraints:", "text": "constraints", "list": true,
///              "dialect": "visual-format", "views": "subviews"}],
///   "dialects": {"compact-constraint-2021": "compact-constraint"},
///   "include": [], "exclude": ["Pods"]
/// }
/// ```
public struct ScanSettings: Sendable {
  /// A mistake in settings, or in a baseline.
  public struct Mistake: Error, CustomStringConvertible {
    /// One sentence, with the place where the text is no JSON.
    public let description: String
  }

  /// The app's own calls.
  public private(set) var calls: [KnownCall] = []

  /// The dialects that built-in calls are read in, in place of others.
  public private(set) var dialects: [(from: Dialect, to: Dialect)] = []

  /// Parts of paths one of which a source must have; empty for any.
  public private(set) var included: [String] = []

  /// Names of files and folders, or beginnings of paths, that are left out.
  public private(set) var excluded: [String] = []

  /// Nothing said.
  public init() {}

  /// The settings that a text in JSON has.
  ///
  /// - Parameters:
  ///   - text: the settings in JSON.
  ///   - file: the name of the file, for the error.
  public init(_ text: ContiguousArray<UInt8>, file: String) throws(Mistake) {
    for (key, value) in try JSONValue(reading: text, file: file).members("the settings") {
      switch key {
      case "calls":
        for call in try value.list(key) { calls.append(try Self.call(call)) }
      case "dialects":
        for (from, to) in try value.members(key) {
          dialects.append((try Self.dialect(.string(from), key), try Self.dialect(to, key)))
        }
      case "include": included = try value.list(key).map { value throws(Mistake) in try value.string(key) }
      case "exclude": excluded = try value.list(key).map { value throws(Mistake) in try value.string(key) }
      default:
        throw Mistake(description: "there is no setting '\(key)': there are calls, dialects, include and exclude")
      }
    }
  }

  /// The calls that are looked for: the app's own, then those that are built in.
  public var allCalls: [KnownCall] {
    calls
      + KnownCall.builtIn.map { call in
        dialects.first { $0.from.name == call.dialect.name }.map { call.with(\.dialect, $0.to) } ?? call
      }
  }

  /// The language that the operators of SwiftyLayout and FormulaStyleConstraint are read in.
  public var operators: Dialect { dialects.first { $0.from.name == Dialect.swiftyLayout.name }?.to ?? .swiftyLayout }

  /// These settings with others behind them. The calls and dialects of the others count where these have none that fit.
  /// What either leaves out is left out. What the others include counts if these include nothing.
  public func over(_ outer: ScanSettings) -> ScanSettings {
    var settings = self
    settings.calls += outer.calls
    settings.dialects += outer.dialects
    settings.excluded += outer.excluded
    if included.isEmpty { settings.included = outer.included }
    return settings
  }

  /// Changes the paths in the settings.
  public mutating func rename(_ name: (String) -> String) {
    included = included.map(name)
    excluded = excluded.map(name)
  }

  /// Whether a file or a folder is left out, by its own name or by that of a folder around it.
  ///
  /// - Parameters:
  ///   - path: the path of the file or the folder.
  ///   - isFolder: whether it is a folder.
  ///   - others: what is included besides what the settings include.
  ///   - excluding: what is left out besides what the settings leave out.
  public func leavesOut(
    _ path: String, isFolder: Bool, including others: [String] = [], excluding: [String] = []
  ) -> Bool {
    if Self.isNamed(path, in: excluded) || Self.isNamed(path, in: excluding) { return true }
    let included = self.included + others
    guard isFolder else { return !included.isEmpty && !Self.isNamed(path, in: included) }
    return Self.nameOfForeignFolder(path).map { name in
      !included.contains { $0 == name || $0 == path || $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
    } ?? false
  }

  /// The name of a folder that usually holds the code of others, such as `Pods`; `nil` for any other folder. Such a
  /// folder is looked at only if it is included by its name or a path.
  public static func nameOfForeignFolder(_ path: String) -> String? {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return foreignFolders.contains(name) ? name : nil
  }

  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "third_party", "ThirdParty", "Vendor", "vendor",
  ]

  private static func isNamed(_ path: String, in names: [String]) -> Bool {
    let parts = path.split(separator: "/")
    return names.contains { name in path == name || path.hasPrefix(name + "/") || parts.contains { $0 == name } }
  }

  /// The settings in JSON, with what is built in, and what each file says that they are from.
  package func json(from files: [(path: String, settings: ScanSettings)]) -> JSONValue {
    .members(
      Self.members(allCalls, included, excluded)
        + (files.isEmpty
          ? [] : [("files", .list(files.map { .members([("file", .string($0.path))] + $0.settings.said) }))]))
  }

  /// What a file says.
  private var said: [(key: String, value: JSONValue)] {
    let dialects = JSONValue.members(dialects.map { ($0.from.name, .string($0.to.name)) })
    return Self.members(calls, included, excluded) + [("dialects", dialects)]
  }

  private static func members(
    _ calls: [KnownCall], _ included: [String], _ excluded: [String]
  ) -> [(key: String, value: JSONValue)] {
    [
      ("calls", .list(calls.map { .alone($0.json) })),
      ("include", .list(included.map { .string($0) })), ("exclude", .list(excluded.map { .string($0) })),
    ]
  }

  private static func call(_ value: JSONValue) throws(Mistake) -> KnownCall {
    var (name, text, isList, dialect) = (String?.none, JSONValue.number(0), false, Dialect?.none)
    var (views, metrics) = (KnownCall.Views.dictionary(label: "views"), "metrics")
    for (key, value) in try value.members("a call") {
      switch key {
      case "name": name = try value.string(key)
      case "text": text = value
      case "list": isList = try value.flag(key)
      case "dialect": dialect = try Self.dialect(value, key)
      case "views":
        if case .number = value { views = .positional } else { views = .dictionary(label: try value.string(key)) }
      case "metrics": metrics = try value.string(key)
      default:
        throw Mistake(
          description: "a call has no '\(key)': it has name, text, list, dialect, views and metrics")
      }
    }
    guard let name, let dialect else { throw Mistake(description: "a call needs a name and a dialect") }
    // Of a selector the first part is the name.
    let function = name.split(separator: ":").first.map { String($0) } ?? name
    switch text {
    case .string(let label):
      return KnownCall(label, isList: isList, dialect, views: views, metrics: metrics, function: function)
    case .number(let place):
      return KnownCall(function, isList: isList, dialect, views: views, metrics: metrics, position: place)
    default: throw Mistake(description: "the text of a call is a label or a number from 0 on")
    }
  }

  private static func dialect(_ value: JSONValue, _ key: String) throws(Mistake) -> Dialect {
    let name = try value.string(key)
    guard let dialect = Dialect(named: name)?.withHintsAmongAll else {
      let names = Dialect.all.map { $0.name }
      let nearest = nearestSpelling(to: name, among: names).map { "did you mean '\($0)'?" }
      let advice = nearest ?? "there are " + names.joined(separator: ", ")
      throw Mistake(description: "there is no dialect '\(name)': \(advice)")
    }
    return dialect
  }
}

extension KnownCall {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("name", .string(function ?? name))]
    members.append(("text", position.map { .number($0) } ?? .string(name)))
    if isList { members.append(("list", .flag(true))) }
    members.append(("dialect", .string(dialect.name)))
    switch views {
    case .dictionary(let label), .parameters(let label): members.append(("views", .string(label)))
    case .positional: members.append(("views", .number(1)))
    case .unnamed: break
    }
    return .members(members)
  }
}
