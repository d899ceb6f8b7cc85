// These take the place of what the standard library compiles in place wherever an array grows.

extension Array {
  @inline(never) public mutating func append(_ element: __owned Element) { PlainText.append(element, to: &self) }

  @inline(never) public mutating func append<Elements: Sequence>(contentsOf elements: __owned Elements)
  where Elements.Element == Element {
    for element in elements { append(element) }
  }

  public static func += <Elements: Sequence>(left: inout [Element], right: Elements)
  where Elements.Element == Element {
    left.append(contentsOf: right)
  }

  @inline(never) public static func + (left: [Element], right: [Element]) -> [Element] {
    var array = left
    array.append(contentsOf: right)
    return array
  }
}

/// Appends to whatever can be appended to, as the standard library does it.
private func append<Elements: RangeReplaceableCollection>(_ element: Elements.Element, to elements: inout Elements) {
  elements.append(element)
}

extension Collection {
  @inline(never) public func map<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { results.append(try transform(element)) }
    return results
  }
}

extension Sequence {
  @inline(never) public __consuming func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var elements: [Element] = []
    for element in self where isIncluded(element) { elements.append(element) }
    return elements
  }

  @inline(never) public func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    var results: [Result] = []
    for element in self { if let result = transform(element) { results.append(result) } }
    return results
  }
}
