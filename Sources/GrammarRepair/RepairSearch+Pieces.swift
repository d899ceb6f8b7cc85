import ByteScanning
import GrammarCombinators
import Spelling

/// What stands in the text.
extension RepairSearch {
  mutating func end(ofSpacing spacing: Int32, at place: Int, _ input: Span<UInt8>) -> Int {
    if spacing == Node.none { return place }
    // Most tokens that can come next have the same spacing before them.
    if lastSpacing.spacing == spacing, lastSpacing.place == place { return lastSpacing.end }
    let key = UInt64(-1 - spacing, Int32(place))
    // Plain white space is skipped as fast as it is looked up. Only a spacing with a grammar of its own is kept.
    let known = spacing < 0 ? nil : ends[key]
    walk.offset = place
    lastSpacing = (spacing, place, known.map { Int($0) } ?? (walk.skips(spacing, input) ? walk.offset : place))
    if spacing >= 0, known == nil { ends.insert(Int32(lastSpacing.end), for: key) }
    return lastSpacing.end
  }

  /// The end of a token at a place; -1 where the token does not stand there.
  mutating func end(of token: Int32, at place: Int, _ input: Span<UInt8>) -> Int {
    let node = graph.tokens[Int(token)].node
    // Most tokens can't begin with what stands there.
    guard walk.canBegin(node, with: input.byte(at: place)) else { return -1 }
    let key = UInt64(token, Int32(place))
    if let end = ends[key] { return Int(end) - 1 }
    walk.offset = place
    let end = walk.fits(node, input) ? walk.offset : -1
    ends.insert(Int32(end + 1), for: key)
    return end
  }

  /// The piece that begins at a place: the longest token there, or else what looks like one.
  mutating func piece(at start: Int, _ input: Span<UInt8>) -> Piece {
    if let known = pieceNumbers[UInt64(start)] { return pieces[Int(known)] }
    let byte = input[start]
    var piece = Piece(end: start + 1, kind: byte.kindOfSign)
    for (token, properties) in graph.tokens.enumerated() where !properties.isEnd {
      let end = end(of: Int32(token), at: start, input)
      guard end > piece.end || end == piece.end && properties.spellings.isEmpty else { continue }
      piece.end = end
      piece.kind = properties.spellings.isEmpty ? .content : WordPart.contains(byte) ? .keyword : piece.kind
    }
    if WordPart.contains(byte) || byte >= 0x80 {
      if piece.end == start + 1, piece.kind != .keyword { piece.kind = .content }
      while piece.end < input.count, WordPart.contains(input[piece.end]) || input[piece.end] >= 0x80 {
        piece = Piece(end: piece.end + 1, kind: .content)
      }
    }
    pieceNumbers.insert(Int32(pieces.count), for: UInt64(start))
    pieces.append(piece)
    return piece
  }
}

/// What changes cost.
extension RepairSearch {
  /// Whether enough of the text fits behind the changes: `count` tokens in a row. Behind many slips, two in a row are
  /// enough if `count` fit in all, and at least as many as there are slips by their cost.
  func trusts(_ entry: Entry, after count: Int) -> Bool {
    entry.trusted >= count || entry.trusted >= 2 && entry.fitted >= count && 10 * entry.fitted >= entry.cost
  }

  mutating func price(
    ofLeavingOut range: Range<Int>, _ kind: Piece.Kind, behind place: Int, _ input: Span<UInt8>
  ) -> Int {
    let price =
      switch kind {
      case .openingBracket, .closingBracket: RepairCosts.leavingOutBracket
      case .divider: RepairCosts.leavingOutSign
      case .sign: RepairCosts.leavingOutOperator
      case .keyword: RepairCosts.leavingOutKeyword
      case .content: RepairCosts.leavingOutContent
      }
    // The same piece twice in a row was typed twice by mistake.
    let isRepeated =
      !kind.isBracket && place >= range.count
      && range.indices.allSatisfy { input[$0] == input[place - range.count + $0 - range.lowerBound] }
    if isRepeated { return min(price, RepairCosts.leavingOutRepeated) }
    // Where habits are known, only they leave out what carries a meaning.
    return habits.isEmpty || !kind.hasMeaning ? price : RepairCosts.limit + 1
  }

  /// The word of a token that is nearest to what stands at a place; `nil` if no word is near, or several are equally
  /// near.
  mutating func near(
    _ number: Int32, _ token: RepairGraph.Token, at start: Int, _ input: Span<UInt8>
  ) -> (number: Int32, cost: Int)? {
    guard WordPart.contains(input[start]) else { return nil }
    let key = UInt64(number, Int32(start))
    if let known = nearestNumbers[key] { return nearest[Int(known)].map { (known, $0.cost) } }
    let written = String(copying: input, in: start..<piece(at: start, input).end)
    let spellings = nearestSpellings(to: written, among: token.words)
    var found: (word: [UInt8], cost: Int)?
    if let word = spellings.first, spellings.count == 1 {
      let (old, new) = (lowercasedBytes(of: written), lowercasedBytes(of: word))
      let edits = editDistance(old, new)
      let cost =
        edits == 0
        ? RepairCosts.otherCase
        : new.starts(with: old)
          ? RepairCosts.abbreviation : RepairCosts.misspelling + RepairCosts.misspeltLetter * edits
      found = (Array(word.utf8), cost)
    }
    let number = Int32(nearest.count)
    nearestNumbers.insert(number, for: key)
    nearest.append(found)
    return found.map { (number, $0.cost) }
  }
}
