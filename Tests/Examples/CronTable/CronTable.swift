public import GrammarCombinators

/// What is run when: a line for each command, such as `*/15 9-17 * * MON-FRI make backup`.
public struct CronTable: Sendable {
  /// A command, and when it is run: minutes, hours, days of the month, months and days of the week.
  public struct Entry: Hashable, Sendable {
    public let times: [[Times]]
    public let command: String
  }

  /// The numbers from the first to the last, by steps.
  public struct Times: Hashable, Sendable {
    public let numbers: ClosedRange<Int>
    public let step: Int
  }

  public let entries: [Entry]

  public init(_ text: String) throws(ParseFailure) { entries = try Self.table.run(text).output }

  /// The productions of the language.
  public static let grammar = Grammar(table)

  ///     NUMBER ::= [0-9]+
  private struct Number: Token {
    static var name: StaticString { "NUMBER" }
    var body: some Parser<Int> { DecimalNumber { BytesOf(Digit.self) }.map { Int(min($0, 9999)) } }
  }

  private struct Month: KeywordSet {
    static let table = KeywordTable(
      ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].enumerated()
        .map { ($1, $0 + 1) }, ignoringCase: true)
  }

  private struct Weekday: KeywordSet {
    static let table = KeywordTable(
      ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].enumerated().map { ($1, $0) }, ignoringCase: true)
  }

  /// Times with commas between them, of numbers that a unit has.
  ///
  ///     times ::= ( "*" | NUMBER ( "-" NUMBER )? ) ( "/" NUMBER )?, again behind each ","
  private static func times(
    _ name: StaticString, _ all: ClosedRange<Int>, _ number: some Parser<Int>
  ) -> some Parser<[Times]> {
    NamedRule(name, NoSpace.self) {
      Repeat(.oneOrMore, NoSpace.self, separator: { "," }) {
        SequenceOf(NoSpace.self) {
          OneOf {
            LiteralText("*").as(all)
            SequenceOf(NoSpace.self) {
              number
              Optionally(NoSpace.self) {
                "-"
                number
              }
            }.check { first, last in
              let isFine = first <= last ?? first && all.contains(first) && all.contains(last ?? first)
              return (isFine ? first...(last ?? first) : all, isFine ? nil : .outOfCalendar)
            }
          }
          Optionally(NoSpace.self) {
            "/"
            Number()
          }
        }.map { numbers, step in Times(numbers: numbers, step: max(step ?? 1, 1)) }
      }
      Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: " \t") }
    }
  }

  ///     entry ::= minutes hours days months weekdays COMMAND /* ws: explicit */
  private static let entry: some Parser<Entry> = NamedRule("entry", NoSpace.self) {
    SequenceOf(NoSpace.self) {
      times("minutes", 0...59, Number())
      times("hours", 0...23, Number())
      times("days", 1...31, Number())
    }.map { [$0, $1, $2] }
    times(
      "months", 1...12,
      OneOf {
        Month()
        Number()
      })
    times(
      "weekdays", 0...7,
      OneOf {
        Weekday()
        Number()
      })
    SequenceOf(NoSpace.self) {
      CharacterClass(of: " \t\n").complement
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
    }.text()
  }.map { times, months, weekdays, command in Entry(times: times + [months, weekdays], command: command) }

  ///     table ::= ( ( "#" [^#xA]* | entry )? #xA )* $ /* ws: explicit */
  private static let table: some Parser<[Entry]> = NamedRule("table", NoSpace.self) {
    Repeat(.zeroOrMore, NoSpace.self) {
      Optionally(NoSpace.self) {
        OneOf {
          SequenceOf(NoSpace.self) {
            "#"
            Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
          }.as(Entry?.none)
          entry.map { Entry?.some($0) }
        }
      }
      "\n"
    }
    End()
  }.map { lines in lines.compactMap { $0 ?? nil } }
}

extension Refusal.Reason {
  /// A number that no minute, hour, day or month has.
  public static let outOfCalendar = Refusal.Reason(code: "out-of-calendar")
}
