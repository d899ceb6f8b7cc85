/// Words and their values, found by one multiplication and one comparison.
///
/// The multiplier of the perfect hash is searched for when the table is made, from the words themselves.
public struct KeywordTable<Value: Sendable>: Sendable {
  /// The words, as they were listed.
  public let words: [String]

  /// Whether capitals and small letters are alike.
  public let ignoresCase: Bool

  @usableFromInline let slots: [Slot]
  @usableFromInline let spellings: [[UInt8]]
  @usableFromInline let multiplier: UInt64
  @usableFromInline let shift: UInt64

  /// What is known of the one word that hashes to a place; the rest of a long word is in `spellings`.
  @usableFromInline struct Slot: Sendable {
    @usableFromInline let head: UInt64
    @usableFromInline let count: Int
    @usableFromInline let value: Value?
  }

  /// A table of `entries`.
  ///
  /// - Precondition: every word is made of ASCII letters, digits and `_`, and none occurs twice.
  /// - Complexity: a few passes over the words, once for each table.
  public init(_ entries: [(word: String, value: Value)], ignoringCase ignoresCase: Bool = false) {
    words = entries.map { $0.word }
    self.ignoresCase = ignoresCase
    let keys = entries.map { entry in
      precondition(!entry.word.isEmpty && entry.word.utf8.allSatisfy(WordPart.contains), "a keyword is a word")
      return entry.word.utf8.map { ignoresCase ? ASCII.lowercased($0) : $0 }
    }
    let sorted = keys.sorted { $0.lexicographicallyPrecedes($1) }
    precondition(!zip(sorted, sorted.dropFirst()).contains { $0 == $1 }, "a keyword occurs twice")
    let heads = keys.map { $0.prefix(8).reversed().reduce(0) { $0 &<< 8 | UInt64($1) } }
    let tails = keys.map { $0.dropFirst(8).reduce(0) { Self.mix($0, UInt64($1)) } }

    var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var bits: UInt64 = 1
    while 1 << bits < 2 * keys.count { bits += 1 }
    var attempts = 0
    func isPerfect() -> Bool {
      var isTaken = [Bool](repeating: false, count: 1 << Int(bits))
      for (head, tail) in zip(heads, tails) {
        let hash = Self.hash(head, tail, multiplier, 64 - bits)
        if isTaken[hash] { return false }
        isTaken[hash] = true
      }
      return true
    }
    while !isPerfect() {
      multiplier = (multiplier &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) | 1
      attempts += 1
      if attempts % 1000 == 0 { bits += 1 }
      precondition(bits < 24, "no multiplier tells the keywords apart")
    }

    var slots = [Slot](repeating: Slot(head: 0, count: 0, value: nil), count: 1 << Int(bits))
    var spellings = [[UInt8]](repeating: [], count: slots.count)
    for (index, key) in keys.enumerated() {
      let hash = Self.hash(heads[index], tails[index], multiplier, 64 - bits)
      slots[hash] = Slot(head: heads[index], count: key.count, value: entries[index].value)
      spellings[hash] = key
    }
    self.slots = slots
    self.spellings = spellings
    self.multiplier = multiplier
    shift = 64 - bits
  }

  /// Adds a byte behind the eighth to what stands for all of them, so that every byte of a word counts.
  @inlinable @inline(__always)
  static func mix(_ tail: UInt64, _ byte: UInt64) -> UInt64 { (tail ^ byte) &* 0x9E37_79B9_7F4A_7C15 }

  @inlinable @inline(__always)
  static func hash(_ head: UInt64, _ tail: UInt64, _ multiplier: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: ((head ^ tail) &* multiplier) &>> shift)
  }

  /// The value of the word that stands in `input` at `offset`, which is moved behind it; `nil` if that is no word of the
  /// table.
  @inlinable @inline(__always)
  func value(in input: Span<UInt8>, at offset: inout Int) -> Value? {
    let bytes = input.eightBytes(at: offset)
    let count = WordPart.prefixLength(of: bytes)
    if count == 8, let next = input.byte(at: offset &+ 8), WordPart.contains(next) {
      return value(ofLong: input, at: &offset)
    }
    let head = folded(Self.first(count, of: bytes))
    let slot = slots[Self.hash(head, 0, multiplier, shift)]
    guard slot.head == head, slot.count == count else { return nil }
    offset &+= count
    return slot.value
  }

  /// The same for a word of more than eight bytes, outlined because few words are that long.
  @inlinable @inline(never)
  func value(ofLong input: Span<UInt8>, at offset: inout Int) -> Value? {
    let start = offset
    let end = input.endOfRun(of: WordPart.self, from: start)
    let head = folded(input.eightBytes(at: start))
    var tail: UInt64 = 0
    for index in start &+ 8..<end { tail = Self.mix(tail, folded(UInt64(input[index]))) }
    let hash = Self.hash(head, tail, multiplier, shift)
    let slot = slots[hash]
    let count = end &- start
    guard slot.head == head, slot.count == count else { return nil }
    let spelling = spellings[hash]
    for index in 8..<count where folded(UInt64(input[start &+ index])) != UInt64(spelling[index]) { return nil }
    offset = end
    return slot.value
  }

  /// The first `count` of the eight bytes of a word, 1 to 8, with zeros in place of the rest.
  @inlinable @inline(__always)
  static func first(_ count: Int, of word: UInt64) -> UInt64 {
    word & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
  }

  @inlinable @inline(__always)
  func folded(_ word: UInt64) -> UInt64 { ignoresCase ? ASCII.lowercased(word) : word }
}
