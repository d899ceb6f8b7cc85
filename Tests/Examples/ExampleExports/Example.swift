import CSVTable
import GrammarCombinators
import JSONText
import SentenceGeneration
import SmallLanguage

/// The first article's language, which is not divided into tokens.
private let settings = NamedRule("settings") {
  Repeat(.oneOrMore, separator: { ";" }) { setting }
  End()
}

private let setting = NamedRule("setting") {
  WordOf(WordStart.self, WordPart.self).text()
  "="
  DecimalNumber { BytesOf(Digit.self) }
}

/// A list that may be empty.
private let names = NamedRule("names") {
  Repeat(.zeroOrMore, separator: { "," }) { WordOf(WordStart.self, WordPart.self) }
  End()
}

/// Whether a parser accepts a text.
private func reads(_ parser: some Parser, _ text: Span<UInt8>) -> Bool {
  var cursor = Cursor()
  return (try? parser.run(text, from: &cursor)) != nil
}

/// A language of the examples.
struct Example: Sendable {
  let language: Grammar.Language

  /// Whether its parser accepts a text.
  let accepts: @Sendable (Span<UInt8>) -> Bool

  static let all = [
    Example(
      language: Grammar.Language(
        "settings", title: "settings", sample: "width = 44; height = 12", grammar: Grammar(settings))
    ) { reads(settings, $0) },
    Example(language: Grammar.Language("names", title: "names", sample: "a, b", grammar: Grammar(names))) {
      reads(names, $0)
    },
    Example(
      language: Grammar.Language(
        "json", title: "JSON (RFC 8259)", sample: #"{"a": [1, -2.5e3, true]}"#, grammar: JSONDocument.grammar)
    ) { (try? JSONDocument.validate($0)) != nil },
    Example(
      language: Grammar.Language(
        "csv", title: "comma-separated values (RFC 4180)", sample: #"name,"size, in points",44"#,
        grammar: CSVTable.grammar)
    ) { (try? CSVTable($0)) != nil },
    Example(
      language: Grammar.Language(
        "small-language", title: "a small language", sample: "let a = 1;", grammar: SmallProgram.grammar)
    ) { SmallProgram(String($0)).failures.isEmpty },
  ]

  /// A text and what the parser says of it.
  struct Row {
    let text: String
    let isAccepted: Bool
  }

  /// So many accepted texts and as many rejected ones: sentences, and sentences with a character changed.
  func rows(count: Int) -> [Row] {
    let generator = SentenceGenerator(language.grammar)
    var random = SeededGenerator(seed: 1)
    var seen: Set<[UInt8]> = []
    var rows: [Row] = []
    var counts = [true: 0, false: 0]
    while counts[true, default: 0] < count || counts[false, default: 0] < count {
      var scalars = Array(
        generator.sentence(ofSize: Int.random(in: 0...60, using: &random), using: &random).unicodeScalars)
      if Bool.random(using: &random) {
        let place = Int.random(in: 0...scalars.count, using: &random)
        if Bool.random(using: &random), place < scalars.count { scalars.remove(at: place) }
        if let damage = "\"\\[]{}(),:;=<!*/#.-+eu01ax \n\r\té".unicodeScalars.randomElement(using: &random) {
          scalars.insert(damage, at: min(place, scalars.count))
        }
      }
      var text = String.UnicodeScalarView()
      text += scalars
      let bytes = ContiguousArray(String(text).utf8)
      guard bytes.count < 400, seen.insert(Array(bytes)).inserted else { continue }
      let isAccepted = accepts(bytes.span)
      guard counts[isAccepted, default: 0] < count else { continue }
      counts[isAccepted, default: 0] += 1
      rows.append(Row(text: String(text), isAccepted: isAccepted))
    }
    return rows
  }
}
