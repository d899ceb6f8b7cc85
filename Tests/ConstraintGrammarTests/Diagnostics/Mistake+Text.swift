import GrammarCombinators

@testable import ConstraintGrammar

extension Mistake {
  /// What is wrong with a text; `nil` if nothing is.
  init?(_ text: String, in dialect: Dialect = .expressionFormat) {
    self.init(Array(text.utf8), in: dialect)
  }

  init?(_ bytes: [UInt8], in dialect: Dialect = .expressionFormat) {
    do throws(Diagnostic) {
      _ = try dialect.parse(ContiguousArray(bytes).span)
      return nil
    } catch {
      let failure = dialect.text.explain(ContiguousArray<UInt8>(bytes).span, from: Cursor(), by: dialect.interpreter)
      self.init(
        code: error.code, in: ContiguousArray(bytes).span, range: error.offset..<(error.offset + error.length),
        expectations: failure.expectations, dialect: dialect, part: 0..<bytes.count, isWhole: true)
    }
  }
}
