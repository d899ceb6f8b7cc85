package import JSON

extension JSONWriter {
  /// Writes a diagnostic as an object.
  package mutating func value(_ diagnostic: Diagnostic) {
    let words = diagnostic.words.written
    object { writer in
      writer.key("code")
      writer.value(diagnostic.code.rawValue)
      writer.key("offset")
      writer.value(diagnostic.offset)
      writer.key("length")
      writer.value(diagnostic.length)
      writer.key("line")
      writer.value(diagnostic.line)
      writer.key("column")
      writer.value(diagnostic.column)
      writer.key("found")
      writer.value(words.found)
      writer.key("expected")
      writer.array { writer in for name in words.expected { writer.value(name) } }
      writer.key("message")
      writer.value(words.message)
      writer.key("hint")
      writer.value(words.hint)
      writer.key("fixIts")
      writer.array { writer in for fixIt in words.fixIts { writer.value(fixIt) } }
    }
  }

  /// Writes a change of a text as an object.
  private mutating func value(_ fixIt: FixIt) {
    object { writer in
      writer.key("offset")
      writer.value(fixIt.offset)
      writer.key("length")
      writer.value(fixIt.length)
      writer.key("column")
      writer.value(fixIt.column)
      writer.key("endColumn")
      writer.value(fixIt.endColumn)
      writer.key("replacement")
      writer.value(fixIt.replacement)
    }
  }
}

extension Diagnostic {
  /// The diagnostic as a JSON object on one line.
  public var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
