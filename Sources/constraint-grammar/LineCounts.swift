/// How many lines were read and what came of them.
struct LineCounts {
  var read = 0
  var rejected = 0

  /// Counts a line.
  mutating func add(isRejected: Bool) {
    read += 1
    if isRejected { rejected += 1 }
  }

  static func += (sum: inout LineCounts, more: LineCounts) {
    sum.read += more.read
    sum.rejected += more.rejected
  }

  /// Both numbers in words.
  var text: String { "\(read) read, \(rejected) rejected" }
}
