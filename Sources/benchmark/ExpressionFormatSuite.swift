import ConstraintGrammar
import GrammarCombinators

/// `expression-format`: the library in each of its forms against a parser written by hand.
enum ExpressionFormatSuite {
  static let contestants = [
    Contestant(name: "swift-handwritten") { corpus in
      corpus.bytes.withUnsafeBufferPointer { buffer in
        var checksum = Checksum()
        let bytes = unsafe buffer.span
        for line in corpus.lines {
          // The lines lie within the buffer, which is valid throughout this closure.
          var parser = unsafe HandwrittenExpressionFormat(UnsafeBufferPointer(rebasing: buffer[line]))
          if let equation = parser.parse() { checksum.add(equation, bytes.extracting(line)) }
        }
        return checksum.value
      }
    },
    Contestant(name: "library-static") { corpus in
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      var unrecorded = Unrecorded()
      for line in corpus.lines {
        let text = bytes.extracting(line)
        var cursor = Cursor()
        Spaced.skip(text, &cursor)
        if let equation = ExpressionFormat.Expression().parse(text, &cursor, &unrecorded) { checksum.add(equation, text) }
      }
      return checksum.value
    },
    Contestant(name: "library-runtime") { corpus in
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      guard let dialect = Dialect(named: "expression-format") else { return 0 }
      for line in corpus.lines {
        let text = bytes.extracting(line)
        if let equation = try? dialect.parse(text) { checksum.add(equation, text) }
      }
      return checksum.value
    },
  ]
}
