/// The results of a walk for rules and places. Without them, a grammar that reads the same text several times would
/// take twice the time for each level of nesting.
struct WalkMemory {
  struct Place: Hashable {
    let node: Int32
    let offset: Int
    /// Whether missed tokens are not noted, as inside a token.
    let isSilent: Bool
  }

  struct Answer {
    let isFound: Bool
    let end: Int
    /// The trace of the rule, as if it were the first one.
    let trace: [TraceEntry]
  }

  // Under Embedded Swift there may be no random numbers, which a dictionary needs. A walk that takes too long only
  // ends there.
  #if hasFeature(Embedded)
    static let isThere = false
    func answer(at place: Place) -> Answer? { nil }
    func keep(_ answer: Answer, at place: Place) {}
  #else
    static let isThere = true
    private var answers: [Place: Answer] = [:]

    /// How many more answers and places may be kept.
    private var room = 2_000_000

    func answer(at place: Place) -> Answer? { answers[place] }

    mutating func keep(_ answer: Answer, at place: Place) {
      guard room > 0 else { return }
      room -= 1 + answer.trace.count
      answers[place] = answer
    }
  #endif
}

extension GrammarWalk {
  /// Whether what a rule stands for fits at the offset, from memory if the walk has been there.
  @inline(never) mutating func recalls(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let place = WalkMemory.Place(node: index, offset: offset, isSilent: silence > 0)
    let traced = trace.count
    if let known = memory.answer(at: place) {
      steps &+= known.trace.count
      for entry in known.trace { trace.append(entry.moved(by: traced)) }
      offset = known.end
      return known.isFound
    }
    frames &+= 2
    let isFound = fits(nodes[Int(index)].first, input)
    frames &-= 2
    // Once a committed part has not stood, nothing fits until a look-ahead or a recovery ends that. So the answer is
    // not kept.
    if isCut { return isFound }
    let entries = trace[traced...].map { $0.moved(by: -traced) }
    memory.keep(WalkMemory.Answer(isFound: isFound, end: offset, trace: entries), at: place)
    return isFound
  }
}
