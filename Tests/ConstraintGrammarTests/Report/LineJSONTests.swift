import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Foundation
import JSON
import Testing

@Suite struct LineJSONTests {
  @Test func file() {
    let bytes = ContiguousArray("a.width=1".utf8)
    let record = Line(bytes.span, number: 3, file: "a\n\"é", in: .expressionFormat.withHints()).json
    #expect(
      record == #"{"line":3,"file":"a\n\"é","dialect":"expression-format","text":"a.width=1","ok":true,"#
        + #""left":{"item":"a","attribute":"width","multiplier":null,"constant":null},"relation":"==","#
        + #""right":{"item":null,"attribute":null,"multiplier":null,"constant":{"operator":"+","value":1}}}"#)
    var writer = JSONWriter()
    _ = writer.value(parsing: bytes.span, number: 3, file: "a\n\"é", in: .expressionFormat.withHints())
    #expect(writer.text == record)
    writer.removeAll()
    _ = writer.value(parsing: bytes.span, number: 3, file: "f", inAnyOf: Dialect.all)
    #expect(writer.text == Line(bytes.span, number: 3, file: "f", inAnyOf: Dialect.all).json)
  }

  /// Foundation loses a byte-order mark at the beginning of a string.
  private static let cases = (CorpusFile.allCases(.accepted) + CorpusFile.allCases(.rejected)).filter {
    !$0.input.contains("FEFF")
  }

  /// Parsing and writing at once writes what writing a parsed line does.
  @Test(arguments: cases)
  func parsingAndWritingAtOnce(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    var writer = JSONWriter()
    let isAccepted = writer.value(parsing: ContiguousArray(bytes).span, number: 9, in: entry.dialect)
    #expect(writer.text == Line(ContiguousArray(bytes).span, number: 9, in: entry.dialect).json)
    #expect(isAccepted == entry.dialect.accepts(ContiguousArray(bytes).span))

    writer.removeAll()
    let isAcceptedByAny = writer.value(parsing: ContiguousArray(bytes).span, number: 9, inAnyOf: Dialect.all)
    #expect(writer.text == Line(ContiguousArray(bytes).span, number: 9, inAnyOf: Dialect.all).json)
    #expect(isAcceptedByAny == !Dialect.accepting(ContiguousArray(bytes).span).isEmpty)
  }

  /// Whatever the text is, the record is one line of JSON.
  @Test(arguments: cases)
  func everyCaseIsOneLineOfJSON(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    let line = Line(ContiguousArray(bytes).span, number: 9, in: entry.dialect)
    #expect(!line.json.contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.json.utf8)) as? [String: Any])
    #expect(object["text"] as? String == String(decoding: bytes, as: UTF8.self))
    #expect(object["dialect"] as? String == entry.dialect.name)
    #expect(object["line"] as? Int == 9)
    switch line.result {
    case .success(.equation(let equation)):
      let further = equation.priority == nil && equation.identifier == nil ? [] : ["priority", "identifier"]
      #expect(
        Set(object.keys) == Set(["line", "file", "dialect", "text", "ok", "left", "relation", "right"] + further))
      #expect(object["ok"] as? Bool == true)
      #expect(object["relation"] as? String == equation.relation.rawValue)
    case .success(.constraints(let constraints)):
      #expect(Set(object.keys) == ["line", "file", "dialect", "text", "ok", "constraints"])
      #expect(object["ok"] as? Bool == true)
      let objects = try #require(object["constraints"] as? [[String: Any]])
      #expect(objects.map { $0["relation"] as? String } == constraints.map(\.relation.rawValue))
      #expect(objects.allSatisfy { Set($0.keys) == ["left", "relation", "right", "priority", "identifier"] })
    case .failure(let pending):
      let diagnostic = pending.written
      #expect(Set(object.keys) == ["line", "file", "dialect", "text", "ok", "error", "errors"])
      #expect(object["ok"] as? Bool == false)
      let all = try #require(object["errors"] as? [[String: Any]])
      #expect(all.map { $0["message"] as? String } == diagnostic.mistakes.map(\.message))
      let error = try #require(object["error"] as? [String: Any])
      #expect(error["code"] as? String == diagnostic.code.rawValue)
      #expect(error["message"] as? String == diagnostic.message)
      #expect(error["expected"] as? [String] == diagnostic.expected)
      #expect(error["found"] as? String == diagnostic.found)
      #expect(error["hint"] as? String == diagnostic.hint)
    }
  }
}
