import SentenceGeneration

/// Random choices that are the same in every version of the standard library.
struct Choices {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int(generator.next() >> 11) % limit }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// Whether something that happens once in `count` times happens now.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }
}
