import ConflictLogs
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import TestMaterial
import Testing

@testable import Fuzzing

@Suite struct TerminalDictionaryTests {
  @Test("The committed dictionaries hold the terminals", arguments: Dialect.allWithConflictLog)
  func committedFile(of dialect: Dialect) throws {
    let path = "Fuzz/dictionaries/\(dialect.name).dict"
    let command = "swift run -c release fuzz dictionary --dialect \(dialect.name) > \(path)"
    let text = TerminalDictionary(of: dialect).text
    let committed = (try? Repository.text(of: path)) ?? ""
    #expect(committed == text, "\(path) is out of date: \(command)\n\(comparison(expected: text, actual: committed))")
  }

  @Test("Literals stand there whole, classes with the ends of their ranges, and what is not plain is escaped")
  func pieces() {
    let dialect = Dialect(
      name: "odd", sample: "", notation: Dialect.equations.notation, text: OddEquation(), equation: OddEquation())
    #expect(
      TerminalDictionary(of: dialect).text == #"""
        # The terminals of Grammar/odd.ebnf.
        "\x09"
        "\x0D"
        " "
        "\x22\x5C"
        "0"
        "9"
        "is"

        """#)
  }
}

/// `equation ::= "is" '"\' [0-9] [#x9-#xD#x20]`
private struct OddEquation: Rule {
  static var name: StaticString { "equation" }

  var body: some Parser<ParsedEquation> {
    SequenceOf {
      "is"
      "\"\\"
      ByteOf(Digit.self)
      ByteOf(WhiteSpace.self)
    }.map { _ in ParsedEquation(ParsedSide(constant: .number(1)), .equal, ParsedSide(constant: .number(1))) }
  }
}
