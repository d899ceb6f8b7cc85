import ByteScanning
import GrammarCombinators

/// The ways to go on from a situation.
extension RepairSearch {
  mutating func goOn(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let situation = entry.situation
    let isChangeable = Int(situation.place) >= firstEdit
    // Of two ways that cost the same the first is taken, and what is known to be a habit is one.
    if isChangeable, situation.match < 0, !habits.isEmpty {
      readHabits(at: Int(situation.place), from: index, entry, input)
      if let start = placeBehindSpacing(of: situation, input) { readHabits(at: start, from: index, entry, input) }
    }
    var stack = situation.stack
    while stack > 0 {
      let frame = frames[Int(stack) - 1]
      let place = graph.places[Int(frame.place)]
      for number in place.steps {
        let step = graph.steps[Int(number)]
        if situation.match >= 0 {
          take(step, behind: frame.rest, ofMatchAt: index, entry, input)
        } else {
          take(step, behind: frame.rest, from: index, entry, isChangeable, input)
        }
      }
      guard place.isOptional else { break }
      stack = frame.rest
    }
    if situation.match >= 0 { return }
    if stack == 0, situation.stack != 0, Int(situation.place) == input.count {
      add(
        Situation(place: situation.place, stack: 0, isChanged: situation.isChanged), entry.cost, index,
        trusted: entry.trusted)
    }
    if isChangeable, !isOfHabits, situation.before.number != Change.putIn.number {
      leaveOut(from: index, entry, input)
    }
  }

  /// The place behind the white space that may stand before a token here; `nil` where there is none.
  private mutating func placeBehindSpacing(of situation: Situation, _ input: Span<UInt8>) -> Int? {
    var spaced: Int?
    var stack = situation.stack
    while stack > 0 {
      let frame = frames[Int(stack) - 1]
      let place = graph.places[Int(frame.place)]
      for number in place.steps {
        let start = end(ofSpacing: graph.steps[Int(number)].spacing, at: Int(situation.place), input)
        if start > situation.place { spaced = start }
      }
      guard place.isOptional else { break }
      stack = frame.rest
    }
    return spaced
  }

  /// Goes on with a token, as it stands there, as it is meant, or put in.
  mutating func take(
    _ step: RepairGraph.Step, behind rest: Int32, from index: Int32, _ entry: Entry, _ isChangeable: Bool,
    _ input: Span<UInt8>
  ) {
    let place = Int(entry.situation.place)
    let start = end(ofSpacing: step.spacing, at: place, input)
    let token = graph.tokens[Int(step.token)]
    var next: Int32?
    func behind(_ search: inout RepairSearch) -> Int32 {
      if let next { return next }
      var stack = rest
      for number in step.pushed { stack = search.push(search.graph.pushed[Int(number)], stack) }
      next = stack
      return stack
    }
    if token.isEnd {
      if start == input.count {
        add(
          Situation(place: Int32(start), stack: behind(&self), isChanged: entry.situation.isChanged), entry.cost, index,
          trusted: entry.trusted)
      }
      return
    }
    let end = end(of: step.token, at: start, input)
    if end > start {
      add(
        Situation(place: Int32(end), stack: behind(&self), isChanged: entry.situation.isChanged), entry.cost, index,
        trusted: entry.cost > 0 ? entry.trusted + 1 : 0)
    } else if end == start {
      add(
        Situation(place: Int32(place), stack: behind(&self), isChanged: entry.situation.isChanged), entry.cost, index,
        trusted: entry.trusted)
    }
    guard isChangeable, !isOfHabits else { return }
    if end < start, start < input.count, let near = near(step.token, token, at: start, input) {
      let pieceEnd = piece(at: start, input).end
      add(
        Situation(place: Int32(pieceEnd), stack: behind(&self)), entry.cost + near.cost, index, trusted: 0,
        .text(start: Int32(start), end: Int32(pieceEnd), number(of: near.word)))
    }
    // It goes on as if a content were there that is missing.
    guard let (text, cost) = insertion(of: token, step) ?? token.sample.map({ ($0, RepairCosts.content) }) else {
      return
    }
    var price = cost
    if case .leftOut(let kind) = entry.situation.before {
      // Where habits are known, they say what stands for what.
      let isAlike = habits.isEmpty || kind == text[0].kindOfSign
      price += isAlike ? -RepairCosts.replacing : token.sample == nil ? RepairCosts.replacing : 0
    }
    add(
      Situation(place: Int32(place), stack: behind(&self), before: .putIn), entry.cost + price, index, trusted: 0,
      .text(
        start: Int32(place), end: Int32(place),
        number(of: text, standingFor: step.token, isMadeUp: token.sample != nil)))
  }

  mutating func leaveOut(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let place = Int(entry.situation.place)
    var start = place
    while start < input.count, WhiteSpace.contains(input[start]) { start += 1 }
    guard start < input.count else { return }
    let piece = piece(at: start, input)
    let price = price(ofLeavingOut: start..<piece.end, piece.kind, behind: place, input)
    add(
      Situation(place: Int32(piece.end), stack: entry.situation.stack, before: .leftOut(piece.kind)),
      entry.cost + price, index, trusted: 0, .text(start: Int32(start), end: Int32(piece.end), 0))
  }

  private mutating func number(of text: [UInt8]) -> Int32 {
    texts.append((text, false))
    return Int32(texts.count - 1)
  }

  private mutating func number(of text: [UInt8], standingFor token: Int32, isMadeUp: Bool) -> Int32 {
    if textsOfTokens[Int(token)] == 0 {
      texts.append((text, isMadeUp))
      textsOfTokens[Int(token)] = Int32(texts.count - 1)
    }
    return textsOfTokens[Int(token)]
  }
}
