/// What the sources of an app say that matters for the migration of each of them.
package struct SourceSurroundings: Sendable {
  /// The properties that do something when they are set, each with `=` behind it.
  var setters: Set<String> = []

  /// A variable outside of functions.
  struct Member: Hashable, Sendable {
    /// The type that it is declared with, unknown where sources disagree. Of Objective-C only types of any object are known.
    let type: WrittenType

    /// Whether it is computed each time it is asked for, and does something then.
    let isComputed: Bool

    func merging(_ other: Member) -> Member {
      Member(type: type == other.type ? type : .unknown, isComputed: isComputed || other.isComputed)
    }
  }

  /// The variables outside of functions by their names, each by the type that has it, empty outside of types, and behind `static`
  /// where the type itself has it; of Objective-C those that have a getter of their own, or are any object.
  var members: [String: [String: Member]] = [:]

  /// The names of the getters of properties of Objective-C that have other names than these.
  var getterNames: [String: String] = [:]

  /// All functions with a name and some labels, in any order: a call may be one of any of them.
  struct Function: Hashable, Sendable {
    let name: String
    let labels: Set<String>

    init(name: String, labels: some Sequence<String>) {
      self.name = name
      self.labels = Set(labels).subtracting(["", name])
    }
  }

  /// The functions by their names. Each function has a number of its own.
  var functions: [String: [Function: Set<Int>]] = [:]

  /// The functions that only name views, free them of their masks, and make or install constraints.
  var harmless: Set<Function> = []

  var macros = MacroNames()

  /// Whether what a type has may be had by many others: it is one of a framework, or a protocol.
  func isForMany(_ type: String) -> Bool { type.hasFrameworkPrefix || protocols.contains(type) }

  /// Whether a property with a name may do something, or give something new, each time it is asked for.
  func isComputed(_ name: String) -> Bool { members[name]?.values.contains { $0.isComputed } == true }

  func numbers(of function: Function) -> Set<Int> { functions[function.name]?[function] ?? [] }

  var protocols: Set<String> = []

  /// The functions that protocols ask for: an object of a protocol may have any function of the name.
  var requirements: Set<String> = []

  /// The classes above classes; ``noClass`` above one that is declared without another.
  var superclasses: [String: String] = [:]
  static let noClass = "AnyObject"

  /// The helpers that nothing names any more once all sources are migrated.
  package var unnamedHelpers: Set<String> = []

  package init() {}

  /// Takes note of what another source says.
  package mutating func add(_ other: SourceSurroundings) {
    members.merge(other.members) { $0.merging($1) { $0.merging($1) } }
    getterNames.merge(other.getterNames) { $1 }
    functions.merge(other.functions) { $0.merging($1) { $0.union($1) } }
    macros.add(other.macros)
    protocols.formUnion(other.protocols)
    requirements.formUnion(other.requirements)
    setters.formUnion(other.setters)
    superclasses.merge(other.superclasses) { first, _ in first }
  }
}

extension [KnownCall] {
  /// The names of the helpers among calls, which are known from sources.
  var helpers: Set<String> { Set(compactMap { $0.isInSource && $0.effect != nil ? $0.function : nil }) }
}

extension SourceScanner {
  /// The names of the helpers that are known from sources.
  package var helpers: Set<String> { calls.helpers }

  /// What a source says that the migration of others depends on.
  package func surroundings(of source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> SourceSurroundings {
    SourceTokens(source, language).findSurroundings()
  }
}
