/// Finds the longest token at a place of a text.
///
/// All tokens of a grammar make one automaton without determinism; its deterministic states are made as texts need them.
final class TokenAutomaton {
  /// The tokens that are as long as the longest at a place, as indices into the tokens of the grammar.
  struct Match: Equatable {
    var length: Int
    var tokens: [Int]
  }

  private let network: TokenNetwork
  private let hasWords: Bool
  private var states: [[Int]] = []
  private var accepted: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var transitions: [Int] = []

  private static let unknown = -1
  private static let dead = -2

  /// - Parameters:
  ///   - tokens: what each token matches.
  ///   - hasWords: whether a word ends where no letter, digit or `_` follows.
  init(_ tokens: [EBNFExpression], in grammar: EBNFGrammar, hasWords: Bool) {
    self.hasWords = hasWords
    network = TokenNetwork(tokens, in: grammar)
    _ = number(of: network.closure(of: [network.start]))
  }

  /// The longest tokens at an offset of those that fit; `nil` if none begins there.
  ///
  /// A token that ends in a letter, a digit or `_` is none if another one of these follows.
  func longestMatch(in bytes: [UInt8], at offset: Int, among fitting: [Bool]) -> Match? {
    var last: Match?
    run(over: bytes, from: offset) { length, accepted in
      if accepted.contains(where: { fitting[$0] }) { last = Match(length: length, tokens: accepted) }
    }
    return last.flatMap { isCut(bytes, at: offset + $0.length) ? nil : $0 }
  }

  /// How long each of the tokens that fit is at an offset, by itself; `nil` for those that are not there.
  func lengths(in bytes: [UInt8], at offset: Int, among fitting: [Bool]) -> [Int?] {
    var lengths: [Int?] = Array(repeating: nil, count: fitting.count)
    run(over: bytes, from: offset) { length, accepted in
      for token in accepted where fitting[token] { lengths[token] = length }
    }
    return lengths.map { length in length.flatMap { isCut(bytes, at: offset + $0) ? nil : $0 } }
  }

  /// Whether a place lies between letters, digits or `_`, where no token ends.
  private func isCut(_ bytes: [UInt8], at end: Int) -> Bool {
    hasWords && end < bytes.count && Self.isWordPart(bytes[end - 1]) && Self.isWordPart(bytes[end])
  }

  /// Tells which tokens end where, from an offset on.
  private func run(over bytes: [UInt8], from offset: Int, _ note: (_ length: Int, _ accepted: [Int]) -> Void) {
    var state = 0
    var index = offset
    while index < bytes.count {
      let length: Int
      if bytes[index] < 0x80 {
        (state, length) = (next(state, bytes[index]), 1)
      } else {
        var decoder = Unicode.UTF8()
        var rest = bytes[index...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { break }
        (state, length) = (self.state(after: state, scalar), String(scalar).utf8.count)
      }
      guard state != Self.dead else { break }
      index += length
      if !accepted[state].isEmpty { note(index - offset, accepted[state]) }
    }
  }

  private func next(_ state: Int, _ byte: UInt8) -> Int {
    let slot = state * 128 + Int(byte)
    if transitions[slot] != Self.unknown { return transitions[slot] }
    let result = self.state(after: state, Unicode.Scalar(byte))
    transitions[slot] = result
    return result
  }

  private func state(after state: Int, _ scalar: Unicode.Scalar) -> Int {
    let following = network.states(after: states[state], scalar)
    return following.isEmpty ? Self.dead : number(of: network.closure(of: following))
  }

  private func number(of set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    let number = states.count
    numbers[set] = number
    states.append(set)
    accepted.append(network.tokens(acceptedIn: set))
    transitions += Array(repeating: Self.unknown, count: 128)
    return number
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
