import Dispatch
import Foundation
import GrammarCombinators
import Lazy
import Testing

@Suite struct LazyTests {
  /// Counts how often something happens, on whatever thread.
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
  }

  private final class Object: Sendable {}

  @Test func madeWhenAskedForAndKept() {
    let count = Count()
    let made = Lazy {
      count.add()
      return Object()
    }
    #expect(count.value == 0)
    let first = made.object
    #expect(made.object === first)
    #expect(count.value == 1)
  }

  @Test("All threads get the same value")
  func threads() {
    for _ in 0..<200 {
      let made = Lazy { Object() }
      let values = (0..<8).map { _ in Locked<Object?>(nil) }
      DispatchQueue.concurrentPerform(iterations: values.count) { values[$0].set(made.object) }
      #expect(values.allSatisfy { $0.get() === made.object })
    }
  }

  private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { lock.withLock { value } }

    func set(_ value: Value) { lock.withLock { self.value = value } }
  }

  @Test("A grammar is laid out when a text is walked over, once")
  func interpreter() {
    let count = Count()
    let rule = Syntax.production(
      Production("rule", .rule) {
        count.add()
        return .literal("a")
      })
    let interpreter = Interpreter(rule)
    #expect(count.value == 0)
    func accepts(_ text: String) -> Bool {
      var cursor = Cursor()
      return interpreter.accepts(ContiguousArray(text.utf8).span, from: &cursor)
    }
    #expect(accepts("a"))
    let first = count.value
    #expect(first > 0)
    #expect(!accepts("b"))
    #expect(count.value == first)
  }
}
