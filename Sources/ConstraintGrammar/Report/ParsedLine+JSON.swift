extension JSONWriter {
  /// Writes what parsing made of a line as an object: `line`, `dialect`, `accepted` where any dialect would
  /// have done, `text` and `ok`, then the equation or the error.
  public mutating func value(_ line: ParsedLine) {
    object { writer in
      writer.key("line")
      writer.value(line.number)
      writer.key("dialect")
      writer.value(line.dialect)
      if let accepted = line.accepted {
        writer.key("accepted")
        writer.array { writer in for name in accepted { writer.value(name) } }
      }
      writer.key("text")
      writer.value(line.text)
      writer.key("ok")
      switch line.result {
      case .success(let equation):
        writer.value(true)
        writer.members(of: equation)
      case .failure(let diagnostic):
        writer.value(false)
        writer.key("error")
        writer.value(diagnostic)
      }
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
