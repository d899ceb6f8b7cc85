import ConstraintGrammar

extension Contestant {
  /// `Dialect.parse` on UTF-8 bytes, of a dialect that is found by its name. A line that is wrong gets its diagnostic.
  static let libraryRuntime = Contestant(name: "library-runtime") { corpus in
    guard let dialect = Dialect(named: corpus.dialect) else { return nil }
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for range in corpus.lines {
        let line = bytes.extracting(range)
        do throws(Diagnostic) {
          checksum.add(try dialect.parse(line), line)
        } catch {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}
