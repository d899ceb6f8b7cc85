import ConstraintGrammar
import Recogniser

/// The sample of a dialect, changed in one place in every way that its grammar file suggests.
///
/// The sentences are made from what a dialect says of itself. What it fails to say, such as a keyword that it has lost,
/// stands in the file alone.
struct SampleVariants {
  /// One text for each piece of the sample that is left out or put twice, and for each literal in its place; where the
  /// language has parentheses, also for each piece inside some of them, as many as are allowed among others. Where the
  /// sample has one of the words of the grammar, there are all words with each letter replaced by others. Before all these
  /// come relations between terms that are scaled, or whose views have a word for a name.
  static func texts(of dialect: Dialect, _ grammar: EBNFGrammar) -> [[UInt8]] {
    var literals: Set<String> = []
    for production in grammar.productions { addLiterals(in: production.expression, to: &literals) }
    let words = literals.sorted().map { Array($0.utf8) }
    let pieces = Lexer.pieces(of: Array(dialect.sample.utf8)).map { Array($0) }
    var texts = relations(pieces, words, dialect)
    for (place, piece) in pieces.enumerated() where !Lexer.isWhiteSpace(piece[0]) {
      let nested = literals.contains("(") ? Self.depths.map { Self.nested(piece, $0) } : []
      for replacement in [[], piece + piece] + words + nested {
        var variant = pieces
        variant[place] = replacement
        texts.append(Array(variant.joined()))
      }
    }
    if let place = pieces.firstIndex(where: { Lexer.isLetter($0[0]) && words.contains($0) }) {
      texts += words.flatMap(misspellings).map { misspelling in
        var variant = pieces
        variant[place] = misspelling
        return Array(variant.joined())
      }
    }
    return texts
  }

  /// The left side of the sample related to itself: either side with a factor, which may be negative, less than 1 or a name;
  /// and the right one with each word for a view in place of the item, as it is and misspelt.
  private static func relations(_ pieces: [[UInt8]], _ literals: [[UInt8]], _ dialect: Dialect) -> [[UInt8]] {
    let left = Array(pieces.prefix { !isRelation($0) })
    guard left.count < pieces.count else { return [] }
    let (side, rest) = (Array(left.joined()), Array(left.dropFirst().joined()))
    var scaled: [[UInt8]] = ["-0.5 * ", "-2 * ", "n * "].map { Array($0.utf8) + side }
    scaled += [" * -0.25", " / -4", " * n", " / n"].map { side + Array($0.utf8) }
    var named: [[UInt8]] = []
    for word in [dialect.meaning.superviewWord, dialect.meaning.safeAreaWord] {
      guard let spelling = word?.spelling else { continue }
      let word = Array(spelling.utf8)
      named += ([word] + misspellings(of: word)).map { $0 + rest }
    }
    var texts: [[UInt8]] = []
    for sign in literals.filter(isRelation) {
      for other in scaled + named { texts.append(side + sign + Array(" ".utf8) + other) }
      for other in scaled { texts.append(other + sign + side) }
    }
    return texts
  }

  private static func isRelation(_ piece: [UInt8]) -> Bool { piece.allSatisfy("<=>".utf8.contains) }

  private static func misspellings(of word: [UInt8]) -> [[UInt8]] {
    guard word.allSatisfy(Lexer.isLetter) else { return [] }
    return word.indices.flatMap { index in
      [UInt8(ascii: "q"), word[index] + 1].map { letter in
        var misspelling = word
        misspelling[index] = letter
        return misspelling
      }
    }
  }

  /// Fifty are allowed.
  private static let depths = [1, 49, 50, 51, 300]

  private static func nested(_ piece: [UInt8], _ depth: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "("), count: depth) + piece + Array(repeating: UInt8(ascii: ")"), count: depth)
  }

  private static func addLiterals(in expression: EBNFExpression, to literals: inout Set<String>) {
    switch expression {
    case .literal(let text): literals.insert(text)
    case .sequence(let parts) where anyCaseWord(parts) != nil: literals.insert(anyCaseWord(parts) ?? "")
    case .sequence(let parts), .choice(let parts): for part in parts { addLiterals(in: part, to: &literals) }
    case .repetition(let body, _, _): addLiterals(in: body, to: &literals)
    case .characterClass, .reference, .end: break
    }
  }

  /// `[lL] [eE] [fF] [tT]` is how a file writes a word in any case.
  private static func anyCaseWord(_ parts: [EBNFExpression]) -> String? {
    var word = ""
    for part in parts {
      guard case .characterClass(let characters) = part, let range = characters.ranges.first else { return nil }
      word.unicodeScalars.append(range.lowerBound)
    }
    return word
  }
}
