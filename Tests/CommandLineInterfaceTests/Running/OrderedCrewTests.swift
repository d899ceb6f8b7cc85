import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct OrderedCrewTests {
  /// What is worked on: a number, and what became of it.
  private final class Item: @unchecked Sendable {
    var number = 0
    var result = 0
  }

  private static func crew(jobs: Int, work: @escaping @Sendable (Item) -> Void) -> OrderedCrew<Item> {
    OrderedCrew(jobs: jobs, makeItem: Item.init, work: work)
  }

  @Test(arguments: [1, 2, 3, 8])
  func order(jobs: Int) {
    // The first of each seven takes longest, so that others overtake it.
    let crew = Self.crew(jobs: jobs) { item in
      var value = item.number
      for _ in 0..<(item.number % 7 == 0 ? 100_000 : 10) { value = (value &* 31 &+ 7) % 1_000_003 }
      item.result = item.number * 2 + (value < 0 ? 1 : 0)
    }
    var results: [Int] = []
    for number in 0..<500 {
      let item = crew.next { results.append($0.result) }
      item.number = number
      crew.submit()
      if number == 250 {
        crew.finishAll { results.append($0.result) }
        #expect(results.count == 251)
      }
    }
    crew.finishAll { results.append($0.result) }
    #expect(results == (0..<500).map { $0 * 2 })
  }

  /// An item that nobody submits is given again.
  @Test(arguments: [1, 2])
  func itemNotSubmitted(jobs: Int) {
    let crew = Self.crew(jobs: jobs) { $0.result = 1 }
    let first = crew.next { _ in }
    #expect(crew.next { _ in } === first)
    crew.finishAll { _ in Issue.record("there is nothing to finish") }
  }

  @Test(arguments: [1, 2, 3])
  func failureToFinish(jobs: Int) {
    let crew = Self.crew(jobs: jobs) { $0.result = $0.number }
    var finished: [Int] = []
    #expect(throws: CommandFailure.closedPipe) {
      for number in 1...100 {
        let item = try crew.next { (item) throws(CommandFailure) in
          finished.append(item.result)
          if item.result == 5 { throw .closedPipe }
        }
        item.number = number
        crew.submit()
      }
    }
    crew.dismiss()
    #expect(finished == [1, 2, 3, 4, 5])
  }

  /// The work is done elsewhere as soon as there is more than one job.
  @Test func threads() {
    let threads = Monitor<Set<String>>([])
    for jobs in [1, 2] {
      let crew = Self.crew(jobs: jobs) { _ in
        let thread = "\(pthread_self())"
        threads.wait { _ = $0.insert(thread) }
      }
      for _ in 0..<jobs {
        _ = crew.next { _ in }
        crew.submit()
      }
      crew.finishAll { _ in }
    }
    threads.wait { #expect($0.count >= 2) }
  }
}
