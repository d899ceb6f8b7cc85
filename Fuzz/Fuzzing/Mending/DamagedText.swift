public import SentenceGeneration

/// A text, and what one slip makes of it.
public struct DamagedText: Sendable {
  public let original: [UInt8]
  public let damaged: [UInt8]

  /// A text with one slip in a token: it is missing, or stands there twice, or another of the text stands in its place.
  ///
  /// - Parameter tokens: the places of the tokens of the text; at least one.
  public init(_ original: [UInt8], inTokenAt tokens: [Range<Int>], using random: inout SeededGenerator) {
    let place = tokens[Int.random(in: 0..<tokens.count, using: &random)]
    let written = original[place]
    var new: [UInt8]
    switch UInt8.random(in: 0..<3, using: &random) {
    case 0: new = []
    case 1: new = Array(written) + (written.last.map(Lexer.isWordPart) == true ? [32] : []) + written
    default: new = Array(original[tokens[Int.random(in: 0..<tokens.count, using: &random)]])
    }
    self.init(original, place, new)
  }

  /// A text with one slip anywhere: in a token, in a letter, or two pieces in the wrong order.
  public init(_ original: [UInt8], using random: inout SeededGenerator) {
    let pieces = Lexer.pieces(of: original).filter { !Lexer.isWhiteSpace($0.first ?? 32) && $0.first ?? 0 < 0x80 }.map {
      $0.indices
    }
    let letters = original.indices.filter { Lexer.isLetter(original[$0]) }
    switch UInt8.random(in: 0..<6, using: &random) {
    case 0 where pieces.count > 1:
      let first = Int.random(in: 0..<pieces.count - 1, using: &random)
      let (one, other) = (pieces[first], pieces[first + 1])
      let between = original[one.upperBound..<other.lowerBound]
      self.init(
        original, one.lowerBound..<other.upperBound, Array(original[other]) + between + Array(original[one]))
    case 1 where letters.count > 0, 2 where letters.count > 0:
      let place = letters[Int.random(in: 0..<letters.count, using: &random)]
      let other = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
      let new = [[], [original[place], original[place]], [other]]
      self.init(original, place..<place + 1, new[Int.random(in: 0..<3, using: &random)])
    default: self.init(original, inTokenAt: pieces, using: &random)
    }
  }

  private init(_ original: [UInt8], _ place: Range<Int>, _ new: [UInt8]) {
    self.original = original
    damaged = original[..<place.lowerBound] + new + original[place.upperBound...]
  }
}

/// How texts that were damaged have been mended.
public struct MendingCounts: Sendable {
  /// How many texts were damaged so that they are refused.
  public private(set) var texts = 0

  /// How many were mended to what they were, or to what says the same.
  public private(set) var right = 0

  /// How many were mended to something else.
  public private(set) var wrong = 0

  /// How many were mended for sure, and how many of these to something else.
  public private(set) var sure = (texts: 0, wrong: 0)

  /// How long each text took, in nanoseconds.
  private var times: [UInt64] = []

  /// What half of the texts took at most, and what all did, in microseconds.
  public var time: (median: Int, worst: Int) {
    let times = times.sorted()
    return (Int((times.isEmpty ? 0 : times[times.count / 2]) / 1000), Int((times.last ?? 0) / 1000))
  }

  public init() {}

  /// Counts a text.
  ///
  /// - Parameters:
  ///   - isRight: whether it is what it was, or says the same; `nil` where nothing has mended it.
  ///   - isSure: whether all changes of it are sure.
  ///   - time: how long it took, in nanoseconds.
  public mutating func add(isRight: Bool?, isSure: Bool, time: UInt64) {
    texts += 1
    times.append(time)
    guard let isRight else { return }
    if isRight { right += 1 } else { wrong += 1 }
    if isSure { sure = (sure.texts + 1, sure.wrong + (isRight ? 0 : 1)) }
  }

  /// The counts of several languages together.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.texts += right.texts
    sum.right += right.right
    sum.wrong += right.wrong
    sum.times += right.times
    sum.sure = (left.sure.texts + right.sure.texts, left.sure.wrong + right.sure.wrong)
    return sum
  }
}
