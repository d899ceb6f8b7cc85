import ConstraintLayout
import GrammarCombinators

/// The names that a call gives to views and numbers.
struct GivenNames: Hashable {
  /// The names of the views; `nil` where they are not known.
  var views: Set<String>?

  /// The names of the numbers; `nil` where they are not known.
  var numbers: Set<String>?
}

extension SourceTokens {
  /// The names that a call gives.
  func names(in call: SourceCall, of known: KnownCall, before index: Int) -> GivenNames {
    func given(_ label: String) -> Set<String>? {
      call.argument(label).flatMap { keys(of: $0.tokens, before: index) }
    }
    var names = GivenNames()
    switch known.views {
    case .unnamed: names.views = []
    case .positional:
      names.views = positionalViews(of: call, known, areList: known.areList).map { Set($0.indices.map { "v\($0)" }) }
    case .parameters(let label): names.views = given(label)
    case .dictionary(let label):
      names.views = known.ownType == nil ? given(label) : ownEntries(of: call, known).map { Set($0.map { $0.name }) }
    }
    if case .parameters = known.views {
      names.numbers = names.views
    } else {
      names.numbers = call.argument(known.metrics) == nil ? known.ownNumbers : given(known.metrics)
    }
    return names
  }

  /// The views that a call gives by position; `nil` where they are a name that stands for a list.
  ///
  /// - Parameter areList: whether they are one argument, the list of them; `nil` where that is not known.
  func positionalViews(of call: SourceCall, _ known: KnownCall, areList: Bool? = nil) -> [Range<Int>]? {
    // The first argument behind the text has a label, and may be an array, or a name that stands for one.
    let text = known.text(in: call)?.tokens
    let numbers = call.argument(known.metrics)?.tokens
    let given = call.arguments.drop { $0.tokens.lowerBound != text?.lowerBound }.dropFirst().filter {
      $0.label != "options" && $0.tokens != numbers
    }
    guard let first = given.first else { return [] }
    if areList != false, let brackets = listBrackets(of: first.tokens) {
      return elements(ofListIn: brackets)
    }
    var views = given.prefix { $0.label.isEmpty || $0.tokens == first.tokens }.map { $0.tokens }
    // One expression may stand for a list, where it is not known to be a view.
    if areList ?? (views.count == 1 && !(language == .swift && isView(first.tokens, isNamed: true))) { return nil }
    // A list of arguments in Objective-C ends with nil.
    if language == .objectiveC, let last = views.last, word(at: last.lowerBound) == "nil" { views.removeLast() }
    return views
  }

  /// The keys of a dictionary; `nil` where it is not written here.
  func keys(of tokens: Range<Int>, before index: Int) -> Set<String>? {
    if isNil(withoutCast(tokens)) { return [] }
    guard let literals = dictionaries(in: tokens, before: index) else { return nil }
    var names: Set<String> = []
    for literal in literals {
      // What is empty at first is filled somewhere.
      guard let entries = dictionaryEntries(of: literal),
        !entries.isEmpty || literals.count == 1 && name(in: tokens) == nil
      else { return nil }
      names.formUnion(entries.map { $0.name })
    }
    return names
  }

  /// The expressions that a dictionary may be, each of them no name; `nil` where it may be another.
  func dictionaries(in tokens: Range<Int>, before index: Int, depth: Int = 0) -> [Range<Int>]? {
    let tokens = withoutCast(tokens)
    guard let name = name(in: tokens) else { return [tokens] }
    guard depth < 3, let found = values(of: name, isProperty: tokens.count > 1, before: index), !found.isChanged,
      !found.mayHaveOthers, found.list == nil
    else { return nil }
    var all: [Range<Int>] = []
    for value in found.values {
      // A name in it is that of the place where it stands.
      guard let others = dictionaries(in: value, before: value.lowerBound, depth: depth + 1) else { return nil }
      all += others
    }
    return all
  }
}

extension Collection<UInt8> {
  /// The words among bytes. What is not among them is surely no name in a text, whatever its language.
  var words: Set<String> {
    Set(split { $0 < 0x80 && !WordPart.contains($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The expression in an interpolation: `\(expression)`, `\#(expression)`.
  var interpolated: SubSequence {
    self[(firstIndex(of: UInt8(ascii: "(")).map(index(after:)) ?? startIndex)...].dropLast()
  }

  /// Whether some bytes stand among these.
  func has(_ bytes: some Collection<UInt8>) -> Bool {
    indices.contains { self[$0] == bytes.first && self[$0...].starts(with: bytes) }
  }
}

/// A key of a dictionary that is written out, and its value.
package struct DictionaryEntry: Hashable, Sendable {
  /// The name that it gives.
  package let name: String

  /// The bytes of the name, without quotation marks.
  package let place: Range<Int>

  let value: Range<Int>
}

extension SourceTokens {
  /// The entries of a dictionary; `nil` where it is not written out, or a key is put together.
  ///
  /// - Parameter tokens: the literal, or the macro that makes a dictionary of variables.
  func dictionaryEntries(of tokens: Range<Int>) -> [DictionaryEntry]? {
    guard let first = tokens.first else { return nil }
    if let name = word(at: first),
      name == "NSDictionaryOfVariableBindings",
      encloses(first + 1, tokens)
    {
      return pieces(of: first + 2..<partners[first + 1], between: ",").map {
        DictionaryEntry(name: text(ofTokens: $0), place: bytes(of: $0), value: $0)
      }
    }
    let start = mark(at: first) == "@" ? first + 1 : first
    guard mark(at: start) == (language == .swift ? "[" : "{"), encloses(start, tokens) else {
      return nil
    }
    if tokens.count <= 3, language == .swift, mark(at: start + 1) == ":" { return [] }
    var entries: [DictionaryEntry] = []
    for entry in pieces(of: start + 1..<partners[start], between: ",") {
      let key = mark(at: entry.lowerBound) == "@" ? entry.lowerBound + 1 : entry.lowerBound
      guard isString(at: key), mark(at: key + 1) == ":" else { return nil }
      let text = text(ofStringAt: key, isFormat: false)
      guard text.holes.isEmpty else { return nil }
      entries.append(
        DictionaryEntry(name: text.text, place: text.place, value: key + 2..<max(key + 2, entry.upperBound)))
    }
    return entries
  }

  func text(ofTokens tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(of: bytes(of: tokens)) }

  func bytes(of tokens: Range<Int>) -> Range<Int> {
    all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }
}

/// The names of a text, as far as its call tells of them: that they are there.
struct CallEnvironment: LayoutEnvironment {
  struct Item: LayoutItem {
    var layoutSuperview: Item? { Item() }
    var layoutSafeArea: Item? { Item() }
  }

  let names: GivenNames

  /// The name that stands for a value in the text.
  static let hole = "hole"

  func item(named name: String) -> Item? { names.views?.contains(name) == false && name != Self.hole ? nil : Item() }

  func number(named name: String) -> Double? {
    guard name != Self.hole else { return 1 }
    // What is a view is no number, where it is not known which is which.
    return names.numbers?.contains(name) == true && (names.views != names.numbers) ? 1 : nil
  }

  var leftItem: Item? { Item() }
  var rightItem: Item? { Item() }
  var receiver: Item? { Item() }
  var itemNames: [String] { (names.views ?? []).sorted() }
  var numberNames: [String] { (names.numbers ?? []).sorted() }
}
