import ByteScanning
import GrammarCombinators

/// The pieces of a form, what stands around them, and what comes in their place.
// An object: it is handed on for each place of a text.
final class HabitPattern: Sendable {
  /// A piece, or a kind of piece.
  enum Element: Equatable {
    case text([UInt8])
    case kind(TextPieces.Kind)
    case word
    case inside
    case group
    case any
    case rest
    case start
    case end

    init(_ text: String) {
      switch text {
      case "WORD": self = .word
      case "INSIDE": self = .inside
      case "GROUP": self = .group
      case "ANY": self = .any
      case "REST": self = .rest
      case "^": self = .start
      case "$": self = .end
      default: self = TextPieces.Kind(rawValue: text).map { .kind($0) } ?? .text(Array(text.utf8))
      }
    }
  }

  /// One of these has to stand before the pieces; anything may if there are none.
  let before: [Element]
  let elements: [Element]
  /// One of these has to stand behind the pieces; anything may if there are none.
  let behind: [Element]
  let replacement: String

  /// The most pieces that the form can have in a text; `Int.max` without a limit.
  var longest: Int {
    let isLong = elements.contains { $0 == .inside || $0 == .group || $0 == .rest }
    return isLong ? .max : elements.count
  }

  /// The pattern that a rule is written as.
  init(_ rule: String) {
    var parts: [[Element]] = [[]]
    var rest = Array(rule.utf8)[...]
    var replacement = ""
    while !rest.isEmpty {
      let word = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      rest = rest.dropFirst(word.utf8.count + 1)
      if word == "→" {
        replacement = String(decoding: rest, as: UTF8.self)
        break
      }
      if word == "·" { parts.append([]) } else { parts[parts.count - 1].append(Element(word)) }
    }
    self.replacement = replacement
    before = parts.count > 1 ? parts[0] : []
    elements = parts.count > 1 ? parts[1] : parts[0]
    behind = parts.count > 2 ? parts[2] : []
  }
}

/// The forms of all habits, by the bytes that each can begin with.
struct HabitTable: Sendable {
  /// A form, and the number of its habit.
  final class Row: Sendable {
    let habit: Int
    let form: Habit.Form

    init(_ habit: Int, _ form: Habit.Form) {
      self.habit = habit
      self.form = form
    }
  }

  let habits: [Habit]

  /// The forms that can stand before a byte, in the order of the table: a list for each byte, and a last one for the
  /// end of the text.
  private let rows: [[Row]]

  init(_ habits: [Habit]) {
    self.habits = habits
    let all = habits.enumerated().flatMap { number, habit in habit.forms.map { Row(number, $0) } }
    var (longestSlip, areSlips, highestCost) = (0, true, 0)
    for row in all {
      highestCost = max(highestCost, row.form.cost)
      if habits[row.habit].isSlip { longestSlip = max(longestSlip, row.form.pattern.longest) } else { areSlips = false }
    }
    (self.longestSlip, self.areSlips, self.highestCost) = (longestSlip, areSlips, highestCost)
    rows = (0...256).map { byte in
      all.filter { $0.form.pattern.elements.first?.canBegin(with: UInt8(exactly: byte)) ?? true }
    }
  }

  /// The most pieces of a slip of the fingers, and whether all habits are slips.
  let longestSlip: Int
  let areSlips: Bool

  /// What the unlikeliest form costs.
  let highestCost: Int

  var isEmpty: Bool { habits.isEmpty }

  /// The forms that can stand before a byte; `nil` for the end of the text.
  func rows(before byte: UInt8?) -> [Row] { rows[byte.map { Int($0) } ?? 256] }
}

extension HabitPattern.Element {
  /// Whether a piece of the kind can begin with a byte, or at the end of the text if that is `nil`.
  fileprivate func canBegin(with byte: UInt8?) -> Bool {
    guard let byte else { return self == .rest }
    switch self {
    case .text(let text): return text.first == byte
    case .kind(.name): return WordStart.contains(byte)
    case .kind(.number): return Digit.contains(byte)
    case .word: return WordPart.contains(byte)
    case .kind(.space): return WhiteSpace.contains(byte) || byte >= 0x80
    case .kind(.relation): return "<>=".utf8.contains(byte)
    case .kind(.foreign): return byte >= 0x80
    case .group: return byte == UInt8(ascii: "(")
    case .inside, .any, .rest, .kind(.sign): return true
    case .start, .end: return false
    }
  }
}
