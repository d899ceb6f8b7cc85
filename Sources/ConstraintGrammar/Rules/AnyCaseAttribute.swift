import GrammarCombinators

/// One of the eleven attributes, in capitals and small letters alike.
///
///     ATTRIBUTE ::= [lL] [eE] [fF] [tT]
///                 | [rR] [iI] [gG] [hH] [tT]
///                 | [tT] [oO] [pP]
///                 | [bB] [oO] [tT] [tT] [oO] [mM]
///                 | [lL] [eE] [aA] [dD] [iI] [nN] [gG]
///                 | [tT] [rR] [aA] [iI] [lL] [iI] [nN] [gG]
///                 | [wW] [iI] [dD] [tT] [hH]
///                 | [hH] [eE] [iI] [gG] [hH] [tT]
///                 | [cC] [eE] [nN] [tT] [eE] [rR] [xX]
///                 | [cC] [eE] [nN] [tT] [eE] [rR] [yY]
///                 | [bB] [aA] [sS] [eE] [lL] [iI] [nN] [eE]
struct AnyCaseAttribute: Token {
  static var name: StaticString { "ATTRIBUTE" }
  @inline(__always) var body: some Parser<Attribute> { Keywords(AnyCaseAttributes.self) }
}

/// The words of ``AnyCaseAttribute``.
enum AnyCaseAttributes: KeywordSet {
  static let table = KeywordTable(Attribute.listed.map { ($0.rawValue, $0) }, ignoringCase: true)
}
