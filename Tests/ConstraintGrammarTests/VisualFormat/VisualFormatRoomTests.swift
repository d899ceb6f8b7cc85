import GrammarCombinators
import Testing

@testable import ConstraintGrammar
@testable import ConstraintLanguages

/// A text of a megabyte has 350,000 views: what each takes decides what it takes to parse.
@Suite struct VisualFormatRoomTests {
  /// No view needs room of its own for a distance without predicates.
  @Test func aViewTakesLittleRoom() {
    #expect(MemoryLayout<(ParsedDistance, ParsedBox)>.stride <= 24)
    #expect(MemoryLayout<ParsedEquation>.stride <= 120)
    #expect(MemoryLayout<Equation>.stride <= 184)
  }

  /// Neither is room left for constraints that do not follow.
  @Test func aListTakesTheRoomOfItsConstraints() throws {
    let text = String(repeating: "[a]", count: 1000)
    let bytes = ContiguousArray(text.utf8)
    let statement = try Dialect.visualFormat.statement(of: bytes.span)
    guard case .constraints(let parsed) = statement,
      case .constraints(let owned) = Statement(statement, of: bytes.span)
    else {
      Issue.record("no list")
      return
    }
    #expect(parsed.count == 999 && parsed.capacity < 1100)
    #expect(owned.count == 999 && owned.capacity < 1100)
    #expect(Dialect.visualFormat.text(stating: owned) == text)
  }
}
