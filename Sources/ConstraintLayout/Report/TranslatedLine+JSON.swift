package import ConstraintGrammar

extension JSONWriter {
  /// Writes what translating made of a line as an object: `line`, `file`, `from`, `to`, `text` and `ok`, then the translation with
  /// the views that it does not name and the warnings, or the error.
  package mutating func value(_ line: TranslatedLine) {
    object { writer in
      writer.key("line")
      writer.value(line.number)
      writer.key("file")
      writer.value(line.file)
      writer.key("from")
      writer.value(line.source)
      writer.key("to")
      writer.value(line.target)
      writer.key("text")
      writer.value(line.text)
      writer.key("ok")
      switch line.result {
      case .success(let translation):
        writer.value(true)
        writer.key("translation")
        writer.value(translation.text)
        writer.key("lhs")
        writer.value(translation.leftItem)
        writer.key("rhs")
        writer.value(translation.rightItem)
        writer.key("warnings")
        writer.array { writer in for warning in translation.warnings { writer.value(warning) } }
      case .failure(let diagnostic):
        writer.value(false)
        writer.key("error")
        writer.value(diagnostic)
      }
    }
  }
}
