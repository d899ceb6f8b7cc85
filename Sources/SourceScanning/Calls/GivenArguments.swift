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
    var views = arguments(ofViewsIn: call, known)
    guard let first = views.first else { return [] }
    if dictionaryEntries(of: first) != nil { return nil }
    if areList != false, let brackets = listBrackets(of: first) { return elements(ofListIn: brackets) }
    // One expression may stand for a list, where it is not known to be a view.
    if areList ?? (views.count == 1 && !(language == .swift && isView(first, isNamed: true))) { return nil }
    // A list of arguments in Objective-C ends with nil.
    if language == .objectiveC, let last = views.last, word(at: last.lowerBound) == "nil" { views.removeLast() }
    return views
  }

  /// The arguments behind the text that are views by position, or one that is a list of them.
  private func arguments(ofViewsIn call: SourceCall, _ known: KnownCall) -> [Range<Int>] {
    let text = known.text(in: call)?.tokens
    let numbers = call.argument(known.metrics)?.tokens
    let given = call.arguments.drop { $0.tokens.lowerBound != text?.lowerBound }.dropFirst().filter {
      $0.label != "options" && $0.tokens != numbers
    }
    // The first has a label.
    return given.enumerated().prefix { $0.offset == 0 || $0.element.label.isEmpty }.map { $0.element.tokens }
  }

  /// Whether a call gives an array that is written out to a helper that takes any number of views, or several views to one that
  /// takes an array: it is a call of another function then.
  func givesOtherViews(_ call: SourceCall, than known: KnownCall) -> Bool {
    guard let areList = known.areList else { return false }
    let given = arguments(ofViewsIn: call, known)
    return areList ? given.count > 1 : given.first.flatMap(listBrackets) != nil
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
    guard let (literals, put) = dictionaries(in: tokens, before: index) else { return nil }
    var all = put
    for literal in literals {
      // What is empty at first is filled somewhere.
      guard let entries = entries(ofVariable: literal),
        !entries.isEmpty || !put.isEmpty || literals.count == 1 && name(in: tokens) == nil
      else { return nil }
      all += entries
    }
    return all
  }

  /// The expressions that a dictionary may be, each of them no name, and all that may be put into it; `nil` where it may be
  /// another, or something else may be done with it.
  func dictionaries(
    in tokens: Range<Int>, before index: Int, depth: Int = 0
  ) -> (literals: [Range<Int>], put: [DictionaryEntry])? {
    let tokens = withoutCast(tokens)
    guard let name = name(in: tokens) else { return ([tokens], []) }
    guard depth < 3, let found = values(of: name, isProperty: tokens.count > 1, before: index), !found.mayHaveOthers,
      found.list == nil
    else { return nil }
    var all: (literals: [Range<Int>], put: [DictionaryEntry]) = ([], found.changes.compactMap(entry))
    if all.put.count < found.changes.count { return nil }
    for value in found.values {
      // Another name of an object that is changed behind it.
      let isShared = self.name(in: value).map { places(of: $0, .change).hasAny(in: value.lowerBound..<index) }
      if language == .objectiveC, isShared == true { return nil }
      // A name in it is that of the place where it stands.
      guard let others = dictionaries(in: value, before: value.lowerBound, depth: depth + 1) else { return nil }
      all.literals += others.literals
      all.put += others.put
    }
    return all
  }
}
