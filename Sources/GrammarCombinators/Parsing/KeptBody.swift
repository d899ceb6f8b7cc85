// A body with closures or classes of characters in it takes long to make and to copy. So it is made once, kept, and
// lent to whoever reads. The parts of its sequences and choices are functions of their own, since the compiler does
// not see through closures anyway. All of this is decided at compile time, and what nobody needs is not compiled. A
// body of literals and types, such as those of the dialects, is put into the code that uses it.

extension Parser {
  /// Whether it holds a closure, an object or another pointer. A pointer has more than 256 unused patterns of bits. The
  /// byte of an enum with cases has no more than 256 patterns in all.
  @_transparent @_alwaysEmitIntoClient static var holdsPointers: Bool {
    MemoryLayout<PatternsOfBits<Self>>.size == MemoryLayout<Self>.size
  }

  /// Whether it holds pointers and is not small. A small one is made as fast as a kept one is found.
  @_transparent @_alwaysEmitIntoClient static var isLarge: Bool {
    holdsPointers && MemoryLayout<Self>.size > 16
  }

  /// Reads as a part of a sequence or a choice: in a function of its own, if it holds pointers and is larger than a repetition with
  /// a closure behind it.
  ///
  /// In one function for all of them, the optimiser of Swift 6.3 would stop with "too many/large bit fields allocated in function".
  @_transparent @_alwaysEmitIntoClient
  func parsePart(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    Self.holdsPointers && MemoryLayout<Self>.size > 32 ? parseApart(input, &cursor) : parse(input, &cursor)
  }

  @_alwaysEmitIntoClient @inline(never) func parseApart(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    parse(input, &cursor)
  }

  /// Reads what the body of a type reads.
  ///
  /// - Parameters:
  ///   - type: the type that has the body. No other body may have it.
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

    /// The body of a type, if it is kept. It stays for good, so references to it need not be counted.
    @usableFromInline @inline(never) static func body(of type: Any.Type) -> Unmanaged<KeptBodies>? {
      let type = ObjectIdentifier(type)
      var place = unsafe list(of: type)
      while let kept = unsafe _stdlib_atomicAcquiringLoadARCRef(object: place) {
        if unsafe kept._withUnsafeGuaranteedRef({ $0.type == type }) { return unsafe kept }
        unsafe place = unsafe kept._withUnsafeGuaranteedRef { unsafe $0.next }
      }
      return nil
    }

    /// The body that is kept for its type from now on: this one, unless another thread was faster.
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

/// A value, or one of 256 others, which a pointer in the value has room for.
@frozen @usableFromInline enum PatternsOfBits<Value> {
  case value(Value)
  case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23,
    c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45,
    c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67,
    c68, c69, c70, c71, c72, c73, c74, c75, c76, c77, c78, c79, c80, c81, c82, c83, c84, c85, c86, c87, c88, c89,
    c90, c91, c92, c93, c94, c95, c96, c97, c98, c99, c100, c101, c102, c103, c104, c105, c106, c107, c108, c109,
    c110, c111, c112, c113, c114, c115, c116, c117, c118, c119, c120, c121, c122, c123, c124, c125, c126, c127, c128,
    c129, c130, c131, c132, c133, c134, c135, c136, c137, c138, c139, c140, c141, c142, c143, c144, c145, c146, c147,
    c148, c149, c150, c151, c152, c153, c154, c155, c156, c157, c158, c159, c160, c161, c162, c163, c164, c165, c166,
    c167, c168, c169, c170, c171, c172, c173, c174, c175, c176, c177, c178, c179, c180, c181, c182, c183, c184, c185,
    c186, c187, c188, c189, c190, c191, c192, c193, c194, c195, c196, c197, c198, c199, c200, c201, c202, c203, c204,
    c205, c206, c207, c208, c209, c210, c211, c212, c213, c214, c215, c216, c217, c218, c219, c220, c221, c222, c223,
    c224, c225, c226, c227, c228, c229, c230, c231, c232, c233, c234, c235, c236, c237, c238, c239, c240, c241, c242,
    c243, c244, c245, c246, c247, c248, c249, c250, c251, c252, c253, c254, c255
}
