import GrammarCombinators

/// The names of productions in the text of a grammar, wherever it mentions them.
package struct GrammarNames: Sendable {
  /// A place where a production is named.
  package struct Mention: Hashable, Sendable {
    package let name: String
    package let range: Range<Int>

    /// Whether it stands before what defines it.
    package let isDefinition: Bool
  }

  /// All places in the text, in order, those in productions that can't be read aside.
  package let mentions: [Mention]

  /// The names in a text, which may have mistakes.
  package init(_ text: ContiguousArray<UInt8>) {
    let reader = GrammarReader.reading(text)
    let names = reader.text
    // What is added behind the text defines names that it leaves to others.
    let entries = reader.entries.filter { names.given($0.place) != nil }
    let definitions = entries.flatMap { entry in
      ([entry.place] + entry.additions).map { Mention(name: entry.name, range: $0, isDefinition: true) }
    }
    let uses = entries.flatMap { entry in
      entry.tokens.filter { $0.name == "NAME" }.map {
        Mention(name: names.name($0.range), range: $0.range, isDefinition: false)
      }
    }
    let start = reader.start.map { [Mention(name: names.name($0), range: $0, isDefinition: false)] } ?? []
    mentions = (definitions + uses + start).compactMap { mention in
      guard let range = names.given(mention.range), !range.isEmpty, !mention.name.hasPrefix("@") else { return nil }
      return Mention(name: mention.name, range: range, isDefinition: mention.isDefinition)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
