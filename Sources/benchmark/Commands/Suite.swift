import CommandLineInterface

/// A group of things that are timed.
enum Suite: String, CaseIterable, Sendable {
  /// The dialects, beside parsers written in other ways.
  case lines
  /// The example of a grammar of JSON, beside a parser written by hand and Foundation.
  case json
  /// `constraint-grammar scan`, beside a search for bytes.
  case scan
}

extension ValueForm<Selection<Suite>> {
  /// The name of a suite, or `all`.
  static var suites: ValueForm { .oneOrAll(Suite.allCases, isLast: true, name: \.rawValue) }
}
