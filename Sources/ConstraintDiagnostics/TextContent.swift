import ConstraintGrammar
import GrammarCombinators
import Numerals

/// The parts of a text that no change may lose: names, numbers, priorities, an identifier, comments.
///
/// They are found in the pieces of a text, in the same way before and after a change.
struct TextContent {
  private struct Word {
    let text: String

    /// The letters that it is meant for.
    let read: String

    /// Where it stands.
    let place: Int

    /// The number of its piece; `nil` for what a number runs on into.
    var index: Int?
  }

  private var words: [Word] = []
  private var numbers: [SaidNumber] = []

  /// The comments, and the identifier with its sign.
  private var remarks: [String] = []

  /// The operators, but for plus signs that nothing stands before.
  private var operators: [String] = []

  private let pieces: SaidPieces
  private let vocabulary: DialectVocabulary

  /// The content of the text in `bytes`.
  ///
  /// - Complexity: linear in the number of bytes.
  init(of bytes: Span<UInt8>, _ vocabulary: DialectVocabulary) {
    self.vocabulary = vocabulary
    let lexer = Lexer(bytes, bytes.indices, of: vocabulary)
    let sign = lexer.lexemes.firstIndex { $0.text == "#" } ?? lexer.lexemes.count
    let end = sign < lexer.lexemes.count ? lexer.lexemes[sign].range.lowerBound : bytes.count
    for departure in lexer.departures where departure.kind == .comment && departure.range.lowerBound < end {
      remarks.append(String(copying: bytes, in: departure.range.lowerBound..<departure.range.upperBound - 1))
    }
    let label = bytes.trimmed(min(bytes.count, end + 1)..<bytes.count)
    if !label.isEmpty { remarks.append("#" + String(copying: bytes, in: label)) }
    pieces = SaidPieces(lexemes: Array(lexer.lexemes[..<sign]), isList: vocabulary.dialect.isList(bytes))
    for index in pieces.lexemes.indices {
      if let number = pieces.namedPriority(at: index) {
        numbers.append(number)
      } else if pieces.lexemes[index].kind == .number {
        let place = pieces.lexemes[index].range.lowerBound
        numbers += pieces.numbers(at: index)
        words += pieces.wordsOfNumber(at: index).map { Word(text: $0, read: $0, place: place) }
      } else if pieces.lexemes[index].kind == .symbol {
        if pieces.isOperator(at: index) { operators.append(pieces.lexemes[index].text) }
      } else if pieces.lexemes[index].kind == .word {
        let lexeme = pieces.lexemes[index]
        // A name is what its letters are, whatever they look like.
        let text = lexeme.isForeign ? String(copying: bytes, in: lexeme.range) : lexeme.text
        words.append(Word(text: text, read: lexeme.text, place: lexeme.range.lowerBound, index: index))
      }
    }
  }

  /// Whether a changed text says all of it.
  ///
  /// - Parameter understood: the parts of which the changed text is known to mean the same: numbers in them may come to others,
  ///   and a name that is there several times need be there once.
  func isKept(in changed: TextContent, understood: [ReadPart]) -> Bool {
    // What is computed has other operators.
    if understood.isEmpty, operators != changed.operators { return false }
    var kept = changed.remarks
    return kept.take(remarks) { $0 }.isEmpty && keepsWords(changed.words, understood)
      && keepsNumbers(changed.numbers, understood.filter { !$0.hasTerm })
  }

  /// Whether other words have all of these, or what one of them is meant for and nothing else.
  private func keepsWords(_ others: [Word], _ understood: [ReadPart]) -> Bool {
    let all = others.map { $0.text }
    var left = all
    // Mostly nothing gets lost.
    if left.take(words, { $0.text }).isEmpty { return true }
    left = all
    var seen: [String] = []
    let needed = words.filter { word in
      if let index = word.index, pieces.isIdle(at: index) { return false }
      let isUnderstood = vocabulary.writesItems && understood.contains { $0.range.contains(word.place) }
      if isUnderstood, seen.contains(word.text) { return false }
      if isUnderstood { seen.append(word.text) }
      return true
    }
    let lost = left.take(needed) { $0.text }
    var index = 0
    while index < lost.count {
      // `center.x` is one attribute.
      let pair = index + 1 < lost.count ? lost[index].read + lost[index + 1].read : ""
      if let whole = left.firstIndex(where: { $0.isSame(inAnyCase: pair) && vocabulary.attribute(spelled: $0) != nil })
      {
        left.remove(at: whole)
        index += 2
        continue
      }
      let meant = vocabulary.attributes(meantBy: lost[index].read)
      guard meant.count == 1, let word = left.firstIndex(where: { $0.isSame(inAnyCase: meant[0]) }) else {
        return false
      }
      left.remove(at: word)
      index += 1
    }
    return true
  }

  private func keepsNumbers(_ others: [SaidNumber], _ computed: [ReadPart]) -> Bool {
    func isComputed(_ number: SaidNumber) -> Bool {
      !number.said.isPriority && computed.contains { $0.range.contains(number.place) }
    }
    var left = others.map { $0.said }
    let isArithmetic = !left.take(numbers.filter(isComputed)) { $0.said }.isEmpty
    // What is left may be a result, which is none of the other numbers.
    if isArithmetic { left.removeAll { !$0.isPriority } }
    let lost = left.take(numbers.filter { !isComputed($0) && !$0.said.isRequired }) { $0.said }
    // The same digits are the same number with other marks among them: `1,5` and `1.5`.
    func significant(_ digits: [UInt8]) -> ArraySlice<UInt8> { digits.drop { $0 == UInt8(ascii: "0") } }
    var digits = others.filter { !$0.said.isPriority && left.contains($0.said) }.map { significant($0.digits) }
    var written: [UInt8] = []
    for number in lost {
      if number.said.isPriority { return false }
      written += number.digits
      if let index = digits.firstIndex(of: significant(written)) {
        digits.remove(at: index)
        written = []
      }
    }
    return written.isEmpty
  }
}

extension DialectVocabulary {
  /// The fix-its that make changes: sure ones where these lose nothing of what the text says.
  ///
  /// - Parameters:
  ///   - understood: the parts of the text of which the changed text is known to mean the same.
  ///   - isGuess: whether something else may be meant.
  func fixIts(
    _ edits: [TextEdit], in bytes: Span<UInt8>, understood: [ReadPart], isGuess: Bool
  ) -> [FixIt] {
    if edits.isEmpty { return [] }
    let changed = edits.applied(to: bytes)
    let isSure =
      !isGuess
      && TextContent(of: bytes, self).isKept(in: TextContent(of: changed.span, self), understood: understood)
    return edits.map { FixIt($0, in: bytes, certainty: isSure ? .sure : .likely) }
  }
}

extension Array where Element: Equatable {
  /// Takes away what others have, each time once.
  ///
  /// - Returns: those of the others that are not here.
  // A copy of it for each call would be much code.
  @inline(never) fileprivate mutating func take<Other>(_ others: [Other], _ element: (Other) -> Element) -> [Other] {
    others.filter { other in
      guard let index = firstIndex(of: element(other)) else { return true }
      remove(at: index)
      return false
    }
  }
}
