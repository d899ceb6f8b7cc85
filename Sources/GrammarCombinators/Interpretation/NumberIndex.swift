/// The numbers of elements by a key that equal ones share, so that what is there already is found again.
struct NumberIndex<Key: Hashable & Sendable>: Sendable {
  // Under Embedded Swift a dictionary takes what the system may not have, random numbers: a grammar there is small.
  #if hasFeature(Embedded)
    private var entries: [(key: Key, number: Int32)] = []

    func numbers(of key: Key) -> [Int32] { entries.filter { $0.key == key }.map { $0.number } }

    mutating func add(_ number: Int32, as key: Key) { entries.append((key, number)) }
  #else
    private var entries: [Key: [Int32]] = [:]

    func numbers(of key: Key) -> [Int32] { entries[key] ?? [] }

    mutating func add(_ number: Int32, as key: Key) { entries[key, default: []].append(number) }
  #endif
}
