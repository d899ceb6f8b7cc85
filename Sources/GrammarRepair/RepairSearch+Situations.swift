import GrammarCombinators

/// The situations that are looked at, and what is still to come in each.
extension RepairSearch {
  mutating func push(_ place: Int32, _ rest: Int32) -> Int32 {
    let key = UInt64(place, rest)
    if let number = numbers[key] { return number }
    frames.append(Frame(place: place, rest: rest))
    waysOfFrames.append(nil)
    numbers.insert(Int32(frames.count), for: key)
    return Int32(frames.count)
  }

  /// The steps with which a stack can go on, as a range of ``ways``, and whether all that is on the stack may be
  /// missing.
  mutating func ways(of stack: Int32) -> (ways: Range<Int>, isOptional: Bool) {
    guard stack > 0 else { return (0..<0, false) }
    if let known = waysOfFrames[Int(stack) - 1] { return known }
    let first = ways.count
    var rest = stack
    while rest > 0 {
      let frame = frames[Int(rest) - 1]
      let place = graph.places[Int(frame.place)]
      for step in place.steps { ways.append((step, frame.rest)) }
      guard place.isOptional else { break }
      rest = frame.rest
    }
    waysOfFrames[Int(stack) - 1] = (first..<ways.count, rest == 0)
    return (first..<ways.count, rest == 0)
  }

  /// The key of a situation, which no other situation has.
  // Two situations would share a key only if a search had many more frames than it can have.
  func key(of situation: Situation) -> UInt64 {
    let place = situation.match < 0 ? situation.place : -1 - matches[Int(situation.match)].base - situation.offset
    return UInt64(place, situation.stack << 4 | situation.before.number << 1 | (situation.isChanged ? 1 : 0))
  }

  mutating func add(
    _ situation: Situation, _ cost: Int, _ parent: Int32, trusted: Int, _ edit: Edit? = nil
  ) {
    guard cost <= limit, best.lower(to: Int32(cost), for: key(of: situation)) else { return }
    let (before, changed) = parent < 0 ? (0, -1) : (entries[Int(parent)].fitted, entries[Int(parent)].changed)
    entries.append(
      Entry(
        situation: situation, cost: cost, parent: parent, edit: edit, trusted: trusted,
        fitted: trusted > 0 ? before + 1 : before, changed: edit == nil ? changed : Int32(entries.count)))
    queue.push(Int32(entries.count - 1), cost: cost, place: situation.place)
  }

  /// Queues the changes of a situation at the lowest cost of their stage, so that they wait until nothing cheaper is
  /// left.
  mutating func putOff(stage: Int, from index: Int32, _ entry: Entry) {
    guard stage <= RepairCosts.stages.count else { return }
    let cost = entry.cost + RepairCosts.stages[stage - 1]
    if cost <= limit { queue.push(index, stage: Int32(stage), cost: cost) }
  }
}
