import ByteScanning
import GrammarCombinators
import Spelling

/// A part of a text, cut into the pieces that a person sees in it: words, numbers, signs, white space.
struct TextPieces {
  /// The kinds of pieces, as forms of habits write them.
  enum Kind: String {
    case name = "NAME"
    case number = "NUMBER"
    case space = "SPACE"
    case relation = "RELATION"
    case foreign = "FOREIGN"
    case sign = "SIGN"
  }

  private(set) var ranges: [Range<Int>] = []
  private(set) var kinds: [Kind] = []

  private let text: ContiguousArray<UInt8>

  init(_ input: Span<UInt8>, in range: Range<Int>) {
    text = range.isEmpty ? [] : ContiguousArray(copying: input)
    var place = range.lowerBound
    while place < range.upperBound {
      let (end, kind) = piece(from: place, to: range.upperBound)
      ranges.append(place..<end)
      kinds.append(kind)
      place = end
    }
  }

  /// The number of the piece that begins at a place, or of the end; `nil` if none does.
  private func number(at place: Int) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return (low < ranges.count ? ranges[low].lowerBound : ranges.last?.upperBound ?? 0) == place ? low : nil
  }

  private func piece(from start: Int, to limit: Int) -> (end: Int, kind: Kind) {
    func end(_ isPart: (UInt8) -> Bool) -> Int {
      var end = start + 1
      while end < limit, isPart(text[end]) { end += 1 }
      return end
    }
    let byte = text[start]
    if Digit.contains(byte) {
      var end = start + 1
      let isPoint = { (place: Int) in
        text[place] == UInt8(ascii: ".") && place + 1 < limit && WordPart.contains(text[place + 1])
      }
      while end < limit, WordPart.contains(text[end]) || isPoint(end) { end += 1 }
      return (end, .number)
    }
    if WordStart.contains(byte) { return (end(WordPart.contains), .name) }
    if byte >= 0x80 {
      let end = end { $0 & 0xC0 == 0x80 }
      let scalar = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.first
      return (end, scalar.flatMap { UnicodeSpace.name(of: $0) } == nil ? .foreign : .space)
    }
    if WhiteSpace.contains(byte) { return (end(WhiteSpace.contains), .space) }
    if "<>=".utf8.contains(byte) { return (end { "<>=".utf8.contains($0) }, .relation) }
    if byte == UInt8(ascii: ".") { return (end { $0 == byte }, .sign) }
    let isComment = byte == UInt8(ascii: "/") && start + 1 < limit && "/*".utf8.contains(text[start + 1])
    return (start + (isComment ? 2 : 1), .sign)
  }

  /// Where the last `count` pieces up to a place begin. The last of them is the one in which the place is, or at
  /// which it ends. Without such pieces it is 0.
  func start(ofPieces count: Int, upTo end: Int) -> Int {
    guard let last = ranges.firstIndex(where: { $0.upperBound >= end }), count > 0 else { return 0 }
    return ranges[Swift.max(0, last - (count - 1))].lowerBound
  }

  /// The ranges of a form's pieces, if it begins at a place; `nil` where it does not stand there.
  func pieces(of form: Habit.Form, at place: Int) -> [Range<Int>]? {
    guard let first = number(at: place), isOne(of: form.pattern.before, at: first - 1) else { return nil }
    var pieces: [Range<Int>] = []
    return add(form.pattern, from: first, to: &pieces) ? pieces : nil
  }

  /// Adds the pieces of the elements that have none yet.
  ///
  /// - Returns: whether the form stands there. If not, nothing is added.
  private func add(_ pattern: HabitPattern, from first: Int, to pieces: inout [Range<Int>]) -> Bool {
    if pieces.count == pattern.elements.count { return isOne(of: pattern.behind, at: first) }
    let start = first < ranges.count ? ranges[first].lowerBound : text.count
    for end in ends(of: pattern.elements[pieces.count], at: first).reversed() {
      pieces.append(start..<(end > first ? ranges[end - 1].upperBound : start))
      if add(pattern, from: end, to: &pieces) { return true }
      pieces.removeLast()
    }
    return false
  }

  /// The numbers of the pieces that can come behind an element which begins with a given piece.
  private func ends(of element: HabitPattern.Element, at first: Int) -> Range<Int> {
    guard first < ranges.count else { return 0..<0 }
    switch element {
    case .inside:
      let count = ranges[first...].prefix { !"()[]{}".utf8.contains(text[$0.lowerBound]) }.count
      return first + 1..<first + count + 1
    case .group:
      var depth = 0
      for number in first..<ranges.count {
        switch text[ranges[number].lowerBound] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "["), UInt8(ascii: "]"): return 0..<0
        default: break
        }
        if depth == 0 { return number > first ? number + 1..<number + 2 : 0..<0 }
      }
      return 0..<0
    case .rest: return ranges.count..<ranges.count + 1
    default: return fits(element, at: first) ? first + 1..<first + 2 : 0..<0
    }
  }

  private func isOne(of elements: [HabitPattern.Element], at number: Int) -> Bool {
    elements.isEmpty || elements.contains { fits($0, at: number) }
  }

  private func fits(_ element: HabitPattern.Element, at number: Int) -> Bool {
    if element == .start { return number < 0 && (ranges.first?.lowerBound ?? 0) == 0 }
    if element == .end { return number >= ranges.count && (ranges.last?.upperBound ?? 0) == text.count }
    guard ranges.indices.contains(number) else { return false }
    switch element {
    case .text(let bytes): return text[ranges[number]].elementsEqual(bytes)
    case .kind(let kind): return kinds[number] == kind
    case .word: return kinds[number] == .name || kinds[number] == .number
    case .any: return true
    case .inside, .group, .rest, .start, .end: return false
    }
  }

  /// A form that stands at its pieces.
  func match(of pieces: [Range<Int>], at place: Int) -> Habit.Match {
    Habit.Match(
      pieces: pieces.map { String(decoding: text[$0], as: UTF8.self) }, text: text,
      range: place..<(pieces.last?.upperBound ?? place))
  }
}
