extension String {
  /// The text as one word of a command line, as it may reach a terminal.
  public var shellWord: String { spelledOut.quotedForBash }

  /// The text as one word of bash or zsh.
  var quotedForBash: String {
    isPlainWord ? self : "'\(unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined())'"
  }

  /// The text as one word of fish.
  var quotedForFish: String {
    isPlainWord ? self : "'\(withBackslashes { $0 == "'" || $0 == "\\" })'"
  }

  /// The text with a backslash before every character of a kind.
  func withBackslashes(where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.map { isSpecial($0) ? "\\\($0)" : String($0) }.joined()
  }

  private var isPlainWord: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isPlainInShells) }
}

extension Unicode.Scalar {
  /// Whether the character means itself in every shell, wherever it stands in a word.
  var isPlainInShells: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+", ",": true
    default: false
    }
  }
}
