import GrammarCombinators

private let number = BytesOf(Digit.self).integer()

private func field(
  _ name: StaticString, _ bounds: ClosedRange<Int>, _ value: some Parser<Int>
) -> NamedRule<Moments, NoSpace> {
  NamedRule(name, NoSpace.self) {
    Repeat(.oneOrMore, NoSpace.self, separator: { "," }) {
      SequenceOf(NoSpace.self) {
        OneOf {
          LiteralText("*").as(bounds)
          SequenceOf(NoSpace.self) {
            value
            Optionally(NoSpace.self) {
              "-"
              value
            }
          }.check { first, last in
            let last = last ?? first
            return last < first ? (last...first, "a range goes up") : (first...last, nil)
          }
        }
        Optionally(NoSpace.self) {
          "/"
          number.within(1 ... .max, otherwise: "a step is at least 1")
        }
      }.map { Moments($0, step: $1 ?? 1) }
    }.map(Moments.init(all:))
  }
}

private let blanks = Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: " \t") }.labelled("a blank")
private let margin = Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: " \t") }
private let rest = Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
private let command = SequenceOf(NoSpace.self) {
  CharacterClass(of: " \t\n").complement
  rest
}.text().labelled("a command")

private let times = NamedRule("times", NoSpace.self) {
  field("minutes", 0...59, number.within(0...59, otherwise: "a minute is from 0 to 59").labelled("a minute"))
  blanks
  field("hours", 0...23, number.within(0...23, otherwise: "an hour is from 0 to 23").labelled("an hour"))
  blanks
  SequenceOf(NoSpace.self) {
    field("days", 1...31, number.within(1...31, otherwise: "a day is from 1 to 31").labelled("a day"))
    blanks
    field(
      "months", 1...12,
      OneOf {
        number.within(1...12, otherwise: "a month is from 1 to 12")
        Month()
      }.labelled("a month"))
    blanks
    field(
      "weekdays", 0...7,
      OneOf {
        number.within(0...7, otherwise: "a weekday is from 0 to 7")
        Weekday()
      }.labelled("a weekday"))
  }
}.map { Schedule.times(minutes: $0, hours: $1, days: $2.0, months: $2.1, weekdays: $2.2) }
private let job = NamedRule("job", NoSpace.self) {
  OneOf {
    SequenceOf(NoSpace.self) {
      "@"
      Nickname()
    }.map(Schedule.named)
    times
  }
  blanks
  command
}.map(Line.job)
private let setting = NamedRule("setting", NoSpace.self) {
  WordOf(WordStart.self, WordPart.self).text().labelled("a name")
  margin
  "="
  margin
  rest.text()
}.map(Line.setting)
private let comment = NamedRule("comment", NoSpace.self) {
  "#"
  rest
}.as(Line.comment)

private let lineEnds = Repeat(.oneOrMore, NoSpace.self) {
  LiteralText("\n").labelled("the end of the line")
  margin
}
let crontab = NamedRule("crontab", NoSpace.self) {
  Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: " \t\n") }
  Optionally(NoSpace.self) {
    Repeat(.oneOrMore, NoSpace.self, separator: { lineEnds }) {
      Recover(NoSpace.self) {
        OneOf {
          comment
          job
          setting
        }
      } until: {
        FollowedBy {
          OneOf {
            "\n"
            End()
          }
        }
      } as: {
        .mistake($0)
      }
    }
    Repeat(.optional, NoSpace.self) { lineEnds }
  }
  End()
}.map { $0 ?? [] }
