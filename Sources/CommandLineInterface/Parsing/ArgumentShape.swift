/// What an argument is by its looks.
enum ArgumentShape: Equatable {
  /// An option, as it is spelled before an `=`, and the value after it.
  case option(String, value: String?)
  /// `--`, after which nothing is an option.
  case endOfOptions
  /// Anything else: a text, a number below zero, `-` for standard input.
  case positional

  /// Looks at an argument.
  ///
  /// An option begins with one dash or two and a letter. A long dash in the place of a short one comes from a word
  /// processor; no option has it, but taking it for a text would hide the mistake.
  init(_ argument: String) {
    if argument == "--" {
      self = .endOfOptions
      return
    }
    let afterDashes = argument.drop { Self.dashes.contains($0) }
    let dashCount = argument.distance(from: argument.startIndex, to: afterDashes.startIndex)
    guard 1...2 ~= dashCount, let first = afterDashes.first, first.isASCII, first.isLetter else {
      self = .positional
      return
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // No option is spelled with a space: the whole is one text, and a message had better show it whole.
    let hasValue = parts.count == 2 && !parts[0].contains(where: \.isWhitespace)
    self = hasValue ? .option(String(parts[0]), value: String(parts[1])) : .option(argument, value: nil)
  }

  /// The characters that may have been meant as the dash of an option.
  static let dashes: Set<Character> = ["-", "–", "—"]
}
