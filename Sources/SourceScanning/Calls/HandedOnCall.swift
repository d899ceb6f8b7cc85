extension SourceScanner {
  /// The calls that functions of a source amount to: those that hand a parameter on to a known call as its text.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``.
  public func calls(declaredIn source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [KnownCall] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    var declared: [KnownCall] = []
    for index in tokens.all.indices {
      guard let call = tokens.call(openingAt: index), let known = knownCall(call),
        let argument = known.text(in: call), argument.tokens.count == 1,
        let name = tokens.word(at: argument.tokens.lowerBound), let function = tokens.function(around: index)
      else { continue }
      // What is gone through one by one is a list.
      let list = tokens.listGoneThrough(by: name, before: index)
      guard let place = function.parameters.firstIndex(where: { $0.name == list ?? name }) else { continue }
      let parameter = function.parameters[place]
      let views: KnownCall.Views
      switch known.views {
      case .dictionary(let label), .parameters(let label):
        let given = call.argument(label).flatMap { $0.tokens.count == 1 ? tokens.word(at: $0.tokens.lowerBound) : nil }
        let handedOn = function.parameters.first { $0.name == given }
        views = .dictionary(label: handedOn?.label ?? "")
      case .positional, .unnamed: views = known.views
      }
      let effect = known.effect == .makesList ? tokens.effectOfCopiedHelper(function, around: index) : nil
      declared.append(
        KnownCall(
          parameter.label.isEmpty ? function.name : parameter.label, isList: known.isList || list != nil, known.dialect,
          views: effect == nil ? views : .positional,
          position: parameter.label.isEmpty && place > 0 ? place : nil, function: function.name
        ).doing(effect))
    }
    // What is built in under the name alone is known, but for what a helper does that is in the source.
    return declared.filter { new in
      !calls.contains { known in
        let isAnyFunction = known.function == nil && known.companion == nil
        return known.name == new.name && (new.effect == nil || known.effect == new.effect)
          && (known.function == new.function || isAnyFunction)
      }
    }
  }
}

/// A function that is declared in a source.
struct SourceFunction {
  /// A parameter: the label that a call has for it, and the name inside.
  struct Parameter {
    let label: String
    let name: String
  }

  /// Its name, or the first part of the selector.
  let name: String
  let parameters: [Parameter]

  /// Where its body opens.
  var brace = 0
}

extension SourceTokens {
  /// The function whose body a token stands in; `nil` outside of functions.
  func function(around index: Int) -> SourceFunction? {
    var places: [Int] = []
    var place = braces[index]
    var function: SourceFunction?
    while place >= 0 {
      steps += 1
      if let known = functions[place] {
        function = known
        break
      }
      places.append(place)
      // A brace that is left open ends nowhere that can be told.
      if partners[place] > place,
        let declared = language == .swift ? swiftFunction(before: place) : objectiveCFunction(before: place)
      {
        function = declared
        function?.brace = place
        break
      }
      place = braces[place]
    }
    for place in places { functions[place] = .some(function) }
    return function
  }

  /// `func name(label name: Type, _ other: Type) -> Result`, before its body.
  private func swiftFunction(before brace: Int) -> SourceFunction? {
    var index = brace - 1
    while index > 1, mark(at: index) != "}", mark(at: index) != "{", mark(at: index) != ";" {
      steps += 1
      if mark(at: index) == ")" {
        let opening = partners[index]
        if opening > 1, word(at: opening - 2) == "func", let name = word(at: opening - 1) {
          return SourceFunction(
            name: name, parameters: pieces(of: opening + 1..<index, between: ",").compactMap(swiftParameter))
        }
        index = opening
      }
      index -= 1
    }
    return nil
  }

  private func swiftParameter(_ tokens: Range<Int>) -> SourceFunction.Parameter? {
    guard let label = word(at: tokens.lowerBound) else { return nil }
    let name = word(at: tokens.lowerBound + 1) ?? label
    return SourceFunction.Parameter(label: label == "_" ? "" : label, name: name)
  }

  /// `- (Result)first:(Type)name second:(Type)other` or `Result name(Type name, Type other)`, before its body, which stands in
  /// no other.
  private func objectiveCFunction(before brace: Int) -> SourceFunction? {
    guard braces[brace] < 0 else { return nil }
    var start = brace - 1
    while start >= 0, ![";", "}", "{"].contains(mark(at: start)) {
      steps += 1
      start -= 1
    }
    guard let sign = (start + 1..<brace).first(where: { mark(at: $0) == "-" || mark(at: $0) == "+" }) else {
      return cFunction(before: brace)
    }
    var parameters: [SourceFunction.Parameter] = []
    var index = sign
    while index < brace - 3 {
      // A part of the selector, the type and the name.
      if let label = word(at: index), mark(at: index + 1) == ":", mark(at: index + 2) == "(",
        let name = word(at: partners[index + 2] + 1)
      {
        parameters.append(SourceFunction.Parameter(label: label, name: name))
        index = partners[index + 2] + 1
      }
      index += 1
    }
    return parameters.first.map { SourceFunction(name: $0.label, parameters: parameters) }
  }

  private func cFunction(before brace: Int) -> SourceFunction? {
    guard mark(at: brace - 1) == ")", partners[brace - 1] < brace - 1, let name = word(at: partners[brace - 1] - 1)
    else {
      return nil
    }
    let parameters = pieces(of: partners[brace - 1] + 1..<brace - 1, between: ",").map { tokens in
      SourceFunction.Parameter(label: "", name: word(at: tokens.upperBound - 1) ?? "")
    }
    return SourceFunction(name: name, parameters: parameters)
  }

  /// The name of the list that a name goes through in a loop; `nil` where there is no such loop before a token.
  func listGoneThrough(by name: String, before index: Int) -> String? {
    guard let places = bindings[name] else { return nil }
    let last = places[..<places.prefix(before: index)].suffix(50).last { isGoneThrough(at: $0) }
    return last.flatMap { word(at: $0 + 2) }
  }
}
