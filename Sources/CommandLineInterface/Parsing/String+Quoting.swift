extension String {
  /// The text between quotation marks, as it may reach a terminal.
  public var quoted: String { "'\(spelledOut)'" }

  /// The text after the dashes that it begins with.
  var withoutDashes: String {
    String(drop { ArgumentShape.dashes.contains($0) })
  }
}
