import ConstraintGrammar

extension Property {
  static let losses = Property(
    "losses", "A word, a number or a comment anywhere in a text is not lost with its fix-its applied.", interval: 8
  ) { tried, subject in
    Losses { bytes in
      do throws(Diagnostic) {
        _ = try subject.dialect.statement(of: ContiguousArray(bytes).span)
        return nil
      } catch {
        return Losses.text(bytes, with: error.mistakes.flatMap { $0.fixIts })
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
  private static let remarks = [" @ 731", " @zq7x", " ~ 731", " #zq7x", " // zq7x", " /* zq7x */", " zq7x"]

  /// More places than these are more of the same.
  private static let placeLimit = 40

  func fault(of text: [UInt8]) -> String? {
    for remark in Self.remarks {
      let marked = text + Array(remark.utf8)
      let mark = remark.contains("7x") ? Self.word : Self.number
      if let mended = mended(marked), !Self.contains(mended, mark) { return Self.report(mark, marked, mended) }
    }
    let pieces = Lexer.pieces(of: text)
    let canCompare = pieces.allSatisfy(Self.isPlain)
    for place in pieces.indices.prefix(Self.placeLimit) {
      guard let first = pieces[place].first, Lexer.isWordPart(first) else { continue }
      func marked(_ mark: [UInt8]) -> [UInt8] {
        Array(pieces[..<place].joined()) + mark + Array(pieces[(place + 1)...].joined())
      }
      let mark = Lexer.isDigit(first) ? Self.number : Self.word
      guard let mended = mended(marked(mark)), !Self.contains(mended, mark) else { continue }
      // What is computed with a number shows in the result.
      if Lexer.isDigit(first), !canCompare || self.mended(marked(Self.otherNumber)) != mended { continue }
      return Self.report(mark, marked(mark), mended)
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

  private static func contains(_ text: [UInt8], _ mark: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: mark) }
  }

  private static func report(_ mark: [UInt8], _ marked: [UInt8], _ mended: [UInt8]) -> String {
    let texts = [mark, marked, mended].map { "'" + String(decoding: $0, as: UTF8.self) + "'" }
    return "\(texts[0]) is in \(texts[1]), and not in \(texts[2])"
  }
}
