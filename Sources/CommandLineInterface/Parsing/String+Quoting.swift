extension String {
  /// The text between quotation marks, with its control characters spelled out, so that none reaches a terminal.
  var quoted: String {
    let scalars = unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'\(scalars.joined())'"
  }

  /// The text after the dashes that it begins with.
  var withoutDashes: String {
    String(drop { ArgumentShape.dashes.contains($0) })
  }
}
