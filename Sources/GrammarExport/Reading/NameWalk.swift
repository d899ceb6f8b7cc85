import GrammarCombinators

/// The productions that one leads to, deepest first.
struct NameWalk {
  /// The names in a production that lead back to it.
  private(set) var recursions: [String: Set<String>] = [:]

  /// - Returns: `nil` where more than `mostDepth` productions lead to each other in a row.
  init?(_ entries: [WrittenTable.Entry], from start: String, mostDepth: Int) {
    let names = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (
          entry.name,
          entry.body.withAllPartsAndSpacing.compactMap { if case .reference(let name) = $0 { name } else { nil } }
        )
      })
    // An explicit stack: how deep the grammar goes is not known yet.
    var path: [(name: String, next: Int)] = [(start, 0)]
    var open: Set<String> = [start]
    var done: Set<String> = []
    while let (name, next) = path.last {
      let targets = names[name] ?? []
      guard next < targets.count else {
        path.removeLast()
        open.remove(name)
        done.insert(name)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[next]
      if open.contains(target) {
        recursions[name, default: []].insert(target)
      } else if !done.contains(target) {
        guard path.count < mostDepth else { return nil }
        path.append((target, 0))
        open.insert(target)
      }
    }
  }
}
