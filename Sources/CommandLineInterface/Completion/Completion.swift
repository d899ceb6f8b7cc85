/// The ways to complete the word at the end of an unfinished command line.
struct Completion {
  /// The kind of word that is wanted there.
  enum Kind: String {
    case commands, options, values, paths
    /// A text of which nothing is known.
    case text
  }

  /// The beginning of the word that stays before each of the candidates: `--color=`.
  private var start = ""

  /// The word for what is wanted.
  private var title = ""

  private var kind = Kind.values

  /// The candidates, whatever is typed: shells know how it is quoted. An option that takes a value has an `=` behind it.
  private var candidates: [(word: String, help: String)] = []

  /// - Parameter words: The words after the name of the tool; the last one, which can be empty, is at the cursor.
  init(of words: [String], for tool: Tool) {
    let typed = words.last ?? ""
    guard words.count > 1 else {
      (kind, title) = (.commands, "subcommand")
      candidates = tool.subcommands.map { ($0.name, $0.about.summary) }
      if typed.hasPrefix("-") { offer(ToolOptions.parameters) }
      return
    }
    guard let parameters = tool.subcommand(named: words[0])?.parameters else { return }
    var given = SortedArguments(for: parameters)
    // What is wrong with them is for the command to say, when it is run.
    for word in words.dropFirst().dropLast() { try? given.take(word) }
    let options = parameters.options.filter { $0.occurrence == .repeated || given[$0].isEmpty }

    let places = parameters.positionals
    let place = places.dropFirst(given.positionals.count).first ?? places.last { $0.occurrence == .repeated }

    if let option = given.awaited {
      offerValues(of: option)
    } else if let (option, start) = given.optionWithValue(in: typed) {
      self.start = start
      offerValues(of: option)
    } else if typed.hasPrefix("-"), !given.isPastOptions {
      offer(options)
      if typed == "-", place?.expectation == .path { candidates.append((typed, "")) }
    } else {
      if let place { offerValues(of: place) }
      if typed.isEmpty, !given.isPastOptions, place == nil || kind == .text { offer(options, besides: place) }
    }
  }

  /// Three lines: the start, the title and the kind; then one for each candidate, with its help behind a tab.
  var text: String {
    ([start, title, kind.rawValue] + candidates.map { "\($0.word)\t\($0.help)" }).map { $0 + "\n" }.joined()
  }

  private mutating func offerValues(of parameter: Parameter) {
    title = parameter.placeholder
    switch parameter.expectation {
    case .oneOf(let choices): candidates = choices.map { ($0.name, "") }
    case .path: kind = .paths
    case .anything, .described: kind = .text
    }
  }

  /// - Parameter place: The argument that can stand there as well.
  private mutating func offer(_ options: [Parameter], besides place: Parameter? = nil) {
    if place == nil { (kind, title) = (.options, "option") }
    candidates = options.flatMap { option in
      option.optionSpellings.map { ($0 + (option.bareText == nil && $0.hasPrefix("--") ? "=" : ""), option.help) }
    }
  }
}

/// `complete`: answers the script of a shell. It is in no list of subcommands.
struct CompleteCommand: Subcommand {
  static let name = "complete"
  let about = CommandDescription("Writes what the last word of a command line can be, for the script of a shell.")

  private let tool: Tool
  private let words = Positional(repeated: "WORD", .text, "A word after the name of the tool.")

  /// The completion of a tool's command lines.
  init(tool: Tool) { self.tool = tool }

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    try console.output.write(Completion(of: given.words, for: tool).text)
    return .success
  }
}
