/// A class is a parser of one of its characters, and ends before what is not UTF-8.
///
///     [a-zα-ω]
///
/// `CharacterClass("a"..."z", "α"..."ω")`. It has no output. One of more than four ranges is better a `static let`.
extension CharacterClass: Parser {
  public var syntax: Syntax { .characters(self) }

  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    cursor.offset = bytes.end(in: input, from: start)
    return cursor.offset > start ? () : nil
  }
}

extension Parsers {
  /// Recognises one character of a class: a line of a builder that is a ``CharacterClass``.
  ///
  ///     [a-z]
  // Safe because what it points to is kept for good. Nothing in it is counted. Who copies a parser that holds a list copies what is around it piece by piece, which takes
  // several times what reading a text does.
  @safe @frozen public struct Character: Parser {
    // The first and the last code point of each, in one word: those of a class of up to four ranges.
    @usableFromInline let ranges: (UInt64, UInt64, UInt64, UInt64)
    // A class of more.
    @usableFromInline let others: Unmanaged<KeptClass>?

    /// One character of `characters`.
    @inline(never) public init(_ characters: CharacterClass) {
      if let (first, second, third, fourth) = characters.fourRanges {
        ranges = (first, second, third, fourth)
        unsafe others = nil
      } else {
        ranges = (0, 0, 0, 0)
        unsafe others = Unmanaged.passUnretained(KeptClass.of(characters))
      }
    }

    public var syntax: Syntax {
      if let others = unsafe others { return .characters(unsafe others._withUnsafeGuaranteedRef { $0.characters }) }
      return .characters(CharacterClass(fourRanges: ranges))
    }

    @_alwaysEmitIntoClient public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
      guard let byte = input.byte(at: cursor.offset) else { return nil }
      guard byte < 0x80, unsafe others == nil else { return parseOther(input, &cursor) }
      let code = UInt64(byte)
      guard contains(ranges.0, code) || contains(ranges.1, code) || contains(ranges.2, code) || contains(ranges.3, code)
      else { return nil }
      cursor.offset &+= 1
      return ()
    }

    @_alwaysEmitIntoClient @inline(__always) func contains(_ range: UInt64, _ code: UInt64) -> Bool {
      range &>> 32 <= code && code <= range & 0xFFFF_FFFF
    }

    /// Reads what is no character of ASCII, or of a class of many ranges.
    @usableFromInline @inline(never) func parseOther(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
      if let others = unsafe others {
        return unsafe others._withUnsafeGuaranteedRef { $0.characters.parse(input, &cursor) }
      }
      guard let scalar = input.scalar(at: cursor.offset) else { return nil }
      let code = UInt64(scalar.value)
      guard contains(ranges.0, code) || contains(ranges.1, code) || contains(ranges.2, code) || contains(ranges.3, code)
      else { return nil }
      cursor.offset &+= UTF8.width(scalar)
      return ()
    }
  }
}

/// A class of many ranges that is kept for good, and once: a grammar has few of them, and makes them again and again.
@usableFromInline final class KeptClass: Sendable {
  let characters: CharacterClass
  private let next = KeptList()

  private init(_ characters: CharacterClass) { self.characters = characters }

  private static let all = KeptList()

  /// The one that is kept of a class, which is kept from now on if none is.
  static func of(_ characters: CharacterClass) -> KeptClass {
    var list = all
    while true {
      let kept = list.first { KeptClass(characters) }
      if kept.characters == characters { return kept }
      list = kept.next
    }
  }

  /// A place for one, and what comes behind it.
  // Safe for the reasons of `Lazy`.
  @safe private final class KeptList: Sendable {
    private nonisolated(unsafe) let place: UnsafeMutablePointer<KeptClass?>

    init() {
      unsafe place = .allocate(capacity: 1)
      unsafe place.initialize(to: nil)
    }

    deinit {
      unsafe place.deinitialize(count: 1)
      unsafe place.deallocate()
    }

    /// What stands here, or is put here.
    func first(_ make: () -> KeptClass) -> KeptClass {
      #if hasFeature(Embedded)
        // There is one thread.
        if let known = unsafe place.pointee { return known }
        let made = make()
        unsafe place.pointee = made
        return made
      #else
        let known = unsafe _stdlib_atomicAcquiringLoadARCRef(object: place)
        if let known = unsafe known { return unsafe known.takeUnretainedValue() }
        return unsafe _stdlib_atomicAcquiringInitializeARCRef(object: place, desired: make()).takeUnretainedValue()
      #endif
    }
  }
}
