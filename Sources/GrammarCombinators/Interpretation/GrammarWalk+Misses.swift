// What is kept of a walk for whoever has to say why a text does not fit.

extension GrammarWalk {
  @inline(__always) mutating func move(to end: Int) -> Bool {
    offset = end
    return true
  }

  @inline(__always) mutating func miss(_ miss: Int32, at place: Int) -> Bool {
    if silence == 0, place >= mistake.furthest { note(miss, at: place) }
    return false
  }

  @inline(never) private mutating func note(_ miss: Int32, at place: Int) {
    stop(at: place)
    mistake.add(miss)
  }

  /// Something stands here that must not, so the walk goes no further: nothing that has a name is missing.
  mutating func stop(at place: Int) {
    if silence == 0, place > mistake.furthest { mistake.move(to: place) }
  }

  /// Whether a node can begin with a byte, or where there is none, as far as that is known.
  @inline(__always) func canBegin(_ index: Int32, with byte: UInt8?) -> Bool {
    let beginning = nodes[Int(index)].beginning
    if beginning == Node.none { return true }
    return byte.map { classes[Int(beginning)].bits.contains($0) } ?? false
  }

  /// Walks over one of several things that may stand here, if it can begin with what does.
  @inline(__always) mutating func tries(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    if canBegin(index, with: input.byte(at: offset)) { return fits(index, input) }
    if !isSkipping { return fits(index, input) }
    if silence == 0 { skip(index, first: 0, at: offset) }
    return false
  }

  /// Whether what can't begin with what stands there need not be walked over at once.
  @inline(__always) var isSkipping: Bool { mutating get { labels == 0 && mistakes == nil } }

  /// Keeps in mind that a node was not walked over, or of the first nodes of a choice those that can't begin here.
  @inline(never) mutating func skip(_ index: Int32, first count: Int, at place: Int) {
    guard place >= mistake.furthest, place >= skippedPlace else { return }
    if place > skippedPlace {
      while !skipped.isEmpty { skipped.removeLast() }
      skippedPlace = place
    } else if skipped.contains(where: { $0.node == index && $0.count == count }) {
      return
    }
    skipped.append((index, count))
  }

  /// Finds out what is missed of all that has been skipped, if that is still the furthest place.
  mutating func walkOverSkipped(_ input: Span<UInt8>) {
    guard skippedPlace >= mistake.furthest else { return }
    (silence, labels) = (0, 1)
    stop(at: skippedPlace)
    for (index, count) in skipped {
      let node = nodes[Int(index)]
      for link in count == 0 ? [index] : links[Int(node.first)..<Int(node.first) + count]
      where !canBegin(link, with: input.byte(at: skippedPlace)) {
        offset = skippedPlace
        _ = fits(link, input)
      }
    }
  }
}
