import HandwrittenParsers

extension Contestant {
  /// Code as a good C programmer writes it; compiled with all that the compiler can do for this processor.
  static let handwrittenC = Contestant(name: "c") { corpus in
    // Each function reads the lines that it is given and keeps nothing.
    let parse: (@convention(c) (UnsafePointer<UInt8>?, UnsafePointer<handwritten_line>?, Int) -> handwritten_result)?
    switch corpus.dialect {
    case "compact-constraint": unsafe parse = handwritten_compact_constraint
    case "equations": unsafe parse = handwritten_equations
    case "expression-format": unsafe parse = handwritten_expression_format
    case "formula-style": unsafe parse = handwritten_formula_style
    case "visual-attribute": unsafe parse = handwritten_visual_attribute
    default: return nil
    }
    guard let parse = unsafe parse else { return nil }
    let lines = corpus.lines.map { handwritten_line(start: $0.lowerBound, end: $0.upperBound) }
    return {
      // The lines lie within the bytes.
      let result = unsafe corpus.bytes.withUnsafeBufferPointer { bytes in
        unsafe lines.withUnsafeBufferPointer { unsafe parse(bytes.baseAddress, $0.baseAddress, $0.count) }
      }
      return PassResult(checksum: result.checksum, acceptedCount: result.accepted_count)
    }
  }
}
