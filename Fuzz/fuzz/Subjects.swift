import CommandLineInterface
import ConstraintGrammar
import Foundation
import Fuzzing

/// Which dialects are checked.
struct DialectSelection: Sendable {
  let name: String
  let aliases: [String]
  let dialects: [Dialect]

  static let all = DialectSelection(name: "all", aliases: [], dialects: Dialect.all)

  static let choices =
    [all] + Dialect.all.map { DialectSelection(name: $0.name, aliases: $0.aliases, dialects: [$0]) }
}

extension ValueForm<DialectSelection> {
  /// The name or an alias of a dialect, or `all`.
  static var dialects: ValueForm { .oneOf(DialectSelection.choices, name: \.name, aliases: \.aliases) }
}

extension ValueForm<Dialect> {
  /// The name or an alias of a dialect.
  static var dialect: ValueForm { .oneOf(Dialect.all, name: \.name, aliases: \.aliases) }
}

/// Which properties are checked.
struct PropertySelection: Sendable {
  let name: String
  let properties: [Property]

  static let all = PropertySelection(name: "all", properties: Property.all)

  static let choices = [all] + Property.all.map { PropertySelection(name: $0.name, properties: [$0]) }
}

extension ValueForm<PropertySelection> {
  /// The name of a property, or `all`.
  static var properties: ValueForm { .oneOf(PropertySelection.choices, name: \.name) }
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
