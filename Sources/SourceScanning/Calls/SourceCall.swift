/// A call or a message in a source, and its arguments.
struct SourceCall {
  struct Argument {
    /// The label; of the first argument of a message the first part of the selector; empty where there is none.
    let label: String
    let tokens: Range<Int>
  }

  let name: String

  let arguments: [Argument]

  func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension SourceTokens {
  func call(openingAt index: Int) -> SourceCall? {
    guard let end = end(ofBracketsAt: index) else { return nil }
    switch mark(at: index) {
    case "(":
      // What ends with a colon is the name of a function with its labels.
      guard let name = word(at: index - 1), !isDeclaration(at: index - 1), mark(at: end - 1) != ":" else { return nil }
      return SourceCall(name: name, arguments: pieces(of: index + 1..<end, between: ",").map(labelled))
    case "[" where language == .objectiveC && mark(at: index - 1) != "@": return message(in: index + 1..<end)
    default: return nil
    }
  }

  /// Whether one of some places, in order, is in what may be a call: in the brackets that open at a token, or in the token
  /// before them. Without the names of known calls it need not be looked at.
  func hasPlace(_ places: [Int], ofCallOpeningAt index: Int) -> Bool {
    guard partners[index] > index else { return false }
    let next = places.count(below: all[max(0, index - 1)].range.lowerBound)
    return next < places.count && places[next] < all[partners[index]].range.lowerBound
  }

  /// Whether a name is declared here and not called.
  private func isDeclaration(at index: Int) -> Bool {
    if let before = word(at: index - 1), ["func", "macro", "case"].contains(before) { return true }
    guard language == .swift, let name = word(at: index) else { return false }
    return ["init", "subscript"].contains(name) && mark(at: index - 1) != "."
  }

  private func labelled(_ tokens: Range<Int>) -> SourceCall.Argument {
    guard let label = word(at: tokens.lowerBound), mark(at: tokens.lowerBound + 1) == ":",
      mark(at: tokens.lowerBound + 2) != ":"
    else { return SourceCall.Argument(label: "", tokens: tokens) }
    return SourceCall.Argument(label: label, tokens: tokens.lowerBound + 2..<tokens.upperBound)
  }

  /// A message of Objective-C, from its receiver on.
  private func message(in tokens: Range<Int>) -> SourceCall? {
    var labels: [(label: String, start: Int)] = []
    var questions = 0
    var outline = outline(of: tokens).makeIterator()
    while let index = outline.next() {
      if mark(at: index) == "?" { questions += 1 }
      guard mark(at: index) == ":" else { continue }
      // Two of them are a name of C++, and the colon of a ternary belongs to its question mark.
      if mark(at: index + 1) == ":" {
        _ = outline.next()
      } else if questions > 0 {
        questions -= 1
      } else if index > tokens.lowerBound + 1, let label = word(at: index - 1) {
        labels.append((label, index + 1))
      }
    }
    guard let name = labels.first?.label else { return nil }
    var arguments: [SourceCall.Argument] = []
    for place in labels.indices {
      // The label of the next argument ends this one.
      let end = place + 1 < labels.count ? labels[place + 1].start - 2 : tokens.upperBound
      // Commas stand between any number of arguments.
      let pieces = pieces(of: labels[place].start..<max(labels[place].start, end), between: ",")
      for (number, piece) in pieces.enumerated() {
        arguments.append(SourceCall.Argument(label: number == 0 ? labels[place].label : "", tokens: piece))
      }
    }
    return SourceCall(name: name, arguments: arguments)
  }
}

extension SourceTokens {
  /// Whether a word is the label of an argument.
  func isLabel(_ index: Int) -> Bool {
    guard mark(at: index + 1) == ":" else { return false }
    if language == .objectiveC {
      // Before the colon of a ternary there is a blank.
      return isJoined(index + 1) && !isMark("?{,", at: index - 1)
    }
    guard isMark("(,", at: index - 1) else { return false }
    // What is in brackets of another kind is a key.
    var place = index - 1
    while place >= 0, partners[place] <= index { place = min(place, partners[place]) - 1 }
    return mark(at: place) == "("
  }
}

extension SourceScanner {
  /// The calls that functions of a source amount to: those that hand a parameter on to a known call as its text.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``.
  public func calls(declaredIn source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [KnownCall] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    let declared = ([tokens] + macros(of: tokens)).flatMap(functions)
    return declared.filter { new in !calls.contains { $0.tells(new) } }
  }

  /// The macros of a source, if they may have calls that are looked for.
  func macros(of tokens: SourceTokens) -> [SourceTokens] {
    let mayHold = !tokens.directives.isEmpty && !tokens.wordsOfMacros.isDisjoint(with: names)
    return mayHold ? tokens.macros.map { [$0] } ?? [] : []
  }

  private func functions(in tokens: SourceTokens) -> [KnownCall] {
    var declared: [KnownCall] = []
    for (index, call, known, argument) in knownCalls(in: tokens) {
      guard let function = tokens.function(around: index), function.name != "init",
        let handedOn = tokens.handedOn(argument.tokens, isList: known.isList, by: function),
        let place = function.parameters.firstIndex(where: { $0.name == handedOn.name })
      else { continue }
      let parameter = function.parameters[place]
      // What is gone through one by one is a list.
      let isList = handedOn.isList && !known.isList
      let affixes = handedOn.affixes.within(known.affixes)
      var views = known.views
      if let (label, _) = known.dictionaries {
        let given = call.argument(label).flatMap { $0.tokens.count == 1 ? tokens.word(at: $0.tokens.lowerBound) : nil }
        let handedOn = function.parameters.first { $0.name == given }
        views = .dictionary(label: handedOn?.label ?? "")
      }
      let labels = function.parameters.map { $0.label }
      let required = function.parameters.filter { $0.isRequired && !$0.label.isEmpty }.map { $0.label }
      let new = KnownCall(
        parameter.label.isEmpty ? function.name : parameter.label, isList: handedOn.isList, known.dialect, views: views,
        metrics: known.metrics, position: parameter.label.isEmpty && place > 0 ? place : nil, function: function.name
      ).with(\.affixes, affixes).with(
        \.origin,
        .source(
          labels: Set(labels + ["", function.name]), required: Set(required).subtracting([function.name]),
          function: tokens.identity(of: function)))
      var helper: KnownCall?
      if affixes == TextAffixes(), known.effect == .makesList {
        helper = tokens.helper(function, handingOn: parameter, isList: isList)?.known(as: new)
      } else if affixes == TextAffixes(), !isList, functions(calledBy: call).allSatisfy({ $0.effect == known.effect }) {
        helper = tokens.forwarder(function, as: new, handingOn: parameter, to: call, of: known, openingAt: index)
      }
      declared.append(helper ?? new)
    }
    return declared
  }

  /// The functions in sources that a call may be one of.
  func functions(calledBy call: SourceCall) -> [KnownCall] {
    let declared = calls.filter { $0.isInSource && $0.function == call.name && $0.text(in: call) != nil }
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

  /// The parameter of a function that an argument is, or has a part of it from.
  fileprivate func handedOn(_ argument: Range<Int>, isList: Bool, by function: SourceFunction) -> HandedText? {
    // Most texts are written out.
    let mayHandOn =
      !function.parameters.isEmpty
      && argument.contains { index in
        word(at: index) != nil
          || isString(at: index) && language == .swift && bytes[all[index].range].contains(UInt8(ascii: "\\"))
      }
    return mayHandOn ? texts(of: argument, isList: isList).handedOn.first : nil
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
