import Foundation
import JSONText

/// What is done with a text of JSON, which is a corpus of one line.
enum JSONTask: String, CaseIterable {
  case value
  case check
  case rejected

  /// What the name of the corpus has behind that of the text.
  var suffix: String { self == .value ? "" : "-" + rawValue }

  /// The most that the library may take, as a multiple of what the parser written by hand does.
  private var target: Double? {
    switch self {
    case .value: 1.20
    case .check: 1.11
    case .rejected: nil
    }
  }

  func corpus(of sample: JSONSample) -> NamedCorpus {
    let name = sample.name + suffix
    return NamedCorpus(name: name, contestants: self == .check ? Contestant.jsonCheckers : Contestant.jsonReaders) {
      _ in
      var corpus = Corpus(name, dialect: "json")
      corpus.expectedCount = self == .rejected ? 0 : 1
      corpus.target = target.map { ("library", $0) }
      corpus.append(sample.text + (self == .rejected ? "]" : ""))
      return corpus
    }
  }
}

extension Contestant {
  /// Those that make a value of a text.
  static let jsonReaders = [
    json("library") { try? JSONDocument($0).itemCount },
    json("handwritten", isYardstick: true) { try? HandwrittenJSON<JSONDocument>.value(of: $0).itemCount },
    Contestant(name: "foundation", isComparable: false) { corpus in
      let data = Data(corpus.bytes)
      return {
        let value = try? JSONSerialization.jsonObject(with: data)
        return PassResult(checksum: 0, acceptedCount: value == nil ? 0 : 1)
      }
    },
  ]

  /// Those that only check it.
  static let jsonCheckers = [
    json("library") { (try? JSONDocument.validate($0)).map { 0 } },
    json("handwritten", isYardstick: true) { (try? HandwrittenJSON<Checked>.value(of: $0)).map { _ in 0 } },
  ]

  private static func json(
    _ name: String, isYardstick: Bool = false, _ read: @escaping @Sendable (Span<UInt8>) -> Int?
  ) -> Contestant {
    Contestant(name: name, isYardstick: isYardstick) { corpus in
      {
        let count = read(corpus.bytes.span)
        return PassResult(checksum: UInt64(count ?? 0), acceptedCount: count == nil ? 0 : 1)
      }
    }
  }
}

extension JSONDocument {
  /// How many items or members it has.
  fileprivate var itemCount: Int {
    switch self {
    case .array(let items): items.count
    case .object(let members): members.count
    case .null, .bool, .number, .string: 0
    }
  }
}
