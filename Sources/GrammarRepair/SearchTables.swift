/// A table of numbers by keys of 64 bits.
///
/// A dictionary needs random numbers of the system, which there are none of under Embedded Swift. It is also slower,
/// and a search does little else than to look up keys.
struct KeyTable: Sendable {
  // A slot is taken where its number is not negative.
  private var slots: [(key: UInt64, number: Int32)]
  private var count = 0

  /// - Parameter capacity: a power of two.
  init(capacity: Int = 64) { slots = Array(repeating: (0, -1), count: capacity) }

  /// The number of a key; `nil` if it has none.
  subscript(key: UInt64) -> Int32? {
    let number = slots[slot(of: key)].number
    return number < 0 ? nil : number
  }

  /// Gives a key a number, from 0 on, if it has none.
  ///
  /// - Returns: whether it had none.
  @discardableResult mutating func insert(_ number: Int32, for key: UInt64) -> Bool {
    let slot = slot(of: key)
    guard slots[slot].number < 0 else { return false }
    add(number, for: key, at: slot)
    return true
  }

  /// Gives a key a number, unless it has the same or a lower one.
  ///
  /// - Returns: whether the number of the key has changed.
  mutating func lower(to number: Int32, for key: UInt64) -> Bool {
    let slot = slot(of: key)
    let known = slots[slot].number
    guard known < 0 || number < known else { return false }
    if known < 0 { add(number, for: key, at: slot) } else { slots[slot].number = number }
    return true
  }

  private mutating func add(_ number: Int32, for key: UInt64, at slot: Int) {
    slots[slot] = (key, number)
    count += 1
    guard 2 * count > slots.count else { return }
    let known = slots
    slots = Array(repeating: (0, -1), count: 2 * known.count)
    for (key, number) in known where number >= 0 { slots[self.slot(of: key)] = (key, number) }
  }

  /// Where a key is, or would be.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
    while slots[slot].number >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }
}

extension UInt64 {
  /// A key of two numbers.
  init(_ first: Int32, _ second: Int32) {
    self = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}

/// A queue of what is still to be looked at, the cheapest first. Of what costs the same, the furthest on in the text
/// comes first, then what was found first.
struct CostQueue {
  struct Item {
    fileprivate let key: UInt64
    let number: Int32
    /// The stage of the changes that are to be made there; 0 to go on without a change.
    let stage: Int32

    var cost: Int { Int(key >> 32) }

    fileprivate func isBefore(_ other: Item) -> Bool { (key, number) < (other.key, other.number) }
  }

  private var items: [Item] = []

  /// - Parameter place: the place in the text. An item without one comes before all others at its cost.
  mutating func push(_ number: Int32, stage: Int32 = 0, cost: Int, place: Int32 = .max) {
    items.append(Item(key: UInt64(cost) << 32 | UInt64(Int32.max - place), number: number, stage: stage))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].isBefore(items[parent]) else { break }
      items.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Item? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].isBefore(items[child]) { child += 1 }
      guard items[child].isBefore(items[parent]) else { break }
      items.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
