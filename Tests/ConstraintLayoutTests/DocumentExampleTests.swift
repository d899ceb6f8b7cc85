import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct DocumentExampleTests {
  @Test func halfTheWidthMinusFour() throws {
    let root = Box("root")
    let (viewA, viewB) = (Box("viewA", in: root), Box("viewB", in: root))
    let constraint = try viewA[.width] == 0.5 * viewB[.width] - 4.0
    #expect(constraint == LayoutConstraint(viewA, .width, .equal, viewB, .width, multiplier: 0.5, constant: -4))
  }
}
