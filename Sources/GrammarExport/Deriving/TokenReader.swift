import ByteScanning
import GrammarCombinators

/// Finds where what nodes describe can end, in all ways: repetitions take as much as lets the rest fit.
struct TokenReader {
  let layout: GrammarLayout
  private var walk: GrammarWalk

  /// How many nodes the reader is inside of: a token that contains itself is not followed for ever.
  private var depth = 0
  private static let mostDepth = 200

  init(_ layout: GrammarLayout) {
    self.layout = layout
    walk = GrammarWalk(over: layout, from: 0)
    walk.silence = 1
  }

  /// The furthest place where a node can end; `nil` where it does not stand.
  mutating func end(of node: Int32, from start: Int, _ input: Span<UInt8>) -> Int? {
    if let byte = input.byte(at: start), !walk.canBegin(node, with: byte) { return nil }
    return ends(of: node, from: [start], input).last
  }

  /// The place behind one character of what a node repeats; `nil` where none stands.
  func endOfCharacter(of node: Int32, from start: Int, _ input: Span<UInt8>) -> Int? {
    let end = layout.classes[Int(layout.nodes[Int(node)].first)].end(in: input, from: start)
    return end > start ? end : nil
  }

  /// The place behind all that may stand between parts.
  mutating func end(ofSpacing spacing: Int32, from start: Int, _ input: Span<UInt8>) -> Int {
    walk.offset = start
    return walk.skips(spacing, input) ? walk.offset : start
  }

  /// The same behind each of some places.
  private mutating func ends(ofSpacing spacing: Int32, from starts: [Int], _ input: Span<UInt8>) -> [Int] {
    spacing == Node.none ? starts : starts.map { end(ofSpacing: spacing, from: $0, input) }.inOrder
  }

  /// The places where a node can end that begins at one of some places: both are in order, each place once.
  private mutating func ends(of index: Int32, from starts: [Int], _ input: Span<UInt8>) -> [Int] {
    guard !starts.isEmpty, depth < Self.mostDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let node = layout.nodes[Int(index)]
    switch node.kind {
    case .literal, .byte, .words, .characters, .end, .undefined:
      return starts.compactMap { start in
        walk.offset = start
        return walk.fits(index, input) ? walk.offset : nil
      }
    case .run: return endsOfRun(index, node, from: starts, input)
    case .sequence:
      var places = starts
      for place in 0..<Int(node.count) {
        if place > 0 { places = ends(ofSpacing: node.spacing, from: places, input) }
        places = ends(of: layout.links[Int(node.first) + place], from: places, input)
      }
      return places
    case .choice:
      var places: [Int] = []
      for place in 0..<Int(node.count) {
        places += ends(of: layout.links[Int(node.first) + place], from: starts, input)
      }
      return places.inOrder
    case .repetition: return endsOfRepetition(node, from: starts, input)
    case .rule, .token, .label, .numeral, .nesting, .committed, .recovery:
      return ends(of: node.first, from: starts, input)
    case .ahead, .notAhead:
      return starts.filter { ends(of: node.first, from: [$0], input).isEmpty == (node.kind == .notAhead) }
    }
  }

  private mutating func endsOfRun(_ index: Int32, _ node: Node, from starts: [Int], _ input: Span<UInt8>) -> [Int] {
    if node.lower < 2, node.upper == .max {
      // Where one run ends inside another, both go on alike.
      var places = node.lower == 0 ? starts : []
      var reached = -1
      for start in starts where start > reached || node.lower == 1 && start == reached {
        var end = start
        while let next = endOfCharacter(of: index, from: end, input), next > reached {
          places.append(next)
          end = next
        }
        reached = max(reached, end)
      }
      return places.inOrder
    }
    var places: [Int] = []
    for start in starts {
      var (end, count) = (start, Int32(0))
      if node.lower == 0 { places.append(end) }
      while count < node.upper, let next = endOfCharacter(of: index, from: end, input) {
        end = next
        count += 1
        if count >= node.lower { places.append(end) }
      }
    }
    return places.inOrder
  }

  private mutating func endsOfRepetition(_ node: Node, from starts: [Int], _ input: Span<UInt8>) -> [Int] {
    var found = Set<Int>()
    var places: [Int] = node.lower == 0 ? starts : []
    found.formUnion(places)
    var next = starts
    var count = Int32(0)
    while !next.isEmpty, count < node.upper {
      if count > 0 { next = ends(ofSpacing: node.spacing, from: next, input) }
      if count > 0, node.separator != Node.none {
        next = ends(ofSpacing: node.spacing, from: ends(of: node.separator, from: next, input), input)
      }
      next = ends(of: node.first, from: next, input)
      count += 1
      guard count >= node.lower else { continue }
      next = next.filter { found.insert($0).inserted }
      places += next
    }
    return places.inOrder
  }
}

extension [Int] {
  /// The same numbers, each once, the smallest first.
  fileprivate var inOrder: [Int] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return self }
    var all: [Int] = []
    for number in sorted() where number != all.last { all.append(number) }
    return all
  }
}
