import GrammarCombinators

// The grammar of the notation itself: section 6 of the XML specification, and what others add to it.

/// White space, comments, and the constraints that the XML specification has beside productions: `[ VC: Root Element ]`.
enum W3CSpace: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, Glued.self) {
      OneOf {
        Bytes(WhiteSpace.self)
        W3CComment()
        W3CConstraint()
      }
    }
  }

  // It stands in so many places that it is a function of its own.
  @inline(never) static func skip(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    body.parse(input, &cursor) != nil
  }
}

/// `/* … */`
private struct W3CComment: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<Void> {
    "/*"
    Repeat(.zeroOrMore, Glued.self) {
      Grouped(Glued.self) {
        NotFollowedBy(Glued.self) { "*/" }
        Byte(W3CAny.self).as(())
      }
    }
    "*/"
  }
}

/// `[WFC: …]`, `[VC: …]`
private struct W3CConstraint: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<Void> {
    "["
    Repeat(.zeroOrMore, Glued.self) { " " }
    OneOf {
      Literal("wfc", ignoringCase: true)
      Literal("vc", ignoringCase: true)
    }
    Repeat(.zeroOrMore, Glued.self) { " " }
    ":"
    Repeat(.zeroOrMore, Glued.self) { Byte(W3CInClass.self).as(()) }
    "]"
  }
}

/// Whether productions are numbered, which all are in a file whose first one is: `b ::= [01]` ends with a class, whatever
/// stands in the next line.
protocol W3CNumbering: Sendable {
  associatedtype Number: Parser<Void>

  static var number: Number { get }
}

enum W3CNumbered: W3CNumbering { static var number: some Parser<Void> { W3CNumber() } }

enum W3CUnnumbered: W3CNumbering { static var number: some Parser<Void> { Nothing() } }

/// `[4a] NameChar ::=`
struct W3CHead<Numbering: W3CNumbering>: Fragment {
  @SequenceBuilder<W3CSpace> var body: some Parser<SourceRange> {
    Numbering.number
    W3CName()
    "::="
  }
}

/// What begins no production.
private struct W3CSymbol<Numbering: W3CNumbering>: Fragment {
  @SequenceBuilder<W3CSpace> var body: some Parser<W3CPart> {
    NotFollowedBy(W3CSpace.self) { Outlined(W3CSpace.self) { W3CHead<Numbering>() } }
    OneOf {
      W3CName().map { W3CPart.leaf(.name($0)) }
      W3CLiteral().map { W3CPart.leaf(.literal($0)) }
      W3CCode().map { W3CPart.leaf(.code($0)) }
      W3CClass().map { W3CPart.leaf(.characters($0)) }
      Literal("$").as(W3CPart.leaf(.end))
      Grouped(W3CSpace.self) {
        "("
        Recursive(limit: 40, W3CSpace.self) { W3CChoice<Numbering>() }
        ")"
      }
    }
  }
}

private struct W3CRepetition<Numbering: W3CNumbering>: Fragment {
  @SequenceBuilder<W3CSpace> var body: some Parser<(W3CPart, Multiplicity?)> {
    W3CSymbol<Numbering>().labelled("a symbol (a name, 'text', [a-z], #x9 or a group in parentheses)")
    Optionally(W3CSpace.self) {
      OneOf {
        Literal("?").as(Multiplicity.optional)
        Literal("*").as(Multiplicity.zeroOrMore)
        Literal("+").as(Multiplicity.oneOrMore)
      }
    }
  }

  static func value(of parts: (W3CPart, Multiplicity?)) -> W3CPart {
    parts.1.map { .repeated(parts.0, $0) } ?? parts.0
  }
}

private struct W3CDifference<Numbering: W3CNumbering>: Fragment {
  @SequenceBuilder<W3CSpace> var body: some Parser<(W3CPart, W3CPart?)> {
    Outlined(W3CSpace.self) { W3CRepetition<Numbering>() }
    Optionally(W3CSpace.self) {
      "-"
      Outlined(W3CSpace.self) { W3CRepetition<Numbering>() }
    }
  }

  static func value(of parts: (W3CPart, W3CPart?)) -> W3CPart {
    parts.1.map { .leaf(.excluded(parts.0, $0)) } ?? parts.0
  }
}

private struct W3CSequence<Numbering: W3CNumbering>: Fragment {
  @SequenceBuilder<W3CSpace> var body: some Parser<[W3CPart]> {
    Repeat(.zeroOrMore, W3CSpace.self) { W3CDifference<Numbering>() }
  }

  static func value(of parts: [W3CPart]) -> W3CPart { parts.count == 1 ? parts[0] : .sequence(parts) }
}

struct W3CChoice<Numbering: W3CNumbering>: Rule {
  static var name: StaticString { "choice" }

  @SequenceBuilder<W3CSpace> var body: some Parser<[W3CPart]> {
    Repeat(.oneOrMore, W3CSpace.self, separator: { "|" }, { W3CSequence<Numbering>() })
  }

  static func value(of parts: [W3CPart]) -> W3CPart { parts.count == 1 ? parts[0] : .choice(parts) }
}

/// A production or a mark, and what shows that it has ended: the next one, or the end of the file.
struct W3CFileItem<Numbering: W3CNumbering>: Rule {
  static var name: StaticString { "item" }

  @SequenceBuilder<W3CSpace> var body: some Parser<W3CItem> {
    OneOf {
      Grouped(W3CSpace.self) {
        Outlined(W3CSpace.self) { W3CHead<Numbering>() }.labelled("a production ('name ::=')")
        W3CChoice<Numbering>()
      }.map { W3CItem.production(name: $0.0, body: $0.1) }
      Literal("<?TOKENS?>").as(W3CItem.tokensMark)
    }
    FollowedBy(W3CSpace.self) {
      OneOf {
        Outlined(W3CSpace.self) { W3CHead<Numbering>() }.map { _ in }.labelled("the next production ('name ::=')")
        Literal("<?")
        End()
      }
    }
  }
}

/// A right-hand side as it is written.
typealias W3CPart = Expression<W3CLeaf>

/// A piece of a right-hand side, by the range of what it is made of.
indirect enum W3CLeaf: Hashable, Sendable {
  case name(SourceRange)
  case literal(SourceRange)
  case code(SourceRange)
  case characters(SourceRange)
  case end
  /// `A - B`
  case excluded(W3CPart, W3CPart)

  /// The names in it, in order.
  var names: [SourceRange] {
    switch self {
    case .name(let range): [range]
    case .excluded(let body, let other): (body.leaves + other.leaves).flatMap(\.names)
    case .literal, .code, .characters, .end: []
    }
  }

  /// Where it begins, if it is not empty.
  var start: Int? {
    switch self {
    case .name(let range), .literal(let range), .code(let range), .characters(let range): range.lowerBound
    case .excluded(let body, _): body.start
    case .end: nil
    }
  }
}

extension W3CPart {
  /// Where it begins, if it is not empty.
  fileprivate var start: Int? { leaves.lazy.compactMap(\.start).first }
}

/// What stands on the highest level of a file.
enum W3CItem: Sendable {
  case production(name: SourceRange, body: W3CPart)
  /// `<?TOKENS?>`
  case tokensMark
}

/// The productions that one leads to, deepest first.
struct NameWalk {
  /// The names in a production that lead back to it.
  private(set) var recursions: [String: Set<String>] = [:]

  /// - Returns: `nil` where more than `mostDepth` productions lead to each other in a row.
  init?(_ entries: [WrittenTable.Entry], from start: String, mostDepth: Int) {
    let names = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (
          entry.name,
          entry.body.withAllPartsAndSpacing.compactMap { if case .reference(let name) = $0 { name } else { nil } }
        )
      })
    // An explicit stack: how deep the grammar goes is not known yet.
    var path: [(name: String, next: Int)] = [(start, 0)]
    var open: Set<String> = [start]
    var done: Set<String> = []
    while let (name, next) = path.last {
      let targets = names[name] ?? []
      guard next < targets.count else {
        path.removeLast()
        open.remove(name)
        done.insert(name)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[next]
      if open.contains(target) {
        recursions[name, default: []].insert(target)
      } else if !done.contains(target) {
        guard path.count < mostDepth else { return nil }
        path.append((target, 0))
        open.insert(target)
      }
    }
  }
}
