import ConstraintGrammar
import ConstraintLayout

/// The code that a call gives for the names in its texts.
struct GivenCode {
  var code = NamedCode()

  /// Why there is no code for a name.
  var obstacles: [String: MigrationObstacle] = [:]

  struct Value {
    let name: String
    let tokens: Range<Int>

    /// Whether it is asked for as a number.
    var isNumber = false

    /// The constant whose declaration asks for it; `nil` where the call asks for it.
    var origin: LocalValue?

    /// Whether one of some words names it.
    func isNamed(in words: Set<String>) -> Bool { words.haveWords(of: name) }
  }

  /// What the call asks for, in order, named by its texts or not.
  var values: [Value] = []
  var constants: [LocalValue] = []

  /// The view that the constraints are added to, if the call is not made on it.
  var host: String?

  /// The view that the views themselves are added to, if the call is not made on it.
  var parent: String?

  mutating func add(view value: Range<Int>, named name: String, _ tokens: SourceTokens) {
    do throws(MigrationObstacle) { code.items[name] = try tokens.view(value) } catch { obstacles[name] = error }
  }

  /// The words that name values: those in the texts, and those in what the call does besides.
  var named: Set<String> = []

  /// Whether the call does something with all views, whether a text names them or not.
  var asksForAll = false

  /// Whether the call asks for what has a name in its dictionaries.
  func asksFor(_ name: String) -> Bool { asksForAll || named.haveWords(of: name) }

  /// The names of the views that something is done with before the constraints are made, in order.
  var prepared: [String] = []

  /// The dictionary in whose order that is done; `nil` where it is done in the order of the names.
  var orderingDictionary: Range<Int>?

  /// Statements that have to be done before that of the call.
  var declarations: [String] = []

  /// Has the name of a constant stand for a value.
  mutating func name(_ value: Value, _ bound: BoundValue) {
    if value.isNumber {
      code.numbers[value.name] = NamedCode.Number(bound.name, isConverted: bound.isConverted)
    } else {
      code.items[value.name] = bound.name
    }
    obstacles[value.name] = nil
  }

  mutating func add(number value: Range<Int>, named name: String, _ tokens: SourceTokens) {
    do throws(MigrationObstacle) {
      code.numbers[name] = try tokens.metric(value)
    } catch {
      // A value that may be a view keeps the reason why it is none.
      obstacles[name] = obstacles[name] ?? error
    }
  }
}

extension SourceTokens {
  /// The code that a call gives for the names in its texts.
  ///
  /// - Parameters:
  ///   - receiver: the view that the call is made on, if it is one.
  ///   - isBinding: whether constants can be declared for what would be another thing at the call.
  ///   - index: where the call opens.
  ///   - words: those in the texts of the call.
  func code(
    givenBy call: SourceCall, of known: KnownCall, receiver: Range<Int>?, isBinding: Bool, at index: Int,
    namedBy words: Set<String>
  ) throws(MigrationObstacle) -> GivenCode {
    var given = GivenCode()
    given.named = words
    given.asksForAll = known.effect?.helper?.preparesViews == true
    let areOne = if case .parameters = known.views { true } else { false }
    switch known.views {
    case .dictionary(let label), .parameters(let label):
      let views =
        known.ownType == nil
        ? try entries(of: call.argument(label), &given, isBinding: isBinding, at: index)
        : try ownEntries(of: call, known, at: index)
      for entry in views where given.asksFor(entry.name) {
        given.add(view: entry.value, named: entry.name, self)
        if areOne { given.add(number: entry.value, named: entry.name, self) }
      }
      if known.ownType != nil {
        let prefix = receiver == nil || language == .objectiveC ? "" : "self."
        given.code.items = given.code.items.mapValues { $0.hasPrefix("self.") ? $0 : prefix + $0 }
        given.values = views.map { GivenCode.Value(name: $0.name, tokens: $0.value) }
      }
    case .unnamed:
      let left = call.argument("LHS")?.tokens ?? receiver
      let right = call.argument("RHS")?.tokens ?? call.argument("to")?.tokens
      if let left { given.add(view: left, named: "lhs", self) }
      if let right, !isNil(right) {
        given.add(view: right, named: "rhs", self)
        // Without it the text would mean something else.
        if let obstacle = given.obstacles["rhs"] { throw obstacle }
      }
    case .positional:
      guard let views = positionalViews(of: call, known, areList: known.areList) else { throw .list }
      for (number, tokens) in views.enumerated() {
        given.add(view: tokens, named: "v\(number)", self)
        if let obstacle = given.obstacles["v\(number)"], !isBinding { throw obstacle }
        given.values.append(GivenCode.Value(name: "v\(number)", tokens: tokens))
      }
    }
    let numbers =
      areOne
      ? [] : try entries(of: call.argument(known.metrics), &given, isBinding: isBinding, areNumbers: true, at: index)
    for entry in numbers where given.asksFor(entry.name) { given.add(number: entry.value, named: entry.name, self) }
    if known.dialect.meaning.selfName == .receiver, given.code.items["self"] == nil,
      let view = call.argument("self")?.tokens ?? receiver
    {
      given.add(view: view, named: "self", self)
      if call.argument("self") != nil {
        given.values.append(GivenCode.Value(name: "self", tokens: view))
      }
    }
    for word in [known.dialect.meaning.superviewWord, known.dialect.meaning.safeAreaWord] {
      if let word, word.isShadowedByView, given.code.items[word.spelling] != nil { throw .superviewWord(word.spelling) }
    }
    return given
  }
}
