import GrammarChecks
import GrammarCombinators

/// The calls of which `grammar.js` consists.
enum TreeSitterNotation {
  static let notation = "Tree-sitter"

  /// A call with its arguments; with one argument and no need of a call, that argument.
  static func call(_ function: String, _ arguments: [String]) -> String {
    if arguments.count == 1, function == "seq" || function == "choice" { return arguments[0] }
    let line = function + "(" + arguments.joined(separator: ", ") + ")"
    guard line.count > 80 || line.contains("\n") else { return line }
    let lines = arguments.map { "  " + $0.substituting("\n", with: "\n  ") + ",\n" }
    return function + "(\n" + lines.joined() + ")"
  }

  /// An expression, from the alternatives that each leaf is.
  static func write<Leaf>(_ expression: Expression<Leaf>, leaf: (Leaf) -> [String]) -> String {
    switch expression {
    case .leaf(let symbol): call("choice", leaf(symbol))
    case .sequence(let parts): call("seq", parts.map { write($0, leaf: leaf) })
    case .choice(let parts):
      call("choice", parts.flatMap { if case .leaf(let symbol) = $0 { leaf(symbol) } else { [write($0, leaf: leaf)] } })
    case .repeated(let body, let multiplicity): call(function(multiplicity), [write(body, leaf: leaf)])
    }
  }

  private static func function(_ multiplicity: Multiplicity) -> String {
    switch multiplicity {
    case .optional: "optional"
    case .zeroOrMore: "repeat"
    case .oneOrMore: "repeat1"
    }
  }

  static func quoted(_ text: String) -> String { EscapedCharacters.quoted(text, mark: "\"", escape) }

  /// A class as a regular expression of JavaScript.
  static func pattern(_ ranges: [ClosedRange<UInt32>]) -> String {
    let isWide = ranges.contains { $0.upperBound > 0x7F }
    return "/" + EscapedCharacters.bracketed(ranges, escape) + "/" + (isWide ? "u" : "")
  }

  private static func escape(_ code: UInt32) -> String {
    code < 0x80
      ? "\\x" + EscapedCharacters.hexadecimal(code, digits: 2)
      : "\\u{" + EscapedCharacters.hexadecimal(code, digits: 4) + "}"
  }
}

/// The names of the rules and terminals of a grammar in `grammar.js`.
struct TreeSitterNames {
  private let names: NameTable
  private let literals: [Symbol: String]
  private let spaces: Set<Symbol>

  /// The rules that are a text of which there is no other in the rules: Tree-sitter takes such a rule for the token itself.
  private let ruleOfText: [Symbol: String]

  /// The names that a grammar's file has for itself; all else that stands in it is behind a dot.
  private static let reserved: Set = [
    "alias", "choice", "exports", "field", "grammar", "module", "optional", "prec", "process", "repeat", "repeat1",
    "require", "reserved", "seq", "sym", "token",
  ]

  /// - Parameter others: names that the file has besides.
  init(_ grammar: CharacterGrammar, besides others: Set<String> = []) {
    names = NameTable(of: grammar.names, reserved: Self.reserved.union(others), mark: "_") { production in
      let name = String(production.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      // A rule whose name begins with an underscore does not show in a tree.
      return name.first?.isLetter == true ? name : (production.kind == .token ? "TOKEN" : "rule") + name
    }
    literals = grammar.namesOfLiterals(beginningWith: "_literal_")
    spaces = Set(grammar.terminals.filter(grammar.isSpace))
    let leaves = grammar.rules.flatMap(\.body.leaves)
    var ruleOfText: [Symbol: String] = [:]
    for rule in grammar.rules {
      guard case .leaf(let text) = rule.body, text.plainText != nil, leaves.count(where: { $0 == text }) == 1 else {
        continue
      }
      ruleOfText[text] = rule.name
    }
    self.ruleOfText = ruleOfText
  }

  subscript(name: String) -> String { names[name] }

  /// The rule for two words that touch. No other name that begins with an underscore is like it.
  let joinedWords = "_joined_words"

  /// The rule for a rule or a terminal in one of its forms; `nil` if it stands in the rules as it is.
  func rule(_ form: TokenSymbol) -> String? {
    guard let name = form.symbol.name else {
      return literals[form.symbol].map { form.isGlued ? "_glued" + $0 : $0 }
    }
    return (form.isGlued ? "_glued_" : "") + names[name]
  }

  /// The definition of a token.
  func token(_ expression: CharacterExpression) -> String {
    TreeSitterNotation.write(expression) { symbol in
      if let name = symbol.name { return [names[name]] }
      if let text = symbol.plainText { return [TreeSitterNotation.quoted(text)] }
      return [TreeSitterNotation.call("seq", symbol.letters.map(TreeSitterNotation.pattern))]
    }
  }

  /// The rule whose nodes stand for a terminal of the rules; `nil` if the terminal has nodes of its own.
  func rule(of terminal: Symbol) -> String? { (terminal.name ?? ruleOfText[terminal]).map { names[$0] } }

  /// How a terminal's nodes are called, as an argument of `alias`; `nil` if they are not to be seen.
  func node(_ terminal: Symbol) -> String? {
    guard !spaces.contains(terminal) else { return nil }
    if let name = terminal.name { return "$." + names[name] }
    if case .text(let text, _) = terminal { return TreeSitterNotation.quoted(text) }
    return nil
  }
}

/// The terminals that Tree-sitter's lexer may take the text of one for.
///
/// In each state of the parser it looks for the terminals that fit there and takes the longest text. Of those that take the
/// same text it takes one that touches what stands before it, then a literal, then the one whose rule stands first. So a
/// place is written to take the narrower terminals too that can be waiting together with it.
struct TreeSitterReadings {
  /// The terminals in the order of their rules, narrower ones first.
  let order: [Symbol]

  /// By place, the terminals that it takes, its own first.
  private(set) var forms: [TokenSymbol: [TokenSymbol]] = [:]

  /// What the lexer may take otherwise than the rules mean it, for the head of the file.
  private(set) var remarks: [String] = []

  init(_ tokens: TokenGrammar, _ grammar: CharacterGrammar) throws(ExportFailure) {
    let table = TokenTable(grammar)
    order = table.narrowestFirst
    var clashes: [[Symbol]] = []
    /// Whether a place takes the text of another terminal, which is waiting together with it, as its own.
    func takes(_ place: TokenSymbol, _ other: TokenSymbol) throws(ExportFailure) -> Bool {
      switch table.relation(of: other.symbol, to: place.symbol) {
      case .disjoint: return false
      case .equal: return true
      case .subset where other.isGlued || !place.isGlued: return true
      case .superset where place.isGlued || !other.isGlued: return false
      case .subset, .superset, .overlapping:
        if grammar.isLexed {
          if !clashes.contains([other.symbol, place.symbol]) { clashes.append([place.symbol, other.symbol]) }
          return false
        }
        throw grammar.failure("\(place.symbol) or \(other.symbol), which share some texts and not others")
      }
    }

    if grammar.isLexed {
      // What is waiting together is not looked into: any two may be.
      let all = tokens.places.map(\.form).withoutDuplicates
      var taken: [TokenSymbol: [TokenSymbol]] = [:]
      for form in all {
        taken[form] = [form]
        for other in all where other != form { if try takes(form, other) { taken[form]?.append(other) } }
      }
      for place in tokens.places { forms[place] = taken[place.form] }
      remarks = clashes.withoutDuplicates.map { "A text that is both \($0[0]) and \($0[1]) is cut as either." }
      return
    }
    let rivals = Self.rivals(tokens) { table.relation(of: $0.symbol, to: $1.symbol) != .disjoint }
    for place in tokens.places { forms[place] = [place.form] }
    // A place waits for all that it takes, so what one takes may be waiting for its rivals too.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for place in tokens.places {
        let waiting = (rivals[place] ?? []).sorted { $0.place < $1.place }.flatMap { forms[$0] ?? [] }
        for form in waiting where !forms[place, default: []].contains(form) {
          guard try takes(place, form) else { continue }
          forms[place, default: []].append(form)
          isComplete = false
        }
      }
    }
  }

  /// By place, those that can be waiting for the same text, itself among them.
  ///
  /// - Parameter canBeOne: whether two places can take the same text.
  private static func rivals(
    _ tokens: TokenGrammar, canBeOne: (TokenSymbol, TokenSymbol) -> Bool
  ) -> [TokenSymbol: Set<TokenSymbol>] {
    let neighbours = tokens.neighbours
    var rivals: [TokenSymbol: Set<TokenSymbol>] = [:]
    var seen: Set<[TokenSymbol]> = []
    var waiting: [[TokenSymbol]] = []
    func meet(_ places: Set<TokenSymbol>) {
      for first in places {
        rivals[first, default: []].formUnion(places)
        for second in places where first == second || first.place < second.place && canBeOne(first, second) {
          if seen.insert([first, second]).inserted { waiting.append([first, second]) }
        }
      }
    }
    meet(neighbours.beginnings(of: tokens.start.body))
    while let pair = waiting.popLast() {
      meet(pair.reduce(into: []) { $0.formUnion(neighbours.followers[$1] ?? []) })
    }
    return rivals
  }
}
