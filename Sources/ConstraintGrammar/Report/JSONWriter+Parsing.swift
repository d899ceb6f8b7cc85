import GrammarCombinators

// What these write is what writing a `ParsedLine` writes. A line that is accepted, and whose characters stand for
// themselves in JSON, goes from the text to the writer without values that own its names.
extension JSONWriter {
  /// Parses a line and writes what comes of it as an object, as ``value(_:)-(ParsedLine)`` does.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from; `nil` if it is from none.
  ///   - dialect: the dialect that it is written in.
  /// - Returns: whether the line is accepted.
  package mutating func value(
    parsing bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect
  ) -> Bool {
    guard bytes.isPlainText, let equation = dialect.recognize(bytes) else {
      return value(of: ParsedLine(bytes, number: number, file: file, in: dialect))
    }
    parsedLine(number, file, dialect.name, accepted: nil, bytes, equation)
    return true
  }

  /// Parses a line in whichever dialect accepts it and writes what comes of it as an object, as
  /// ``value(_:)-(ParsedLine)`` does.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from; `nil` if it is from none.
  ///   - dialects: the dialects in question, at least one.
  /// - Returns: whether the line is accepted.
  package mutating func value(
    parsing bytes: Span<UInt8>, number: Int, file: String? = nil, inAnyOf dialects: [Dialect]
  ) -> Bool {
    var accepted: [String] = []
    var first: ParsedEquation?
    if bytes.isPlainText {
      for dialect in dialects {
        guard let equation = dialect.recognize(bytes) else { continue }
        if accepted.isEmpty { first = equation }
        accepted.append(dialect.name)
      }
    }
    guard let first else { return value(of: ParsedLine(bytes, number: number, file: file, inAnyOf: dialects)) }
    parsedLine(number, file, accepted[0], accepted: accepted, bytes, first)
    return true
  }

  /// - Returns: whether the line is accepted.
  private mutating func value(of line: ParsedLine) -> Bool {
    value(line)
    return if case .success = line.result { true } else { false }
  }

  @inline(never)
  private mutating func parsedLine(
    _ number: Int, _ file: String?, _ dialect: String, accepted: [String]?, _ bytes: Span<UInt8>,
    _ equation: ParsedEquation
  ) {
    // The buffer is used inside the closure only, and the names lie within it.
    unsafe bytes.withUnsafeBufferPointer { characters in
      parsedLine(
        number, origin: { $0.origin(file, dialect) }, accepted: accepted, text: { unsafe $0.buffer.append(characters) }
      ) { writer in
        writer.value(true)
        writer.members(of: equation) { name, writer in
          unsafe writer.buffer.append(UnsafeBufferPointer(rebasing: characters[name.range]))
        }
      }
    }
  }
}

/// The members of a record that tell where a line comes from: most often those of the line before.
struct RecordOrigin {
  fileprivate var file: String?
  fileprivate var dialect: String?
  fileprivate var members = ""
}

extension JSONWriter {
  @inline(__always) fileprivate mutating func origin(_ file: String?, _ dialect: String) {
    if origin.dialect != dialect || origin.file != file { origin = Self.origin(file, dialect) }
    buffer.append(origin.members)
    needsComma = true
  }

  @inline(never) private static func origin(_ file: String?, _ dialect: String) -> RecordOrigin {
    var writer = JSONWriter()
    writer.needsComma = true
    writer.key("file")
    writer.value(file)
    writer.key("dialect")
    writer.value(dialect)
    return RecordOrigin(file: file, dialect: dialect, members: writer.text)
  }
}
