/// The bytes of the characters of a range, where every combination of them is one: a range for each byte.
struct EncodedRange {
  let bytes: [ClosedRange<UInt8>]

  /// All characters of a range beyond ASCII.
  static func all(in range: ClosedRange<UInt32>) -> [EncodedRange] {
    let planes: [ClosedRange<UInt32>] = [0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF]
    return planes.enumerated().flatMap { index, plane -> [EncodedRange] in
      guard range.overlaps(plane) else { return [] }
      return split(range.clamped(to: plane), count: index + 2)
    }
  }

  /// - Parameter count: how many bytes each of the characters has.
  private static func split(_ range: ClosedRange<UInt32>, count: Int) -> [EncodedRange] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    for index in 1..<count {
      let mask = UInt32(1) << UInt32(6 * index) - 1
      guard lower & ~mask != upper & ~mask else { continue }
      if lower & mask != 0 {
        return split(lower...(lower | mask), count: count) + split((lower | mask) + 1...upper, count: count)
      }
      if upper & mask != mask {
        let middle = upper & ~mask
        return split(lower...middle - 1, count: count) + split(middle...upper, count: count)
      }
    }
    return [EncodedRange(bytes: zip(encoded(lower, count), encoded(upper, count)).map { $0...$1 })]
  }

  private static func encoded(_ code: UInt32, _ count: Int) -> [UInt8] {
    let mark: UInt32 = [0xC0, 0xE0, 0xF0][count - 2]
    return (0..<count).map { index in
      let bits = code >> UInt32(6 * (count - 1 - index))
      return UInt8(index == 0 ? mark | bits : 0x80 | bits & 0x3F)
    }
  }
}
