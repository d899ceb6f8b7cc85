import TestMaterial

/// A parser as a value: leaves, and combinators around them. It can be made by chance, printed, and made smaller.
indirect enum Shape: Hashable, Sendable {
  case leaf(Leaf)

  /// A combinator with what may stand between its parts. The number names the production that it makes, if it makes one.
  case combined(Combinator, Between, [Shape], number: Int)

  enum Leaf: Hashable, Sendable {
    case literal(Int)
    case anyCase(Int)
    case keyword(Int)
    case keywordInAnyCase(Int)
    case keywords, word, unreservedWord, number, digits, quoted, character, nonASCII, nothing

    /// The rule that all others are in: it contains itself.
    case nested
  }

  enum Combinator: String, CaseIterable, Sendable {
    case sequence, choice, optional, zeroOrMore, oneOrMore, twoOrThree, list, listOrNothing, named, token
    case prefix, postfix, left, right, once
    case followedBy, notFollowedBy, committed, recover, labelled, matched, ended
  }

  enum Between: String, CaseIterable, Sendable { case spaced, glued, commented }
}

extension Shape: CustomStringConvertible {
  var description: String {
    switch self {
    case .leaf(let leaf): "\(leaf)"
    case .combined(let combinator, let between, let parts, _):
      "\(combinator.rawValue)(\(between == .spaced ? "" : between.rawValue + ": ")"
        + parts.map(\.description).joined(separator: " ") + ")"
    }
  }
}

extension Shape {
  /// Smaller ones, the smallest first: a part in place of the whole, or one part less, or one that is smaller itself.
  var smaller: [Shape] {
    guard case .combined(let combinator, let between, let parts, let number) = self else { return [] }
    var shapes = parts
    if combinator == .sequence || combinator == .choice, parts.count > 2 {
      for index in parts.indices {
        var rest = parts
        rest.remove(at: index)
        shapes.append(.combined(combinator, between, rest, number: number))
      }
    }
    for (index, part) in parts.enumerated() {
      for smaller in part.smaller {
        var others = parts
        others[index] = smaller
        shapes.append(.combined(combinator, between, others, number: number))
      }
    }
    return shapes
  }

  var size: Int {
    if case .combined(_, _, let parts, _) = self { parts.reduce(1) { $0 + $1.size } } else { 1 }
  }
}

/// Makes shapes by chance.
struct ShapeSource {
  private var random: any RandomNumberGenerator
  private var number = 0

  /// - Parameter random: what the choices follow from.
  init(_ random: some RandomNumberGenerator) { self.random = random }

  /// A shape of so many combinators inside one another at most.
  mutating func shape(depth: Int) -> Shape {
    number = 0
    let between = Int.random(in: 0..<8, using: &random)
    return rule(between == 0 ? .commented : between == 1 ? .glued : .spaced, depth: depth)
  }

  private mutating func rule(_ between: Shape.Between, depth: Int, isInToken: Bool = false) -> Shape {
    guard depth > 0, number < ShapeParser.names.count - 1, !random.once(in: 5) else { return .leaf(leaf()) }
    let inner = random.once(in: 6) ? Shape.Between.glued : between
    let combinator: Shape.Combinator =
      random.once(in: 2) ? random.once(in: 2) ? .sequence : .choice : random.pick(Shape.Combinator.allCases)
    // The conventions of EBNF have no token that is nothing.
    if isInToken, combinator == .ended { return .leaf(leaf()) }
    number += 1
    let own = number
    let count =
      switch combinator {
      case .sequence: Int.random(in: 2...4, using: &random)
      case .choice: Int.random(in: 2...3, using: &random)
      case .list, .listOrNothing, .prefix, .postfix, .left, .right, .once: 2
      default: 1
      }
    var parts: [Shape] = []
    for _ in 0..<count {
      let isInToken = isInToken || combinator == .token
      parts.append(rule(isInToken ? .glued : inner, depth: depth - 1, isInToken: isInToken))
    }
    // An operator, or what stands between the parts of a list, is a sign most often.
    if count == 2, combinator != .sequence, combinator != .choice, !random.once(in: 5) {
      parts[1] = .leaf(.literal(Int.random(in: 0..<ShapeParser.literals.count, using: &random)))
    }
    return .combined(combinator, inner, parts, number: own)
  }

  private mutating func leaf() -> Shape.Leaf {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5: .literal(Int.random(in: 0..<ShapeParser.literals.count, using: &random))
    case 6: .anyCase(Int.random(in: 0..<ShapeParser.words.count, using: &random))
    case 7...8: .keyword(Int.random(in: 0..<ShapeParser.words.count, using: &random))
    case 9...10: .keywordInAnyCase(Int.random(in: 0..<ShapeParser.words.count, using: &random))
    case 11: .keywords
    case 12: .word
    case 13: .unreservedWord
    case 14...15: .number
    case 16: .digits
    case 17: .quoted
    case 18: random.once(in: 2) ? .character : .nonASCII
    default: random.once(in: 3) ? .nothing : .nested
    }
  }
}
