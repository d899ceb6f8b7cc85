import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout

/// What numbers stand for on the other side of the interface.
enum Languages {
  /// The dialect of a number.
  static func dialect(_ number: constraint_grammar_dialect) throws(Failure) -> Dialect {
    guard let index = Int(exactly: number), Dialect.all.indices.contains(index) else { throw .unknownDialect }
    return Dialect.all[index]
  }

  /// The target of a number.
  static func target(_ number: constraint_grammar_target) throws(Failure) -> TranslationTarget {
    guard let index = Int(exactly: number), targets.indices.contains(index) else { throw .unknownTarget }
    return targets[index]
  }

  /// The number of the target that goes by a name, in capitals or small letters; `nil` if there is none.
  static func number(of name: String) -> Int32? {
    let name = name.lowercased()
    let index = targets.firstIndex { target in
      target.name.lowercased() == name || target.aliases.contains { $0.lowercased() == name }
    }
    return index.map { Int32($0) }
  }

  private static let targets = TranslationTarget.all

  // MARK: texts

  static let version = ReturnedText("0.1.0")
  static let dialectNames = Dialect.all.map { ReturnedText($0.name) }
  static let libraries = Dialect.all.map { ReturnedText($0.library) }
  static let samples = Dialect.all.map { ReturnedText($0.sample) }
  static let targetNames = targets.map { ReturnedText($0.name) }
  static let attributeNames = [ReturnedText("notAnAttribute")] + Attribute.allCases.map { ReturnedText($0.rawValue) }
  static let relationSigns = Relation.allCases.map { ReturnedText($0.rawValue) }

  /// What each status says, that of 0 first.
  static let statusMessages = [
    "all is well",
    "the text is not accepted, has no meaning for these names, or can't be translated",
    "there is no such dialect",
    "there is no such language to translate into",
    "there is no such report",
    "a pointer is NULL that must not be",
    "a length, a capacity or the number of a line is too large, or the size of a struct too small",
  ].map { ReturnedText($0) }
}
