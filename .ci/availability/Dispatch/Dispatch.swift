// Stands in for Dispatch, with what is used.

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public var uptimeNanoseconds: UInt64 { 0 }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}

public final class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

open class DispatchQueue: @unchecked Sendable {
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
