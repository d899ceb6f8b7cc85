/// How many letters (bytes, that is) have to be inserted, left out, replaced or swapped with the next one to make one word of
/// another.
///
/// Damerau and Levenshtein's distance, in the form that never edits a letter twice.
func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var distance = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
      let isSwap = row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
      if isSwap { distance = min(distance, beforePrevious[column - 1] + 1) }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}
