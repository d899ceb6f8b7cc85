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
  /// The same, or the language of what Auto Layout prints.
  static var dialectsOrLog: ValueForm {
    .oneOrAll(
      Dialect.allWithHints + [.conflictLog], name: \.name, aliases: \.aliases,
      listedBy: "constraint-grammar dialects")
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
