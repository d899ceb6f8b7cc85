package import ConstraintGrammar

extension JSONWriter {
  /// Writes what resolving made of a line as an object: `line`, `file`, `dialect`, `text` and `ok`, then the constraint and the
  /// warnings, or the error.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - name: what an item is called.
  package mutating func value<Item>(_ line: ResolvedLine<Item>, name: (Item) -> String) {
    object { writer in
      writer.key("line")
      writer.value(line.number)
      writer.key("file")
      writer.value(line.file)
      writer.key("dialect")
      writer.value(line.dialect)
      writer.key("text")
      writer.value(line.text)
      writer.key("ok")
      switch line.result {
      case .success(let resolution):
        writer.value(true)
        writer.key("resolved")
        writer.value(resolution.constraint, name: name)
        writer.key("warnings")
        writer.array { writer in for warning in resolution.warnings { writer.value(warning) } }
      case .failure(let diagnostic):
        writer.value(false)
        writer.key("error")
        writer.value(diagnostic)
      }
    }
  }
}
