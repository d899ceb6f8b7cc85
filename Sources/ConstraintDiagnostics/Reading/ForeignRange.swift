import ConstraintGrammar
import ConstraintMeaning

/// A range of numbers as Swift and other languages have it: `10...20`, `10..<20`, `10..20` and those with one end.
struct ForeignRange: Equatable {
  /// The ends as they are written; `nil` where one is left open.
  let lower: String?, upper: String?

  /// The range as it is written, without blanks.
  let text: String

  /// The range that some pieces are; `nil` if they are none.
  init?(_ lexemes: some Sequence<Lexeme>) {
    text = lexemes.map { $0.text }.joined()
    let characters = Array(text)
    let start = characters.indices.first { index in
      let isPoint = characters[index] == "." && index + 1 < characters.count && characters[index + 1] == "."
      return characters[index] == "\u{2026}" || isPoint
    }
    guard let start else { return nil }
    let sign = characters[start...].prefix { $0 == "." || $0 == "\u{2026}" }
    guard sign.count <= 3 else { return nil }
    let end = characters[sign.endIndex...].first == "<" ? sign.endIndex + 1 : sign.endIndex
    let ends = [String(characters[..<start]), String(characters[end...])]
    guard ends.contains(where: { !$0.isEmpty }), ends.allSatisfy({ $0.isEmpty || Self.isNumber($0) }) else {
      return nil
    }
    lower = ends[0].isEmpty ? nil : ends[0]
    upper = ends[1].isEmpty ? nil : ends[1]
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let number = ForeignNumber(String(digits))
    return "0"..."9" ~= (digits.first ?? " ") && number.value != nil && number.peculiarity == nil
  }
}
