import ConstraintGrammar

extension Property {
  static let losses = Property(
    "losses", "A word, a number or a comment anywhere in a text is not lost with its sure fix-its applied.", interval: 8
  ) { tried, subject in
    Losses { bytes in
      do throws(Diagnostic) {
        _ = try subject.dialect.statement(of: ContiguousArray(bytes).span)
        return nil
      } catch {
        return Losses.text(bytes, with: error.mistakes.filter { $0.canBeFixed() }.flatMap { $0.fixIts })
      }
    }.fault(of: tried.bytes)
  }
}

/// What changes make of texts in each of which one word or number stands that is nowhere else.
struct Losses {
  /// A text as it is mended, as far as it is; `nil` where there is nothing to mend.
  let mended: ([UInt8]) -> [UInt8]?

  private static let word = Array("zq7x".utf8)
  private static let number = Array("731".utf8)
  private static let otherNumber = Array("733".utf8)

  /// What may stand behind a text, before and behind a word or a number.
  private static let words = [(" @", ""), (" #", ""), (" // ", ""), (" /* ", " */"), (" ", "")]
  private static let numbers = [(" @ ", ""), (" ~ ", "")]

  /// More places than these are more of the same.
  private static let placeLimit = 40

  func fault(of text: [UInt8]) -> String? {
    let pieces = Lexer.pieces(of: text)
    let canCompare = pieces.allSatisfy(Self.isPlain)
    func fault(_ before: [UInt8], _ behind: [UInt8], isNumber: Bool) -> String? {
      let mark = isNumber ? Self.number : Self.word
      guard let mended = mended(before + mark + behind), !Self.contains(mended, mark) else { return nil }
      // What is computed with a number shows in the result.
      if isNumber, !canCompare || self.mended(before + Self.otherNumber + behind) != mended { return nil }
      return Self.report(mark, before + mark + behind, mended)
    }
    for (remarks, isNumber) in [(Self.words, false), (Self.numbers, true)] {
      for (before, behind) in remarks {
        let fault = fault(text + Array(before.utf8), Array(behind.utf8), isNumber: isNumber)
        if let fault { return fault }
      }
    }
    for place in pieces.indices.prefix(Self.placeLimit) {
      guard let first = pieces[place].first, Lexer.isWordPart(first) else { continue }
      let (before, behind) = (Array(pieces[..<place].joined()), Array(pieces[(place + 1)...].joined()))
      if [before.last, behind.first].contains(where: { $0.map(Self.joins) == true }) { continue }
      if let fault = fault(before, behind, isNumber: Lexer.isDigit(first)) { return fault }
    }
    return nil
  }

  /// A text with changes, which do not overlap; `nil` if there are none.
  static func text(_ bytes: [UInt8], with fixIts: [FixIt]) -> [UInt8]? {
    if fixIts.isEmpty { return nil }
    var text = bytes
    for fixIt in fixIts.sorted(by: { ($0.offset, $0.length) > ($1.offset, $1.length) }) {
      text.replaceSubrange(fixIt.offset..<fixIt.offset + fixIt.length, with: Array(fixIt.replacement.utf8))
    }
    return text
  }

  /// Whether a piece is no number beside which another counts for nothing: zero, a huge or a tiny one.
  private static func isPlain(_ piece: ArraySlice<UInt8>) -> Bool {
    guard let first = piece.first, Lexer.isDigit(first) else { return true }
    return piece.count < 6 && piece.allSatisfy { Lexer.isDigit($0) }
      && piece.contains { $0 > UInt8(ascii: "0") && Lexer.isDigit($0) }
  }

  /// Whether a word beside a byte is no word of its own: the byte may be of a letter, or of what nobody sees, behind which a
  /// word goes on.
  private static func joins(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 && !Lexer.isWhiteSpace(byte) || Lexer.isWordPart(byte)
  }

  private static func contains(_ text: [UInt8], _ mark: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: mark) }
  }

  private static func report(_ mark: [UInt8], _ marked: [UInt8], _ mended: [UInt8]) -> String {
    let texts = [mark, marked, mended].map { "'" + String(decoding: $0, as: UTF8.self) + "'" }
    return "\(texts[0]) is in \(texts[1]), and not in \(texts[2])"
  }
}
