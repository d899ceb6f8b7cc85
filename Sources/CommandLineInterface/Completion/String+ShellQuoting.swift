extension String {
  /// The text as one word of a command line, as it may reach a terminal.
  public var shellWord: String { spelledOut.quotedForShell }

  /// The text as one word of bash or zsh, and of fish if there is no backslash in it.
  var quotedForShell: String {
    !isEmpty && unicodeScalars.allSatisfy(\.isPlainInShells)
      ? self : "'\(unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined())'"
  }
}

extension Unicode.Scalar {
  /// Whether the character means itself in every shell, wherever it stands in a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+", ",": true
    default: false
    }
  }
}
