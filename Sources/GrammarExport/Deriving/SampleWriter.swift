import ByteScanning
import GrammarChecks
import GrammarCombinators

/// Writes short texts of tokens.
struct SampleWriter {
  let layout: GrammarLayout

  private static let most = 4
  private static let mostDepth = 40

  /// The shortest texts, one for each alternative that a token has, but no more than a few.
  func samples(of index: Int32, isOneCharacter: Bool) -> [String] {
    if isOneCharacter { return characters(layout.nodes[Int(index)].first) }
    return texts(of: index, depth: 0).filter { !$0.isEmpty }
  }

  private func texts(of index: Int32, depth: Int) -> [String] {
    guard depth < Self.mostDepth else { return [] }
    let node = layout.nodes[Int(index)]
    var texts: [String] = []
    switch node.kind {
    case .literal:
      texts = [String(decoding: layout.bytes[Int(node.first)..<Int(node.first + node.count)], as: UTF8.self)]
    case .byte: texts = [String(decoding: [UInt8(truncatingIfNeeded: node.first)], as: UTF8.self)]
    case .characters: texts = characters(node.first)
    case .run:
      texts = characters(node.first).map { String(repeating: $0, count: max(1, Int(node.lower))) }
      if node.lower == 0 { texts.insert("", at: 0) }
    case .sequence:
      texts = [""]
      for place in 0..<Int(node.count) {
        let parts = self.texts(of: layout.links[Int(node.first) + place], depth: depth + 1)
        // Each further text differs in one part.
        let first = texts.first ?? ""
        texts = parts.isEmpty ? [] : texts.map { $0 + parts[0] } + parts.dropFirst().map { first + $0 }
        texts = Array(texts.prefix(Self.most))
      }
    case .choice, .words:
      texts = (0..<Int(node.count)).flatMap { place in
        self.texts(of: layout.links[Int(node.first) + place], depth: depth + 1).prefix(1)
      }
    case .repetition:
      let body = self.texts(of: node.first, depth: depth + 1)
      let separator = node.separator == Node.none ? "" : self.texts(of: node.separator, depth: depth + 1).first ?? ""
      texts = body.map { Array(repeating: $0, count: max(1, Int(node.lower))).joined(separator: separator) }
      if node.lower == 0 { texts.insert("", at: 0) }
    case .end, .undefined: return []
    case .ahead, .notAhead: return [""]
    case .rule, .token, .label, .numeral, .nesting, .committed, .recovery:
      texts = self.texts(of: node.first, depth: depth + 1)
    }
    return Array(texts.withoutDuplicates.prefix(Self.most))
  }

  /// A character of each kind that a class has: a letter, a digit, a sign, one beyond ASCII.
  private func characters(_ number: Int32) -> [String] {
    let set = layout.classes[Int(number)]
    return ["a", "A", "0", "_", "-", ".", "é", " "].compactMap { sample in
      let bytes = ContiguousArray(sample.utf8)
      return set.end(in: bytes.span, from: 0) == bytes.count ? sample : nil
    }.prefix(2) + other(set)
  }

  /// The first visible character that is none of the usual ones, where a class has no other.
  private func other(_ set: ByteSet) -> [String] {
    for code in UInt8(33)..<127 {
      let bytes: ContiguousArray<UInt8> = [code]
      if set.end(in: bytes.span, from: 0) == 1 { return [String(decoding: bytes, as: UTF8.self)] }
    }
    return []
  }
}
