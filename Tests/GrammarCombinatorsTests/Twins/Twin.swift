/// A parser as a plain function from a text and a place: what a combinator is compared with.
///
/// It is written for clarity alone: an output is its description, and every miss is kept.
struct Twin: Sendable {
  let read: @Sendable (_ text: [UInt8], _ start: Int) -> Trace

  init(_ read: @escaping @Sendable (_ text: [UInt8], _ start: Int) -> Trace) { self.read = read }
}

/// Everything that can be known of one parse.
struct Trace: Hashable {
  var reply: Reply
  var misses: [Miss]

  /// Whether nothing else is tried.
  var isFinal: Bool

  init(_ reply: Reply, _ misses: [Miss] = [], isFinal: Bool = false) {
    self.reply = reply
    self.misses = misses
    self.isFinal = isFinal
  }
}

/// What a parser gives.
enum Reply: Hashable {
  case ok(String, end: Int)
  case fail

  var end: Int? { if case .ok(_, let end) = self { end } else { nil } }
}

/// Something that does not stand at an offset, by its name if it has one.
struct Miss: Hashable {
  let name: String?
  let offset: Int

  /// The number that stands there and runs on, if that is what is wrong.
  let number: Range<Int>?

  /// Whether it is heard from inside a token.
  var isLoud = false

  init(_ name: String?, at offset: Int) { (self.name, self.offset, number) = (name, offset, nil) }

  /// A number that runs on.
  init(number: Range<Int>) { (name, offset, self.number) = (nil, number.lowerBound, number) }

  /// What is left of it in a token: nothing but a number that runs on, at a place that is never the furthest.
  private init(silenced miss: Miss) { (name, offset, number) = (nil, -1, miss.number) }

  var silenced: Miss { isLoud ? self : Miss(silenced: self) }

  var loud: Miss {
    var miss = self
    miss.isLoud = true
    return miss
  }
}

extension Twin {
  /// This twin with its output and its misses turned into others, given where it began.
  func changing(
    output: @escaping @Sendable (_ output: String, _ start: Int, _ end: Int) -> String = { output, _, _ in output },
    misses: @escaping @Sendable (_ trace: Trace, _ start: Int) -> [Miss] = { trace, _ in trace.misses }
  ) -> Twin {
    Twin { text, start in
      let trace = read(text, start)
      guard case .ok(let value, let end) = trace.reply else {
        return Trace(.fail, misses(trace, start), isFinal: trace.isFinal)
      }
      return Trace(.ok(output(value, start, end), end: end), misses(trace, start))
    }
  }
}
