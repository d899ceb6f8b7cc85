import CSVTable
import CronTable
import Filters
import Foundation
import GrammarCombinators
import JSONText
import SentenceGeneration

/// Texts that are read as a whole, each a corpus of one line.
extension NamedCorpus {
  /// JSON to a value, checked alone, and with a mistake at the end.
  static let json = JSONSample.allCases.flatMap { sample in
    [
      text(sample.name, target: 1.20, by: Contestant.jsonReaders) { sample.text },
      text(sample.name + "-check", target: 1.11, by: Contestant.jsonCheckers) { sample.text },
      text(sample.name + "-rejected", isAccepted: false, by: Contestant.jsonReaders) { sample.text + "]" },
    ]
  }

  /// Languages of one's own: in the plain style of the articles, as most examples are, with what the article on fast
  /// grammars advises, as the example of JSON has it, and by hand.
  static let languages = [
    text(
      "language-json",
      by: [
        .reader("plain") { run(PlainJSON.File(), on: $0) }, .reader("annotated") { try? JSONDocument($0.span) },
        .handwritten { reader throws(Handwritten.Mistake) in try reader.json(isKept: true) },
      ]
    ) { JSONSample.strings.text },
    text(
      "language-csv",
      by: [
        .reader("plain") { try? CSVTable($0.span).records }, .reader("annotated") { run(AnnotatedCSV.File(), on: $0) },
        .handwritten { reader throws(Handwritten.Mistake) in try reader.table() },
      ]
    ) {
      let words = ["open", "closed", "o'neil", "größer", "in progress", "3 of 4", #""said ""no""""#, #""ann, bob""#]
      var random = SeededGenerator(seed: 19)
      return (0..<3000).map { row in
        let fields = (0..<6).map { $0 % 2 == 0 ? "\(row * 7 + $0)" : words.randomElement(using: &random) ?? "" }
        return fields.joined(separator: ",") + "\r\n"
      }.joined()
    },
    text(
      "language-filters",
      by: [
        .reader("plain") { bytes in
          let file = FilterFile(String(decoding: bytes, as: UTF8.self))
          return file.failures.isEmpty ? file.filters : nil
        },
        .reader("annotated") { run(AnnotatedFilters.File(), on: $0) },
        .handwritten { reader throws(Handwritten.Mistake) in try reader.filters() },
      ]
    ) {
      let filters = """
        status = 'open' AND (priority >= 3 OR owner IN ('ann', 'o''neil')) AND NOT closed != null
        a < -4.5 or b_c <= 17
        """
      return Array(repeating: filters, count: 2300).joined(separator: "\n")
    },
    text(
      "language-cron",
      by: [
        .reader("plain") { bytes in
          let table = CronTable(String(decoding: bytes, as: UTF8.self))
          return table.failures.isEmpty ? table.lines : nil
        },
        .handwritten { reader throws(Handwritten.Mistake) in try reader.cronTable() },
      ]
    ) {
      let lines = "# backups\nPATH = /bin\n*/15 9-17 * * MON-FRI copy\n\n0 0 1,15 jan-mar/2 * tidy up\n@daily sum\n"
      return String(repeating: lines, count: 2000)
    },
  ]

  private static func text(
    _ name: String, isAccepted: Bool = true, target: Double? = nil, by contestants: [Contestant],
    _ text: @escaping @Sendable () -> String
  ) -> NamedCorpus {
    NamedCorpus(name: name, contestants: contestants) { _ in
      var corpus = Corpus(name, dialect: "", accepting: isAccepted ? 1 : 0)
      corpus.target = target.map { ("library", $0) }
      corpus.append(text())
      return corpus
    }
  }

  @inline(__always)
  private static func run<P: Parser>(_ parser: P, on bytes: ContiguousArray<UInt8>) -> P.Output? {
    var cursor = Cursor()
    return try? parser.run(bytes.span, from: &cursor)
  }
}

extension Contestant {
  /// Those that make a value of a text of JSON.
  static let jsonReaders: [Contestant] = [
    .reader("library") { try? JSONDocument($0.span) },
    .handwritten { reader throws(Handwritten.Mistake) in try reader.json(isKept: true) },
    Contestant(name: "foundation", isComparable: false) { corpus in
      let data = Data(corpus.bytes)
      return {
        let value = try? JSONSerialization.jsonObject(with: data)
        return PassResult(acceptedCount: value == nil ? 0 : 1)
      }
    },
  ]

  /// Those that only check it.
  static let jsonCheckers: [Contestant] = [
    .reader("library") { (try? JSONDocument.validate($0.span)).map { JSONDocument.null } },
    .handwritten { reader throws(Handwritten.Mistake) in try reader.json(isKept: false) },
  ]

  /// One who reads a text as a whole.
  fileprivate static func reader<Value: Hashable & SendableMetatype>(
    _ name: String, isYardstick: Bool = false, _ read: @escaping @Sendable (ContiguousArray<UInt8>) -> Value?
  ) -> Contestant {
    Contestant(name: name, isYardstick: isYardstick) { corpus in
      {
        let value = read(corpus.bytes)
        return PassResult(acceptedCount: value == nil ? 0 : 1, value: value)
      }
    }
  }

  fileprivate static func handwritten<Value: Hashable & SendableMetatype>(
    _ read: @escaping @Sendable (inout Handwritten) throws(Handwritten.Mistake) -> Value
  ) -> Contestant {
    reader("handwritten", isYardstick: true) { bytes in
      var reader = Handwritten(bytes)
      return try? read(&reader)
    }
  }
}
