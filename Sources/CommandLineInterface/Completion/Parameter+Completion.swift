extension [Parameter] {
  /// Those that are known by a name.
  var options: [Parameter] { filter { $0.role != .positional } }

  /// Those that are known by their place.
  var positionals: [Parameter] { filter { $0.role == .positional } }

  /// How those options are written that have a value.
  var spellingsBeforeValue: [String] { options.filter(\.takesValue).flatMap(\.optionSpellings) }
}

extension [ValueExpectation.Choice] {
  /// The words between spaces, each as a shell reads it.
  func names(quoted: (String) -> String) -> String {
    map { quoted($0.name) }.joined(separator: " ")
  }
}
