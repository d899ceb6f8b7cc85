import GrammarCombinators

/// Looks for many names among bytes at once.
///
/// For each name it looks for three bytes in a row that are rarely seen elsewhere; several names share them where
/// they can. Names are compared only where the three bytes stand.
struct NameSearch: Sendable {
  /// 64 bytes, eight a lane.
  private typealias Block = SIMD8<UInt64>

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The three bytes in a row to look for, each repeated all over a block.
  private let probes: [(Block, Block, Block)]

  /// The names, each with the place of the three bytes in it.
  private let names: [(name: ContiguousArray<UInt8>, place: Int)]

  /// Whether a name has fewer than three bytes and can't be looked for, so that any bytes may have it.
  private let isVain: Bool

  init(_ names: some Sequence<String>) {
    var missing = Set(names.map { ContiguousArray($0.utf8) })
    isVain = missing.contains { $0.count < 3 }
    missing = missing.filter { $0.count > 2 }
    var probes: [(Block, Block, Block)] = []
    var found: [(name: ContiguousArray<UInt8>, place: Int)] = []
    while !missing.isEmpty {
      var counts: [UInt32: Int] = [:]
      for name in missing {
        for part in Set((2..<name.count).map { Self.part(name, $0) }) { counts[part, default: 0] += 1 }
      }
      // The best three bytes are rare, and many names have them. Of several equally good ones the first is taken.
      let best = counts.min { ($0.value.cost($0.key), $0.key) < ($1.value.cost($1.key), $1.key) }?.key ?? 0
      for name in missing {
        guard let place = (2..<name.count).first(where: { Self.part(name, $0) == best }) else { continue }
        found.append((name, place - 2))
        missing.remove(name)
      }
      func block(_ byte: UInt32) -> Block { Block(repeating: UInt64(byte & 0xFF) &* Self.ones) }
      probes.append((block(best >> 16), block(best >> 8), block(best)))
    }
    (self.probes, self.names) = (probes, found)
  }

  /// The three bytes that end at a place.
  private static func part(_ name: ContiguousArray<UInt8>, _ end: Int) -> UInt32 {
    UInt32(name[end - 2]) << 16 | UInt32(name[end - 1]) << 8 | UInt32(name[end])
  }

  /// Whether one of the names is among the bytes.
  ///
  /// - Complexity: linear, at some bytes a cycle.
  func finds(in bytes: ContiguousArray<UInt8>) -> Bool { isVain || finds(in: bytes) { _ in true } }

  /// Where the names stand among the bytes, in order; `nil` where one may stand anywhere.
  ///
  /// - Complexity: that of ``finds(in:)``, and that of sorting the places.
  func places(in bytes: ContiguousArray<UInt8>) -> [Int]? {
    if isVain { return nil }
    var places: [Int] = []
    _ = finds(in: bytes) { place in
      places.append(place)
      return false
    }
    return places.sorted()
  }

  /// - Parameter isEnough: called with the place of each name, and returns whether to look no further.
  private func finds(in bytes: ContiguousArray<UInt8>, _ isEnough: (Int) -> Bool) -> Bool {
    var start = 0
    let count = bytes.count
    let ones = Block(repeating: Self.ones)
    let highs = Block(repeating: Self.ones << 7)
    // Unsafe because of the pointer: blocks are read as long as they and the two bytes behind them are within the count.
    return unsafe bytes.withUnsafeBytes { bytes in
      while start + 66 <= count {
        let (block, next, last) = unsafe (
          bytes.loadUnaligned(fromByteOffset: start, as: Block.self),
          bytes.loadUnaligned(fromByteOffset: start + 1, as: Block.self),
          bytes.loadUnaligned(fromByteOffset: start + 2, as: Block.self)
        )
        var hits = Block.zero
        for probe in probes {
          // A byte is zero where all three bytes are those of the name. Its high bit in ``hits`` tells that, and may
          // also be set in a byte behind such a one.
          let difference = (block ^ probe.0) | (next ^ probe.1) | (last ^ probe.2)
          hits |= (difference &- ones) & ~difference
        }
        let marked = hits & highs
        if marked != .zero {
          for lane in 0..<8 {
            var bits = UInt64(littleEndian: marked[lane])
            while bits != 0 {
              let place = start + 8 * lane + bits.trailingZeroBitCount / 8
              if unsafe finds(from: place, to: place + 1, in: bytes, count, isEnough) { return true }
              bits &= bits - 1
            }
          }
        }
        start += 64
      }
      return unsafe finds(from: start, to: count - 2, in: bytes, count, isEnough)
    }
  }

  /// Whether a name stands around one of some places.
  private func finds(
    from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer, _ count: Int, _ isEnough: (Int) -> Bool
  ) -> Bool {
    (start..<max(start, end)).contains { place in
      names.contains { name, offset in
        let (first, end) = (place - offset, place - offset + name.count)
        guard first >= 0, end <= count, name.indices.allSatisfy({ unsafe bytes[first + $0] == name[$0] }) else {
          return false
        }
        // The name is a whole word, or the last part of one with a prefix before `_`.
        let isPart = unsafe first > 0 && WordPart.contains(bytes[first - 1]) && bytes[first - 1] != UInt8(ascii: "_")
        let isName = unsafe !isPart && !(end < count && WordPart.contains(bytes[end]))
        return isName && isEnough(first)
      }
    }
  }
}

extension Int {
  /// The cost of looking for three bytes, for each of the names that have them. This is the number of these names.
  fileprivate func cost(_ part: UInt32) -> Int {
    [part >> 16, part >> 8 & 0xFF, part & 0xFF].reduce(1) { $0 * Self.rate(UInt8($1)) } / self
  }

  /// How often a byte is seen in sources: small letters by their order in text, all others seldom.
  private static func rate(_ byte: UInt8) -> Int {
    let letters = Array("zqjxkvwybghfmpudclrsnioate".utf8)
    return letters.firstIndex(of: byte).map { 100 + 40 * $0 } ?? 60
  }
}
