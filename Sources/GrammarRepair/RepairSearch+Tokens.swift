import ByteScanning
import GrammarCombinators

/// The ways to go on from a situation.
extension RepairSearch {
  mutating func goOn(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let situation = entry.situation
    let isChangeable = Int(situation.place) >= firstEdit
    // Of two ways at the same cost the first is taken, so habits come first.
    if isChangeable, situation.match < 0, !habits.isEmpty {
      readHabits(at: Int(situation.place), from: index, entry, input)
      if let start = placeBehindSpacing(of: situation, input) { readHabits(at: start, from: index, entry, input) }
    }
    let (known, isOptional) = ways(of: situation.stack)
    for place in known {
      let (number, rest) = ways[place]
      if situation.match >= 0 {
        take(graph.steps[Int(number)], behind: rest, ofMatchAt: index, entry, input)
      } else {
        take(graph.steps[Int(number)], behind: rest, from: index, entry, input)
      }
    }
    if situation.match >= 0 { return }
    if isOptional, Int(situation.place) == input.count {
      add(
        Situation(place: situation.place, stack: 0, isChanged: situation.isChanged), entry.cost, index,
        trusted: entry.trusted)
    }
    if isChangeable, !isOfHabits { putOff(stage: 1, from: index, entry) }
  }

  /// The place behind the white space that may stand before a token here; `nil` where there is none.
  private mutating func placeBehindSpacing(of situation: Situation, _ input: Span<UInt8>) -> Int? {
    var spaced: Int?
    for place in ways(of: situation.stack).ways {
      let start = end(ofSpacing: graph.steps[Int(ways[place].step)].spacing, at: Int(situation.place), input)
      if start > situation.place { spaced = start }
    }
    return spaced
  }

  /// Goes on with a token as it stands there.
  private mutating func take(
    _ step: RepairGraph.Step, behind rest: Int32, from index: Int32, _ entry: Entry, _ input: Span<UInt8>
  ) {
    let start = end(ofSpacing: step.spacing, at: Int(entry.situation.place), input)
    let isEnd = graph.tokens[Int(step.token)].isEnd
    let end = isEnd ? input.count : end(of: step.token, at: start, input)
    if end < start || isEnd && start < input.count { return }
    let isEmpty = end == start
    let place = isEmpty && !isEnd ? entry.situation.place : Int32(end)
    add(
      Situation(place: place, stack: stack(behind: step, rest), isChanged: entry.situation.isChanged), entry.cost,
      index,
      trusted: isEmpty ? entry.trusted : entry.cost > 0 ? entry.trusted + 1 : 0)
  }

  /// What is still to come behind a token.
  mutating func stack(behind step: RepairGraph.Step, _ rest: Int32) -> Int32 {
    var stack = rest
    for number in step.pushed { stack = push(graph.pushed[Int(number)], stack) }
    return stack
  }

  /// Goes on with the changes of one stage: a token in its right spelling, a token that is put in, or a piece that is
  /// left out.
  mutating func change(at stage: Int, from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let situation = entry.situation
    let end = stage < RepairCosts.stages.count ? RepairCosts.stages[stage] : RepairCosts.limit + 1
    // A change right behind another one counts as a part of it.
    let isNew = habits.isEmpty && situation.before.number == Change.none.number
    let addition = isNew ? RepairCosts.change : 0
    let prices = RepairCosts.stages[stage - 1] - addition..<end - addition
    for place in ways(of: situation.stack).ways {
      let (number, rest) = ways[place]
      change(graph.steps[Int(number)], behind: rest, prices, addition, from: index, entry, input)
    }
    if situation.before.number != Change.putIn.number { leaveOut(prices, addition, from: index, entry, input) }
    putOff(stage: stage + 1, from: index, entry)
  }

  private mutating func change(
    _ step: RepairGraph.Step, behind rest: Int32, _ prices: Range<Int>, _ addition: Int, from index: Int32,
    _ entry: Entry, _ input: Span<UInt8>
  ) {
    let place = Int(entry.situation.place)
    let token = graph.tokens[Int(step.token)]
    if step.isWord {
      let start = end(ofSpacing: step.spacing, at: place, input)
      if start < input.count, end(of: step.token, at: start, input) < start,
        let near = near(step.token, token, at: start, input), prices.contains(near.cost)
      {
        let end = Int32(piece(at: start, input).end)
        add(
          Situation(place: end, stack: stack(behind: step, rest)), entry.cost + near.cost + addition, index, trusted: 0,
          .spelled(start: Int32(start), end: end, near.number))
      }
    }
    // Where a name or another content is missing, the search goes on as if there were one.
    var price = habits.isEmpty ? step.price.alone : step.price.besideHabits
    if case .leftOut(let kind) = entry.situation.before, let byte = token.text.first {
      // Where habits are known, they say what stands for what.
      let isAlike = habits.isEmpty || kind == byte.kindOfSign
      price += isAlike ? -RepairCosts.replacing : token.sample == nil ? RepairCosts.replacing : 0
    }
    guard prices.contains(price) else { return }
    add(
      Situation(place: Int32(place), stack: stack(behind: step, rest), before: .putIn), entry.cost + price + addition,
      index, trusted: 0, .putIn(at: Int32(place), step.token))
  }

  private mutating func leaveOut(
    _ prices: Range<Int>, _ addition: Int, from index: Int32, _ entry: Entry, _ input: Span<UInt8>
  ) {
    let place = Int(entry.situation.place)
    var start = place
    while start < input.count, WhiteSpace.contains(input[start]) { start += 1 }
    guard start < input.count else { return }
    let piece = piece(at: start, input)
    let price = price(ofLeavingOut: start..<piece.end, piece.kind, behind: place, input)
    guard prices.contains(price) else { return }
    add(
      Situation(place: Int32(piece.end), stack: entry.situation.stack, before: .leftOut(piece.kind)),
      entry.cost + price + addition, index, trusted: 0, .leftOut(start: Int32(start), end: Int32(piece.end)))
  }
}
