import GrammarChecks

/// The characters of a grammar by kinds, with a token for each: a kind is all characters that the grammar treats alike.
struct CharacterKinds {
  /// The kinds, each with the name of its token: `C_61` is the kind of `a` alone, `C_61_` one that begins with it.
  let all: [(name: String, ranges: [ClosedRange<UInt32>])]

  init(_ grammar: CharacterGrammar) {
    let classes = grammar.productions.flatMap(\.body.leaves).flatMap(\.letters).withoutDuplicates
    all = Alphabet.kinds(of: classes).map { kind in
      let isOne = kind.count == 1 && kind[0].count == 1
      return ("C_" + EscapedCharacters.hexadecimal(kind[0].lowerBound, digits: 2) + (isOne ? "" : "_"), kind)
    }
  }

  /// The names of the kinds that a class consists of.
  func names(in letter: [ClosedRange<UInt32>]) -> [String] { all.filter { letter.overlaps($0.ranges) }.map(\.name) }
}
