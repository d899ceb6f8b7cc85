extension Attribute {
  /// The attribute of that name, in capitals or small letters.
  init?(anyCase name: String) {
    let name = name.lowercased()
    let named = Self.allCases.first { $0.rawValue.lowercased() == name }
    guard let named else { return nil }
    self = named
  }
}
