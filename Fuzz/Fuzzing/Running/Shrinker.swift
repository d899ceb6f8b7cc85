/// Finds a short text that fails as a long one does.
enum Shrinker {
  /// Leaves out as much as can be left out, and writes plainer bytes for the rest.
  ///
  /// - Parameter fails: whether a text still fails.
  static func shortest(_ text: [UInt8], fails: ([UInt8]) -> Bool) -> [UInt8] {
    var best = text
    var isSettled = false
    while !isSettled {
      isSettled = true
      var size = max(1, best.count / 2)
      while size >= 1 {
        var start = 0
        while start < best.count {
          let candidate = Array(best[..<start] + best[min(best.count, start + size)...])
          if fails(candidate) {
            best = candidate
            isSettled = false
          } else {
            start += size
          }
        }
        size /= 2
      }
    }
    for index in best.indices {
      for plain in Array("a1 ".utf8) where best[index] != plain {
        var candidate = best
        candidate[index] = plain
        if fails(candidate) {
          best = candidate
          break
        }
      }
    }
    return best
  }
}
