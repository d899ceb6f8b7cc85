/// Looks for names among bytes, many at a time.
///
/// Of each name two bytes that follow each other are looked for, which are rarely seen elsewhere; several names share them where
/// they can. Only where they stand are the names compared.
struct NameSearch: Sendable {
  private typealias Block = SIMD64<UInt8>

  /// Two bytes that follow each other, and the names that have them, each with their place in it.
  private struct Probe {
    let bytes: (UInt8, UInt8)
    var names: [(name: ContiguousArray<UInt8>, place: Int)]
  }

  private let probes: [Probe]

  init(_ names: some Sequence<String>) {
    var missing = Set(names.filter { $0.utf8.count > 1 }.map { ContiguousArray($0.utf8) })
    var probes: [Probe] = []
    while !missing.isEmpty {
      var counts: [UInt16: Int] = [:]
      for name in missing {
        for pair in Set((1..<name.count).map { Self.pair(name, $0) }) { counts[pair, default: 0] += 1 }
      }
      // The pair that is rare and that many names have; of several such the first.
      let best = counts.min { ($0.value.cost($0.key), $0.key) < ($1.value.cost($1.key), $1.key) }?.key ?? 0
      var probe = Probe(bytes: (UInt8(best >> 8), UInt8(truncatingIfNeeded: best)), names: [])
      for name in missing {
        guard let place = (1..<name.count).first(where: { Self.pair(name, $0) == best }) else { continue }
        probe.names.append((name, place - 1))
        missing.remove(name)
      }
      probes.append(probe)
    }
    self.probes = probes
  }

  /// The pair of bytes that ends at a place.
  private static func pair(_ name: ContiguousArray<UInt8>, _ end: Int) -> UInt16 {
    UInt16(name[end - 1]) << 8 | UInt16(name[end])
  }

  /// Whether one of the names is among the first bytes of an array.
  ///
  /// - Complexity: linear, at some bytes a cycle.
  func finds(in bytes: ContiguousArray<UInt8>, count: Int) -> Bool {
    var start = 0
    // Unsafe because of the pointer: blocks are read as long as they and the byte behind them are within the count.
    return unsafe bytes.withUnsafeBytes { bytes in
      while start + 65 <= count {
        let (block, next) = unsafe (
          bytes.loadUnaligned(fromByteOffset: start, as: Block.self),
          bytes.loadUnaligned(fromByteOffset: start + 1, as: Block.self)
        )
        var hits = SIMD64<Int8>()
        for probe in probes {
          let both = (block .== probe.bytes.0) .& (next .== probe.bytes.1)
          // A mask is all ones or all zeros.
          hits |= unsafe unsafeBitCast(both, to: SIMD64<Int8>.self)
        }
        if unsafe unsafeBitCast(hits, to: SIMD8<UInt64>.self) != .zero,
          unsafe finds(from: start, to: start + 64, in: bytes, count)
        {
          return true
        }
        start += 64
      }
      return unsafe finds(from: start, to: count - 1, in: bytes, count)
    }
  }

  /// Whether the pair of a name, and the name around it, stand at one of some places.
  private func finds(from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer, _ count: Int) -> Bool {
    var place = start
    while place < end {
      for probe in probes where unsafe bytes[place] == probe.bytes.0 && bytes[place + 1] == probe.bytes.1 {
        for (name, offset) in probe.names {
          let first = place - offset
          guard first >= 0, first + name.count <= count else { continue }
          if name.indices.allSatisfy({ unsafe bytes[first + $0] == name[$0] }) { return true }
        }
      }
      place += 1
    }
    return false
  }
}

extension Int {
  /// How much a pair of bytes costs each name that has it, of which there are so many.
  fileprivate func cost(_ pair: UInt16) -> Int {
    Self.rate(UInt8(pair >> 8)) * Self.rate(UInt8(truncatingIfNeeded: pair)) / self
  }

  /// How often a byte is seen in sources: small letters by their order in text, all others seldom.
  private static func rate(_ byte: UInt8) -> Int {
    let letters = Array("zqjxkvwybghfmpudclrsnioate".utf8)
    return letters.firstIndex(of: byte).map { 100 + 40 * $0 } ?? 60
  }
}
