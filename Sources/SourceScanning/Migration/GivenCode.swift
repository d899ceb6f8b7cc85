import ConstraintGrammar
import ConstraintLayout

/// The code that a call gives for the names in its texts.
struct GivenCode {
  /// The code.
  var code = NamedCode()

  /// Why there is no code for a name.
  var obstacles: [String: MigrationObstacle] = [:]

  /// The constants that the call names.
  var constants: [LocalConstant] = []

  mutating func add(view value: Range<Int>, named name: String, _ tokens: SourceTokens) {
    do throws(MigrationObstacle) { code.items[name] = try tokens.view(value) } catch { obstacles[name] = error }
  }

  mutating func add(number value: Range<Int>, named name: String, _ tokens: SourceTokens) {
    do throws(MigrationObstacle) {
      code.numbers[name] = try NumberExpression(tokens: tokens, file: tokens).metric(value)
    } catch {
      // Of what may be a view it is said why it is none.
      obstacles[name] = obstacles[name] ?? error
    }
  }
}

extension SourceTokens {
  /// The code that a call gives for the names in its texts.
  ///
  /// - Parameters:
  ///   - receiver: the view that the call is made on, if it is one.
  ///   - index: where the call opens.
  func code(
    givenBy call: SourceCall, of known: KnownCall, receiver: Range<Int>?, at index: Int
  ) throws(MigrationObstacle) -> GivenCode {
    var given = GivenCode()
    switch known.views {
    case .dictionary(let label):
      for entry in try entries(of: call.argument(label), &given, at: index) {
        given.add(view: entry.value, named: entry.key, self)
      }
      for entry in try entries(of: call.argument(known.metrics), &given, at: index) {
        given.add(number: entry.value, named: entry.key, self)
      }
    case .parameters(let label):
      for entry in try entries(of: call.argument(label), &given, at: index) {
        given.add(view: entry.value, named: entry.key, self)
        given.add(number: entry.value, named: entry.key, self)
      }
    case .unnamed:
      let left = call.argument("LHS")?.tokens ?? receiver
      let right = call.argument("RHS")?.tokens ?? call.argument("to")?.tokens
      if let left { given.add(view: left, named: "lhs", self) }
      if let right, !isNil(right) { given.add(view: right, named: "rhs", self) }
    case .positional:
      let areList: Bool? = if case .addsPositional(let views) = known.effect { views.areList } else { nil }
      guard let views = positionalViews(of: call, known, areList: areList) else { throw .list }
      for (number, tokens) in views.enumerated() { given.code.items["v\(number)"] = try view(tokens) }
    }
    if known.dialect.meaning.selfName == .receiver, given.code.items["self"] == nil,
      let view = call.argument("self")?.tokens ?? receiver
    {
      given.add(view: view, named: "self", self)
    }
    for word in [known.dialect.meaning.superviewWord, known.dialect.meaning.safeAreaWord] {
      if let word, word.yieldsToView, given.code.items[word.spelling] != nil { throw .superviewWord(word.spelling) }
    }
    return given
  }

  /// The entries of a dictionary that is written in a call, or in the constant that it names.
  private func entries(
    of argument: SourceCall.Argument?, _ given: inout GivenCode, at index: Int
  ) throws(MigrationObstacle) -> [DictionaryEntry] {
    guard let tokens = argument.map({ withoutCast($0.tokens) }), !isNil(tokens) else { return [] }
    if let entries = dictionaryEntries(of: tokens) { return entries }
    guard tokens.count == 1, let name = word(at: tokens.lowerBound) else { throw .dictionary(text(ofTokens: tokens)) }
    let constant = try localConstant(name, at: index)
    guard let entries = dictionaryEntries(of: withoutCast(constant.value)) else { throw .dictionary(name) }
    for entry in entries { try refuseChanges(of: entry.value, in: constant, at: index) }
    given.constants.append(constant)
    return entries
  }
}
