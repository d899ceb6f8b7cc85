import GrammarCombinators
import Recogniser

/// All sentences of a grammar up to a number of productions inside one another, each token as one or a few samples.
struct SystematicSentences {
  private let graph: GrammarGraph
  private let samples: [String: [String]]
  private let limit: Int

  /// - Parameters:
  ///   - samples: texts for tokens whose texts can't all be listed.
  ///   - limit: how many sentences are enough.
  init(_ graph: GrammarGraph, samples: [String: [String]], limit: Int) {
    self.graph = graph
    self.samples = samples
    self.limit = limit
  }

  /// - Parameter subject: names and numbers are one sample each, words of a token the first two of them.
  init(of subject: FuzzSubject, limit: Int) {
    var samples: [String: [String]] = [:]
    for definition in subject.graph.definitions where definition.isToken {
      let open = ["a", "2"].filter { subject.recogniser.token(definition.name, matches: Array($0.utf8)) }
      let texts = open.isEmpty ? Self.words(in: definition.body, subject.graph) : open
      // What has neither, such as the end of the text, is taken as it is.
      if !texts.isEmpty { samples[definition.name] = texts }
    }
    self.init(subject.graph, samples: samples, limit: limit)
  }

  private static func words(in node: Int, _ graph: GrammarGraph) -> [String] {
    let parts = if case .choice(let parts) = graph.nodes[node] { parts } else { [node] }
    return parts.prefix(2).compactMap { part in
      if case .literal(let text, _) = graph.nodes[part] { text } else { nil }
    }
  }

  /// The sentences of at most that depth, as many as the limit allows.
  func sentences(depth: Int) -> [[UInt8]] {
    production(0, depth).map { Array($0.utf8) }
  }

  private func production(_ number: Int, _ depth: Int) -> [String] {
    let definition = graph.definitions[number]
    if let texts = samples[definition.name] { return texts }
    return depth > 0 ? texts(of: definition.body, depth - 1) : []
  }

  private func texts(of node: Int, _ depth: Int) -> [String] {
    switch graph.nodes[node] {
    case .nothing: return [""]
    case .literal(let text, _): return [text]
    case .characters(let characters):
      return characters.ranges.first.flatMap { Unicode.Scalar($0.lowerBound) }.map { [String($0)] } ?? []
    case .production(let number): return production(number, depth)
    case .choice(let parts): return Array(parts.flatMap { texts(of: $0, depth) }.prefix(limit))
    case .sequence(let parts, let isSpaced):
      return parts.reduce([""]) { joined($0, texts(of: $1, depth), isSpaced ? " " : "") }
    case .repetition(let body, let bounds, let separator, let isSpaced):
      let once = texts(of: body, depth)
      let gap = isSpaced ? " " : ""
      var row = [""]
      var all = bounds.lower == 0 ? [""] : []
      for count in 1...min(2, bounds.upper) {
        if count > 1, let separator { row = joined(row, texts(of: separator, depth), gap) }
        row = joined(row, once, gap)
        if count >= bounds.lower { all += row }
      }
      return Array(all.prefix(limit))
    }
  }

  private func joined(_ first: [String], _ second: [String], _ gap: String) -> [String] {
    var texts: [String] = []
    for left in first {
      for right in second {
        if texts.count >= limit { return texts }
        texts.append(left.isEmpty || right.isEmpty ? left + right : left + gap + right)
      }
    }
    return texts
  }
}
