import Foundation
import JSONText

/// A task with a text of JSON, which is a corpus of one line.
enum JSONTask: String, CaseIterable {
  case value
  case check
  case rejected

  /// The end of the name of the corpus, behind that of the text.
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

/// The result of reading a text: its value, or nothing where it is only checked.
protocol HandwrittenValue {
  associatedtype Text
  associatedtype Member
  static var isKept: Bool { get }
  static func text(_ text: String) -> Text
  static func member(_ name: Text, _ value: Self) -> Member
  static var null: Self { get }
  static func bool(_ truth: Bool) -> Self
  static func number(_ number: Double) -> Self
  static func string(_ text: Text) -> Self
  static func array(_ items: [Self]) -> Self
  static func object(_ members: [Member]) -> Self
}

extension JSONDocument: HandwrittenValue {
  @inline(__always) static var isKept: Bool { true }
  @inline(__always) static func text(_ text: String) -> String { text }
  @inline(__always) static func member(_ name: String, _ value: JSONDocument) -> Member {
    Member(name: name, value: value)
  }
}

struct Checked: HandwrittenValue {
  @inline(__always) static var isKept: Bool { false }
  @inline(__always) static func text(_ text: String) {}
  @inline(__always) static func member(_ name: Void, _ value: Checked) {}
  @inline(__always) static var null: Checked { Checked() }
  @inline(__always) static func bool(_ truth: Bool) -> Checked { Checked() }
  @inline(__always) static func number(_ number: Double) -> Checked { Checked() }
  @inline(__always) static func string(_ text: Void) -> Checked { Checked() }
  @inline(__always) static func array(_ items: [Checked]) -> Checked { Checked() }
  @inline(__always) static func object(_ members: [Void]) -> Checked { Checked() }
}
