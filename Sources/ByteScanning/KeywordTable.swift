/// Words and their values, found by one multiplication and, most often, one comparison.
///
/// As many bytes as the shortest word has are hashed. The multiplier is searched for when the table is made, so that
/// words share a place only where they begin alike; these are compared one after the other.
public final class KeywordTable<Value: Sendable>: Sendable {
  /// The words, as they were listed.
  public let words: [String]

  /// Whether capitals and small letters are alike.
  public let ignoresCase: Bool

  @usableFromInline let slots: [Slot]
  @usableFromInline let spellings: [[UInt8]]
  @usableFromInline let prefixMask: UInt64
  /// The bits of a prefix in which capitals differ from small letters, where they are alike.
  @usableFromInline let prefixFold: UInt64
  @usableFromInline let multiplier: UInt64
  @usableFromInline let shift: UInt64

  /// A word: its first eight bytes, and which of them count. The rest of a long one is in `spellings`.
  ///
  /// The head of an empty one is unlike any text.
  @usableFromInline struct Slot: Sendable {
    @usableFromInline let head: UInt64
    @usableFromInline let mask: UInt64
    /// The bits in which capitals differ from small letters, where they are alike.
    @usableFromInline let fold: UInt64
    @usableFromInline let count: Int
    /// Whether the head is all of the word.
    @usableFromInline let isHead: Bool
    @usableFromInline let value: Value?
    /// The index of the next word that begins as this one does; 0 if there is none.
    @usableFromInline let next: Int
  }

  /// A table of `entries`.
  ///
  /// Where several words fit, such as `not` and `not-in`, the first one does. One that occurs twice has its first value.
  ///
  /// - Complexity: a few passes over the words, once for each table.
  @inline(never)
  public init(_ entries: [(word: String, value: Value)], ignoringCase ignoresCase: Bool = false) {
    words = entries.map { $0.word }
    self.ignoresCase = ignoresCase
    let plan = KeywordPlan(words, ignoresCase)
    slots = plan.places.map { place in
      Slot(
        head: place.head, mask: KeywordPlan.mask(min(place.spelling.count, 8)),
        fold: ignoresCase ? ASCII.caseBits(of: place.head) : 0, count: place.spelling.count,
        // What is behind the end of a text looks like null characters.
        isHead: place.spelling.count <= 8 && !place.spelling.contains(0),
        value: place.word.map { entries[$0].value }, next: place.next)
    }
    spellings = plan.places.map { $0.spelling }
    prefixMask = plan.prefixMask
    prefixFold = plan.prefixFold
    multiplier = plan.multiplier
    shift = plan.shift
  }

  /// The value of the word that stands in `input` at `offset`, which is moved behind it; `nil` if that is no word of the
  /// table.
  @_alwaysEmitIntoClient @inline(__always)
  package func value(in input: Span<UInt8>, at offset: inout Int) -> Value? {
    let bytes = input.eightBytes(at: offset)
    var index = keywordHash((bytes | prefixFold) & prefixMask, multiplier, shift)
    while true {
      // A hash is shifted until it is less than the number of slots, and a slot leads to one that there is.
      let slot = unsafe slots.withUnsafeBufferPointer { unsafe $0[index] }
      if (bytes | slot.fold) & slot.mask == slot.head, slot.isHead || isSpelled(index, in: input, at: offset) {
        let end = offset &+ slot.count
        let runsOn = if let next = input.byte(at: end) { WordPart.contains(next) } else { false }
        if !runsOn {
          offset = end
          // No text is like an empty slot.
          return unsafe slot.value.unsafelyUnwrapped
        }
      }
      if slot.next == 0 { return nil }
      index = slot.next
    }
  }

  /// Whether the whole of a word stands at `offset` whose head does, outlined because few words need it.
  @_alwaysEmitIntoClient @inline(never)
  func isSpelled(_ index: Int, in input: Span<UInt8>, at offset: Int) -> Bool {
    let spelling = spellings[index]
    for place in (spelling.count > 8 ? 8 : 0)..<spelling.count {
      guard let byte = input.byte(at: offset &+ place) else { return false }
      guard (ignoresCase ? ASCII.lowercased(byte) : byte) == spelling[place] else { return false }
    }
    return true
  }
}

@_alwaysEmitIntoClient @inline(__always)
func keywordHash(_ prefix: UInt64, _ multiplier: UInt64, _ shift: UInt64) -> Int {
  Int(truncatingIfNeeded: (prefix &* multiplier) &>> shift)
}

/// The places of the words of a table, whatever their values are.
private struct KeywordPlan {
  struct Place {
    var head: UInt64 = 1
    var spelling: [UInt8] = []
    /// The index of the word; `nil` where there is none.
    var word: Int?
    /// The index of the next word that begins as this one does; 0 if there is none.
    var next = 0
  }

  private(set) var places: [Place]
  let prefixMask: UInt64
  let prefixFold: UInt64
  let multiplier: UInt64
  let shift: UInt64

  init(_ words: [String], _ ignoresCase: Bool) {
    let keys = words.map { word in
      word.utf8.map { ignoresCase ? ASCII.lowercased($0) : $0 }
    }
    let heads = keys.map { $0.prefix(8).reversed().reduce(0) { $0 &<< 8 | UInt64($1) } }
    let prefixMask = Self.mask(min(keys.map { $0.count }.min() ?? 0, 8))
    let prefixFold: UInt64 = ignoresCase ? 0x2020_2020_2020_2020 : 0
    let prefixes = heads.map { ($0 | prefixFold) & prefixMask }
    let isFirst = prefixes.indices.map { index in !prefixes[..<index].contains(prefixes[index]) }
    let different = prefixes.indices.filter { isFirst[$0] }.map { prefixes[$0] }
    let (multiplier, bits) = Self.hash(of: different)
    places = [Place](repeating: Place(), count: 1 << Int(bits))
    for (index, key) in keys.enumerated() {
      let place = Place(head: heads[index], spelling: key, word: index)
      var last = keywordHash(prefixes[index], multiplier, 64 - bits)
      if places[last].word == nil {
        places[last] = place
      } else {
        // Behind those listed before it, which are tried first.
        while places[last].next != 0 { last = places[last].next }
        places[last].next = places.count
        places.append(place)
      }
    }
    self.prefixMask = prefixMask
    self.prefixFold = prefixFold
    self.multiplier = multiplier
    shift = 64 - bits
  }

  /// A multiplier that gives each of `prefixes` a place of its own, and the number of bits in the number of a place. Thousands
  /// of them may have to share places.
  private static func hash(of prefixes: [UInt64]) -> (multiplier: UInt64, bits: UInt64) {
    var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var bits: UInt64 = 1
    while 1 << bits < 2 * prefixes.count { bits += 1 }
    let mostBits = bits + 4
    var attempts = 0
    func isPerfect() -> Bool {
      var isTaken = [Bool](repeating: false, count: 1 << Int(bits))
      for prefix in prefixes {
        let hash = keywordHash(prefix, multiplier, 64 - bits)
        if isTaken[hash] { return false }
        isTaken[hash] = true
      }
      return true
    }
    while !isPerfect() {
      multiplier = (multiplier &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) | 1
      attempts += 1
      if attempts % 1000 == 0 { bits += 1 }
      if bits > mostBits { break }
    }
    return (multiplier, bits)
  }

  /// A mask of the first `count` bytes, 0 to 8.
  static func mask(_ count: Int) -> UInt64 { count == 0 ? 0 : ~0 >> UInt64(64 - 8 * count) }
}
