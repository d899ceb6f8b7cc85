// A body with closures or classes of characters in it is dear to make, and dear to copy. So it is made once, kept, and lent
// to whoever reads; and the parts of its sequences and choices are functions of their own, since the compiler does not see
// through closures anyway. All of this is decided at compile time, and what nobody needs is not compiled: a body of literals and
// types, such as those of the dialects, is put into what uses it.

extension Parser {
  /// Whether it may hold a closure, an object or another pointer. These leave patterns of bits unused that do for `nil`, and
  /// so do cases of an enum.
  @_transparent @_alwaysEmitIntoClient static var holdsPointers: Bool {
    MemoryLayout<Self?>.size == MemoryLayout<Self>.size
  }

  /// Whether it may hold pointers and is not small: what is small is made as fast as it is found.
  @_transparent @_alwaysEmitIntoClient static var isLarge: Bool {
    holdsPointers && MemoryLayout<Self>.size > 16
  }

  /// Reads as a part of a sequence or a choice: in a function of its own, if it is large.
  ///
  /// In one function for all of them, the optimiser of Swift 6.3 would stop with "too many/large bit fields allocated in function".
  @_transparent @_alwaysEmitIntoClient
  func parsePart(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    Self.isLarge ? parseApart(input, &cursor) : parse(input, &cursor)
  }

  @_alwaysEmitIntoClient @inline(never) func parseApart(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    parse(input, &cursor)
  }

  /// Reads what the body of a type reads.
  ///
  /// - Parameters:
  ///   - type: stands for the body, and for no other.
  ///   - make: makes the body, where none is kept yet.
  @_alwaysEmitIntoClient @inline(__always)
  static func parseKept(
    of type: Any.Type, _ make: () -> Self, _ input: Span<UInt8>, _ cursor: inout Cursor
  ) -> Output? {
    #if hasFeature(Embedded)
      make().parse(input, &cursor)
    #else
      // What is kept is kept for good.
      let body = unsafe KeptBodies.body(of: type) ?? make().kept(of: type)
      return unsafe body._withUnsafeGuaranteedRef {
        // Only a body of this type is kept as that of its owner.
        unsafe unsafeDowncast($0, to: KeptBody<Output>.self).read(input, &cursor)
      }
    #endif
  }

  #if !hasFeature(Embedded)
    // The closure is made here, where all of the body is known.
    @_alwaysEmitIntoClient @inline(never) func kept(of type: Any.Type) -> Unmanaged<KeptBodies> {
      unsafe KeptBodies.keep(KeptBody<Output>(of: type) { input, cursor in parse(input, &cursor) })
    }
  #endif
}

#if !hasFeature(Embedded)
  /// The body of a type, made once.
  @usableFromInline final class KeptBody<Output>: KeptBodies, @unchecked Sendable {
    // A closure needs no description of the body's type, which would be long.
    @usableFromInline let read: @Sendable (Span<UInt8>, inout Cursor) -> Output?

    @usableFromInline init(of type: Any.Type, _ read: @escaping @Sendable (Span<UInt8>, inout Cursor) -> Output?) {
      self.read = read
      super.init(of: type)
    }
  }

  /// All bodies that are kept: for each remainder of a type's address a list.
  // Safe because what the pointers point to is never taken away; it is empty at first, and never changes once something has
  // been put there, which is done atomically, as in `Lazy`.
  @safe @usableFromInline class KeptBodies: @unchecked Sendable {
    private let type: ObjectIdentifier
    private let next: UnsafeMutablePointer<KeptBodies?>

    @usableFromInline init(of type: Any.Type) {
      self.type = ObjectIdentifier(type)
      unsafe next = Self.places(1)
    }

    private static func places(_ count: Int) -> UnsafeMutablePointer<KeptBodies?> {
      let places = UnsafeMutablePointer<KeptBodies?>.allocate(capacity: count)
      unsafe places.initialize(repeating: nil, count: count)
      return unsafe places
    }

    private static let listCount = 256
    private nonisolated(unsafe) static let lists = unsafe places(listCount)

    private static func list(of type: ObjectIdentifier) -> UnsafeMutablePointer<KeptBodies?> {
      let bits = UInt(bitPattern: type)
      return unsafe lists + Int(bitPattern: (bits &>> 3 ^ bits &>> 11) & UInt(listCount - 1))
    }

    /// The one of a type, if it is kept. Nobody has to count who refers to it.
    @usableFromInline @inline(never) static func body(of type: Any.Type) -> Unmanaged<KeptBodies>? {
      let type = ObjectIdentifier(type)
      var place = unsafe list(of: type)
      while let kept = unsafe _stdlib_atomicAcquiringLoadARCRef(object: place) {
        if unsafe kept._withUnsafeGuaranteedRef({ $0.type == type }) { return unsafe kept }
        unsafe place = unsafe kept._withUnsafeGuaranteedRef { unsafe $0.next }
      }
      return nil
    }

    /// The one of its type that is kept from now on, unless another thread was faster.
    @usableFromInline @inline(never) static func keep(_ body: KeptBodies) -> Unmanaged<KeptBodies> {
      var place = unsafe list(of: body.type)
      while true {
        let kept = unsafe _stdlib_atomicAcquiringInitializeARCRef(object: place, desired: body)
        if unsafe kept._withUnsafeGuaranteedRef({ $0.type == body.type }) { return unsafe kept }
        unsafe place = unsafe kept._withUnsafeGuaranteedRef { unsafe $0.next }
      }
    }
  }
#endif
