import Filters

/// A text as it is written between quotation marks, where two stand for one.
func unquoted(_ text: some Sequence<UInt8>) -> String {
  var bytes: [UInt8] = []
  var isSecond = false
  for byte in text {
    isSecond = byte == UInt8(ascii: "'") && !isSecond
    if byte != UInt8(ascii: "'") || isSecond { bytes.append(byte) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Filter {
  /// How many conditions it has, with all that they say mixed in, so that two readers can be compared.
  var digest: Int {
    switch self {
    case .compares(let column, let comparison, let value): column.utf8.count + comparison.hashOfCase + value.digest
    case .isOneOf(let column, let values): values.reduce(column.utf8.count) { $0 &* 7 &+ $1.digest }
    case .not(let filter): filter.digest &+ 1
    case .and(let left, let right): left.digest &* 3 &+ right.digest
    case .or(let left, let right): left.digest &* 5 &+ right.digest
    case .skipped: 0
    }
  }
}

extension Filter.Value {
  fileprivate var digest: Int {
    switch self {
    case .text(let text): text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    case .number(let number): Int(truncatingIfNeeded: number.bitPattern)
    case .null: 17
    }
  }
}

extension Filter.Comparison {
  fileprivate var hashOfCase: Int {
    switch self {
    case .equal: 1
    case .notEqual: 2
    case .less: 3
    case .lessOrEqual: 4
    case .greater: 5
    case .greaterOrEqual: 6
    }
  }
}
