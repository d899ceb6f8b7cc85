import GrammarCombinators
import Testing

@Suite struct CursorTests {
  @Test func beginsAtADepthOfZero() {
    #expect(Cursor().offset == 0)
    #expect(Cursor(offset: 4).offset == 4)
    #expect(Cursor(offset: 4).depth == 0)
  }
}
