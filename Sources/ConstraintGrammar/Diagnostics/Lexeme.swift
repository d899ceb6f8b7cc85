import GrammarCombinators

/// A piece of a text as a person sees it, whatever the grammar makes of it.
struct Lexeme: Equatable {
  enum Kind {
    case word
    case number
    case relation
    case symbol
  }

  let kind: Kind
  let text: String

  var isOperator: Bool { kind == .symbol && ["+", "-", "*", "/"].contains(text) }

  /// The pieces of a part of a text, without the white space.
  static func list(in bytes: Span<UInt8>, _ range: Range<Int>) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let kind: Kind
      if WhiteSpace.contains(bytes[index]) {
        index += 1
        continue
      } else if WordStart.contains(bytes[index]) {
        kind = .word
        while index < range.upperBound, WordPart.contains(bytes[index]) { index += 1 }
      } else if Digit.contains(bytes[index]) {
        kind = .number
        while index < range.upperBound, WordPart.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
          index += 1
        }
      } else if isRelationPart(bytes[index]) {
        kind = .relation
        while index < range.upperBound, isRelationPart(bytes[index]) { index += 1 }
      } else {
        kind = .symbol
        index = min(range.upperBound, index + DecodedScalar(in: bytes, at: index).length)
      }
      lexemes.append(Lexeme(kind: kind, text: String(copying: bytes, in: start..<index)))
    }
    return lexemes
  }

  private static func isRelationPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }
}

extension Collection<Lexeme> {
  /// The pieces as one text: operators and relations stand free, the rest touches.
  var spelled: String {
    var text = ""
    for (index, lexeme) in enumerated() {
      let isSign = lexeme.text == "-" && (index == 0 || dropFirst(index - 1).first?.isOperator == true)
      let isFree = lexeme.kind == .relation || lexeme.isOperator && !isSign
      text += isFree ? " " + lexeme.text + " " : lexeme.text
    }
    return text
  }
}
