public import ConstraintGrammar
package import JSON

extension JSONWriter {
  /// Writes a diagnostic as an object.
  package mutating func value(_ diagnostic: Diagnostic) {
    let words = diagnostic.words.written
    object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("offset", diagnostic.offset)
      writer.member("length", diagnostic.length)
      writer.member("line", diagnostic.line)
      writer.member("column", diagnostic.column)
      writer.member("found", words.found)
      writer.key("expected")
      writer.array { writer in for name in words.expected { writer.value(name) } }
      writer.member("message", words.message)
      writer.member("hint", words.hint)
      writer.key("fixIts")
      writer.array { writer in for fixIt in words.fixIts { writer.value(fixIt) } }
    }
  }

  /// Writes a change of a text as an object.
  private mutating func value(_ fixIt: FixIt) {
    object { writer in
      writer.member("offset", fixIt.offset)
      writer.member("length", fixIt.length)
      writer.member("column", fixIt.column)
      writer.member("endColumn", fixIt.endColumn)
      writer.member("replacement", fixIt.replacement)
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
