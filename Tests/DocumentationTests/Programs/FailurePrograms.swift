import GrammarChecks
import GrammarCombinators

// The programs of the articles about mistakes, each as it stands there.

extension PageTests {
  /// Reading lines
  static func readLines(_ print: Output) throws {
    enum Entry: Equatable, Sendable {
      case alarm(Int, String)
      case nothing
      case mistake(SourceRange)
    }

    enum Blank: ByteClass, Spacing {
      static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
    }

    let hour = BytesOf(Digit.self).integer().within(0...23, otherwise: "an hour is from 0 to 23").token("HOUR")

    let lineEnd = OneOf {
      "\n"
      End()
    }.labelled("the end of the line")
    let comment = SequenceOf(NoSpace.self) {
      "#"
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
    }.token("COMMENT", role: .comment).labelled("a comment")
    let alarm = NamedRule("alarm", Blank.self) {
      hour.labelled("an hour")
      ":"
      WordOf(WordStart.self, WordPart.self).text().labelled("a name")
    }
    let file = NamedRule("file", Blank.self) {
      Repeat(.zeroOrMore, Blank.self) {
        Recover(Blank.self) {
          OneOf {
            alarm.map { Entry.alarm($0, $1) }
            comment.as(Entry.nothing)
            LiteralText("").as(Entry.nothing)
          }
          lineEnd
        } until: {
          lineEnd
        } as: {
          Entry.mistake($0)
        }
      }
      End()
    }

    let (entries, failures) = file.run(recovering: "# weekdays\n7: wake\n8: work hard\n\n9:\n25: dream")
    for case .alarm(let hour, let name) in entries ?? [] {
      print(hour, name)
    }
    for failure in failures {
      print(failure)
    }
    // 7 wake
    // 3:9: error: expected the end of the line, but found 'hard'
    // 8: work hard
    //         ^~~~
    // 5:3: error: expected a name, but the line ends here
    // 9:
    //   ^
    // 6:1: error: '25' is refused: an hour is from 0 to 23
    // 25: dream
    // ^~
    print(Grammar(file).problems.isEmpty)
    // true
  }

  /// Groups of lines
  static func readGroups(_ print: Output) throws {
    enum Blank: ByteClass, Spacing {
      static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
    }

    struct Section: Sendable {
      var name = ""
      var entries: [String] = []
    }
    enum Line: Sendable {
      case heading(String)
      case entry(String)
      case nothing
    }
    struct Sections: OutputCollection {
      var whole = [Section()]
      mutating func append(_ line: Line) {
        switch line {
        case .heading(let name): whole.append(Section(name: name))
        case .entry(let entry): whole[whole.count - 1].entries.append(entry)
        case .nothing: break
        }
      }
    }

    let name = WordOf(WordStart.self, WordPart.self).text().labelled("a name")
    let lineEnd = OneOf {
      "\n"
      End()
    }.labelled("the end of the line")
    let heading = NamedRule("heading", Blank.self) {
      "["
      Recover(Blank.self) {
        name
        "]"
        lineEnd
      } until: {
        lineEnd
      } as: { _ in
        "?"
      }
    }
    let entry = NamedRule("entry", Blank.self) {
      Optionally(Blank.self) { name }
      lineEnd
    }
    let file = NamedRule("file", Blank.self) {
      Repeat(.zeroOrMore, into: Sections.self, Blank.self) {
        Recover(Blank.self) {
          OneOf {
            heading.map { Line.heading($0) }
            entry.map { $0.map { Line.entry($0) } ?? Line.nothing }
          }
        } until: {
          lineEnd
        } as: { _ in
          Line.nothing
        }
      }
      End()
    }

    let (sections, failures) = file.run(recovering: "[fruit]\napple\n\n[wood\noak")
    for section in (sections ?? []).dropFirst() {
      print(section.name, section.entries)
    }
    for failure in failures {
      print(failure)
    }
    // fruit ["apple"]
    // ? ["oak"]
    // 4:6: error: expected ']', but the line ends here
    // [wood
    //      ^
  }

  /// A reason that is a sentence
  static func refuseANumber(_ print: Output) throws {
    let minute = BytesOf(Digit.self).integer().within(0...59, otherwise: "a minute is from 0 to 59")
    do {
      _ = try minute.run("75")
    } catch {
      print(error)
    }
    // 1:1: error: '75' is refused: a minute is from 0 to 59
    // 75
    // ^~
  }

  /// A refusal of a part
  static func refuseAPart(_ print: Output) throws {
    struct Distinct<Names: Parser<[Located<String>]>>: Parser {
      let names: Names
      var syntax: Syntax { names.syntax }

      func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> [Located<String>]? {
        guard let all = names.parse(input, &cursor) else { return nil }
        var seen: Set<String> = []
        for name in all where !seen.insert(name.value).inserted {
          if !cursor.refuse("this name stands twice", in: name.range.range) { return nil }
        }
        return all
      }
    }

    let list = SequenceOf {
      Distinct(names: Repeat(.oneOrMore, separator: { "," }) { WordOf(WordStart.self, WordPart.self).text().located() })
      End()
    }
    do {
      _ = try list.run("ann, bob, ann")
    } catch {
      print(error)
    }
    // 1:11: error: 'ann' is refused: this name stands twice
    // ann, bob, ann
    //           ^~~
  }
}
