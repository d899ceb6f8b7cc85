import ConstraintGrammar
import GrammarCombinators

/// `expression-format`: the library in each of its forms against a parser written by hand.
enum ExpressionFormatSuite {
  static let contestants = [
    Contestant(name: "swift-handwritten") { corpus in
      // The buffer is used inside the closure only, and the lines lie within it.
      unsafe corpus.bytes.withUnsafeBufferPointer { buffer in
        var checksum = Checksum()
        let bytes = unsafe buffer.span
        for line in corpus.lines {
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
        if let equation = Expression(ExpressionFormat.equation).parse(text, &cursor, &unrecorded) {
          checksum.add(equation, text)
        }
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
