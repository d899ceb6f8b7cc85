extension Tool {
  /// The mistakes in the declarations, a sentence each.
  ///
  /// The compiler can't see these; a test that expects none does.
  public var mistakes: [String] {
    (subcommandNames + [CompleteCommand.name]).repeated.map { "two subcommands are named \($0)" }
      + subcommands.flatMap { command in command.parameters.mistakes.map { "\(command.name): \($0)" } }
      + ambiguousLetters.map { letter, meanings in "-\(letter) stands for \(meanings.listed)" }
  }

  /// The letters that stand for one option here and for another there.
  private var ambiguousLetters: [(letter: Character, meanings: [String])] {
    let parameters = subcommands.flatMap(\.parameters)
    return Dictionary(grouping: parameters.filter { $0.short != nil }, by: \.short).compactMap { letter, parameters in
      let meanings = Set(parameters.map(\.spelling)).sorted()
      return letter.flatMap { meanings.count > 1 ? ($0, meanings) : nil }
    }.sorted { $0.letter < $1.letter }
  }
}

extension [Parameter] {
  fileprivate var mistakes: [String] {
    let spellings = flatMap { $0.role == .positional ? [$0.spelling] : $0.optionSpellings }
    let misplaced = zip(positionals, positionals.dropFirst()).compactMap { former, latter in
      switch (former.occurrence, latter.occurrence) {
      case (.repeated, _): "nothing is left for \(latter.spelling) after \(former.spelling)"
      case (.optional, .required): "\(latter.spelling) can't be left out, but \(former.spelling) before it can"
      default: nil as String?
      }
    }
    return spellings.repeated.map { "two parameters are spelled \($0)" } + misplaced
  }
}

extension [String] {
  fileprivate var repeated: [String] {
    Dictionary(grouping: self, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
  }
}
