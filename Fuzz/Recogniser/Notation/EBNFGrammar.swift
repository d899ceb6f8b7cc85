/// A grammar as its file states it: productions in W3C notation.
public struct EBNFGrammar: Hashable, Sendable {
  /// The first production, from which a whole text derives.
  public let start: EBNFProduction

  /// Every production in the order of the file, the start rule first.
  public let productions: [EBNFProduction]

  private let positions: [String: Int]

  /// The grammar of `start` and the productions `others` that follow it.
  ///
  /// Of two productions of one name the first is the one found by that name; a grammar read from a text has none such.
  public init(start: EBNFProduction, others: [EBNFProduction]) {
    let productions = [start] + others
    self.start = start
    self.productions = productions
    self.positions = Dictionary(
      productions.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The grammar that `text` states.
  ///
  /// The time taken is proportional to the length of `text`.
  public init(reading text: String) throws(EBNFError) {
    var reader = EBNFReader(text)
    self = try reader.grammar()
  }

  /// The productions before `<?TOKENS?>`, in the order of the file.
  public var rules: [EBNFProduction] { productions.filter { $0.kind == .rule } }

  /// The productions after `<?TOKENS?>` without the white space, in the order of the file.
  public var tokens: [EBNFProduction] { productions.filter { $0.kind == .token } }

  /// The production that is marked `/* ws: definition */`, if there is one.
  public var whiteSpace: EBNFProduction? { productions.first { $0.kind == .whiteSpace } }

  /// The production called `name`, if there is one.
  public func production(named name: String) -> EBNFProduction? {
    positions[name].map { productions[$0] }
  }
}
