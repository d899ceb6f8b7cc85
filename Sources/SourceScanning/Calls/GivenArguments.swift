import ConstraintLayout
import GrammarCombinators

/// What a call gives besides its text: views and numbers by their names, and options.
struct GivenArguments: Hashable {
  /// The names of the views; `nil` where they are not known.
  var views: Set<String>?

  /// The names of the numbers; `nil` where they are not known.
  var numbers: Set<String>?

  /// What the numbers are that are literals.
  var values: [String: Double] = [:]

  /// The options of a visual format, as far as they are written out.
  var options: VisualFormatOptions = []
}

extension SourceTokens {
  /// What a call gives besides its text.
  func given(by call: SourceCall, of known: KnownCall, before index: Int) -> GivenArguments {
    func keys(_ label: String) -> Set<String>? {
      call.argument(label).flatMap { self.keys(of: $0.tokens, before: index) }
    }
    var given = GivenArguments()
    switch known.views {
    case .unnamed: given.views = []
    case .positional:
      given.views = positionalViews(of: call, known, areList: known.areList).map { Set($0.indices.map { "v\($0)" }) }
    case .parameters(let label): given.views = keys(label)
    case .dictionary(let label):
      given.views = known.ownType == nil ? keys(label) : ownEntries(of: call, known).map { Set($0.map { $0.name }) }
    }
    if case .parameters = known.views {
      given.numbers = given.views
    } else if let metrics = call.argument(known.metrics) {
      let entries = entries(of: metrics.tokens, before: index)
      given.numbers = entries.map { Set($0.map { $0.name }) }
      given.values = values(of: entries ?? [])
    } else {
      // The function of the frameworks has them in every call, so that this is one of the app.
      let isOther = known.isOfFrameworks && !known.isInSource && language == .swift
      given.numbers = isOther ? nil : known.ownNumbers
    }
    // What a function of an app does with its options is not known, unless it is a helper.
    if known.effect != nil, let options = try? options(call.argument("options"), at: index) { given.options = options }
    return given
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
    if dictionaryEntries(of: first.tokens) != nil { return nil }
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
    entries(of: tokens, before: index).map { Set($0.map { $0.name }) }
  }

  /// The numbers among the values of a dictionary that are literals, and the same wherever their name has a value.
  private func values(of entries: [DictionaryEntry]) -> [String: Double] {
    let values = entries.map { (name: $0.name, value: numeral($0.value).flatMap { Double($0.text) }) }
    return Dictionary(values.map { ($0.name, $0.value) }) { $0 == $1 ? $0 : nil }.compactMapValues { $0 }
  }

  /// The entries of all dictionaries that an expression may be; `nil` where it may be one that is not written here.
  private func entries(of tokens: Range<Int>, before index: Int) -> [DictionaryEntry]? {
    if isNil(withoutCast(tokens)) { return [] }
    guard let literals = dictionaries(in: tokens, before: index) else { return nil }
    var all: [DictionaryEntry] = []
    for literal in literals {
      // What is empty at first is filled somewhere.
      guard let entries = dictionaryEntries(of: literal),
        !entries.isEmpty || literals.count == 1 && name(in: tokens) == nil
      else { return nil }
      all += entries
    }
    return all
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

/// The names of a text, as far as its call tells of them.
struct CallEnvironment: LayoutEnvironment {
  struct Item: LayoutItem {
    var layoutSuperview: Item? { Item() }
    var layoutSafeArea: Item? { Item() }
  }

  let given: GivenArguments

  /// The name that stands for a value in the text.
  static let hole = "hole"

  func item(named name: String) -> Item? { given.views?.contains(name) == false && name != Self.hole ? nil : Item() }

  func number(named name: String) -> Double? {
    guard name != Self.hole else { return 1 }
    // What is a view is no number, where it is not known which is which.
    guard given.numbers?.contains(name) == true, given.views != given.numbers else { return nil }
    return given.values[name] ?? 1
  }

  var leftItem: Item? { Item() }
  var rightItem: Item? { Item() }
  var receiver: Item? { Item() }
  var itemNames: [String] { (given.views ?? []).sorted() }
  var numberNames: [String] { (given.numbers ?? []).sorted() }
}
