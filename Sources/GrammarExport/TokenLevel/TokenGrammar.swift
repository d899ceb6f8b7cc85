/// A grammar of tokens, for notations that skip white space between them by themselves.
///
/// Its language is that of the character-level grammar which it is made from.
package struct TokenGrammar {
  /// A rule in one of its forms.
  package struct Production {
    package let form: RuleForm
    package internal(set) var body: TokenExpression
  }

  /// The rules in the order of the grammar, each in the forms in which it is used, the start rule first.
  package private(set) var productions: [Production] = []

  /// The terminals by the numbers of their places.
  private(set) var places: [TokenForm] = []

  package init(_ grammar: CharacterGrammar) {
    let conversion = TokenConversion(grammar)
    let start = RuleForm(name: grammar.start.name, isGlued: false)
    var bodies: [RuleForm: TokenExpression] = [:]
    var waiting = [start]
    while let form = waiting.popLast() {
      guard bodies[form] == nil, let production = grammar[form.name] else { continue }
      let body = conversion.expression(production.body, isGlued: form.isGlued)
      bodies[form] = body
      waiting += body.ruleForms
    }
    for rule in grammar.rules {
      for isGlued in [false, true] {
        let form = RuleForm(name: rule.name, isGlued: isGlued)
        guard let body = bodies[form] else { continue }
        var count = places.count
        let numbered = body.numbered(from: &count)
        places += numbered.tokenForms
        productions.append(Production(form: form, body: numbered))
      }
    }
  }

  package var start: Production { productions[0] }
}

extension TokenExpression {
  /// The terminals in it, in order.
  fileprivate var tokenForms: [TokenForm] {
    if case .token(let place) = self { [place.form] } else { parts.flatMap(\.tokenForms) }
  }

  fileprivate var ruleForms: [RuleForm] {
    if case .rule(let form) = self { [form] } else { parts.flatMap(\.ruleForms) }
  }
}
