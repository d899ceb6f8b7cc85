/// The scalars of a grammar file and how far they are read.
struct EBNFCursor {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Where the next scalar stands.
  private(set) var place = EBNFPlace(line: 1, column: 1)

  /// A cursor before the first scalar of `text`.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The next scalar, none at the end of the text.
  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// The scalar behind the next one, none at the end of the text.
  var second: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

  /// Steps over the next scalar; at the end of the text the cursor stays.
  mutating func advance() {
    guard let next else { return }
    position += 1
    place =
      next == "\n"
      ? EBNFPlace(line: place.line + 1, column: 1) : EBNFPlace(line: place.line, column: place.column + 1)
  }

  /// Steps over `prefix` if the text goes on with it.
  mutating func skip(_ prefix: String) -> Bool {
    guard scalars[position...].starts(with: prefix.unicodeScalars) else { return false }
    for _ in prefix.unicodeScalars { advance() }
    return true
  }

  /// Steps over all scalars up to the first that is not of `set`, and returns them.
  mutating func take(while isMember: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let next, isMember(next) {
      taken.append(next)
      advance()
    }
    return String(taken)
  }
}
