import ConflictLogs
import ConstraintGrammar
import ConstraintReports
import Foundation
import Fuzzing

/// The dialect and the properties that are checked, as the arguments `--dialect=NAME` and `--group=NAME` have it.
///
/// libFuzzer passes over arguments that begin with two dashes.
struct Target {
  // libFuzzer calls on one thread.
  nonisolated(unsafe) static var chosen = Target()

  private var session: FuzzSession

  private init() {
    let dialect = Self.choice("dialect", among: Dialect.allWithHints + [.conflictLog], \.name)
    let group = Self.choice("group", among: PropertyGroup.all, \.name)
    do {
      let file = try String(contentsOfFile: "Grammar/\(dialect.name).ebnf", encoding: .utf8)
      session = FuzzSession(
        try FuzzSubject(dialect, grammarFile: file), properties: group.properties, seed: 0)
    } catch {
      fatalError("can't read the grammar of \(dialect.name): \(error)")
    }
  }

  /// Dies if a property does not hold, so that libFuzzer keeps the text.
  mutating func check(_ text: [UInt8]) {
    session.check(text)
    if let failure = session.failures.first { fatalError("\n\(failure)\n") }
  }

  private static func choice<Value>(_ option: String, among values: [Value], _ name: (Value) -> String) -> Value {
    let prefix = "--\(option)="
    let given = CommandLine.arguments.last { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
    guard let value = values.first(where: { name($0) == given ?? "" }) else {
      fatalError("\(prefix) is one of \(values.map(name).joined(separator: ", "))")
    }
    return value
  }
}
