import ConstraintGrammar
import GrammarCombinators
import Numerals

/// What a person has said in a text, as far as no change may lose it: names, numbers, priorities, an identifier, comments.
///
/// The pieces of a text tell it, and the same of every text, whatever a change of it mends.
struct TextContent {
  private struct Word {
    let text: String

    /// The letters that it is meant for.
    let read: String

    /// Where it stands.
    let place: Int

    /// Whether it says nothing there.
    let isIdle: Bool
  }

  private var words: [Word] = []
  private var numbers: [SaidNumber] = []

  /// The comments, and the identifier with its sign.
  private var remarks: [String] = []

  private let vocabulary: DialectVocabulary

  /// What is said in the text in `bytes`.
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
    let pieces = SaidPieces(lexemes: Array(lexer.lexemes[..<sign]), isList: vocabulary.dialect.isList(bytes))
    for index in pieces.lexemes.indices {
      if let number = pieces.namedPriority(at: index) {
        numbers.append(number)
      } else if pieces.lexemes[index].kind == .number {
        let place = pieces.lexemes[index].range.lowerBound
        numbers += pieces.numbers(at: index)
        words += pieces.wordsOfNumber(at: index).map { Word(text: $0, read: $0, place: place, isIdle: false) }
      } else if pieces.lexemes[index].kind == .word {
        let lexeme = pieces.lexemes[index]
        // A name is what its letters are, whatever they look like.
        let text = lexeme.isForeign ? String(copying: bytes, in: lexeme.range) : lexeme.text
        words.append(
          Word(text: text, read: lexeme.text, place: lexeme.range.lowerBound, isIdle: pieces.isIdle(at: index)))
      }
    }
  }

  /// Whether a changed text says all of it.
  ///
  /// - Parameter understood: the parts of which the changed text is known to mean the same: numbers in them may come to others,
  ///   and a name that is there several times need be there once.
  func isKept(in changed: TextContent, understood: [ReadPart]) -> Bool {
    var kept = Counted(changed.remarks)
    return kept.missing(remarks).isEmpty && keepsWords(changed.words, understood)
      && keepsNumbers(changed.numbers, understood.filter { !$0.hasTerm })
  }

  /// Whether other words have all of these, or what one of them is meant for and nothing else.
  private func keepsWords(_ others: [Word], _ understood: [ReadPart]) -> Bool {
    var counted = Counted(others.map { $0.text })
    var seen: Set<String> = []
    let needed = words.filter { word in
      if word.isIdle { return false }
      return !vocabulary.writesItems || !understood.contains { $0.range.contains(word.place) }
        || seen.insert(word.text).inserted
    }
    let lost = counted.missing(needed) { $0.text }
    var index = 0
    while index < lost.count {
      // `center.x` is one attribute.
      let pair = index + 1 < lost.count ? lost[index].read + lost[index + 1].read : ""
      if let whole = counted.first(where: { $0.isSame(inAnyCase: pair) && vocabulary.attribute(spelled: $0) != nil }) {
        counted.remove(whole)
        index += 2
        continue
      }
      let meant = vocabulary.attributes(meantBy: lost[index].read)
      guard meant.count == 1, let word = counted.first(where: { $0.isSame(inAnyCase: meant[0]) }) else { return false }
      counted.remove(word)
      index += 1
    }
    return true
  }

  private func keepsNumbers(_ others: [SaidNumber], _ computed: [ReadPart]) -> Bool {
    func isComputed(_ number: SaidNumber) -> Bool { computed.contains { $0.range.contains(number.place) } }
    var counted = Counted(others.map { $0.said })
    let isArithmetic = !counted.missing(numbers.filter(isComputed).map { $0.said }).isEmpty
    // What is left may be a result, which is none of the other numbers.
    if isArithmetic { counted.removeAll { !$0.isPriority } }
    let lost = counted.missing(numbers.filter { !isComputed($0) && !$0.said.isRequired }, by: { $0.said })
    // The same digits are the same number with other marks among them: `1,5` and `1.5`.
    var digits = others.filter { counted.contains($0.said) }.map { $0.digits.drop { $0 == "0" } }
    var written = ""
    for number in lost {
      written += number.digits
      if let index = digits.firstIndex(of: written.drop { $0 == "0" }) {
        digits.remove(at: index)
        written = ""
      }
    }
    return written.isEmpty
  }
}

extension DialectVocabulary {
  /// The fix-its that make changes; none where a change would lose some of what the text says.
  ///
  /// - Parameter understood: the parts of the text of which the changed text is known to mean the same.
  func fixIts(_ edits: [TextEdit], in bytes: Span<UInt8>, understood: [ReadPart] = []) -> [FixIt] {
    if edits.isEmpty { return [] }
    let changed = edits.applied(to: bytes)
    let isKept = TextContent(of: bytes, self).isKept(
      in: TextContent(of: changed.span, self), understood: understood)
    return isKept ? edits.map { FixIt($0, in: bytes) } : []
  }
}

/// How often each of some things is there.
private struct Counted<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ all: [Element]) { for element in all { counts[element, default: 0] += 1 } }

  func contains(_ element: Element) -> Bool { counts[element] != nil }

  func first(where condition: (Element) -> Bool) -> Element? { counts.keys.first(where: condition) }

  mutating func remove(_ element: Element) {
    guard let count = counts[element] else { return }
    counts[element] = count > 1 ? count - 1 : nil
  }

  mutating func removeAll(where condition: (Element) -> Bool) {
    for element in Array(counts.keys) where condition(element) { counts[element] = nil }
  }

  /// Takes away what is there.
  ///
  /// - Returns: what is not.
  mutating func missing(_ others: [Element]) -> [Element] { missing(others) { $0 } }

  mutating func missing<Other>(_ others: [Other], by element: (Other) -> Element) -> [Other] {
    others.filter { other in
      guard contains(element(other)) else { return true }
      remove(element(other))
      return false
    }
  }
}
