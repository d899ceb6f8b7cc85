/// What waits for a rule, and goes on where the rule ends.
extension DerivationChart {
  struct Waiting: Hashable {
    var place: Int32
    var rule: Int32

    /// Both in one number, which is hashed faster.
    fileprivate var number: UInt64 { UInt64(UInt32(place)) << 32 | UInt64(UInt32(rule)) }
  }

  /// The items that wait for the same rule at the same place, as a list that ``Item/nextWaiter`` links.
  struct Waiters {
    var first: Int32
    var last: Int32
    /// What ``top(of:)`` gives, once it is found.
    var top: Int32?
    /// Whether that is looked for, or found.
    var isFollowed = false
  }

  private subscript(key: Waiting) -> Waiters? {
    get { waiting[key.number] }
    set { waiting[key.number] = newValue }
  }

  /// Puts an item among those that wait for a rule at a place.
  ///
  /// - Returns: whether it is the first one.
  mutating func wait(_ index: Int32, for key: Waiting) -> Bool {
    guard let last = self[key]?.last else {
      self[key] = Waiters(first: index, last: index)
      return true
    }
    items[Int(last)].nextWaiter = index
    self[key]?.last = index
    return false
  }

  /// The last item that ends where a rule ends which began at a place, if only one item waits for each rule on the
  /// way.
  ///
  /// Lists that contain themselves at their end would otherwise be ended as often as they have elements, behind each of them.
  ///
  /// See J. M. I. M. Leo, "A general context-free parsing algorithm running in linear time on every LR(k) grammar without using
  /// lookahead" (1991).
  private mutating func top(of key: Waiting) -> Int32? {
    var way: [Waiting] = []
    var next = key
    var top: Int32?
    while let waiters = self[next] {
      if let known = waiters.top { top = known }
      // What contains itself alone is gone through once.
      guard !waiters.isFollowed, waiters.first == waiters.last else { break }
      let waiter = items[Int(waiters.first)]
      guard rules.states[Int(waiter.state) + 1].next == nil else { break }
      self[next]?.isFollowed = true
      way.append(next)
      top = waiters.first
      next = Waiting(place: waiter.origin, rule: rules.states[Int(waiter.state)].rule)
    }
    if let top { for key in way { self[key]?.top = top } }
    return top
  }

  /// The items that wait for a rule at a place.
  func waiters(for key: Waiting) -> [Item] { waiterNumbers(for: key).map { items[Int($0)] } }

  /// The numbers of the items that wait for a rule at a place.
  func waiterNumbers(for key: Waiting) -> [Int32] {
    var all: [Int32] = []
    var next = self[key]?.first ?? -1
    while next >= 0 {
      all.append(next)
      next = items[Int(next)].nextWaiter
    }
    return all
  }

  /// Makes the items between an item and the part it ends with, which ``top(of:)`` has left out.
  mutating func unfold(_ index: Int32) {
    let whole = items[Int(index)]
    guard whole.child >= 0, case .rule(let rule) = rules.states[Int(whole.state) - 1].next else { return }
    var child = whole.child
    while true {
      let part = items[Int(child)]
      let key = Waiting(place: part.origin, rule: rules.states[Int(part.state)].rule)
      if key == Waiting(place: items[Int(whole.before)].end, rule: rule) { break }
      guard let waiter = self[key]?.first else { break }
      items.append(item(behind: waiter, to: part.end, over: child))
      child = Int32(items.count - 1)
    }
    items[Int(index)].child = child
  }

  /// Goes on with what waits for the rule of an item, which ends at a place.
  mutating func end(_ index: Int32, at place: Int) {
    let item = items[Int(index)]
    let key = Waiting(place: item.origin, rule: rules.states[Int(item.state)].rule)
    // More items may come to wait at the place where the rule begins, so an empty rule has no top.
    if item.origin < item.end, let top = top(of: key) { return advance(top, to: place, over: index) }
    var next = self[key]?.first ?? -1
    while next >= 0 {
      let waiter = next
      next = items[Int(waiter)].nextWaiter
      advance(waiter, to: place, over: index)
    }
  }
}
