/// Few elements, in their order: what stands for the sets of the standard library, whose tables take much code.
public struct Set<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  public init(_ elements: some Sequence<Element>) { for element in elements { insert(element) } }

  public func contains(_ element: Element) -> Bool { elements.place(of: element) { $0 }.isTaken }

  @discardableResult public mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let place = elements.place(of: element) { $0 }
    if !place.isTaken { elements.insert(element, at: place.index) }
    return (!place.isTaken, elements[place.index])
  }

  public func sorted() -> [Element] { elements }
}

extension Set: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// Few values by their keys, in the order of these.
public struct Dictionary<Key: Comparable & Sendable, Value: Sendable>: Sendable {
  private var entries: [(key: Key, value: Value)] = []

  public subscript(key: Key) -> Value? {
    get {
      let place = entries.place(of: key) { $0.key }
      return place.isTaken ? entries[place.index].value : nil
    }
    set {
      let place = entries.place(of: key) { $0.key }
      if place.isTaken { entries.remove(at: place.index) }
      if let newValue { entries.insert((key, newValue), at: place.index) }
    }
  }

  public var keys: Set<Key> { Set(entries.map { $0.key }) }
}

extension Dictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral entries: (Key, Value)...) { for (key, value) in entries { self[key] = value } }
}

extension Array {
  /// Where an element of a key is, or where it belongs, in an array that is in the order of its keys.
  fileprivate func place<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> (index: Int, isTaken: Bool) {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if keyOf(self[middle]) < key { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
    }
    let index = range.lowerBound
    return (index, index < count && keyOf(self[index]) == key)
  }
}
