import ConstraintGrammar
import ConstraintLanguages

extension Contestant {
  /// `Dialect.parse` on strings, of a dialect that is found by its name.
  static let libraryString = Contestant(name: "library-string") { corpus in
    guard let dialect = Dialect(named: corpus.dialect) else { return nil }
    let strings = ContiguousArray(corpus.strings)
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      // Borrowed, as a string is that an app has anyway: an element of an array would be kept alive for each call.
      let texts = strings.span
      for index in texts.indices {
        do throws(Diagnostic) {
          checksum.add(try dialect.parse(texts[index]), bytes.extracting(corpus.lines[index]))
        } catch {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}
