import GrammarCombinators

extension CharacterGrammar {
  /// Refuses a grammar in which a token can be followed directly by what would make it longer.
  ///
  /// White space of single characters may follow it. If the token takes some of them, the rest is white space too,
  /// and what stands behind that fits as before.
  ///
  /// - Parameter closed: the terminals that no word follows directly.
  func checkNeighbours(_ rivalry: Rivalry, closed: Set<Symbol>) throws(ExportFailure) {
    let table = TokenTable(self)
    let places = TerminalPlaces(self, rivalry)
    // Without a lexer the first character of what follows decides.
    let followersOfNext = table.terminals.reduce(into: [Symbol: Set<Symbol>]()) { followers, next in
      if !isOfCharacters { followers[next] = places[next].reduce(into: []) { $0.formUnion($1.followers) } }
    }
    for terminal in table.terminals {
      for next in table.terminals {
        // Where nothing says what a word is, letters behind letters may be one.
        let isWord = isOfCharacters && table.endsInWord(terminal) != .never && table.beginsWithWord(next) != .never
        for place in places[terminal] where place.followers.contains(next) {
          // Where the text ends behind it, with white space or without, a terminal may take what it can get.
          if isSpace(next), place.followersBehindSpace.isEmpty { continue }
          let rivals =
            (rivalry == .repeated ? [] : [terminal])
            + table.terminals.filter { $0 != terminal && place.rivals.contains($0) }
          let rival = rivals.first { rival in
            let blends = table.blends(
              terminal, with: next, into: rival, isClosed: closed.contains(terminal),
              followers: followersOfNext[next])
            guard blends, rival == terminal, let space = space(next), space.isDivisible else { return blends }
            return place.followersBehindSpace.contains { table.runsOn(terminal, through: next, into: $0) }
          }
          if let rival = rival ?? (isWord ? terminal : nil) {
            throw failure(blending: terminal, with: next, into: rival)
          }
        }
      }
    }
  }

  /// The terminals that the parser lets no word follow directly.
  ///
  /// - Throws: an ``ExportFailure`` if it lets some characters follow one and not others, and no lexer says what a word is.
  func closedTerminals(_ ends: WordEnds) throws(ExportFailure) -> Set<Symbol> {
    var (open, closed): (Set<Symbol>, Set<Symbol>) = ([], [])
    for (terminal, next) in directNeighbours where !isSpace(terminal) {
      let beginnings = beginnings(of: .leaf(next))
      let words = ends.ends(of: terminal).map { $0.words(beginnings) }
      if words.contains(where: { !$0.accepted.isEmpty }) { open.insert(terminal) }
      if words.contains(where: { !$0.refused.isEmpty }) { closed.insert(terminal) }
      if isLexed { continue }
      let isMixed = ends.isMixed(terminal) && beginnings.overlaps(CharacterClass.wordPart.ranges)
      if isMixed || ends.refusesDot(terminal, before: beginnings)
        || open.contains(terminal) && closed.contains(terminal)
      {
        throw failure(blending: terminal, with: next, into: terminal)
      }
    }
    return closed
  }

  /// Whether the parser breaks the conventions for tokens: it lets a word follow another word or a number directly,
  /// or lets none follow something else.
  func breaksConventions(_ ends: WordEnds) -> Bool {
    directNeighbours.contains { terminal, next in
      if isSpace(terminal) { return false }
      let beginnings = beginnings(of: .leaf(next))
      return ends.refusesDot(terminal, before: beginnings)
        || ends.ends(of: terminal).contains { end in
          let words = end.words(beginnings)
          return end.isWord ? !words.accepted.isEmpty : !words.refused.isEmpty
        }
    }
  }

  /// Whether a token and what can stand directly behind it can be taken for a longer one that fits in its place as well.
  func hasTokensThatRunOn(_ ends: WordEnds) -> Bool {
    do throws(ExportFailure) {
      try checkNeighbours(.repeated, closed: closedTerminals(ends))
      return false
    } catch {
      return true
    }
  }

  /// The terminals that can stand directly behind each other.
  private var directNeighbours: [(terminal: Symbol, next: Symbol)] {
    let followers = neighbours().followers
    return terminals.flatMap { terminal in
      terminals.filter { followers[terminal]?.contains($0) == true }.map { (terminal, $0) }
    }
  }

  /// The terminals that a word could follow directly if only the grammar counted. A lexer, or a look-ahead, has to
  /// tell the two apart.
  var touchedWords: [Symbol] {
    let table = TokenTable(self)
    let followers = neighbours().followers
    return visibleTerminals.filter { terminal in
      closed.contains(terminal)
        && followers[terminal, default: []].contains { table.beginsWithWord($0) != .never }
    }
  }

  /// The failure that what stands directly behind a terminal could be a part of it, or of another one. It names the
  /// innermost rule in which one stands behind the other.
  private func failure(blending terminal: Symbol, with next: Symbol, into rival: Symbol) -> ExportFailure {
    let places = rules.map { rule in
      (name: rule.name, inner: productions(in: [rule]).filter { $0.kind == .rule })
    }
    let place = places.sorted { $0.inner.count < $1.inner.count }.first { place in
      Neighbours(place.inner.map { (.name($0.name), $0.body) }).followers[terminal]?.contains(next) == true
    }
    let reading = rival == terminal ? ", of which it could be a part" : " where together they could begin \(rival)"
    return failure("\(next) directly behind \(terminal)\(reading)", in: place?.name)
  }

  /// Some productions, with all those that they mention, through others too.
  func productions(in some: [CharacterProduction]) -> [CharacterProduction] {
    some.map(\.name).reaching { productions(named: names(in: $0)).map(\.name) }.compactMap { self[$0] }
  }

  /// Which terminals can follow each other.
  func neighbours(skipping isSkipped: @escaping (Symbol) -> Bool = { _ in false }) -> Neighbours<Symbol> {
    Neighbours(rules.map { (.name($0.name), $0.body) }, skipping: isSkipped)
  }
}
