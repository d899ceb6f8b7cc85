import ConstraintGrammar
import GrammarCombinators

extension Property {
  static let interpreter = Property(
    "interpreter", "The compiled parser and the interpreter of its grammar accept the same texts."
  ) { tried, subject in
    let bytes = ContiguousArray(tried.bytes)
    let (dialect, input) = (subject.dialect, bytes.span)
    var end = Cursor()
    let isAccepted = dialect.interpreter.accepts(input, from: &end)
    switch tried.diagnostic {
    case nil where !isAccepted: return "the parser accepts it, the interpreter does not"
    case let diagnostic? where Refusals.codes.contains(diagnostic.code):
      // What nests too deep or is too long is not read to its end.
      let isReadToItsEnd = diagnostic.code != .nestingTooDeep && diagnostic.code != .textTooLong
      if isReadToItsEnd, !isAccepted { return "the interpreter rejects it, and the parser says: \(diagnostic.message)" }
    case let diagnostic? where isAccepted && diagnostic.code != .whiteSpace:
      return "the interpreter accepts it, and the parser says: \(diagnostic.message)"
    default: break
    }
    return prefixFault(in: input, dialect) ?? TouchstoneText.fault(in: input)
  }

  /// The fault of the equation that a text begins with, where something may follow it.
  private static func prefixFault(in input: Span<UInt8>, _ dialect: Dialect) -> String? {
    var start = Cursor()
    dialect.interpreter.skipLeading(input, &start)
    var parsed = Cursor()
    guard (try? dialect.parsePrefix(of: input, from: &parsed)) != nil else { return nil }
    let interpreter = dialect.equationInterpreter
    // Where a part is refused beyond the grammar, a host may go on behind what is before it.
    guard dialect.equation.explain(input, from: start, by: interpreter).refusal == nil else { return nil }
    var walked = start
    guard interpreter.accepts(input, from: &walked) else {
      return "the parser accepts the beginning, the interpreter does not"
    }
    return parsed.offset == walked.offset
      ? nil : "the parser ends at \(parsed.offset), the interpreter at \(walked.offset)"
  }
}
