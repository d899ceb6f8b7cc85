import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators

extension Contestant {
  /// The parser of a dialect, as a host runs it inside a grammar of its own. A line that is wrong is rejected without a
  /// diagnostic.
  static let libraryVerdict = Contestant(name: "library-verdict") { corpus in
    guard let text = Dialect(named: corpus.dialect)?.text else { return nil }
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for range in corpus.lines {
        let line = bytes.extracting(range)
        var cursor = Cursor()
        if let equation = text.parse(line, &cursor) {
          checksum.add(equation, line)
        } else {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}
