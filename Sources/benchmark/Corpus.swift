import SentenceGeneration

/// Lines to parse, in one buffer.
struct Corpus {
  private(set) var bytes: [UInt8] = []
  private(set) var lines: [Range<Int>] = []

  var averageLength: Double { Double(bytes.count) / Double(lines.count) }

  mutating func append(_ line: String) {
    let start = bytes.count
    bytes += line.utf8
    lines.append(start..<bytes.count)
  }

  /// Equations of `expression-format` as apps write them: mostly a view with a multiplier or a constant.
  static func expressionFormat(lineCount: Int, seed: UInt64) -> Corpus {
    var random = SeededGenerator(seed: seed)
    let items = ["view", "superview", "titleLabel", "button", "avatarImageView", "spinner", "v1", "contentView"]
    let attributes = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    ]
    let names = ["margin", "gap", "scale", "buttonHeight"]
    let numbers = ["5", "10", "20", "8", "0.5", "0.9", "1.6", "44", "100", "12.5"]
    func pick(_ list: [String]) -> String { list[Int(random.next() % UInt64(list.count))] }
    func constant() -> String { (random.next() % 10 == 0 ? "-" : "") + pick(random.next() % 4 == 0 ? names : numbers) }

    var corpus = Corpus()
    for _ in 0..<lineCount {
      var line = "\(pick(items)).\(pick(attributes)) \(pick(["=", "=", "=", ">=", "<="])) "
      if random.next() % 5 == 0 {
        line += constant()
      } else {
        line += "\(pick(items)).\(pick(attributes))"
        if random.next() % 3 == 0 { line += " * \(constant())" }
        if random.next() % 2 == 0 { line += " \(pick(["+", "-"])) \(constant())" }
      }
      corpus.append(line)
    }
    return corpus
  }
}
