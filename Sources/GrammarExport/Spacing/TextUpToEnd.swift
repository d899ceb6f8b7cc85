import GrammarCombinators

/// The text up to the first occurrence of another, and that text, where the next character always says how to go on:
/// `[^*]* "*" ( "*" | [^*/] [^*]* "*" )* "/"`.
struct TextUpToEnd {
  private let end: [UInt32]
  private let characters: [ClosedRange<UInt32>]

  init(_ end: String, of characters: [ClosedRange<UInt32>]) {
    self.end = end.unicodeScalars.map(\.value)
    self.characters = characters
  }

  /// Nothing for an end that is too long, or that what comes before can't begin with.
  var syntax: Syntax? {
    guard 1...4 ~= end.count, end.dropLast().allSatisfy({ code in characters.contains { $0.contains(code) } }) else {
      return nil
    }
    return Syntax.sequence(way(from: 0, to: end.count), spacing: .glued).flattened
  }

  /// From where so many characters of the end have been read to where so many have been for the first time.
  private func way(from start: Int, to count: Int) -> [Syntax] {
    guard start < count else { return [] }
    let last = count - 1
    let detours = (0...last).compactMap { target -> Syntax? in
      let ranges = ranges(from: last, to: target)
      guard !ranges.isEmpty else { return nil }
      let first: Syntax =
        if ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound) {
          .literal(String(scalar))
        } else {
          .characters(CharacterClass(ranges: ranges))
        }
      return Syntax.sequence([first] + way(from: target, to: last), spacing: .glued).flattened
    }
    let loop = Syntax.repetition(.choice(detours).flattened, .zeroOrMore, spacing: .glued)
    let next = Syntax.literal(Unicode.Scalar(end[last]).map(String.init) ?? "")
    return way(from: start, to: last) + (detours.isEmpty ? [] : [loop]) + [next]
  }

  /// The characters by which `count` characters of the end become so many others, and not one more.
  private func ranges(from count: Int, to target: Int) -> [ClosedRange<UInt32>] {
    let codes = Set(end).sorted()
    let leading = codes.filter { $0 != end[count] && length(behind: count, $0) == target }
    // All that does not occur in the end leads back to its beginning.
    if target == 0 { return characters.subtracting(codes.filter { !leading.contains($0) }.map { $0...$0 }) }
    return leading.map { $0...$0 }.filter { range in characters.contains { $0.overlaps(range) } }
  }

  /// How much of the end has been read behind so many characters of it and another one.
  private func length(behind count: Int, _ code: UInt32) -> Int {
    let text = end[..<count] + [code]
    return (0...count).last { text.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
  }
}
