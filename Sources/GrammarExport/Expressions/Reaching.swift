extension Sequence where Element: Hashable {
  /// These and all that they lead to, through others too: each once, the nearest first.
  func reaching(_ next: (Element) -> [Element]) -> [Element] {
    var seen: Set<Element> = []
    var found = filter { seen.insert($0).inserted }
    var count = 0
    while count < found.count {
      found += next(found[count]).filter { seen.insert($0).inserted }
      count += 1
    }
    return found
  }
}
