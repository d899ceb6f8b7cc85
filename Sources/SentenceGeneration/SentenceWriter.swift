import GrammarChecks
import GrammarCombinators

/// Puts the pieces of a sentence together, with white space where it may stand and where it must.
struct SentenceWriter {
  private(set) var text = ""
  private var gap = Gap.none
  private let longest: Int

  /// A writer of a sentence of some length at most, in UTF-8 bytes.
  init(longest: Int) { self.longest = longest }

  /// Whether the sentence is longer than it should be.
  var isTooLong: Bool { count > longest }

  /// How many UTF-8 bytes there are.
  var count: Int { text.utf8.count }

  /// Whether the end of the text has been written.
  private(set) var hasEnded = false

  /// White space of several characters.
  static let blanks = " \t "

  /// The gap before the next piece.
  private enum Gap {
    case none
    case needless
    case one
    case several
  }

  /// Nothing follows.
  mutating func end() { hasEnded = true }

  /// Where the next part stands that would else stand at `place`.
  func place(_ place: TextPlace) -> TextPlace { hasEnded ? .behindEnd : place }

  /// White space may stand here.
  mutating func space(using random: inout some RandomNumberGenerator) {
    switch UInt8.random(in: 0..<20, using: &random) {
    case 0..<3: gap = .needless
    case 3: gap = .several
    default: gap = .one
    }
  }

  mutating func append(_ piece: String) {
    guard let last = text.unicodeScalars.last, let first = piece.unicodeScalars.first else {
      text += piece
      return
    }
    switch gap {
    case .none: break
    case .needless: if Self.wouldMerge(last, first) { text += " " }
    case .one: text += " "
    case .several: text += Self.blanks
    }
    gap = .none
    text += piece
  }

  /// Whether two tokens that end and begin like this could be taken for one.
  private static func wouldMerge(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    func isWordLike(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar == "." || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    }
    func isRelation(_ scalar: Unicode.Scalar) -> Bool { ["=", "<", ">"].contains(scalar) }
    return isWordLike(last) && isWordLike(first) || isRelation(last) && isRelation(first)
  }
}

/// Where a sentence can be made longer: at repetitions without an upper limit, of rules if there are such, else in tokens.
struct Growth {
  private var growing: Set<String> = []

  init(of grammar: Grammar) {
    for productions in [grammar.productions.filter { $0.kind == .rule }, grammar.productions] {
      var isSettled = growing.contains(grammar.start.name)
      while !isSettled {
        isSettled = true
        for production in productions where !growing.contains(production.name) && canGrow(production.body) {
          growing.insert(production.name)
          isSettled = false
        }
      }
    }
  }

  /// Whether there are texts of an expression as long as one likes.
  func canGrow(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .repetition(_, let bounds, _, _) where bounds.upper == .max: true
    case .production(let production): growing.contains(production.name)
    case .reference(let name): growing.contains(name)
    case .lookAhead: false
    default: syntax.parts.contains(where: canGrow)
    }
  }

  /// Whether a production has such places.
  func canGrow(in production: String) -> Bool { growing.contains(production) }
}

/// A small generator of random numbers (SplitMix64) that gives the same ones for the same seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The generator that `seed` stands for.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
