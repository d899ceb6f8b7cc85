/// A way to parse all lines of a corpus.
struct Contestant: Sendable {
  /// Parses every line once.
  typealias Pass = () -> PassResult

  let name: String

  /// Whether it does what the others do, so that the checksums must be the same.
  var isComparable = true

  /// Makes ready what is made once for all lines; `nil` where the contestant does not know the dialect.
  let prepare: @Sendable (Corpus) -> Pass?

  /// The contestant that the others are measured against.
  static let yardstick = handwrittenC

  static let all = [
    libraryVerdict, libraryRuntime, libraryString, libraryResolve, handwrittenC, regularExpression, foundationScanner,
  ]
}
