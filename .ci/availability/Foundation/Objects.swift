open class NSObject: Hashable, CustomStringConvertible {
  public init() {}
  open var description: String { "" }
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  // Copied into programs for older systems.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

open class Thread: NSObject {
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open var stackSize = 0
  open func start() {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public static var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var processIdentifier: Int32 { 0 }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

extension Error {
  public var localizedDescription: String { "" }
}
