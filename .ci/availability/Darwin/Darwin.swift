// Stands in for Apple's C library. The declarations that Swift can't read from C are in Swift there, too.

@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }

public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }

public typealias sig_t = @convention(c) (Int32) -> Void

public var SIG_DFL: sig_t? { nil }

public var SIG_IGN: sig_t { { _ in } }

@discardableResult public func signal(_ number: Int32, _ handler: sig_t?) -> sig_t? { nil }
