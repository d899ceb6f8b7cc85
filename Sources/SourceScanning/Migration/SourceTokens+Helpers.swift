import GrammarCombinators

// Functions of an app that hand a text on, and which calls are calls of them.

extension SourceTokens {
  /// What a function does that hands a text on; `nil` where another may be in its place.
  func helper(
    _ function: SourceFunction, handingOn text: SourceFunction.Parameter, isList: Bool, where flags: [String: Bool]
  ) -> CopiedHelper? {
    guard partners[function.brace] > function.brace, functionBrace(around: function.brace + 1) == function.brace,
      !hasDirective(in: function), !head(before: function.brace).contains(where: { word(at: $0) == "override" })
    else { return nil }
    return CopiedHelper(function, handingOn: text.name, isList: isList, where: flags, of: self)
  }

  /// The same for the function of a call that has been found so.
  func helper(_ function: SourceFunction, handingOn known: KnownCall) -> CopiedHelper? {
    let place = function.parameters.firstIndex { $0.label == known.name } ?? known.position ?? 0
    guard function.parameters.indices.contains(place) else { return nil }
    let conditions = known.effect?.helper?.conditions.flags ?? [:]
    let flags = function.parameters.map { ($0.name, conditions[function.label(of: $0)]?.value) }
    return helper(
      function, handingOn: function.parameters[place], isList: known.isList,
      where: Dictionary(flags) { $1 }.compactMapValues { $0 })
  }

  /// What is known of a function that does nothing but to hand its parameters on to a helper.
  func forwarder(
    _ function: SourceFunction, as new: KnownCall, handingOn text: SourceFunction.Parameter, to call: SourceCall,
    of known: KnownCall, openingAt index: Int
  ) -> KnownCall? {
    guard case .helper(let old) = known.effect, known.ownType == nil, !hasDirective(in: function),
      isSentToSelf(openingAt: index) || !old.asksReceiver && typeSentTo(openingAt: index) != nil,
      !head(before: function.brace).contains(where: { word(at: $0) == "override" })
    else { return nil }
    // All of the body is the call.
    let start = language == .objectiveC ? index : mark(at: index - 2) == "." ? index - 3 : index - 1
    let isReturned = word(at: start - 1) == "return"
    let end = partners[index] + (mark(at: partners[index] + 1) == ";" ? 2 : 1)
    guard start - (isReturned ? 1 : 0) == function.brace + 1, end == partners[function.brace] else { return nil }
    var effect = old
    effect.conditions = HelperConditions()
    var rest = function.parameters.filter { $0.name != text.name }
    for argument in call.arguments where argument.tokens != known.text(in: call)?.tokens {
      let isNumbers = argument.tokens == call.argument(known.metrics)?.tokens
      if isNumbers, isNil(argument.tokens) { continue }
      let isOptions = argument.label == "options"
      if isOptions, (try? self.options(argument)) == [] { continue }
      let flag = old.conditions.flags[argument.label]
      if let flag, self.flag(argument.tokens) == flag.value { continue }
      let isUnused = old.conditions.unused.contains(argument.label)
      if isUnused, isNil(argument.tokens) { continue }
      guard argument.tokens.count == 1, let name = word(at: argument.tokens.lowerBound),
        let place = rest.firstIndex(where: { $0.name == name })
      else { return nil }
      let parameter = rest.remove(at: place)
      let label = function.label(of: parameter)
      let isGiven = parameter.isRequired && !label.isEmpty
      let host = CallEffect.Helper.Host.argument(label: argument.label)
      switch known.views {
      case _ where flag != nil && !label.isEmpty:
        effect.conditions.flags[label] = flag.map {
          .init(value: $0.value, isUsual: parameter.value.flatMap(self.flag) == $0.value)
        }
      case _ where isUnused && !label.isEmpty: effect.conditions.unused.insert(label)
      case _ where isGiven && (old.parent == host || old.installation == .added(to: host)):
        if old.parent == host { effect.parent = .argument(label: label) }
        if old.installation == .added(to: host) { effect.installation = .added(to: .argument(label: label)) }
      case _ where (isNumbers || isOptions && parameter.label == "options") && isGiven: break
      case .positional where !isNumbers:
        guard effect.views == .numbered(areList: true), let isList = isListOfViews(parameter) else { return nil }
        effect.views = .numbered(areList: isList)
      case .dictionary(let label) where argument.tokens == call.argument(label)?.tokens && isGiven: break
      default: return nil
      }
    }
    guard rest.isEmpty else { return nil }
    let isGiven = head(before: function.brace).contains { mark(at: $0) == "-" && mark(at: $0 + 1) == ">" } || isReturned
    effect.givesList = effect.givesList && isGiven
    // One of the same name and labels is another type's.
    if let function = known.sourceFunction?.function, function != new.sourceFunction?.function {
      effect.called.insert(function)
    }
    return new.with(\.effect, .helper(effect)).with(\.views, known.views == .positional ? .positional : new.views)
  }

  /// The name of the type whose braces, or whose implementation, a token stands in; `nil` outside of types.
  func typeName(around index: Int) -> String? {
    if language == .objectiveC {
      return places(of: "implementation").last { $0 < index && mark(at: $0 - 1) == "@" }.flatMap { word(at: $0 + 1) }
    }
    guard let brace = bracesAround(index).first(where: isTypeBody),
      let keyword = head(before: brace).first(where: { word(at: $0) == typeKeyword(of: brace) })
    else { return nil }
    // An extension may name a type in another.
    return text(
      ofTokens: keyword
        + 1..<((min(keyword + 2, brace)..<brace).first { !isJoined($0) || isMark(":<", at: $0) } ?? brace))
  }

  /// Whether a call is one of the object that it stands in.
  func isSentToSelf(openingAt index: Int) -> Bool {
    if language == .objectiveC {
      return mark(at: index) == "[" && word(at: index + 1) == "self" && word(at: index + 2) != nil
    }
    if mark(at: index - 2) == "." { return word(at: index - 3) == "self" && mark(at: index - 4) != "." }
    return word(at: index - 1).map { !isLocalName($0, at: index) } ?? false
  }

  /// Whether a directive of C leaves out a part of a function, or may do so.
  private func hasDirective(in function: SourceFunction) -> Bool {
    partners[function.brace] > function.brace
      && directives.hasAny(in: bytes(of: function.brace..<partners[function.brace] + 1))
  }

  /// The name of the type that a call is sent to; `nil` where that may be an object.
  func typeSentTo(openingAt index: Int) -> String? {
    let isSwift = language == .swift
    let name = isSwift ? index - 3 : index + 1
    guard let type = word(at: name), type.first?.isUppercase == true,
      isSwift ? mark(at: index - 2) == "." && mark(at: index - 4) != "." : word(at: index + 2) != nil
    else { return nil }
    return type
  }

  /// Whether a parameter is an array, and not any number of views; `nil` where it is neither.
  func isListOfViews(_ parameter: SourceFunction.Parameter) -> Bool? {
    let place = parameter.place
    func isEllipsis(_ index: Int) -> Bool { (0..<3).allSatisfy { mark(at: index + $0) == "." } }
    if language == .swift {
      if mark(at: place + 1) == ":", word(at: place + 2) != nil, isEllipsis(place + 3) { return false }
      let isArray = mark(at: place + 1) == ":" && mark(at: place + 2) == "[" && word(at: place + 3) != nil
      return isArray && mark(at: place + 4) == "]" ? true : nil
    }
    if mark(at: place + 1) == ",", isEllipsis(place + 2) { return false }
    return mark(at: place - 1) == ")" && word(at: partners[place - 1] + 1) == "NSArray" ? true : nil
  }

  /// The name of the number in the literal of `v` and a number, empty in Objective-C; `nil` for any other token.
  func numberName(inLiteralAt index: Int) -> String? {
    guard isString(at: index), case let text = text(of: all[index].range), text.hasPrefix("\"v") else { return nil }
    if language == .objectiveC {
      let isNumber = ["%d", "%i", "%ld", "%li", "%lu", "%zd", "%zu", "%tu"].contains(text.dropFirst(2).dropLast())
      return isNumber ? "" : nil
    }
    let name = text.dropFirst(4).dropLast(2)
    guard text == "\"v\\(\(name))\"", name.utf8.allSatisfy({ WordPart.contains($0) || "$.".utf8.contains($0) }) else {
      return nil
    }
    return String(name)
  }
}
