import GrammarCombinators

/// Comma-separated values in the plain style of the articles.
enum PlainCSV {
  static let quoted = Repeat(.oneOrMore, NoSpace.self) {
    "\""
    Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\"").complement }.text()
    "\""
  }.map { $0.joined(separator: "\"") }

  static let plain = Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "\",\r\n").complement }.text()

  static let field = NamedRule("field", NoSpace.self) {
    Optionally(NoSpace.self) {
      OneOf {
        quoted
        plain
      }
    }.map { $0 ?? "" }
  }

  static let lineEnd = OneOf {
    "\r\n"
    "\n"
  }

  static let record = NamedRule("record", NoSpace.self) {
    Repeat(.oneOrMore, NoSpace.self, separator: { "," }, { field })
  }

  /// What stands behind the last line end is a record if anything stands there.
  static let file = NamedRule("file", NoSpace.self) {
    Repeat(.oneOrMore, NoSpace.self, separator: { lineEnd }, { record })
    End()
  }.map { records in records.last == [""] ? Array(records.dropLast()) : records }
}
