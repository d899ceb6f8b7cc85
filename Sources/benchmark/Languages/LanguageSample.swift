import CronTable
import Filters
import GrammarCombinators
import JSONText
import SentenceGeneration
import SettingsFile
import VersionRanges

/// A language that a grammar of one's own reads: in the plain style of the articles, with what the article on fast grammars
/// advises, and by hand.
enum LanguageSample: String, CaseIterable {
  case json
  case csv
  case filters
  case versions
  case cron
  case settings

  /// Those that there is an annotated grammar of as well.
  static let annotated = [json, csv, filters]

  /// The name of the corpus, which is one text.
  var name: String { "language-" + rawValue }

  var corpus: NamedCorpus {
    NamedCorpus(name: name, contestants: contestants) { [text, name] _ in
      var corpus = Corpus(name, dialect: name)
      corpus.expectedCount = 1
      corpus.append(text)
      return corpus
    }
  }

  private var text: String {
    switch self {
    case .json: JSONSample.strings.text
    case .csv: Self.table
    case .filters: Self.conditions
    case .versions:
      Array(repeating: "^1.2.0 || >=2.0.0-rc.1 <3.0 || 1.2.3 - 2.x", count: 3000).joined(separator: " || ")
    case .cron:
      String(
        repeating: "# backups\nPATH = /bin\n*/15 9-17 * * MON-FRI copy\n\n0 0 1,15 jan-mar/2 * tidy up\n@daily sum\n",
        count: 2000)
    case .settings:
      (0..<2500).map { "[network \($0)]\nhost = \"example.org\"\nport=8\($0)\n; one\nname = a; b  \nopen = True\n\n" }
        .joined()
    }
  }

  private var contestants: [Contestant] {
    switch self {
    case .json:
      [
        .reader("plain") { Self.run(PlainJSON.File(), on: $0)?.digest },
        .reader("annotated") { (try? JSONDocument($0.span))?.digest },
        .reader("handwritten", isYardstick: true) {
          (try? HandwrittenJSON<JSONDocument>.value(of: $0.span))?.digest
        },
      ]
    case .csv:
      [
        .reader("plain") { Self.run(PlainCSV.file, on: $0).map(Self.digest) },
        .reader("annotated") { Self.run(AnnotatedCSV.File(), on: $0).map(Self.digest) },
        .reader("handwritten", isYardstick: true) { HandwrittenCSV.records(of: $0).map(Self.digest) },
      ]
    case .filters:
      [
        .reader("plain") { bytes in
          let file = FilterFile(String(decoding: bytes, as: UTF8.self))
          return file.failures.isEmpty ? Self.digest(of: file.filters) : nil
        },
        .reader("annotated") { Self.run(AnnotatedFilters.File(), on: $0).map(Self.digest) },
        .reader("handwritten", isYardstick: true) { HandwrittenFilters.filters(in: $0).map(Self.digest) },
      ]
    case .versions:
      [
        .reader("plain") { bytes in
          (try? VersionRange(String(decoding: bytes, as: UTF8.self)).alternatives).map(HandwrittenVersions.digest)
        },
        .reader("handwritten", isYardstick: true) {
          HandwrittenVersions.alternatives(in: $0).map(HandwrittenVersions.digest)
        },
      ]
    case .cron:
      [
        .reader("plain") { bytes in
          let table = CronTable(String(decoding: bytes, as: UTF8.self))
          return table.failures.isEmpty ? HandwrittenCron.digest(of: table.lines) : nil
        },
        .reader("handwritten", isYardstick: true) { HandwrittenCron.lines(in: $0).map(HandwrittenCron.digest) },
      ]
    case .settings:
      [
        .reader("plain") { bytes in
          let file = SettingsFile(String(decoding: bytes, as: UTF8.self))
          return file.failures.isEmpty ? HandwrittenSettings.digest(of: file.settings) : nil
        },
        .reader("handwritten", isYardstick: true) {
          HandwrittenSettings.settings(in: $0).map(HandwrittenSettings.digest)
        },
      ]
    }
  }

  @inline(__always)
  private static func run<P: Parser>(_ parser: P, on bytes: ContiguousArray<UInt8>) -> P.Output? {
    var cursor = Cursor()
    return try? parser.run(bytes.span, from: &cursor)
  }

  private static func digest(of records: [[String]]) -> Int {
    records.reduce(0) { $0 &* 31 &+ $1.reduce($1.count) { $0 &* 31 &+ $1.utf8.count } }
  }

  private static func digest(of filters: [Filter]) -> Int { filters.reduce(0) { $0 &* 31 &+ $1.digest } }

  private static let words = ["open", "closed", "o'neil", "größer", "in progress", "3 of 4", "said \"no\"", "ann, bob"]

  private static var table: String {
    var random = SeededGenerator(seed: 19)
    return (0..<3000).map { row in
      let fields = (0..<6).map { column -> String in
        let word = words.randomElement(using: &random) ?? ""
        if column % 2 == 0 { return String(row * 7 + column) }
        guard word.contains(where: { "\",".contains($0) }) else { return word }
        return "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
      }
      return fields.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static var conditions: String {
    Array(
      repeating: """
        status = 'open' AND (priority >= 3 OR owner IN ('ann', 'o''neil')) AND NOT closed != null
        a < -4.5 or b_c <= 17
        """, count: 2300
    ).joined(separator: "\n")
  }
}

extension Contestant {
  /// One who reads a text as a whole, and gives a number that says what it has read.
  fileprivate static func reader(
    _ name: String, isYardstick: Bool = false, _ read: @escaping @Sendable (ContiguousArray<UInt8>) -> Int?
  ) -> Contestant {
    Contestant(name: name, isYardstick: isYardstick) { corpus in
      {
        let digest = read(corpus.bytes)
        return PassResult(checksum: UInt64(bitPattern: Int64(digest ?? 0)), acceptedCount: digest == nil ? 0 : 1)
      }
    }
  }
}

extension JSONDocument {
  /// How many parts it has, with the lengths of its texts mixed in.
  fileprivate var digest: Int {
    switch self {
    case .null: 1
    case .bool(let truth): truth ? 2 : 3
    case .number(let number): Int(truncatingIfNeeded: number.bitPattern)
    case .string(let text): text.utf8.count
    case .array(let items): items.reduce(5) { $0 &* 31 &+ $1.digest }
    case .object(let members): members.reduce(7) { $0 &* 31 &+ $1.name.utf8.count &+ $1.value.digest }
    }
  }
}
