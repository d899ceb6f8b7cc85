extension Unicode.Scalar {
  /// Whether the scalar moves the cursor of a terminal, ends a line or turns the direction of writing.
  package var isControl: Bool {
    switch value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with its control characters spelled out as in a literal of Swift: `\u{1B}` for an escape, `\n` for a line
  /// feed.
  ///
  /// Whatever a source, a file with settings or a grammar, a user or the name of a file brings in passes through here on
  /// its way to a person.
  package var withControlsSpelledOut: String {
    var shown = ""
    for scalar in unicodeScalars { shown += scalar.isControl ? scalar.spelledOut : String(scalar) }
    return shown
  }
}

extension Unicode.Scalar {
  fileprivate var spelledOut: String {
    switch value {
    case 9: "\\t"
    case 10: "\\n"
    case 13: "\\r"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
