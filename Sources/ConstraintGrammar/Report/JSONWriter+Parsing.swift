import GrammarCombinators

// What these write is what writing a `ParsedLine` writes. A line that is accepted, and whose characters stand for
// themselves in JSON, goes from the text to the writer without values that own its names.
extension JSONWriter {
  /// Parses a line and writes what comes of it as an object, as ``value(_:)-(ParsedLine)`` does.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - dialect: the dialect that it is written in.
  /// - Returns: whether the line is accepted.
  package mutating func value(parsing bytes: Span<UInt8>, number: Int, in dialect: Dialect) -> Bool {
    guard bytes.isPlainText, let equation = dialect.recognize(bytes) else {
      return value(of: ParsedLine(bytes, number: number, in: dialect))
    }
    parsedLine(number, dialect.name, accepted: nil, bytes, equation)
    return true
  }

  /// Parses a line in whichever dialect accepts it and writes what comes of it as an object, as
  /// ``value(_:)-(ParsedLine)`` does.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - dialects: the dialects in question, at least one.
  /// - Returns: whether the line is accepted.
  package mutating func value(parsing bytes: Span<UInt8>, number: Int, inAnyOf dialects: [Dialect]) -> Bool {
    var accepted: [String] = []
    var first: ParsedEquation?
    if bytes.isPlainText {
      for dialect in dialects {
        guard let equation = dialect.recognize(bytes) else { continue }
        if accepted.isEmpty { first = equation }
        accepted.append(dialect.name)
      }
    }
    guard let first else { return value(of: ParsedLine(bytes, number: number, inAnyOf: dialects)) }
    parsedLine(number, accepted[0], accepted: accepted, bytes, first)
    return true
  }

  /// - Returns: whether the line is accepted.
  private mutating func value(of line: ParsedLine) -> Bool {
    value(line)
    return if case .success = line.result { true } else { false }
  }

  @inline(never)
  private mutating func parsedLine(
    _ number: Int, _ dialect: String, accepted: [String]?, _ bytes: Span<UInt8>, _ equation: ParsedEquation
  ) {
    // The buffer is used inside the closure only, and the names lie within it.
    unsafe bytes.withUnsafeBufferPointer { characters in
      parsedLine(number, dialect, accepted: accepted, text: { unsafe $0.buffer.append(characters) }) { writer in
        writer.value(true)
        writer.members(of: equation) { name, writer in
          unsafe writer.buffer.append(UnsafeBufferPointer(rebasing: characters[name.range]))
        }
      }
    }
  }
}
