extension Contestant {
  /// What a person writes in Swift for speed: recursive descent over a buffer.
  static let handwrittenSwift = Contestant(name: "swift-handwritten") { corpus in
    switch corpus.dialect {
    case "compact-constraint": { pass(HandwrittenCompactConstraint.self, corpus) }
    case "equations": { pass(HandwrittenEquations.self, corpus) }
    case "expression-format": { pass(HandwrittenExpressionFormat.self, corpus) }
    case "formula-style": { pass(HandwrittenFormulaStyle.self, corpus) }
    case "visual-attribute": { pass(HandwrittenVisualAttribute.self, corpus) }
    default: nil
    }
  }

  @inline(__always)
  private static func pass<Handwritten: HandwrittenParser>(_: Handwritten.Type, _ corpus: Corpus) -> PassResult {
    // The buffer is used inside the closure only, and the lines lie within it.
    unsafe corpus.bytes.withUnsafeBufferPointer { buffer in
      var checksum = Checksum()
      let bytes = unsafe buffer.span
      for line in corpus.lines {
        var parser = unsafe Handwritten(ByteScanner(UnsafeBufferPointer(rebasing: buffer[line])))
        if let equation = parser.parse() {
          checksum.add(equation, bytes.extracting(line))
        } else {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}
