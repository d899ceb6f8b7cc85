/// Numbers by keys of 64 bits.
///
/// A dictionary would do, but for what it takes of the system, random numbers, which there are none of under Embedded Swift,
/// and for the time: a search asks for little else.
struct KeyTable: Sendable {
  // A key is there where its number is not negative.
  private var keys: [UInt64]
  private var numbers: [Int32]
  private var count = 0

  /// - Parameter capacity: a power of two.
  init(capacity: Int = 64) {
    keys = [UInt64](repeating: 0, count: capacity)
    numbers = [Int32](repeating: -1, count: capacity)
  }

  /// The number of a key; `nil` if it has none.
  subscript(key: UInt64) -> Int32? {
    let number = numbers[slot(of: key)]
    return number < 0 ? nil : number
  }

  /// Gives a key a number, from 0 on, if it has none.
  ///
  /// - Returns: whether it had none.
  @discardableResult mutating func insert(_ number: Int32, for key: UInt64) -> Bool {
    var slot = slot(of: key)
    guard numbers[slot] < 0 else { return false }
    if 2 * count >= keys.count {
      grow()
      slot = self.slot(of: key)
    }
    (keys[slot], numbers[slot]) = (key, number)
    count += 1
    return true
  }

  /// Gives a key a number if it has none, or a greater one.
  ///
  /// - Returns: whether it has that number now and had not.
  mutating func lower(to number: Int32, for key: UInt64) -> Bool {
    if insert(number, for: key) { return true }
    let slot = slot(of: key)
    guard number < numbers[slot] else { return false }
    numbers[slot] = number
    return true
  }

  private mutating func grow() {
    let known = zip(keys, numbers).filter { $0.1 >= 0 }
    keys = [UInt64](repeating: 0, count: 2 * keys.count)
    numbers = [Int32](repeating: -1, count: keys.count)
    for (key, number) in known {
      let slot = slot(of: key)
      (keys[slot], numbers[slot]) = (key, number)
    }
  }

  /// Where a key is, or would be.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
    while numbers[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}

extension UInt64 {
  /// A key of two numbers.
  init(_ first: Int32, _ second: Int32) {
    self = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}

/// Numbers, the cheapest first; of those that cost the same the one furthest on in the text.
struct CostQueue {
  private var items: [(key: UInt64, number: Int32)] = []

  mutating func push(_ number: Int32, cost: Int, place: Int32) {
    items.append((UInt64(cost) << 32 | UInt64(Int32.max - place), number))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent].key <= items[child].key { break }
      items.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first.number }
    items[0] = last
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
      if items[parent].key <= items[child].key { break }
      items.swapAt(parent, child)
      parent = child
    }
    return first.number
  }
}
