/// The facts that a dialect tells of itself, besides its parsers.
package final class DialectDefinition: Sendable {
  let name: String
  let aliases: [String]
  let library: String
  let sample: String
  let notation: Notation
  package let meaning: Meaning
  let lists: ListNotation?

  init(
    name: String, aliases: [String], library: String, sample: String, notation: Notation, meaning: Meaning,
    lists: ListNotation?
  ) {
    self.name = name
    self.aliases = aliases
    self.library = library
    self.sample = sample
    self.notation = notation
    self.meaning = meaning
    self.lists = lists
  }
}
