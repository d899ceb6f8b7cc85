// What a copied helper calls: what makes the constraints, and what does with them what is left to do.

extension CopiedHelper {
  /// The arguments of the call that makes the constraints of the text, with the views by their names.
  mutating func skipCall() -> Bool {
    let opening = tokens.language == .swift ? state.place : state.place - 2
    guard let call = tokens.call(openingAt: opening), let text = call.arguments.first,
      KnownCall.namesOfFrameworks.contains(text.label.isEmpty ? call.name : text.label),
      call.arguments.allSatisfy({ [text.label, "options", "metrics", "views"].contains($0.label) }),
      stands(text.tokens, for: "format"), let views = call.argument("views")?.tokens
    else { return false }
    if let options = call.argument("options"), !handsOn(options.tokens, as: "options") {
      guard (try? tokens.options(options)) == [] else { return false }
    }
    if let metrics = call.argument("metrics")?.tokens, !handsOn(metrics, as: "metrics"), !tokens.isNil(metrics) {
      return false
    }
    if !stands(views, for: "all"), !handsOn(views, as: "views") {
      guard tokens.dictionaryEntries(of: tokens.withoutCast(views)) != nil else { return false }
      state.dictionary = views
    }
    state.place = tokens.partners[opening] + 1
    return true
  }

  /// Whether an expression is a parameter that a call may leave out where it says nothing.
  private mutating func handsOn(_ expression: Range<Int>, as part: String) -> Bool {
    let expression = tokens.withoutCast(expression)
    guard expression.count == 1, let name = tokens.word(at: expression.lowerBound),
      let parameter = others.first(where: { $0.name == name }), case let label = function.label(of: parameter),
      !label.isEmpty
    else { return false }
    if part == "options", parameter.label != part { return false }
    if !parameter.isRequired {
      guard let value = parameter.value else { return false }
      let isNothing =
        part == "options"
        ? (try? tokens.options(.init(label: part, tokens: value))) == []
        : tokens.isNil(value) || tokens.dictionaryEntries(of: value)?.isEmpty == true
      guard isNothing, part != "views" else { return false }
    }
    state.labels[part] = label
    return true
  }

  /// The view that something is added to: one that the call gives, or one that the object has from a framework.
  mutating func skipHost() -> Bool {
    let isProperty = tokens.word(at: state.place) == "self" && tokens.mark(at: state.place + 1) == "."
    let place = state.place + (isProperty ? 2 : 0)
    guard let name = tokens.word(at: place), state.arguments.isEmpty,
      isProperty || !state.names.values.joined().contains([name])
    else { return false }
    if !isProperty, let parameter = others.first(where: { $0.name == name }) {
      guard parameter.isRequired, case let label = function.label(of: parameter), !label.isEmpty else { return false }
      state.labels["host"] = label
      state.host = .argument(label: label)
    } else {
      let isInherited = !tokens.places(of: name).contains { place in
        tokens.isDeclared(at: place) || tokens.head(before: place).contains { tokens.word(at: $0) == "property" }
      }
      // Another one may not be seen where the function is called.
      guard isInherited, SourceTokens.viewsOfFrameworks.contains(name), isProperty || tokens.language == .swift else {
        return false
      }
      state.host = .property(name)
    }
    state.place = place + 1
    return true
  }

  /// A call of another function of the object, which does what is left to do with the constraints.
  mutating func skipCalled() -> Bool {
    let isSelf = tokens.word(at: state.place) == "self"
    let opening = state.place + (tokens.language == .objectiveC ? 0 : isSelf ? 3 : 1)
    guard opening < state.end, let call = tokens.call(openingAt: opening), tokens.isSentToSelf(openingAt: opening),
      let bodies = tokens.bodies[call.name], bodies.count == 1,
      tokens.typeName(around: bodies[0].lowerBound) == tokens.typeName(around: function.brace),
      let function = tokens.function(around: bodies[0].lowerBound), function.brace == bodies[0].lowerBound - 1,
      !tokens.head(before: function.brace).contains(where: { tokens.word(at: $0) == "override" }),
      state.arguments.isEmpty, !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.tokens.count == 1 }),
      call.arguments.map({ $0.label }) == function.parameters.map({ $0.label })
    else { return false }
    let given = call.arguments.map { tokens.text(ofTokens: $0.tokens) }
    let (outer, reached) = (state, furthest)
    state.arguments = Dictionary(zip(function.parameters.map { $0.name }, given)) { $1 }
    (state.place, state.end) = (function.brace + 1, tokens.partners[function.brace])
    guard skip(rule: "LAST"), state.place == state.end else {
      furthest = max(furthest, state.place)
      state = outer
      return false
    }
    furthest = reached
    (state.place, state.end, state.arguments) = (tokens.partners[opening] + 1, outer.end, [:])
    state.called = [.init(name: function.name, labels: function.parameters.map { $0.label })]
    return true
  }

  /// An assertion that gives nothing a value, and calls nothing but for a count.
  mutating func skipAssertion() -> Bool {
    let opening = state.place + 1
    guard state.place < state.end, let word = tokens.word(at: state.place), Self.assertions.contains(word),
      tokens.bodies[word] == nil, !tokens.wordsOfMacros.contains(word), tokens.mark(at: opening) == "(",
      case let end = tokens.partners[opening], end > opening,
      !(opening + 1..<end).contains(where: { index in
        let isCount =
          tokens.mark(at: index) == "[" && tokens.word(at: index + 2) == "count" && tokens.partners[index] == index + 3
        return !isCount && tokens.doesSomething(index..<index + 1) || tokens.actingGetter(ofNameAt: index) != nil
      })
    else { return false }
    state.place = end + 1
    return true
  }

  private static let assertions = ["assert", "precondition", "NSAssert", "NSCAssert", "NSParameterAssert"]

  mutating func skipLiteral() -> Bool {
    let end = tokens.end(ofExpressionFrom: state.place)
    guard state.place < state.end, tokens.dictionaryEntries(of: state.place..<end) != nil else { return false }
    state.dictionary = state.place..<end
    state.place = end
    return true
  }

  private func stands(_ expression: Range<Int>, for name: String) -> Bool {
    state.names[name]?.contains(tokens.withoutCast(expression).map { tokens.text(of: tokens.all[$0].range) }) == true
  }
}
