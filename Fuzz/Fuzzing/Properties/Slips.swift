import ConstraintGrammar
import ConstraintLanguages

extension Property {
  static let slips = Property(
    "slips", "A text with a slip in a sign says what it did with its sure fix-its applied.", interval: 8
  ) { tried, subject in
    guard tried.constraints != nil else { return nil }
    let dialect = subject.dialect
    return SignSlips { bytes in
      do throws(Diagnostic) {
        _ = try dialect.statement(of: ContiguousArray(bytes).span)
        return nil
      } catch {
        return error.applyingFixIts(to: ContiguousArray(bytes).span).map { Array($0.utf8) }
      }
    } isRight: { mended, damaged in
      // The slip may have made what another dialect takes for something else.
      dialect.says(mended, what: tried.bytes) || Dialect.all.contains { dialect.says(mended, what: damaged, in: $0) }
    }.fault(of: tried.bytes)
  }
}

/// What changes make of texts with one slip in a sign each, of a kind that leaves one meaning.
struct SignSlips {
  /// A text as it is mended for sure; `nil` where it is not.
  let mended: ([UInt8]) -> [UInt8]?

  /// Whether a mended text says what it should.
  let isRight: (_ mended: [UInt8], _ damaged: [UInt8]) -> Bool

  /// Signs, and what is written in their place: by mistake, in other languages, or by a program that knows better. Parentheses
  /// are none of them: where one is missing, or one too many, there is more than one place for it.
  private static let others: [(sign: String, others: [String])] = [
    ("<=", ["\u{2264}", "=<"]), (">=", ["\u{2265}", "=>"]), ("==", ["=", "===", "\u{FF1D}"]),
    ("=", ["==", "\u{FF1D}"]),
    ("-", ["\u{2212}"]), ("+", ["\u{FF0B}"]), ("*", ["\u{D7}"]), ("/", ["\u{F7}"]), (" ", ["\u{A0}"]),
    ("[", ["", "[["]), ("]", ["", "]]"]), (",", ["", ",,"]), (":", ["", "::"]),
  ]

  /// More places than these are more of the same.
  private static let placeLimit = 40

  func fault(of text: [UInt8]) -> String? {
    for damaged in Self.texts(of: text) {
      guard let mended = mended(damaged), !isRight(mended, damaged) else { continue }
      let texts = [damaged, mended].map { "'" + String(decoding: $0, as: UTF8.self) + "'" }
      return "\(texts[0]) is made \(texts[1])"
    }
    return nil
  }

  static func texts(of text: [UInt8]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var end = 0
    for piece in Lexer.pieces(of: text).prefix(placeLimit) where piece.startIndex >= end {
      let (before, behind) = (text[..<piece.startIndex], text[piece.startIndex...])
      if Lexer.isDigit(text[piece.startIndex]) {
        texts += ["px", "pt"].map { text[..<piece.endIndex] + Array($0.utf8) + text[piece.endIndex...] }
      }
      // The sign of an exponent is a part of its number.
      if before.last.map({ $0 | 0x20 == UInt8(ascii: "e") }) == true { continue }
      // A sign may be several pieces.
      guard let known = others.first(where: { behind.starts(with: $0.sign.utf8) }) else { continue }
      end = piece.startIndex + known.sign.utf8.count
      // A word right behind a number is its unit, whether or not a sign is missing between them.
      let makesUnit = before.last.map(Lexer.isDigit) == true && text[end...].first.map(Lexer.isLetter) == true
      texts += known.others.filter { !($0.isEmpty && makesUnit) }.map { before + Array($0.utf8) + text[end...] }
    }
    return texts
  }
}
