import Foundation
import GrammarCombinators
import JSONText

/// Readers of JSON. A corpus of theirs is one line, the text.
extension Contestant {
  /// What the others are measured against.
  static let jsonYardstick = "handwritten"

  /// Those that make a value of a text.
  static let jsonReaders = [
    json("library") { try? JSONDocument($0).itemCount },
    json(jsonYardstick) { try? HandwrittenJSON.value(of: $0).itemCount },
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
    json(jsonYardstick) { (try? HandwrittenJSON.validate($0)).map { 0 } },
  ]

  private static func json(_ name: String, _ read: @escaping @Sendable (Span<UInt8>) -> Int?) -> Contestant {
    Contestant(name: name) { corpus in
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
