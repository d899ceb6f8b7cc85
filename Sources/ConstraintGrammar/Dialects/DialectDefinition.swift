/// The facts that a dialect tells of itself, besides its parsers.
final class DialectDefinition: Sendable {
  let name: String
  let aliases: [String]
  let library: String
  let sample: String
  let notation: Notation
  let meaning: Meaning
  let writing: (@Sendable ([Equation<String>], Notation) -> String?)?
  let isList: @Sendable (Span<UInt8>) -> Bool
  let isSilent: Bool

  init(
    name: String, aliases: [String], library: String, sample: String, notation: Notation, meaning: Meaning,
    writing: (@Sendable ([Equation<String>], Notation) -> String?)?,
    isList: @escaping @Sendable (Span<UInt8>) -> Bool, isSilent: Bool
  ) {
    self.name = name
    self.aliases = aliases
    self.library = library
    self.sample = sample
    self.notation = notation
    self.meaning = meaning
    self.writing = writing
    self.isList = isList
    self.isSilent = isSilent
  }
}
