public import GrammarCombinators

/// Items and numbers by their names, behind one reference.
@usableFromInline final class NameTables<Item> {
  @usableFromInline let items: NameTable<Item>
  @usableFromInline let numbers: NameTable<Double>

  /// `nil` if a name is not ASCII: it can be equal to a name in a text with other bytes, which only strings can tell.
  init?(_ items: [String: Item], _ numbers: [String: Double]) {
    for name in items.keys where !name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    for name in numbers.keys where !name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    self.items = NameTable(items)
    self.numbers = NameTable(numbers)
  }
}

extension NameTables: Sendable where Item: Sendable {}

/// Values by their names, looked up with the bytes of a text: no string is made, and nothing is allocated.
@usableFromInline struct NameTable<Value> {
  @usableFromInline struct Entry {
    @usableFromInline let key: NameKey
    @usableFromInline let name: Range<Int>
    @usableFromInline let value: Value
  }

  @usableFromInline var entries: [Entry] = []
  @usableFromInline var names: ContiguousArray<UInt8> = []

  /// For each hash the index of an entry, or −1; there are at least twice as many places as entries.
  @usableFromInline var places: [Int]

  /// - Complexity: linear in the lengths of the names.
  init(_ values: [String: Value]) {
    var size = 2
    while size < 2 * values.count { size *= 2 }
    places = Array(repeating: -1, count: size)
    entries.reserveCapacity(values.count)
    for (name, value) in values {
      let start = names.count
      names.append(contentsOf: name.utf8)
      let key = NameKey(start..<names.count, in: names.span)
      var place = key.hash & (size - 1)
      while places[place] >= 0 { place = (place + 1) & (size - 1) }
      places[place] = entries.count
      entries.append(Entry(key: key, name: start..<names.count, value: value))
    }
  }

  /// The value whose name stands in a range of `bytes`.
  ///
  /// - Complexity: linear in the length of the name.
  @inlinable func value(named range: Range<Int>, in bytes: Span<UInt8>) -> Value? {
    precondition(range.upperBound <= bytes.count, "the name does not lie within the text")
    let key = NameKey(range, in: bytes)
    var place = key.hash & (places.count &- 1)
    while true {
      let index = places[place]
      guard index >= 0 else { return nil }
      if entries[index].key == key, key.isWhole || isName(entries[index].name, range, in: bytes) {
        return entries[index].value
      }
      place = (place &+ 1) & (places.count &- 1)
    }
  }

  /// Whether two names of equal length are the same, outlined because few are so long that a key does not tell.
  @inlinable @inline(never) func isName(_ own: Range<Int>, _ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    for (own, other) in zip(own, name) where names[own] != bytes[other] { return false }
    return true
  }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable.Entry: Sendable where Value: Sendable {}
