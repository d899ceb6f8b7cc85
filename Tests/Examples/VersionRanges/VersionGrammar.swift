import GrammarCombinators

enum IdentifierPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || 65...90 ~= byte || 97...122 ~= byte || byte == 45
  }
}

private let number = BytesOf(Digit.self).integer().mapText { ($0, $1.count > 1 && $1[0] == 48) }.check {
  number, beginsWithZero in
  (number, beginsWithZero ? "a number begins with 0 only if it is 0" : nil)
}.labelled("a number")
private let identifier = BytesOf(IdentifierPart.self).text().labelled("letters or digits")
private let identifiers = Repeat(.oneOrMore, NoSpace.self, separator: { "." }, { identifier })
let version = NamedRule("version", NoSpace.self) {
  SequenceOf(NoSpace.self) {
    number
    "."
    number
    "."
    number
  }.map { [$0, $1, $2] }
  Optionally(NoSpace.self) {
    "-"
    identifiers
  }
  Optionally(NoSpace.self) {
    "+"
    identifiers
  }
}.map { Version(numbers: $0, preRelease: $1 ?? [], build: $2 ?? []) }

private let open = CharacterClass(of: "xX*").labelled("x")
private let blanks = BytesOf(WhiteSpace.self).labelled("a blank")
private let openEnd = Repeat(.optional, NoSpace.self) {
  "."
  open
}
private let partial = NamedRule("partial", NoSpace.self) {
  OneOf {
    version
    SequenceOf(NoSpace.self) {
      number
      "."
      number
      openEnd
    }.map { Version(numbers: [$0, $1]) }
    SequenceOf(NoSpace.self) {
      number
      Optionally(NoSpace.self) {
        "."
        open
        openEnd
      }
    }.map { Version(numbers: [$0.0]) }
    open.as(Version(numbers: []))
  }
}
private let relation = OneOf {
  LiteralText(">=").as(Relation.greaterOrEqual)
  LiteralText("<=").as(Relation.lessOrEqual)
  LiteralText(">").as(Relation.greater)
  LiteralText("<").as(Relation.less)
  LiteralText("=").as(Relation.equal)
  LiteralText("^").as(Relation.caret)
  LiteralText("~").as(Relation.tilde)
}.labelled("a relation")
private let comparator = NamedRule("comparator") {
  Optionally { relation }
  partial
}.map(Comparator.comparators)
private let comparators = NamedRule("comparators", NoSpace.self) {
  Repeat(.oneOrMore, NoSpace.self, separator: { blanks }) { comparator }.map { $0.flatMap { $0 } }
}
private let span = NamedRule("span", NoSpace.self) {
  partial
  blanks
  "-"
  blanks
  partial
}.map { Comparator.comparators(.greaterOrEqual, $0) + Comparator.comparators(.lessOrEqual, $1) }
let versionRange = NamedRule("versionRange") {
  Repeat(.oneOrMore, separator: { "||" }) {
    OneOf {
      span
      comparators
    }
  }
  End()
}.map { VersionRange(alternatives: $0) }
