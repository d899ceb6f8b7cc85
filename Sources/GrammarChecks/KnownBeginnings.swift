import GrammarCombinators

/// Alternatives by the bytes with which each of their texts begins, in lower case: two whose bytes differ share no text.
struct KnownBeginnings {
  /// The alternatives that begin with some bytes, and those of which no more is known.
  private var longer: [[UInt8]: [Int]] = [:]
  private var whole: [[UInt8]: [Int]] = [:]
  private var count = 0

  /// The numbers of the alternatives so far that may share a text with the next one, in order.
  mutating func rivals(ofNext alternative: Syntax) -> [Int] {
    let bytes = FixedBeginning(of: alternative).bytes
    var found = longer[bytes] ?? []
    for length in 0...bytes.count {
      let beginning = Array(bytes.prefix(length))
      if length < bytes.count { found += whole[beginning] ?? [] }
      longer[beginning, default: []].append(count)
    }
    whole[bytes, default: []].append(count)
    count += 1
    return found.sorted()
  }
}

/// The bytes with which each text of a right-hand side begins, in lower case, as far as they are looked at.
private struct FixedBeginning {
  private(set) var bytes: [UInt8] = []

  /// How many bytes and how many parts are looked at.
  private static let mostBytes = 32
  private var partsLeft = 100

  init(of syntax: Syntax) { _ = add(syntax) }

  /// Whether all texts of what was added are the same, and the bytes go on with what follows it.
  private mutating func add(_ syntax: Syntax) -> Bool {
    partsLeft -= 1
    guard partsLeft > 0 else { return false }
    switch syntax {
    case .literal(let text, _, _):
      let letters = text.utf8.prefix(Self.mostBytes - bytes.count)
      bytes += letters.map(ASCII.lowercased)
      return letters.count == text.utf8.count
    case .annotated(let body, _): return add(body)
    case .production(let production): return add(production.definition())
    case .sequence(let parts, let spacing):
      return parts.allSatisfy { add($0) && spacing == .glued }
    case .repetition(let body, let bounds, _, _) where bounds.lower > 0:
      _ = add(body)
      return false
    default: return false
    }
  }
}
