// These take the place of the sorting of the standard library, which is fast for what is long and takes much code.

extension Sequence {
  public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    var sorted: [Element] = []
    for element in self {
      var place = sorted.count
      while place > 0, areInIncreasingOrder(element, sorted[place - 1]) { place -= 1 }
      sorted.insert(element, at: place)
    }
    return sorted
  }
}

extension Sequence where Element: Comparable {
  public func sorted() -> [Element] { sorted { $0 < $1 } }
}
