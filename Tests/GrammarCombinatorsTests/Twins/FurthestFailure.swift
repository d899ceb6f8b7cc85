import GrammarCombinators

/// What is told of a failure: the furthest offset, what was missed there, and the number there that runs on.
struct FurthestFailure: Hashable {
  let offset: Int
  let names: [String]
  let runOn: Range<Int>?

  /// What a list of all misses comes to.
  init(_ misses: [Miss], from start: Int) {
    let furthest = misses.map(\.offset).max().map { max($0, start) } ?? start
    offset = furthest
    names = Set(misses.filter { $0.offset == furthest }.compactMap(\.name)).sorted()
    let numbers = misses.compactMap(\.number)
    let last = numbers.last { number in number.lowerBound == numbers.map(\.lowerBound).max() }
    runOn = last?.lowerBound == furthest ? last : nil
  }

  /// What is told to a user.
  init(_ failure: ParseFailure) {
    offset = failure.offset
    names = failure.expectations.map(\.name)
    runOn = failure.runOn
  }
}
