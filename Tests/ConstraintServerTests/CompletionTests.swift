import ConstraintGrammar
import ConstraintLanguages
import ConstraintServer
import JSON
import Testing

@Suite struct CompletionTests {
  /// What is offered at the mark `^` of a source.
  private func offered(_ marked: String, _ language: String = "swift") -> [String] {
    let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
    var editor = Editor.running()
    editor.open(parts.joined(), language)
    let answer = editor.ask("textDocument/completion", at: 0, parts[0].utf8.count)
    guard case .list(let items)? = JSONValue(reading: ContiguousArray(answer.utf8)) else { return [answer] }
    return items.map { if case .string(let label)? = $0["label"] { label } else { "?" } }
  }

  private func visualFormat(_ marked: String) -> [String] {
    offered("x(withVisualFormat: \"\(marked)\", metrics: [\"gap\": 8], views: [\"icon\": icon, \"title\": title])")
  }

  @Test func names() {
    #expect(visualFormat("|-[^]") == ["icon", "title"])
    #expect(visualFormat("|-[ti^tle]") == ["icon", "title"])
    #expect(visualFormat("[icon(^") == ["==", ">=", "icon", "title", "gap", "<=", "-"])
    #expect(visualFormat("[icon]-^") == ["(", "[", "|", "==", ">=", "gap", "<="])
  }

  @Test func signs() {
    #expect(visualFormat("[icon^") == ["icon", "title", "(", "]", "]-(", "]-[", "]-|", "][", "]|"])
    #expect(visualFormat("^") == ["H", "V", "[", "|", "|-(", "|-[", "|["])
    #expect(visualFormat("[icon]|^") == [])
  }

  @Test func equations() {
    func offered(_ marked: String) -> [String] {
      self.offered("v.addCompactConstraint(\"\(marked)\", metrics: [\"gap\": 8], views: [\"icon\": icon])")
    }
    #expect(offered("icon.wid^").contains("width"))
    #expect(offered("icon.width ^") == ["==", "=", ">=", "<="])
    #expect(self.offered("width = 2 * ^", "equations").contains("height"))
  }

  /// A key that is no name in the language can't be written in a string.
  @Test func keysThatAreNoNames() {
    #expect(
      offered("x(withVisualFormat: \"[^\", views: [\"my view\": a, \"b-c\": b, \"d\": c, \"8\": e])") == ["d"])
  }

  /// There is nothing to offer outside of strings, and behind a mistake.
  @Test func nothing() {
    #expect(offered("let a = ^") == [])
    #expect(visualFormat("[nothing]-[^") == ["icon", "title"])
    #expect(visualFormat("[icon}-[^") == [])
  }

  /// What is offered is not refused: with it, the text up to there has no mistake.
  @Test func nothingThatIsRefused() {
    var count = 0
    for dialect in Dialect.all {
      let bytes = Array(dialect.sample.utf8)
      var editor = Editor.running()
      editor.open(dialect.sample, dialect.name)
      for place in 0...bytes.count {
        let answer = editor.ask("textDocument/completion", at: 0, place)
        guard case .list(let items)? = JSONValue(reading: ContiguousArray(answer.utf8)) else { continue }
        for edit in items.map({ $0["textEdit"] }) {
          guard case .string(let text)? = edit?["newText"],
            case .number(let start)? = edit?["range"]?["start"]?["character"]
          else { continue }
          count += 1
          let typed = String(decoding: bytes[..<start], as: UTF8.self) + text
          do {
            _ = try dialect.constraints(in: typed)
          } catch {
            #expect(error.offset >= typed.utf8.count, "\(dialect.name): \(typed)")
          }
        }
      }
    }
    #expect(count > 1000)
  }
}
