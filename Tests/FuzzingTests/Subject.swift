import ConstraintGrammar
import Fuzzing
import TestMaterial

extension FuzzSubject {
  /// A dialect with its committed grammar.
  init(_ dialect: Dialect) throws {
    try self.init(dialect, grammarFile: try Repository.text(of: "Grammar/\(dialect.name).ebnf"))
  }
}
