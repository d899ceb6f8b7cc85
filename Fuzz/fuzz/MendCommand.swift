import CSVTable
import CommandLineInterface
import ConstraintGrammar
import ConstraintMeaning
import ConstraintReports
import Dispatch
import Fuzzing
import GrammarCombinators
import GrammarRepair
import JSONText
import SentenceGeneration
import SmallLanguage

/// `mend`: damages texts once each, and counts how many are mended.
struct MendCommand: Subcommand {
  static let name = "mend"
  let about = CommandDescription(
    "Damages texts once each, and counts how many are mended.",
    discussion: """
      The texts of a dialect are those of the corpora that it accepts. One token or one letter of them is missing, stands \
      there twice or is another one, or two pieces have changed places. A text is mended rightly where it says what it did. \
      JSON, CSV and the small language of the examples are mended from their grammars alone; their texts are made from \
      these, and one token of each is missing, stands there twice or is another one. They are mended rightly where they are \
      what they were, or where the one change is as short as the slip was.
      """,
    examples: [CommandExample("mend --seed 7 --show 20", "Shows twenty texts that are mended to something else.")])

  let count = Option("count", short: "n", "NUMBER", .integer(1...1_000_000), default: 200, "How many texts a language.")
  let seed = Option("seed", "NUMBER", .integer(0...Int.max), default: 1, "What the random choices follow from.")
  let right = Option(
    "right", "PERCENT", .integer(0...100), default: 0, "How many must be mended rightly, of all dialects together.")
  let others = Option(
    "others", "PERCENT", .integer(0...100), default: 0, "How many must be mended rightly, of each other language.")
  let wrong = Option(
    "wrong", "PERCENT", .integer(0...100), default: 100, "How many may be mended to something else, of dialects.")
  let sure = Option(
    "sure", "PERCENT", .integer(0...100), default: 100,
    "How many of those that are mended for sure may be something else, of dialects.")
  let show = Option("show", "NUMBER", .integer(0...1_000_000), default: 0, "How many texts are shown that are not.")
  let corpora = Option(
    "corpora", "FOLDER", .path, default: "Tests/ConstraintGrammarTests/Corpora", "Where the corpora are.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var table = [["language", "texts", "right", "wrong", "sure", "sure, wrong", "median, \u{B5}s", "worst, \u{B5}s"]]
    var shown = given.show
    func show(_ text: DamagedText, _ mended: [UInt8]?, isSure: Bool) throws(CommandFailure) {
      guard shown > 0 else { return }
      shown -= 1
      let texts = [text.original, text.damaged, mended ?? []].map { String(decoding: $0, as: UTF8.self) }
      let result = mended == nil ? "not mended" : (isSure ? "sure" : "likely") + ": " + texts[2].debugDescription
      for line in [texts[0].debugDescription, "  damaged: " + texts[1].debugDescription, "  " + result] {
        try console.output.writeLine(line)
      }
    }
    func row(_ name: String, _ counts: MendingCounts) -> [String] {
      let figures = [
        counts.texts, counts.right, counts.wrong, counts.sure.texts, counts.sure.wrong, counts.time.median,
        counts.time.worst,
      ]
      return [name] + figures.map(Summary.grouped)
    }
    var dialects = MendingCounts()
    var others: [MendingCounts] = []
    for dialect in Dialect.allWithHints {
      let texts = try CorpusTexts.texts(at: "\(given.corpora)/\(dialect.name).accepted.txt")
      var random = SeededGenerator(seed: UInt64(given.seed))
      var counts = MendingCounts()
      while counts.texts < given.count {
        let original = texts[Int.random(in: 0..<texts.count, using: &random)]
        let text = DamagedText(original, using: &random)
        let (result, time) = timed { dialect.mended(text.damaged) }
        guard let (mended, isSure) = result else { continue }
        let isRight = mended.map { dialect.says($0, what: text.original) }
        if isRight != true { try show(text, mended, isSure: isSure) }
        counts.add(isRight: isRight, isSure: isSure, time: time)
      }
      table.append(row(dialect.name, counts))
      dialects = dialects + counts
    }
    let languages = [
      ("json", JSONDocument.grammar), ("csv", CSVTable.grammar), ("small language", SmallProgram.grammar),
    ]
    for (name, grammar) in languages {
      let interpreter = Interpreter(grammar)
      let repairer = Repairer(interpreter)
      let generator = SentenceGenerator(grammar)
      var random = SeededGenerator(seed: UInt64(given.seed))
      var counts = MendingCounts()
      while counts.texts < given.count {
        let original = Array(generator.sentence(ofSize: 40, using: &random).utf8)
        var cursor = Cursor()
        let tokens = interpreter.tree(of: ContiguousArray(original).span, from: &cursor)?.tokens.map(\.range) ?? []
        guard tokens.count > 2 else { continue }
        let text = DamagedText(original, inTokenAt: tokens.filter { !$0.isEmpty }, using: &random)
        let (result, time) = timed { repairer.mended(text.damaged) }
        guard let mended = result else { continue }
        let isRight = mended.text.map {
          $0.withoutWhiteSpace == original.withoutWhiteSpace || mended.changes == 1
        }
        if isRight != true { try show(text, mended.text, isSure: mended.isSure) }
        counts.add(isRight: isRight, isSure: mended.isSure, time: time)
      }
      table.append(row(name, counts))
      others.append(counts)
    }
    table.append(row("all dialects", dialects))
    table.append(row("all others", others.reduce(MendingCounts(), +)))
    try console.output.write(Summary.aligned(table))
    let isGood =
      100 * dialects.right >= given.right * dialects.texts
      && others.allSatisfy { 100 * $0.right >= given.others * $0.texts }
      && 100 * dialects.wrong <= given.wrong * dialects.texts
      && 100 * dialects.sure.wrong <= given.sure * dialects.sure.texts
    return isGood ? .success : .rejected
  }
}

/// What a body gives, and the nanoseconds that it takes: the least of three times, since other programs run as well.
private func timed<Result>(_ body: () -> Result) -> (Result, UInt64) {
  func once() -> (result: Result, time: UInt64) {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = body()
    return (result, DispatchTime.now().uptimeNanoseconds - start)
  }
  let (result, time) = once()
  return (result, min(time, once().time, once().time))
}

extension Dialect {
  /// A text with all its fix-its applied, `nil` where a mistake has none, and whether they are sure; `nil` for a text that is
  /// accepted.
  fileprivate func mended(_ text: [UInt8]) -> (text: [UInt8]?, isSure: Bool)? {
    let bytes = ContiguousArray(text)
    do throws(Diagnostic) {
      _ = try statement(of: bytes.span)
      return nil
    } catch {
      let error = error.written
      if let sure = error.applyingFixIts(to: bytes.span) { return (Array(sure.utf8), true) }
      return (error.applyingFixIts(to: bytes.span, atLeast: .likely).map { Array($0.utf8) }, false)
    }
  }
}

extension Repairer {
  /// A text with all changes made, `nil` where a mistake has none, how many changes these are, and whether they are sure; `nil`
  /// for a text that is accepted.
  fileprivate func mended(_ text: [UInt8]) -> (text: [UInt8]?, changes: Int, isSure: Bool)? {
    let bytes = ContiguousArray(text)
    let mistakes = mistakes(in: bytes.span)
    if mistakes.isEmpty { return nil }
    let edits = mistakes.flatMap(\.edits)
    let isMended = mistakes.allSatisfy { !$0.edits.isEmpty }
    return (isMended ? Array(edits.applied(to: bytes.span)) : nil, edits.count, mistakes.allSatisfy(\.isSure))
  }
}

extension [UInt8] {
  fileprivate var withoutWhiteSpace: [UInt8] { filter { !($0 == 32 || 9...13 ~= $0) } }
}
