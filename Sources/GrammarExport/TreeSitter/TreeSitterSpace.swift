/// White space as Tree-sitter skips it: pieces of which any number may stand between any two tokens.
struct TreeSitterSpace {
  /// The function that gives the pieces.
  let extras: String

  /// The rules for those that are more than a character.
  let entries: [String]

  /// What the lexer takes otherwise than the rules mean it, for the head of the file.
  let remarks: [String]

  /// - Parameters:
  ///   - hasGlue: whether a token must touch what stands before it.
  ///   - hasTouchedWords: whether there are words that none may follow directly.
  /// - Throws: an ``ExportFailure`` for white space of several kinds, or such as must be there, or may be there only once, and
  ///   for what the lexer can't tell from it.
  init(
    _ grammar: CharacterGrammar, _ names: TreeSitterNames, hasGlue: Bool, hasTouchedWords: Bool
  ) throws(ExportFailure) {
    if grammar.spaces.count > 1 { throw grammar.failure("white space of several kinds") }
    if grammar.spaces.contains(where: { !$0.isOptional }) { throw grammar.failure("white space that must be there") }
    if grammar.spaces.contains(where: { !$0.isLoop }) { throw grammar.failure("white space that may not be repeated") }
    // A token that touches a comment is one that touches what stands before it, to this lexer.
    let hasOwnEnds = grammar.comments.contains { $0.ending == nil }
    let mistaken = Self.mistakenForSpace(grammar)
    if !grammar.isLexed, (hasGlue || hasTouchedWords) && hasOwnEnds {
      throw grammar.failure(
        "comments with an end of their own among \(hasGlue ? "parts that touch" : "words that may not touch")")
    }
    if !grammar.isLexed, let (longer, terminal) = mistaken.first {
      throw grammar.failure(
        longer.map { "\($0), which may begin with the white space that \(terminal) may be" }
          ?? "\(terminal) where other white space may stand")
    }
    remarks =
      (hasGlue && hasOwnEnds ? ["A comment may stand between parts that touch."] : [])
      + mistaken.map { longer, terminal in
        "White space is taken for \(terminal) where \(longer.map { "\($0) may begin with it" } ?? "other may stand")."
      }
    var pieces: [String] = []
    if !grammar.spaceCharacters.isEmpty { pieces.append(TreeSitterNotation.pattern(grammar.spaceCharacters)) }
    var entries: [String] = []
    for (number, comment) in grammar.comments.enumerated() {
      let name =
        if case .leaf(.name(let name)) = comment.expression { names[name] } else { "_white_space_\(number + 1)" }
      pieces.append("$." + name)
      let content = names.token(comment.expression)
      entries.append("\(name): _ => " + TreeSitterNotation.call("token", [content]) + ",")
    }
    extras = (entries.isEmpty ? "_" : "$") + " => [" + pieces.joined(separator: ", ") + "]"
    self.entries = entries
  }

  /// The terminals that may be white space, and those that may begin with such, or none where white space that no rule has
  /// may stand: where a text may be white space, the lexer takes the shortest token of it that there is.
  private static func mistakenForSpace(_ grammar: CharacterGrammar) -> [(longer: Symbol?, terminal: Symbol)] {
    guard let space = grammar.spaces.first else { return [] }
    let table = TokenTable(grammar)
    let places = TerminalPlaces(grammar, .followers)
    let blank = grammar.visibleTerminals.filter { table.relation(of: $0, to: .name(space.name)) != .disjoint }
    return blank.compactMap { terminal in
      let longer = grammar.visibleTerminals.first { other in
        other != terminal && table.isBeginning(terminal, of: other)
          && places[terminal].contains { $0.rivals.contains(other) }
      }
      if let longer { return (longer, terminal) }
      let both: Set = [terminal, .name(space.name)]
      let isBesideSpace = grammar.visibleTerminals.contains { before in
        places[before].contains { both.isSubset(of: $0.followers) }
      }
      return isBesideSpace ? (nil, terminal) : nil
    }
  }
}
