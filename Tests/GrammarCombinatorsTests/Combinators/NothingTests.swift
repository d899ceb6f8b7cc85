import GrammarCombinators
import Testing

@Suite struct NothingTests {
  @Test func agreesWithItsTwin() throws {
    try compare(Nothing(), with: .nothing)
  }

  @Test func printsAsAnEmptySequence() {
    #expect(Nothing().syntax == .sequence([], spacing: .glued))
  }
}
