import CSVTable
import CronTable
import Filters
import GrammarCombinators
import JSONText
import SentenceGeneration
import SettingsFile
import SmallLanguage
import VersionRanges

/// Whether a parser accepts a text.
private func reads(_ parser: some Parser, _ text: Span<UInt8>) -> Bool {
  var cursor = Cursor()
  return (try? parser.run(text, from: &cursor)) != nil
}

/// Whether the grammar accepts a text, also one that is refused because of what it says.
private func fits(_ read: () throws(ParseFailure) -> Void) -> Bool {
  do throws(ParseFailure) {
    try read()
    return true
  } catch {
    return error.refusal != nil
  }
}

/// A language of the examples.
struct Example: Sendable {
  let language: Grammar.Language

  /// Whether its parser accepts a text.
  let accepts: @Sendable (Span<UInt8>) -> Bool

  init(language: Grammar.Language, accepts: @escaping @Sendable (Span<UInt8>) -> Bool) {
    self.language = language
    self.accepts = accepts
  }

  /// A language in the plain style, whose parser ends with the text.
  init(_ name: String, _ sample: String, _ parser: some Parser) {
    let language = Grammar.Language(name, title: name, sample: sample, grammar: Grammar(parser))
    self.init(language: language) { reads(parser, $0) }
  }

  static let all = [
    Example("settings", "width = 44; height = 12", Constructs.settings),
    Example("names", "a, b", Constructs.names),
    Example(
      language: Grammar.Language(
        "lists", title: "lists in lists", sample: "(a, (b))", grammar: Grammar(Constructs.Lists()))
    ) { text in
      let whole = SequenceOf {
        Constructs.Lists()
        End()
      }
      return reads(whole, text)
    },
    Example("area", "4, 2 to 48, 14", Constructs.area),
    Example("query", "SELECT a, b limit 3", Constructs.query),
    Example("versions", ">= 1.2 < 2.0-rc.1", Constructs.versions),
    Example("durations", "2h, 30min", Constructs.durations),
    Example("colours", "#0af; grün;", Constructs.colours),
    Example("expressions", "-a * 2 + b < c", Constructs.expressions),
    Example("statements", "a := 1; b := 2;", Constructs.statements),
    Example("alarms", "# weekdays\n7: wake\n\n", Constructs.alarms),
    Example("jobs", "TO=me\n0 * sort a=1\n", Constructs.jobs),
    Example("releases", "1-rc.0-1", Constructs.releases),
    Example("calls", "a; b;", Constructs.calls),
    Example(
      language: Grammar.Language(
        "filters", title: "filters, one a line",
        sample: "status = 'open' AND NOT (priority < 3 OR owner IN ('ann', 'bob'))",
        grammar: FilterFile.grammar)
    ) { FilterFile(String($0)).failures.isEmpty },
    Example(
      language: Grammar.Language(
        "version-ranges", title: "ranges of versions", sample: "^1.2.0 || >=2.0.0-rc.1 <3.0",
        grammar: VersionRange.grammar)
    ) { text in fits { () throws(ParseFailure) in _ = try VersionRange(String(text)) } },
    Example(
      language: Grammar.Language(
        "cron-table", title: "tables of cron", sample: "*/15 9-17 * * MON-FRI make\n",
        grammar: CronTable.grammar)
    ) { CronTable(String($0)).failures.allSatisfy { $0.refusal != nil } },
    Example(
      language: Grammar.Language(
        "settings-file", title: "settings in sections", sample: "[net]\nhost = \"a;b\"\n; one\n",
        grammar: SettingsFile.grammar)
    ) { SettingsFile(String($0)).failures.allSatisfy { $0.refusal != nil } },
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
