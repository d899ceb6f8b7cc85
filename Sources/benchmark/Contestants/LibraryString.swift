import ConstraintGrammar

extension Contestant {
  /// `Dialect.parse` on strings, of a dialect that is found by its name.
  static let libraryString = Contestant(name: "library-string") { corpus in
    guard let dialect = Dialect(named: corpus.dialect) else { return nil }
    let strings = corpus.strings
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for index in strings.indices {
        do throws(Diagnostic) {
          checksum.add(try dialect.parse(strings[index]), bytes.extracting(corpus.lines[index]))
        } catch {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}
