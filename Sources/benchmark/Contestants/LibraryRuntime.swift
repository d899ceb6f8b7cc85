import ConstraintGrammar
import ConstraintLanguages

extension Contestant {
  /// `Dialect.parse` on UTF-8 bytes, of a dialect that is found by its name; where a line may state several constraints,
  /// `Dialect.statement`. A line that is wrong gets its diagnostic.
  static let libraryRuntime = Contestant(name: "library-runtime") { corpus in
    guard let dialect = Dialect(named: corpus.dialect) else { return nil }
    if dialect.statement != nil { return { statements(corpus, dialect) } }
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

  private static func statements(_ corpus: Corpus, _ dialect: Dialect) -> PassResult {
    var checksum = Checksum()
    let bytes = corpus.bytes.span
    for range in corpus.lines {
      let line = bytes.extracting(range)
      do throws(Diagnostic) {
        checksum.add(try dialect.statement(of: line), line)
      } catch {
        checksum.addRejection()
      }
    }
    return checksum.result
  }
}
