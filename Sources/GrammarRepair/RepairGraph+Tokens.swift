import GrammarCombinators

/// The tokens of a grammar, and what is known of them.
extension RepairGraph {
  func token(_ index: Int32) -> Token {
    let node = layout.nodes[Int(index)]
    let isEnd = node.kind == .end || node.kind == .token && layout.nodes[Int(node.first)].kind == .end
    if let spellings = spellings(of: index) { return Token(node: index, spellings: spellings) }
    return Token(node: index, sample: isEnd ? nil : checkedSample(of: index), isEnd: isEnd)
  }

  /// All texts that a node can be, if it is made of words and signs; `nil` where they can't be listed.
  func spellings(of index: Int32) -> [[UInt8]]? {
    let node = layout.nodes[Int(index)]
    switch node.kind {
    case .byte: return [[UInt8(node.first)]]
    case .literal: return [Array(layout.bytes[Int(node.first)..<Int(node.first + node.count)])]
    case .words, .choice:
      var all: [[UInt8]] = []
      for link in layout.links[Int(node.first)..<Int(node.first + node.count)] {
        guard let some = spellings(of: link) else { return nil }
        all += some
      }
      return all
    case .token, .label, .numeral: return spellings(of: node.first)
    default: return nil
    }
  }

  /// An example of the texts of a node, checked against the grammar; `nil` where none has been found.
  private func checkedSample(of index: Int32) -> [UInt8]? {
    var depth = 0
    guard let sample = sample(of: index, &depth), !sample.isEmpty else { return nil }
    let bytes = ContiguousArray(sample)
    var walk = GrammarWalk(over: layout, from: 0)
    return walk.fits(index, bytes.span) && walk.offset == bytes.count ? sample : nil
  }

  /// A short text of a node, without regard to its look-aheads.
  private func sample(of index: Int32, _ depth: inout Int) -> [UInt8]? {
    let node = layout.nodes[Int(index)]
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return nil }
    switch node.kind {
    case .byte: return [UInt8(node.first)]
    case .literal: return Array(layout.bytes[Int(node.first)..<Int(node.first + node.count)])
    case .characters, .run:
      let count = node.kind == .run ? max(1, Int(node.lower)) : 1
      let set = layout.classes[Int(node.first)]
      let byte = "a0".utf8.first { set.bits.contains($0) } ?? (0..<0x80).first { set.bits.contains($0) }
      return byte.map { [UInt8](repeating: $0, count: count) }
    case .sequence:
      var all: [UInt8] = []
      for link in layout.links[Int(node.first)..<Int(node.first + node.count)] {
        guard let part = sample(of: link, &depth) else { return nil }
        all += part
      }
      return all
    case .choice, .words:
      for link in layout.links[Int(node.first)..<Int(node.first + node.count)] {
        if let sample = sample(of: link, &depth) { return sample }
      }
      return nil
    case .repetition:
      guard let body = sample(of: node.first, &depth) else { return node.lower == 0 ? [] : nil }
      return [[UInt8]](repeating: body, count: Int(node.lower)).flatMap { $0 }
    case .rule, .token, .label, .nesting, .committed, .recovery, .numeral: return sample(of: node.first, &depth)
    case .ahead, .notAhead, .end: return []
    case .undefined: return nil
    }
  }
}
