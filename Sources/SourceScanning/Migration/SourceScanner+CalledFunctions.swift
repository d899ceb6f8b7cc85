// Which function of an app a call calls, and what that does.

extension SourceScanner {
  /// A call with what it does: that of the functions in the sources that it may be a call of, if it is the same for all of them.
  func doing(
    _ known: KnownCall, _ call: SourceCall, openingAt index: Int, _ tokens: SourceTokens
  ) throws(MigrationObstacle) -> KnownCall {
    if known.ownType != nil { return known }
    if tokens.language == .objectiveC, tokens.mark(at: index) == "(" { throw .functionOfC(call.name) }
    let all = functions(calledBy: call, openingAt: index, tokens)
    let conditions = all.compactMap { $0.effect?.helper?.conditions }
    let declared = all.filter { one in
      one.effect?.helper.map { tokens.holds($0.conditions, in: call) } != false
    }
    if declared.isEmpty, !all.isEmpty {
      let labels = conditions.flatMap { $0.flags.keys }
      if let label = labels.filter({ call.argument($0).flatMap { tokens.flag($0.tokens) } == nil }).min() {
        throw tokens.isParameter(known.text(in: call)?.tokens ?? 0..<0) ? .parameter : .flag(label, of: call.name)
      }
      throw .functionOfTheApp(call.name, rest: nil)
    }
    // Another function, or a closure, may be in the place of one that is known.
    let sources = declared.compactMap { $0.sourceFunction }
    // Above all one that takes these labels and no others.
    let exact = SourceSurroundings.Function(name: call.name, labels: call.arguments.map { $0.label })
    let numbers = (sources.map { $0.function } + [exact]).reduce(into: Set<Int>()) {
      $0.formUnion(tokens.surroundings.numbers(of: $1))
    }
    let isClosure = tokens.mark(at: index - 2) != "." && tokens.isLocalName(call.name, at: index)
    if !declared.isEmpty, !numbers.isSubset(of: sources.map { $0.number }) || tokens.language == .swift && isClosure {
      throw .functionOfSeveral(call.name)
    }
    // What is asked of the class above is not asked of the object where the function is another one there.
    let receiver = tokens.language == .swift ? index - 3 : index + 1
    if !declared.isEmpty, tokens.word(at: receiver) == "super" { throw .functionOfSeveral(call.name) }
    guard let first = declared.first else {
      if known.effect == nil { throw .functionElsewhere(call.name) }
      return known
    }
    let areOwn = declared.allSatisfy { $0.ownType != nil }
    if areOwn, tokens.language == .swift, !declared.contains(where: { $0.ownType == tokens.typeName(around: index) }) {
      throw .functionElsewhere(call.name)
    }
    // An object of a protocol may be of any class.
    if tokens.surroundings.requirements.contains(call.name), !tokens.isSentToSelf(openingAt: index) {
      throw .functionOfSeveral(call.name)
    }
    let isCertain = first.effect?.helper.map { self.isCertain($0, in: tokens.surroundings) }
    if declared.contains(where: { $0.effect == nil || $0.ownType != nil }) {
      throw .functionOfTheApp(call.name, rest: declared.lazy.compactMap { $0.rest }.first)
    }
    guard isCertain != false, declared.allSatisfy({ $0.effect == first.effect }) else {
      throw .functionOfSeveral(call.name)
    }
    return first
  }
}
