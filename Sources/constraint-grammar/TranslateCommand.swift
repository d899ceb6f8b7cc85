import CommandLineInterface
import ConstraintGrammar
import ConstraintLayout

/// `translate`: writes equations in another language.
struct TranslateCommand: EquationCommand {
  let about = CommandDescription(
    "translate", "Writes equations in another language, with the same meaning.",
    discussion: """
      \(EquationInput.discussion)

      What the other language can't say is rejected with the reason. Beside the dialects, there are 'anchors', which is \
      Swift with the anchors of views, and 'swift', which is Swift with the initialiser of NSLayoutConstraint.

      The dialect 'equations' does not name its views. Equations in it get the names that --lhs and --rhs give. The \
      other way the names are given up: in text form all equations must then be about the same two views, those of \
      --lhs and --rhs or else those that come first, and a note at the end says which they are. In json and ndjson \
      each result has the names beside it, and the views may differ unless --lhs or --rhs is given.
      """,
    examples: [
      CommandExample(
        "translate --from compact-constraint --to anchors 'button.height = button.width / 1.6'",
        "Writes Swift in place of an equation."),
      CommandExample(
        "translate --from expression-format --to compact-constraint --file layout.txt", "Translates a file."),
      CommandExample(
        "translate --from equations --to formula-style --lhs title --rhs icon 'width = 2 * width + 10'",
        "Names the views of a formula."),
    ])

  let source = Option(required: "from", "NAME", .dialect, "The language of the equations.")
  let target = Option(required: "to", "NAME", .target, "The language to write them in.")
  let lhs = Option(
    "lhs", "NAME", .itemName, "The view on the left-hand side of 'equations'; without it, 'lhs' in other languages.")
  let rhs = Option(
    "rhs", "NAME", .itemName, "The view on the right-hand side of 'equations'; without it, 'rhs' in other languages.")
  let files = EquationInput.files
  let format = EquationInput.format
  let jobs = EquationInput.jobs
  let quiet = EquationInput.quiet
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let (source, target) = (given.source, given.target)
    if source.writesItems, target.writesItems, given.lhs != nil || given.rhs != nil {
      throw .usage(.other("'--lhs' and '--rhs' have no place here: \(source.name) and \(target.name) name the views"))
    }
    // Text form has no place for the names, so that they must be the same throughout.
    guard given.format == .text, source.writesItems, !target.writesItems else {
      return try given.report(to: console, Work(source: source, target: target, lhs: given.lhs, rhs: given.rhs))
    }
    let work = NameFixingWork(source: source, target: target, lhs: given.lhs, rhs: given.rhs)
    let status = try given.report(to: console, work, isInOrder: true)
    if given.lhs == nil || given.rhs == nil, let lhs = work.lhs, work.hasTranslated {
      let names = "LHS is '\(lhs)'" + (work.rhs.map { ", RHS is '\($0)'" } ?? ", and there is no RHS")
      try console.say(.note, names)
    }
    return status
  }

  private struct Work: LineWork {
    let source: Dialect
    let target: TranslationTarget
    let lhs: String?
    let rhs: String?

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> TranslatedLine {
      TranslatedLine(bytes, number: number, file: file, from: source, to: target, lhs: lhs, rhs: rhs)
    }
  }
}

extension ValueForm<TranslationTarget> {
  /// The name or an alias of a language that equations can be translated into.
  static var target: ValueForm { .oneOf(TranslationTarget.all, name: \.name, aliases: \.aliases) }
}

extension TranslationTarget {
  /// Whether it names the views.
  fileprivate var writesItems: Bool {
    if case .dialect(let dialect) = self { dialect.writesItems } else { true }
  }
}
