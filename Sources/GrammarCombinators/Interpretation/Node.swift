/// One step of a grammar, laid out for an ``Interpreter``.
package struct Node: Sendable {
  /// The kind of a step, and what its numbers mean there.
  package enum Kind: UInt8, Sendable {
    /// The `count` bytes from `first` on.
    case literal
    /// The byte `first`.
    case byte
    /// One of the literals at the links `first` and following, each a whole word.
    case words
    /// A character of the class `first`.
    case characters
    /// Characters of the class `first`, as many as there are within the bounds. One that may be empty misses nothing.
    case run
    /// The `count` nodes at the links from `first` on, one after the other.
    case sequence
    /// The first that fits of the `count` nodes at the links from `first` on.
    case choice
    /// The node `first`, within the bounds, with the node `separator` in between.
    case repetition
    /// The node `first`, which must follow.
    case ahead
    /// The node `first`, which must not.
    case notAhead
    /// The end of the text.
    case end
    /// The node `first`, as a lower-case production.
    case rule
    /// The node `first`, as an upper-case production: missed as a whole.
    case token
    /// The node `first`, missed by another name.
    case label
    /// The node `first`, which may not run on.
    case numeral
    /// The node `first`, at most `upper` times inside itself.
    case nesting
    /// The node `first`, where nothing else may stand.
    case committed
    /// The node `first`, with the node `separator` behind a mistake in it, and the node `spacing` skipped up to there.
    case recovery
    /// A name without a definition, which nothing fits.
    case undefined
  }

  /// A number that stands for no node, no class and no miss.
  package static let none: Int32 = -1

  /// The number that stands for white space in the place of a node.
  package static let whiteSpace: Int32 = -2

  /// Whether no other nodes have to be walked over for it.
  var isLeaf: Bool {
    switch kind {
    case .literal, .byte, .words, .characters, .run, .end, .undefined: true
    default: false
    }
  }

  /// Whether a tree of the text has it.
  package var hasPlace: Bool {
    switch kind {
    case .rule, .token, .literal, .byte, .characters, .run: true
    default: false
    }
  }

  package var kind: Kind
  package var ignoresCase = false
  var isWord = false
  package var first = Self.none
  package var count: Int32 = 0
  package var separator = Self.none
  package var lower: Int32 = 0
  package var upper: Int32 = .max

  /// The spacing between parts: a node, ``whiteSpace`` or ``none``.
  package var spacing = Self.none

  /// The class of the bytes that it can begin with; ``none`` where it may be empty, or that is not known.
  var beginning = Self.none

  /// The number of the miss where this does not stand.
  package var missed = Self.none
}
