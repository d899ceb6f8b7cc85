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
    missed.removeAll(keepingCapacity: true)
  }

  /// The bit of one of the first 64 misses; zero for others.
  static func bit(of miss: Int32) -> UInt64 { miss < 64 ? 1 &<< UInt64(miss) : 0 }
}
