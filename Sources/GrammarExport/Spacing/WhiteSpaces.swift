import GrammarCombinators

/// The kinds of white space that a grammar has between the parts of its rules, each under a name of its own.
struct WhiteSpaces {
  /// The kinds in the order in which a reader meets them, that of the start rule first if it has one.
  private(set) var kinds: [(spacing: Syntax.Spacing, name: String)] = []

  init(of grammar: Grammar) {
    var taken = Set(grammar.productions.map(\.name))
    for spacing in grammar.productions.flatMap(\.body.withAllParts).compactMap(\.spacing)
    where spacing != .glued && name(of: spacing) == nil {
      var name = EBNFWriter.whiteSpaceName
      var number = 2
      while !taken.insert(name).inserted {
        name = EBNFWriter.whiteSpaceName + "_\(number)"
        number += 1
      }
      kinds.append((spacing, name))
    }
  }

  /// The name of a kind; none for parts that touch.
  func name(of spacing: Syntax.Spacing) -> String? { kinds.first { $0.spacing == spacing }?.name }

  /// The productions that say what each kind is; no grammar declares them.
  var productions: [Production] {
    kinds.map { kind in
      Production(kind.name, .token) {
        let syntax = (kind.spacing.syntax ?? .sequence([], spacing: .glued)).flattened
        // It stands where it may be missing, so it need not be nothing.
        guard case .repetition(let body, .zeroOrMore, let separator, let spacing) = syntax else { return syntax }
        return .repetition(body, .oneOrMore, separator: separator, spacing: spacing)
      }
    }
  }
}
