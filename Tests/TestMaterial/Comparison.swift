/// What is shown of two texts that ought to be the same: the lines of both, those that differ marked.
public func comparison(expected: String, actual: String) -> String {
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let difference = actualLines.difference(from: expectedLines)
  var removed: Set<Int> = []
  var inserted: [Int: String] = [:]
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, let line, _): inserted[offset] = line
    }
  }
  var lines: [String] = []
  var actualIndex = 0
  func addInserted() {
    while let line = inserted[actualIndex] {
      lines.append("+ " + line)
      actualIndex += 1
    }
  }
  for (index, line) in expectedLines.enumerated() {
    if removed.contains(index) {
      lines.append("- " + line)
    } else {
      addInserted()
      lines.append("  " + line)
      actualIndex += 1
    }
  }
  addInserted()
  return (["", "- expected, + actual:"] + lines).joined(separator: "\n")
}
