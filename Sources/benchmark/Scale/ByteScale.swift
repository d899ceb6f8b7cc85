import ConstraintGrammar

/// The time of a byte in one line that is longer and longer.
struct ByteScale {
  private let style: LineStyle
  private let dialect: Dialect
  let part: LongPart
  let sizes: [Int]

  init(_ style: LineStyle, _ dialect: Dialect, _ part: LongPart, limit: Int) {
    self.style = style
    self.dialect = dialect
    self.part = part
    sizes = Array(sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit })
  }

  /// Nanoseconds a byte in a line of about `size` bytes.
  func time(of size: Int) -> Double {
    let line = line(of: size)
    let time = Stopwatch.medianNanoseconds {
      let equation = try? dialect.parse(line.span)
      precondition(equation != nil, "the line is accepted")
    }
    return time / Double(line.count)
  }

  /// A line of `size` bytes or a few less, but no shorter than the shortest of the dialect.
  func line(of size: Int) -> ContiguousArray<UInt8> {
    var draft = Draft(leftItem: "a", leftAttribute: "top", relation: style.relations[0], constant: "10")
    let room = max(0, size - draft.text(style).utf8.count)
    switch part {
    case .name: draft.leftItem += String(repeating: "n", count: room)
    case .path: draft.leftItem += String(repeating: ".n", count: room / 2)
    case .blanks: draft.relation = String(repeating: " ", count: room) + draft.relation
    case .digits: if room > 1 { draft.addition?.number += "." + String(repeating: "3", count: room - 1) }
    case .sum: draft.addition?.number += String(repeating: " + 1", count: room / 4)
    }
    return ContiguousArray(draft.text(style).utf8)
  }
}
