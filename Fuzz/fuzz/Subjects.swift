import CommandLineInterface
import ConflictLogs
import ConstraintGrammar
import ConstraintReports
import Foundation
import Fuzzing

extension ValueForm<Selection<Dialect>> {
  /// The name or an alias of a dialect, or `all`.
  static var dialects: ValueForm {
    .oneOrAll(Dialect.allWithHints, name: \.name, aliases: \.aliases, listedBy: "constraint-grammar dialects")
  }
}

extension ValueForm<Selection<Dialect>> {
  /// The same, or the language of what Auto Layout prints, which is none of all.
  static var dialectsOrLog: ValueForm {
    let each = (Dialect.allWithHints + [.conflictLog]).map { Selection($0, name: $0.name) }
    return .oneOf(
      [Selection(all: Dialect.allWithHints)] + each, name: \.name,
      aliases: { $0.isAll ? [] : $0.values[0].aliases },
      listedBy: { $0.isAll ? nil : "constraint-grammar dialects" })
  }
}

extension Dialect {
  /// Those of some properties that are of a language which nobody writes, too.
  func checked(_ properties: [Property]) -> [Property] {
    guard name == Dialect.conflictLog.name else { return properties }
    let ofGrammar = PropertyGroup.all.filter { $0.name == "grammar" }.flatMap { $0.properties.map(\.name) }
    return properties.filter { ofGrammar.contains($0.name) }
  }
}

extension ValueForm<Dialect> {
  /// The name or an alias of a dialect.
  static var dialect: ValueForm {
    .oneOf(Dialect.allWithHints, name: \.name, aliases: \.aliases, listedBy: { _ in "constraint-grammar dialects" })
  }
}

extension ValueForm<Dialect> {
  /// The same, or the language of what Auto Layout prints.
  static var dialectOrLog: ValueForm {
    .oneOf(
      Dialect.allWithHints + [.conflictLog], name: \.name, aliases: \.aliases,
      listedBy: { _ in "constraint-grammar dialects" })
  }
}

extension ValueForm<Selection<Property>> {
  /// The name of a property, or `all`.
  static var properties: ValueForm { .oneOrAll(Property.all, name: \.name) }
}

extension FuzzSubject {
  /// A dialect with its file in a folder of grammars.
  init(_ dialect: Dialect, grammars folder: String) throws(CommandFailure) {
    let path = folder + "/" + dialect.name + ".ebnf"
    let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    do {
      try self.init(dialect, grammarFile: text)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }
}
