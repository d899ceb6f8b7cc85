package import ConstraintGrammar
import ConstraintReports
import GrammarCombinators

/// A constraint text with what an editor asks of it: where each of its bytes stands, and what its call gives.
package struct PlacedText: Sendable {
  package let dialect: Dialect

  /// The bytes of the call, from the name of the function or the bracket of a message on; empty where there is none.
  package let call: Range<Int>

  /// The dictionary that gives the views, as far as it is written out in this source.
  package let views: PlacedDictionary?

  /// The dictionary that gives the numbers.
  package let numbers: PlacedDictionary?

  private let text: SourceText
  private let check: TextCheck

  init(
    _ text: SourceText, in dialect: Dialect, call: Range<Int>, given: GivenArguments = GivenArguments(),
    views: PlacedDictionary? = nil, numbers: PlacedDictionary? = nil
  ) {
    (self.text, self.dialect, self.call, self.views, self.numbers) = (text, dialect, call, views, numbers)
    check = TextCheck(dialect: dialect, given: given, lines: SourceLines([]))
  }

  /// A text that stands alone: a line of a file.
  package init(_ range: Range<Int>, of bytes: ContiguousArray<UInt8>, in dialect: Dialect) {
    let text = SourceText(writtenAs: range, in: bytes, holes: [])
    self.init(text, in: dialect, call: range.lowerBound..<range.lowerBound)
  }

  /// The text, without escapes; values in it are as they are written.
  package var bytes: ContiguousArray<UInt8> { text.bytes }

  /// Where each byte stands, then where the text ends.
  package var places: [Int] { text.places }

  /// Whether a value that is known only when the program runs is a part of it.
  package var hasValues: Bool { !text.holes.isEmpty }

  /// The bytes from the first of the text to where it ends.
  package var place: Range<Int> { text.place }

  /// The names of the views that its call gives, sorted; `nil` where they are not known.
  package var viewNames: [String]? { check.given.views?.sorted() }

  /// The names of the numbers that its call gives, sorted; `nil` where they are not known.
  package var numberNames: [String]? { check.given.numbers?.sorted() }

  /// The mistakes that another text would have in its place, at their offsets in that text.
  package func mistakes(in text: ContiguousArray<UInt8>) -> [Diagnostic] { check.mistakes(in: text) ?? [] }

  /// The byte of the text that stands at an offset, or the end of the text; `nil` where that is outside of it.
  package func index(of offset: Int) -> Int? {
    guard place.contains(offset) || offset == place.upperBound else { return nil }
    return places.lastIndex { $0 <= offset }
  }

  /// Where a range of the text stands; `nil` where that is not as it is written, because of an escape or a value.
  package func place(of range: Range<Int>) -> Range<Int>? {
    guard range.allSatisfy({ places[$0] + 1 == places[$0 + 1] || $0 + 1 == range.upperBound }) else { return nil }
    let start = places[range.lowerBound]
    return start..<start + range.count
  }
}

/// A dictionary that is written out in a source.
package struct PlacedDictionary: Hashable, Sendable {
  /// The bytes from its first token to its last.
  package let place: Range<Int>

  package let keys: [DictionaryEntry]

  /// Whether its keys are the names of variables.
  package let isOfVariables: Bool

  /// What another key is to be written as behind the last, and where.
  package func addition(of name: String, _ language: SourceLanguage) -> (offset: Int, text: String) {
    let key = isOfVariables ? name : (language == .swift ? "" : "@") + "\"\(name)\": \(name)"
    return (end, (keys.isEmpty ? "" : ", ") + key)
  }

  /// Where the last value ends, or what is put in between the brackets of an empty one.
  private let end: Int

  /// - Parameter tokens: the literal, or the macro that makes a dictionary of variables.
  init?(_ range: Range<Int>, in tokens: SourceTokens) {
    guard let entries = tokens.dictionaryEntries(of: range), let last = range.last else { return nil }
    keys = entries
    place = tokens.bytes(of: range)
    isOfVariables = tokens.mark(at: last) == ")"
    // In Swift a colon stands between the brackets of one that is empty.
    guard let value = entries.last?.value, !value.isEmpty else {
      guard tokens.language == .objectiveC || isOfVariables else { return nil }
      end = tokens.all[last].range.lowerBound
      return
    }
    end = tokens.bytes(of: value).upperBound
  }
}

extension SourceScanner {
  /// The texts in the known calls of a source, in order.
  ///
  /// A text that several calls lead to is there for each of them.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``.
  package func placedTexts(in source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [PlacedText] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    var found: [PlacedText] = []
    for (index, call, known, argument) in knownCalls(in: tokens) where !known.isNamesake {
      let given = tokens.given(by: call, of: known, before: index)
      let (views, numbers) = tokens.dictionaries(of: call, known, before: index)
      guard let end = tokens.end(ofBracketsAt: index), end < tokens.all.count else { continue }
      let place = tokens.offset(ofCallOpeningAt: index)..<tokens.all[end].range.upperBound
      // What a function puts around a text is not what an editor sees.
      for text in tokens.texts(of: argument.tokens, isList: known.isList).texts.map(\.text)
      where text.isWellFormed && known.affixes == TextAffixes() {
        found.append(
          PlacedText(text, in: known.dialect, call: place, given: given, views: views, numbers: numbers))
      }
    }
    return found.sorted { $0.place.lowerBound < $1.place.lowerBound }
  }
}

extension SourceTokens {
  /// The dictionaries of a call that are written out, in it or where their names get their only value.
  fileprivate func dictionaries(
    of call: SourceCall, _ known: KnownCall, before index: Int
  ) -> (views: PlacedDictionary?, numbers: PlacedDictionary?) {
    guard let labels = known.dictionaries, known.ownType == nil else { return (nil, nil) }
    func dictionary(_ label: String) -> PlacedDictionary? {
      guard let found = call.argument(label).flatMap({ dictionaries(in: $0.tokens, before: index) }) else { return nil }
      return found.literals.count == 1 && found.put.isEmpty ? PlacedDictionary(found.literals[0], in: self) : nil
    }
    return (dictionary(labels.views), dictionary(labels.numbers))
  }
}
