import ConstraintLanguages

extension SourceScanner {
  /// The calls that the functions of a source stand for. These functions hand a parameter on to a known call as its
  /// text, or only have the name of a function that takes visual formats: of Apple's, or of one that is copied from app
  /// to app.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``.
  public func calls(declaredIn source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [KnownCall] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    let declared = ([tokens] + macros(of: tokens)).flatMap(functions)
    return declared.filter { new in !calls.contains { $0.tells(new) } }
  }

  /// The macros of a source, if any calls that are looked for may be in them.
  func macros(of tokens: SourceTokens) -> [SourceTokens] {
    let mayHold = !tokens.directives.isEmpty && !tokens.wordsOfMacros.isDisjoint(with: names)
    return mayHold ? tokens.macros.map { [$0] } ?? [] : []
  }

  private func functions(in tokens: SourceTokens) -> [KnownCall] {
    var declared: [KnownCall] = []
    for (index, call, known, argument) in knownCalls(in: tokens) where !known.isNamesake {
      guard let function = tokens.function(around: index), !Self.unnamedFunctions.contains(function.name),
        let handedOn = tokens.handedOn(argument.tokens, isList: known.isList, by: function),
        let place = function.parameters.firstIndex(where: { $0.name == handedOn.name })
      else { continue }
      let parameter = function.parameters[place]
      // The function takes a list, and gives its elements to the call one by one.
      let isList = handedOn.isList && !known.isList
      let affixes = handedOn.affixes.within(known.affixes)
      func names(_ label: String) -> (label: String, own: Set<String>?)? {
        call.argument(label).map { tokens.namesHandedOn(as: $0.tokens, by: function, before: index) }
      }
      // Only of a helper it is known what it does with views that are given by position.
      var views: KnownCall.Views =
        switch known.views {
        case .unnamed: .unnamed
        case .positional: .dictionary(label: "")
        case .parameters(let label): .parameters(label: names(label)?.label ?? "")
        case .dictionary(let label): .dictionary(label: names(label)?.label ?? "")
        }
      let name = parameter.label.isEmpty ? function.name : parameter.label
      let isNumbered = calls.contains {
        !$0.isInSource && $0.views == .positional && $0.name == name && [nil, function.name].contains($0.function)
      }
      if isNumbered, views == .dictionary(label: ""), tokens.numbersViews(in: function) { views = .positional }
      let numbers = names(known.metrics) ?? ("", known.ownNumbers)
      let new = KnownCall(
        name, isList: handedOn.isList, known.dialect, views: views, metrics: numbers.label,
        position: parameter.label.isEmpty && place > 0 ? place : nil, function: function.name
      ).with(\.affixes, affixes).with(\.ownNumbers, numbers.own).with(\.origin, tokens.origin(of: function))
        .with(\.asksForText, tokens.places(of: parameter.name).within(tokens.body(of: function)).count > 1)
        .with(\.spelling, tokens.spelling).with(\.macro, tokens.isOfMacros ? SourceMacro(function, in: tokens) : nil)
      var helpers: [KnownCall] = []
      if affixes == TextAffixes(), known.effect == .makesList {
        let ways = tokens.flags(of: function).compactMap {
          tokens.helper(function, handingOn: parameter, isList: isList, where: $0)?.known(as: new)
        }
        helpers = ways.filter { $0.effect != nil }
        if helpers.isEmpty { helpers = Array(ways.prefix(1)) }
      } else if affixes == TextAffixes(), !isList {
        helpers = helpersForCertain(known, call, openingAt: index, in: function, tokens).compactMap {
          tokens.forwarder(function, as: new, handingOn: parameter, to: call, of: $0, openingAt: index)
        }
      }
      if helpers.isEmpty { helpers = [new.with(\.rest, known.rest ?? tokens.rest(of: function, besides: index))] }
      declared += helpers
    }
    let known = Set(declared.compactMap { $0.sourceFunction?.number })
    return declared
      + tokens.namesakes().filter { !known.contains(tokens.identity(of: $0)) }.map { function in
        let labels = function.parameters.map { $0.label }
        let label = labels.first(where: KnownCall.namesForVisualFormats.contains) ?? labels.first ?? ""
        let name = function.name == "init" ? tokens.typeName(around: function.brace) : function.name
        return KnownCall(label.isEmpty ? function.name : label, .visualFormat, function: name)
          .with(\.isNamesake, true).with(\.origin, tokens.origin(of: function))
      }
  }

  /// What has parameters as a function has, and is called by another name.
  private static let unnamedFunctions: Set<String> = ["init", "subscript", "set", "willSet", "didSet"]

  /// What a call in a function may do, whichever function it calls: a known call for each effect that all these
  /// functions can have.
  private func helpersForCertain(
    _ known: KnownCall, _ call: SourceCall, openingAt index: Int, in function: SourceFunction, _ tokens: SourceTokens
  ) -> [KnownCall] {
    let type = tokens.typeSentTo(openingAt: index)
    let isOther = type != nil && type != tokens.typeName(around: index)
    let all = functions(calledBy: call, openingAt: index, tokens)
    if all.isEmpty { return [known] }
    let called = all.filter { one in
      // A call that names another type calls another function than the one that it stands in.
      if isOther, one.sourceFunction?.number == tokens.identity(of: function) { return false }
      return one.effect?.helper.map { tokens.holds($0.conditions, in: call, otherwise: true) } != false
    }
    let numbers = Set(called.compactMap { $0.sourceFunction?.number })
    return called.indices.filter { place in
      let same = called.filter { $0.effect == called[place].effect }
      return Set(same.compactMap { $0.sourceFunction?.number }) == numbers
        && called.firstIndex { $0.effect == called[place].effect } == place
    }.map { called[$0] }
  }

  /// The functions in sources that a call may be one of.
  func functions(calledBy call: SourceCall, openingAt index: Int, _ tokens: SourceTokens) -> [KnownCall] {
    let declared = calls.filter {
      $0.isInSource && $0.function == call.name && $0.text(in: call) != nil
        && !tokens.excludes($0, from: call, openingAt: index)
    }
    return declared.filter { one in !declared.contains { one.isSuperseded(by: $0) } }
  }
}

extension SourceTokens {
  /// A number that hardly another function of another source has.
  func identity(of function: SourceFunction) -> Int {
    var hasher = Hasher()
    hasher.combine(bytesHash)
    hasher.combine(function.brace)
    return hasher.finalize()
  }

  fileprivate func origin(of function: SourceFunction) -> KnownCall.Origin {
    let required = function.parameters.filter { $0.isRequired && !$0.label.isEmpty }.map { $0.label }
    return .source(
      labels: Set(function.parameters.map { $0.label } + ["", function.name]),
      required: Set(required).subtracting([function.name]), function: identity(of: function))
  }

  /// Whether a function has the literal of `v` and a number, as names of views, and does not count from 1 on.
  fileprivate func numbersViews(in function: SourceFunction) -> Bool {
    let body = body(of: function)
    return body.contains { numberName(inLiteralAt: $0) != nil }
      && !body.contains { mark(at: $0) == "=" && isMark(";", at: $0 + 2) && text(of: all[$0 + 1].range) == "1" }
  }

  /// The functions that share their name, or one of their labels, with a function that takes visual formats.
  fileprivate func namesakes() -> [SourceFunction] {
    KnownCall.namesForVisualFormats.flatMap { places(of: $0) }.compactMap { place in
      let brace = (place..<min(place + 200, all.count)).first { mark(at: $0) == "{" && partners[$0] > $0 }
      guard let function = brace.flatMap({ self.function(around: $0 + 1) }), let name = word(at: place) else {
        return nil
      }
      return function.name == name || function.parameters.contains { $0.label == name } ? function : nil
    }
  }

  /// Whether the views that a call gives rule out a known call, or the type that it is sent to: one of the frameworks, or one
  /// that is not.
  func excludes(_ known: KnownCall, from call: SourceCall, openingAt index: Int) -> Bool {
    if givesOtherViews(call, than: known) { return true }
    let receiver =
      language == .swift ? (index - 3, mark(at: index - 2) == ".") : (index + 1, mark(at: index + 3) == ":")
    guard known.isOfFrameworks, receiver.1, let type = word(at: receiver.0), type.first?.isUppercase == true,
      type != "Self"
    else { return false }
    let isOfFrameworks =
      type == "NSLayoutConstraint"
      || places(of: type).contains { isMark(":=", at: $0 + 1) && word(at: $0 + 2) == "NSLayoutConstraint" }
    return switch known.origin {
    case .settings: false
    case .source: isOfFrameworks && known.effect == nil
    case .module: !isOfFrameworks
    }
  }

  /// The parameter of a function that an argument is, or that a part of the argument is from.
  fileprivate func handedOn(_ argument: Range<Int>, isList: Bool, by function: SourceFunction) -> HandedText? {
    // Most texts are written out.
    let mayHandOn =
      !function.parameters.isEmpty
      && argument.contains { index in
        word(at: index) != nil
          || isInterpolated(index)
      }
    return mayHandOn ? texts(of: argument, isList: isList).handedOn.first : nil
  }

  /// The label under which callers give a function the dictionary that it hands on, and the names in the dictionary
  /// where they do not. The names are `nil` where they are not known.
  fileprivate func namesHandedOn(
    as argument: Range<Int>, by function: SourceFunction, before index: Int
  ) -> (label: String, own: Set<String>?) {
    let given = withoutCast(argument)
    guard given.count == 1, case let name = word(at: given.lowerBound),
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return ("", keys(of: argument, before: index)) }
    let isOther = [NameUse.value, .change].contains { places(of: parameter.name, $0).hasAny(in: body(of: function)) }
    let label = function.label(of: parameter)
    if isOther || label.isEmpty { return ("", nil) }
    return (label, parameter.value.map { keys(of: $0, before: index) } ?? [])
  }
}

extension KnownCall {
  /// Whether a new call, known from a function in a source, adds nothing to this one.
  fileprivate func tells(_ new: KnownCall) -> Bool {
    guard name == new.name else { return false }
    if isInSource {
      return origin == new.origin && function == new.function && effect == new.effect && isNamesake == new.isNamesake
    }
    // A library that is among the sources does what its documentation says.
    let isAnyFunction = self.function == nil && companion == nil
    return new.effect == nil && effect != nil && !isOfFrameworks && (function == new.function || isAnyFunction)
  }
}
