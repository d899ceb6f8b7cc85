extension SourceScanner {
  /// The calls that functions of a source amount to: those that hand a parameter on to a known call as its text.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``.
  public func calls(declaredIn source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [KnownCall] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    var declared: [KnownCall] = []
    for (index, call, known, argument) in knownCalls(in: tokens) {
      guard argument.tokens.count == 1, let name = tokens.word(at: argument.tokens.lowerBound),
        let function = tokens.function(around: index), function.name != "init"
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
