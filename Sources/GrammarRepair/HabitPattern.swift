/// The pieces of a form, what stands around them, and what comes in their place.
struct HabitPattern: Sendable {
  /// A piece, or a kind of piece.
  enum Element: Equatable {
    case text([UInt8])
    case name
    case number
    case word
    case space
    case relation
    case foreign
    case inside
    case group
    case any
    case rest
    case start
    case end

    init(_ text: String) {
      switch text {
      case "NAME": self = .name
      case "NUMBER": self = .number
      case "WORD": self = .word
      case "SPACE": self = .space
      case "RELATION": self = .relation
      case "FOREIGN": self = .foreign
      case "INSIDE": self = .inside
      case "GROUP": self = .group
      case "ANY": self = .any
      case "REST": self = .rest
      case "^": self = .start
      case "$": self = .end
      default: self = .text(Array(text.utf8))
      }
    }
  }

  /// One of these stands before the pieces, if there are any.
  private(set) var before: [Element] = []
  private(set) var elements: [Element] = []
  /// One of these stands behind them, if there are any.
  private(set) var behind: [Element] = []
  private(set) var replacement = ""

  /// The pattern that a rule is written as.
  init(_ rule: String) {
    var points = 0
    var rest = Array(rule.utf8)[...]
    while !rest.isEmpty {
      let word = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      rest = rest.dropFirst(word.utf8.count + 1)
      if word == "→" {
        replacement = String(decoding: rest, as: UTF8.self)
        return
      } else if word == "·" {
        points += 1
        if points == 1 { swap(&before, &elements) }
      } else if points == 2 {
        behind.append(Element(word))
      } else {
        elements.append(Element(word))
      }
    }
  }
}
