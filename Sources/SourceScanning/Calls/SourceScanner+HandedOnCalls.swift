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
      let labels = function.parameters.map { $0.label }
      let required = function.parameters.filter { $0.isRequired && !$0.label.isEmpty }.map { $0.label }
      declared.append(
        KnownCall(
          parameter.label.isEmpty ? function.name : parameter.label, isList: known.isList || list != nil, known.dialect,
          views: effect == nil ? views : .positional,
          position: parameter.label.isEmpty && place > 0 ? place : nil, function: function.name
        ).doing(effect)
          .from(
            .source(labels: Set(labels + ["", function.name]), required: Set(required).subtracting([function.name]))))
    }
    return declared.filter { new in !calls.contains { $0.tells(new) } }
  }
}

extension KnownCall {
  /// Whether nothing more is known by a function in a source.
  fileprivate func tells(_ new: KnownCall) -> Bool {
    guard name == new.name else { return false }
    if isInSource { return origin == new.origin && function == new.function && effect == new.effect }
    // A library that is among the sources does what its documentation says.
    let isAnyFunction = self.function == nil && companion == nil
    return new.effect == nil && effect != nil && (function == new.function || isAnyFunction)
  }
}
