import GrammarCombinators

#if hasFeature(Embedded)
  // The compiler takes parsers inside parsers for endless if they become longer on the way in. A function that is not generic
  // ends the row.

  extension ConflictLog.Place {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Mask {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Box {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Connection {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Term {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Names {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Operand {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { .production(Production(Self.name.description, .rule) { body.syntax }) }
  }

  extension ConflictLog.Demands {
    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
      body.parse(input, &cursor).map { Self.value(of: $0) }
    }

    var syntax: Syntax { body.syntax }
  }
#endif
