import ByteScanning
import GrammarCombinators

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

  /// The forms that can stand where a text goes on with a byte, in the order of the table; those that can stand at its end
  /// come last.
  private let rows: [[Row]]

  init(_ habits: [Habit]) {
    self.habits = habits
    let all = habits.enumerated().flatMap { number, habit in habit.forms.map { Row(number, $0) } }
    rows = (0...256).map { byte in
      all.filter { $0.form.pattern.elements.first?.canBegin(with: UInt8(exactly: byte)) ?? true }
    }
  }

  var isEmpty: Bool { habits.isEmpty }

  /// The forms that can stand before a byte; `nil` for the end of the text.
  func rows(before byte: UInt8?) -> [Row] { rows[byte.map { Int($0) } ?? 256] }
}

extension HabitPattern.Element {
  /// Whether a piece of the kind can begin with a byte; `nil` for the end of the text.
  fileprivate func canBegin(with byte: UInt8?) -> Bool {
    guard let byte else { return self == .rest }
    switch self {
    case .text(let text): return text.first == byte
    case .name: return WordStart.contains(byte)
    case .number: return Digit.contains(byte)
    case .word: return WordPart.contains(byte)
    case .space: return WhiteSpace.contains(byte) || byte >= 0x80
    case .relation: return "<>=".utf8.contains(byte)
    case .foreign: return byte >= 0x80
    case .group: return byte == UInt8(ascii: "(")
    case .inside, .any, .rest: return true
    case .start, .end: return false
    }
  }
}
