public import GrammarCombinators

/// Which production leads to which other.
struct ProductionGraph {
  private let names: [String]
  private let edges: [String: [String]]
  private let origins: [String: [String]]

  /// - Parameter next: the names to which a production leads.
  init(of grammar: Grammar, _ next: (Production) -> [String]) {
    names = grammar.productions.map { $0.name }
    var edges: [String: [String]] = [:]
    for production in grammar.productions { edges[production.name] = next(production) }
    self.edges = edges
    var origins: [String: [String]] = [:]
    for (origin, targets) in edges { for target in Set(targets) { origins[target, default: []].append(origin) } }
    self.origins = origins
  }

  /// Cycles of productions that lead to one another, each from its first production in the grammar's order on.
  ///
  /// Every production that leads to itself is on one of them. A cycle is listed once for each production on it.
  var cycles: [[String]] {
    names.compactMap { name in
      guard let cycle = shortestCycle(from: name) else { return nil }
      let first = names.first(where: cycle.contains).flatMap(cycle.firstIndex) ?? 0
      return Array(cycle[first...] + cycle[..<first])
    }
  }

  private func shortestCycle(from start: String) -> [String]? {
    var names = Trail<String, Void>(from: start)
    while let (number, origin) = names.next() {
      for name in edges[origin] ?? [] {
        if name == start { return [start] + names.path(to: number).map { $0.found } }
        names.add(name, by: (), from: number)
      }
    }
    return nil
  }

  /// The productions that lead to `name`, over others too; itself if it is on a cycle.
  func leading(to name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      waiting += (origins[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}

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

extension Grammar {
  /// The problems of the grammar itself.
  ///
  /// A parser does not look: a grammar with problems parses somehow. Assert in a test that there are none.
  ///
  /// ```swift
  /// #expect(Grammar(MyStartRule()).problems == [])
  /// ```
  ///
  /// The problems come check by check, and within a check in the order in which a reader of `productions` meets them.
  ///
  /// Alternatives are compared as languages, in which a repetition may stop wherever it likes, and each text that is found is tried: it
  /// is a problem where a parser takes less of it for the earlier alternative. What can't be decided is no problem, but one of the
  /// ``notes``.
  ///
  /// A repetition takes all it can, and so does an optional part. Found is one that surely takes so much of some text that
  /// what follows it in its sequence, and would read that text, does not fit. Whether another alternative reads the text in
  /// the end is not looked at. Not found is what a repetition takes from another production, or takes only if a
  /// look-ahead at more than one character holds.
  ///
  /// A grammar takes exponential time where a part that leads back to itself is read twice from the same place. Found is
  /// each pair of alternatives of a choice, each repetition or optional part with what follows it in its sequence, and
  /// each look-ahead with what follows it, if there is a text behind which both surely go on with the same production,
  /// and that leads back to the pair. Not found are pairs that are told apart by nesting alone, or by a look-ahead at more
  /// than one character, and a repetition at the end of one production with what follows that in another.
  ///
  /// - Complexity: each pair of alternatives is compared by a search of bounded size; the rest is at worst quadratic in
  ///   the number of productions.
  public var problems: [GrammarProblem] { findings.problems }

  /// Notes on what the checks can't decide: nothing that keeps anybody from using the grammar, or from exporting it.
  ///
  /// - Complexity: that of ``problems``.
  public var notes: [GrammarNote] { findings.notes }

  /// The problems and the notes, found together.
  package var findings: (problems: [GrammarProblem], notes: [GrammarNote]) { findings(isOrdered: true) }

  /// The problems and the notes.
  ///
  /// - Parameter isOrdered: whether alternatives are tried in order and repetitions take all they can; else what that costs is not
  ///   looked for, which takes most of the time, nor parts that have no text for other reasons than recursion.
  package func findings(isOrdered: Bool) -> (problems: [GrammarProblem], notes: [GrammarNote]) {
    var found = undefined.map { GrammarProblem.undefined(rule: $0.rule, name: $0.name) }
    found += duplicates.map { .duplicate(rule: $0) }
    found += leftRecursions + endlessRecursions + unlimitedNestings
    found += emptyRepetitions + spacingProblems + dividedCharacters
    let compared = comparedParts(besides: Set(found.map { $0.rule }), isOrdered: isOrdered)
    return ((found + compared.problems).withoutDuplicates, otherWhiteSpaces + compared.notes.withoutDuplicates)
  }
}

extension Grammar {
  /// The problems that a grammar has also where all its alternatives are tried.
  package var problemsInAnyOrder: [GrammarProblem] { findings(isOrdered: false).problems.filter { !$0.isOfOrder } }
}

extension Array where Element: Hashable {
  /// The elements, each once, where it occurs first.
  package var withoutDuplicates: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
