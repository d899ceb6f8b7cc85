/// The type of attributes in Objective-C and Swift, which no dialect writes.
enum AttributeType {
  /// The type with which some pieces begin, be it a part of a constant's name: `NSLayoutConstraint.Attribute`.
  static func begun(by lexemes: some Sequence<Lexeme>) -> String? {
    let texts = lexemes.prefix(3).map { $0.text }
    guard let name = texts.first else { return nil }
    if name == "NSLayoutConstraint" { return name + (texts.dropFirst() == [".", "Attribute"] ? ".Attribute" : "") }
    return name.hasPrefix("NSLayoutAttribute") ? "NSLayoutAttribute" : nil
  }

  /// A path without the type at its end and the dot before that; the path as it is, if it does not end so.
  static func dropped(from path: ArraySlice<Lexeme>) -> ArraySlice<Lexeme> {
    for count in [2, 4] where path.count > count && path[path.endIndex - count].text == "." {
      let type = path.suffix(count - 1)
      if begun(by: type) == type.text { return path.dropLast(count) }
    }
    return path
  }
}
