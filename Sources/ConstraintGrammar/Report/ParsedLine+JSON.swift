extension JSONWriter {
  /// Writes what parsing made of a line as an object: `line`, `file`, `dialect`, `accepted` where any dialect would
  /// have done, `text` and `ok`, then the equation or the error.
  package mutating func value(_ line: ParsedLine) { value(line) { _ in } }

  /// Writes the same object, then `tree`, which is `null` for a line that is rejected.
  package mutating func value(_ traced: TracedLine) {
    value(traced.line) { writer in
      writer.key("tree")
      writer.value(traced.tree)
    }
  }

  /// - Parameter more: writes the last members.
  private mutating func value(_ line: ParsedLine, more: (inout JSONWriter) -> Void) {
    parsedLine(
      line.number,
      origin: { writer in
        writer.key("file")
        writer.value(line.file)
        writer.key("dialect")
        writer.value(line.dialect)
      }, accepted: line.accepted, text: { $0.characters(of: line.text) },
      outcome: { writer in
        switch line.result {
        case .success(let equation):
          writer.value(true)
          writer.members(of: equation)
        case .failure(let diagnostic):
          writer.value(false)
          writer.key("error")
          writer.value(diagnostic)
        }
        more(&writer)
      })
  }

  /// - Parameters:
  ///   - origin: writes the file and the dialect.
  ///   - text: writes the characters of the line.
  ///   - outcome: writes the value of `ok` and the members after it.
  @inline(__always)
  mutating func parsedLine(
    _ number: Int, origin: (inout JSONWriter) -> Void, accepted: [String]?, text: (inout JSONWriter) -> Void,
    outcome: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.key("line")
      writer.value(number)
      origin(&writer)
      if let accepted {
        writer.key("accepted")
        writer.array { writer in for name in accepted { writer.value(name) } }
      }
      writer.key("text")
      writer.string(text)
      writer.key("ok")
      outcome(&writer)
    }
  }
}

extension ParsedLine {
  /// The line as a JSON object on one line: a record of NDJSON.
  public var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
