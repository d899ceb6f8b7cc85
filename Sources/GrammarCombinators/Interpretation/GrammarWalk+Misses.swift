// What is kept of a walk for whoever has to say why a text does not fit.

extension GrammarWalk {
  @inline(__always) mutating func move(to end: Int) -> Bool {
    offset = end
    return true
  }

  @inline(__always) mutating func miss(_ miss: Int32, at place: Int) -> Bool {
    if silence == 0, place >= furthest { note(miss, at: place) }
    return false
  }

  @inline(never) private mutating func note(_ miss: Int32, at place: Int) {
    stop(at: place)
    attempts += 1
    let bit = Self.bit(of: miss)
    if bit == 0 ? missed.contains(miss) : known & bit != 0 { return }
    known |= bit
    missed.append(miss)
  }

  /// Something stands here that must not, so the walk goes no further: nothing that has a name is missing.
  mutating func stop(at place: Int) {
    guard silence == 0, place > furthest else { return }
    furthest = place
    attempts = 0
    known = 0
    if !missed.isEmpty { missed.removeAll(keepingCapacity: true) }
    if !skipped.isEmpty { skipped.removeAll(keepingCapacity: true) }
  }

  /// Walks over one of several things that may stand here, if it can begin with what does.
  @inline(__always) mutating func tries(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let beginning = nodes[Int(index)].beginning
    if beginning == Node.none { return fits(index, input) }
    if let byte = input.byte(at: offset), classes[Int(beginning)].contains(byte) { return fits(index, input) }
    return silence == 0 && offset >= furthest && skips(over: index, input)
  }

  /// What is skipped is walked over in the end, if it is then still what is missed.
  @inline(never) private mutating func skips(over index: Int32, _ input: Span<UInt8>) -> Bool {
    if labels > 0 || mistakes != nil { return fits(index, input) }
    stop(at: offset)
    attempts += 1
    if !skipped.contains(index) { skipped.append(index) }
    return false
  }

  /// Finds out what is missed of all that has been skipped.
  mutating func walkOverSkipped(_ input: Span<UInt8>) {
    silence = 0
    while let index = skipped.popLast() {
      offset = furthest
      _ = fits(index, input)
    }
  }

  /// The bit of one of the first 64 misses; zero for others.
  static func bit(of miss: Int32) -> UInt64 { miss < 64 ? 1 &<< UInt64(miss) : 0 }
}
