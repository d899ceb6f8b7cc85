import ByteScanning
import GrammarChecks
import GrammarCombinators

/// Writes short texts of tokens.
struct SampleWriter {
  let layout: GrammarLayout

  /// A character of each kind that the grammars tell apart.
  let characters: [String]

  private static let most = 4
  private static let mostDepth = 40

  /// The shortest texts, one for each alternative that a token has, but no more than a few.
  func samples(of index: Int32, isOneCharacter: Bool) -> [String] {
    if isOneCharacter { return characters(of: layout.nodes[Int(index)].first) }
    return texts(of: index, depth: 0).filter { !$0.isEmpty }
  }

  private func texts(of index: Int32, depth: Int) -> [String] {
    guard depth < Self.mostDepth else { return [] }
    let node = layout.nodes[Int(index)]
    var texts: [String] = []
    switch node.kind {
    case .literal:
      let text = String(decoding: layout.bytes[Int(node.first)..<Int(node.first + node.count)], as: UTF8.self)
      texts = node.ignoresCase ? [text, text.uppercased(), text.lowercased()] : [text]
    case .byte: texts = [String(decoding: [UInt8(truncatingIfNeeded: node.first)], as: UTF8.self)]
    case .characters: return characters(of: node.first)
    case .run:
      texts = characters(of: node.first).map { String(repeating: $0, count: max(1, Int(node.lower))) }
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

  /// Those of a class.
  private func characters(of number: Int32) -> [String] {
    let set = layout.classes[Int(number)]
    return characters.filter { character in
      let bytes = ContiguousArray(character.utf8)
      return set.end(in: bytes.span, from: 0) == bytes.count
    }
  }
}
