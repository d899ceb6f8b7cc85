import GrammarCombinators

/// The pieces of a grammar, and of the alternatives that are compared.
struct PieceTable {
  private(set) var pieces: [GrammarPiece] = [.done, .rest, .excess, .anything]

  /// The body of each production; `nil` for one that begins with itself, which no text gets past.
  private(set) var bodies: [Int?] = []

  /// White space between parts.
  private(set) var whiteSpace = 0

  private let productions: [Production]
  private let endless: Set<String>
  private var indices: [String: Int] = [:]
  private var gaps: [Syntax.Spacing: Int] = [:]

  static let done = 0
  static let rest = 1
  static let excess = 2
  static let anything = 3

  init(of grammar: Grammar) {
    productions = grammar.productions
    for (index, production) in productions.enumerated() { indices[production.name] = index }
    endless = Set(grammar.leftRecursiveCycles.joined())
    whiteSpace = addCharacterRepetition(.whiteSpace)
    gaps[.spaced] = whiteSpace
    bodies = productions.map { _ in nil }
    for (index, production) in productions.enumerated() where !endless.contains(production.name) {
      bodies[index] = add(production.body)
    }
  }

  /// The piece that stands for `syntax`.
  mutating func add(_ syntax: Syntax) -> Int {
    switch syntax {
    case .literal(let text, let ignoresCase, let isWord):
      var parts = text.utf8.map { append(.byte(Self.spellings(of: $0, ignoresCase))) }
      if isWord { parts.append(append(.following(.all.subtracting(.wordParts)))) }
      return parts.count == 1 ? parts[0] : append(.sequence(parts, gap: nil))
    case .characters(let characters):
      return add(characters)
    case .sequence(let parts, let spacing):
      return append(.sequence(parts.map { add($0) }, gap: add(spacing)))
    case .choice(let alternatives):
      return append(.choice(alternatives.map { add($0) }))
    case .repetition(let body, let bounds, let separator, let spacing):
      let single = separator == nil ? singleSymbol(of: body) : nil
      return append(
        .repetition(
          GrammarPiece.Repetition(
            body: add(body), bounds: bounds, separator: separator.map { add($0) }, single: single, gap: add(spacing))))
    case .lookAhead(let body, let isPositive):
      guard let symbols = body == .end ? .end : singleSymbol(of: body) else { return append(.unknown) }
      return append(.following(isPositive ? symbols : .all.subtracting(symbols)))
    case .end:
      return append(.following(.end))
    case .annotated(let body, _):
      return add(body)
    case .production, .reference:
      return append(index(of: syntax).map { .production($0) } ?? .choice([]))
    }
  }

  /// The piece that stands for what may stand between parts.
  private mutating func add(_ spacing: Syntax.Spacing) -> Int? {
    if let known = gaps[spacing] { return known }
    guard let syntax = spacing.syntax else { return nil }
    let gap = add(syntax.flattened)
    gaps[spacing] = gap
    return gap
  }

  private mutating func append(_ piece: GrammarPiece) -> Int {
    pieces.append(piece)
    return pieces.count - 1
  }

  /// The index of the production that is mentioned.
  private func index(of mentioned: Syntax) -> Int? { mentioned.mentionedName.flatMap { indices[$0] } }

  private mutating func addCharacterRepetition(_ symbols: SymbolSet) -> Int {
    append(.repetition(GrammarPiece.Repetition(body: append(.byte(symbols)), bounds: .zeroOrMore, single: symbols)))
  }

  /// One character of a class, which is one byte in ASCII and up to four outside it.
  private mutating func add(_ characters: CharacterClass) -> Int {
    let inASCII = append(.byte(Self.symbols(of: characters).subtracting(.beyondASCII)))
    let sequences = characters.beyondASCII.map { encoded in
      let parts = encoded.bytes.map { range in append(.byte(SymbolSet(bytesWhere: range.contains))) }
      return append(.sequence(parts, gap: nil))
    }
    return sequences.isEmpty ? inASCII : append(.choice([inASCII] + sequences))
  }

  /// The bytes that characters of a class begin with.
  private static func symbols(of characters: CharacterClass) -> SymbolSet {
    let beyond = characters.beyondASCII
    return SymbolSet { byte in
      byte >= 0x80
        ? beyond.contains { $0.bytes[0].contains(byte) } : characters.ranges.contains { $0.contains(UInt32(byte)) }
    }
  }

  private static func spellings(of byte: UInt8, _ ignoresCase: Bool) -> SymbolSet {
    SymbolSet { $0 == byte || (ignoresCase && $0 ^ byte == 0x20 && 97...122 ~= $0 | 0x20) }
  }

  /// The symbols that `syntax` may begin with, if it is always one character, so that one look at a byte tells if it matches.
  private func singleSymbol(of syntax: Syntax) -> SymbolSet? {
    switch syntax {
    case .literal(let text, let ignoresCase, false) where text.utf8.count == 1:
      return text.utf8.first.map { Self.spellings(of: $0, ignoresCase) }
    case .characters(let characters):
      return Self.symbols(of: characters)
    case .choice(let alternatives):
      let sets = alternatives.compactMap { singleSymbol(of: $0) }
      return sets.count == alternatives.count ? sets.reduce(.none) { $0.union($1) } : nil
    case .annotated(let body, _):
      return singleSymbol(of: body)
    case .production, .reference:
      guard let index = index(of: syntax), !endless.contains(productions[index].name) else { return nil }
      return singleSymbol(of: productions[index].body)
    case .literal, .sequence, .repetition, .lookAhead, .end:
      return nil
    }
  }
}

extension CharacterClass {
  /// The characters of the class that take several bytes.
  fileprivate var beyondASCII: [EncodedRange] {
    ranges.filter { $0.upperBound >= 0x80 }.flatMap { EncodedRange.all(in: $0.clamped(to: 0x80...0x10FFFF)) }
  }
}

/// A part of a right-hand side, in the form that the search for captured prefixes walks through.
///
/// Other pieces are meant by their index in a ``PieceTable``.
enum GrammarPiece {
  /// One byte of a set.
  case byte(SymbolSet)
  /// One after the other, with `gap` in between, if anything may stand there.
  case sequence([Int], gap: Int?)
  /// One of several; none of an empty list.
  case choice([Int])
  /// The same again.
  case repetition(Repetition)
  /// The text goes on with one of the symbols, which are not read.
  case following(SymbolSet)
  /// A look-ahead at more than one character: it is taken to hold, and a match that it is part of to be a guess.
  case unknown
  /// Any text at all, as a guess.
  case anything
  /// The body of a production, by its index in the grammar.
  case production(Int)
  /// The end of what is searched.
  case done
  /// Any text up to the end of what is searched.
  case rest
  /// At least one byte, then any text.
  case excess

  struct Repetition {
    var body: Int
    var bounds: Syntax.RepetitionBounds
    var separator: Int?
    /// Set where the body is one character and there is no separator: such a repetition takes all it can, so what follows
    /// it begins differently.
    var single: SymbolSet?
    var gap: Int?
  }
}

/// The bytes of the characters of a range, where every combination of them is one: a range for each byte.
struct EncodedRange {
  let bytes: [ClosedRange<UInt8>]

  /// All characters of a range beyond ASCII.
  static func all(in range: ClosedRange<UInt32>) -> [EncodedRange] {
    let planes: [ClosedRange<UInt32>] = [0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF]
    return planes.enumerated().flatMap { index, plane -> [EncodedRange] in
      guard range.overlaps(plane) else { return [] }
      return split(range.clamped(to: plane), count: index + 2)
    }
  }

  /// - Parameter count: how many bytes each of the characters has.
  private static func split(_ range: ClosedRange<UInt32>, count: Int) -> [EncodedRange] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    for index in 1..<count {
      let mask = UInt32(1) << UInt32(6 * index) - 1
      guard lower & ~mask != upper & ~mask else { continue }
      if lower & mask != 0 {
        return split(lower...(lower | mask), count: count) + split((lower | mask) + 1...upper, count: count)
      }
      if upper & mask != mask {
        let middle = upper & ~mask
        return split(lower...middle - 1, count: count) + split(middle...upper, count: count)
      }
    }
    return [EncodedRange(bytes: zip(encoded(lower, count), encoded(upper, count)).map { $0...$1 })]
  }

  private static func encoded(_ code: UInt32, _ count: Int) -> [UInt8] {
    let mark: UInt32 = [0xC0, 0xE0, 0xF0][count - 2]
    return (0..<count).map { index in
      let bits = code >> UInt32(6 * (count - 1 - index))
      return UInt8(index == 0 ? mark | bits : 0x80 | bits & 0x3F)
    }
  }
}
