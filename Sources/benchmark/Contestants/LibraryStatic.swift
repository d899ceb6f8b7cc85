import ConstraintGrammar
import GrammarCombinators

extension Contestant {
  /// The rules of a dialect that is known when the program is compiled. A line that is wrong is rejected without a
  /// diagnostic.
  static let libraryStatic = Contestant(name: "library-static") { corpus in
    switch corpus.dialect {
    case "compact-constraint": { pass(ExpressionText(CompactConstraint.equation), corpus) }
    case "equations": { pass(Formula(Equations.Equation()), corpus) }
    case "expression-format": { pass(ExpressionText(ExpressionFormat.equation), corpus) }
    case "formula-style": { pass(Formula(FormulaStyle.Equation()), corpus) }
    case "visual-attribute": { pass(ExpressionText(VisualAttribute.equation), corpus) }
    default: nil
    }
  }

  @inline(__always)
  private static func pass(_ text: some Parser<ParsedEquation>, _ corpus: Corpus) -> PassResult {
    var checksum = Checksum()
    let bytes = corpus.bytes.span
    for range in corpus.lines {
      let line = bytes.extracting(range)
      var cursor = Cursor()
      Spaced.skip(line, &cursor)
      if let equation = text.parse(line, &cursor) {
        checksum.add(equation, line)
      } else {
        checksum.addRejection()
      }
    }
    return checksum.result
  }
}
