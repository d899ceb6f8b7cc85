import GrammarCombinators
import Testing

@Suite struct ConstantResultTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let twin = one.twin.changing(output: { _, _, _ in "value" })
      try compare(one.as("value"), with: twin, "\(behaviour)")
      let optionalTwin = Twin.optional(one.twin).changing(output: { _, _, _ in "value" })
      try compare(Optionally { one }.as("value"), with: optionalTwin, "\(behaviour)")
    }
  }

  @Test func printsAsItsBody() {
    #expect(Literal("a").as(1).syntax == .literal("a"))
  }
}
