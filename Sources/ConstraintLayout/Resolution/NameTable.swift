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
      var place = self.place(of: names.span.extracting(start..<names.count))
      while places[place] >= 0 { place = (place + 1) & (size - 1) }
      places[place] = entries.count
      entries.append(Entry(name: start..<names.count, value: value))
    }
  }

  /// The value whose name stands in a range of `bytes`.
  ///
  /// - Complexity: linear in the length of the name.
  @inlinable func value(named range: Range<Int>, in bytes: Span<UInt8>) -> Value? {
    let name = bytes.extracting(range)
    var place = place(of: name)
    while true {
      let index = places[place]
      guard index >= 0 else { return nil }
      if isName(of: entries[index], name) { return entries[index].value }
      place = (place &+ 1) & (places.count &- 1)
    }
  }

  @inlinable func isName(of entry: Entry, _ name: Span<UInt8>) -> Bool {
    guard entry.name.count == name.count else { return false }
    let own = names.span.extracting(entry.name)
    var index = 0
    // Both have as many bytes as the loop goes through.
    while index < name.count {
      guard unsafe own[unchecked: index] == name[unchecked: index] else { return false }
      index &+= 1
    }
    return true
  }

  @inlinable func place(of name: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    // No index is beyond the end.
    while index < name.count {
      hash = (hash ^ UInt64(unsafe name[unchecked: index])) &* 0x100_0000_01B3
      index &+= 1
    }
    return Int(truncatingIfNeeded: hash ^ hash &>> 32) & (places.count &- 1)
  }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable.Entry: Sendable where Value: Sendable {}
