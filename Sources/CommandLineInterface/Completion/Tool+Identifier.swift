extension Tool {
  /// The name with what no name of a shell function can have replaced: `constraint_grammar`.
  var identifier: String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
      default: "_"
      }
    }.joined()
  }
}
