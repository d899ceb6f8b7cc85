public import GrammarCombinators

/// When something is run: lines such as `*/15 9-17 * * MON-FRI`.
public struct CronTable: Sendable {
  /// The numbers from the first to the last, by steps.
  public struct Times: Hashable, Sendable {
    public let numbers: ClosedRange<Int>
    public let step: Int
  }

  /// Minutes, hours, days of the month, months and days of the week, for each line.
  public let entries: [[[Times]]]

  public init(_ text: String) throws(ParseFailure) { entries = try Self.table.run(text).output }

  /// The productions of the language.
  public static let grammar = Grammar(table)

  ///     NUMBER ::= [0-9]+
  private struct Number: Token {
    static var name: StaticString { "NUMBER" }
    var body: some Parser<Int> { DecimalNumber { BytesOf(Digit.self) }.map { Int(min($0, 9999)) } }
  }

  private struct Month: KeywordSet {
    static let table = words("jan feb mar apr may jun jul aug sep oct nov dec", from: 1)
  }

  private struct Weekday: KeywordSet {
    static let table = words("sun mon tue wed thu fri sat", from: 0)
  }

  private static func words(_ words: String, from first: Int) -> KeywordTable<Int> {
    KeywordTable(words.split(separator: " ").enumerated().map { (String($1), first + $0) }, ignoringCase: true)
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
    }
  }

  ///     GAP ::= [#x9#x20]+
  private struct Gap: Token {
    static var name: StaticString { "GAP" }
    var body: some Parser<Void> { Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "\t ") } }
  }

  ///     entry ::= minutes GAP hours GAP days GAP months GAP weekdays /* ws: explicit */
  private static let entry: some Parser<[[Times]]> = NamedRule("entry", NoSpace.self) {
    SequenceOf(NoSpace.self) {
      times("minutes", 0...59, Number())
      Gap()
      times("hours", 0...23, Number())
      Gap()
      times("days", 1...31, Number())
      Gap()
    }.map { [$0, $1, $2] }
    times(
      "months", 1...12,
      OneOf {
        Month()
        Number()
      })
    Gap()
    times(
      "weekdays", 0...7,
      OneOf {
        Weekday()
        Number()
      })
  }.map { times, months, weekdays in times + [months, weekdays] }

  ///     table ::= ( entry? #xA )* $ /* ws: explicit */
  private static let table: some Parser<[[[Times]]]> = NamedRule("table", NoSpace.self) {
    Repeat(.zeroOrMore, NoSpace.self) {
      Optionally(NoSpace.self) { entry }
      "\n"
    }
    End()
  }.map { lines in lines.compactMap(\.self) }
}

extension Refusal.Reason {
  /// A number that no minute, hour, day or month has.
  public static let outOfCalendar = Refusal.Reason(code: "out-of-calendar")
}
