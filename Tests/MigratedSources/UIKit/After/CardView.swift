// swift-format-ignore-file
import UIKit

/// A call for each way in which apps write a visual format.
final class CardView: Scene {
  let inset: CGFloat = 12
  let gap = 6
  var width = 44.5
  let box: NSNumber = 30

  static let cases: [(String, (CardView) -> () -> Void)] = [
    ("pins", pins), ("shares", shares), ("activates", activates), ("sums", sums), ("keeps", keeps), ("ranks", ranks),
    ("aligns", aligns), ("spaces", spaces), ("writesLongStrings", writesLongStrings), ("putsIn", putsIn),
    ("formats", formats), ("measures", measures), ("appends", appends), ("chooses", chooses), ("isEmpty", isEmpty),
    ("defers", defers), ("picks", picks), ("goesThrough", goesThrough), ("leavesAlone", leavesAlone),
    ("asks", asks), ("asksElsewhere", asksElsewhere), ("binds", binds),
  ]

  func pins() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      self.b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      self.b.widthAnchor.constraint(equalToConstant: 20),
      self.b.superview!.trailingAnchor.constraint(equalTo: self.b.trailingAnchor),
    ])
    self.addConstraints([
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: 8),
      a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -4),
      b.superview!.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 2),
      b.superview!.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: 30),
    ])
    self.addConstraints([a.widthAnchor.constraint(equalToConstant: 10)])
  }

  func shares() {

    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 4.5),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -2),
    ])
    addConstraints([
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 8),
    ])
  }

  func activates() {
    let views: [String: UIView] = [
      "a": a,
      "b": b,
    ]
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
    print(views.count)
  }

  func sums() {
    let constraint4 = a.heightAnchor.constraint(equalTo: b.heightAnchor)
    constraint4.priority = .init(rawValue: 600)
    NSLayoutConstraint.activate(
      [
        a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      ] +
      [
        a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
        constraint4,
      ]
        + [b.topAnchor.constraint(equalTo: b.superview!.topAnchor)])
  }

  func keeps() {
    let all = [
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 3),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 4),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 5),
    ]
    kept = [all[1], all.last!]
    let constraint4 = a.heightAnchor.constraint(equalToConstant: 7)
    constraint4.priority = .init(rawValue: 70)
    kept += [constraint4]
    kept.append([a.heightAnchor.constraint(equalToConstant: 7)][0])
    kept += made()
    kept.append(contentsOf: madeAtOnce())
  }

  func made() -> [NSLayoutConstraint] {
    let constraint4 = a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: 1)
    constraint4.priority = .init(rawValue: 10)
    return [constraint4]
  }

  func madeAtOnce() -> [NSLayoutConstraint] {
    [b.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)]
  }

  func ranks() {
    let high: Float = 700
    let constraint3 = 0
    let constraint4 = a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 10)
    constraint4.priority = .init(rawValue: 250)
    let constraint5 = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    constraint5.priority = .init(rawValue: Float(high))
    let constraint6 = a.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    constraint6.priority = .init(rawValue: 999.5)
    addConstraints([
      constraint4,
      constraint5,
      constraint6,
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
    let constraint7 = b.heightAnchor.constraint(equalToConstant: CGFloat(constraint3))
    constraint7.priority = .init(rawValue: 2)
    addConstraints([
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 1),
      constraint7,
    ])
  }

  func aligns() {
    addConstraints([
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    addConstraints([
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 2),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    addConstraints([b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3)])
  }

  func spaces() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.layoutMarginsGuide.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.superview!.layoutMarginsGuide.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
    addConstraints([
      a.topAnchor.constraint(equalTo: a.superview!.layoutMarginsGuide.topAnchor),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.superview!.layoutMarginsGuide.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
  }

  func writesLongStrings() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 9),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
    ])
    addConstraints([
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
      a.superview!.bottomAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    addConstraints([b.topAnchor.constraint(equalTo: b.superview!.topAnchor)])
  }

  func putsIn() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: inset),
      a.widthAnchor.constraint(equalToConstant: CGFloat(gap)),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: CGFloat(gap + 1)),
      b.widthAnchor.constraint(equalToConstant: CGFloat(size(3, ")"))),
    ])
    let constraint4 = a.topAnchor.constraint(greaterThanOrEqualTo: a.superview!.topAnchor, constant: CGFloat(self.width))
    constraint4.priority = .init(rawValue: Float(inset))
    addConstraints([
      constraint4,
      a.heightAnchor.constraint(equalToConstant: 40),
    ])
    addConstraints([
      b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: CGFloat(gap)),
      b.heightAnchor.constraint(equalToConstant: CGFloat(width)),
    ])
    addConstraints([
      b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: CGFloat(gap)),
      b.heightAnchor.constraint(equalToConstant: CGFloat(width)),
    ])
  }

  func size(_ number: Int, _ text: String) -> Int { number + text.count }

  func formats() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }

  func measures() {
    addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: inset),
      a.widthAnchor.constraint(equalToConstant: CGFloat(self.width)),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: CGFloat(gap)),
      b.widthAnchor.constraint(equalToConstant: CGFloat(box.doubleValue)),
    ])
    addConstraints([a.heightAnchor.constraint(equalToConstant: CGFloat(gap))])
  }

  func appends() {
    var constraints1: [NSLayoutConstraint] = []
    constraints1 += [
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      a.superview!.trailingAnchor.constraint(equalTo: a.trailingAnchor),
    ]
    let constraint4 = a.heightAnchor.constraint(equalToConstant: 1)
    constraint4.priority = .init(rawValue: 1)
    constraints1.append(contentsOf: [
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
      constraint4,
      a.superview!.bottomAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    NSLayoutConstraint.activate(constraints1)
  }

  func chooses() {
    if gap > 5 {
      let constraint4 = a.widthAnchor.constraint(equalToConstant: 8)
      constraint4.priority = .init(rawValue: 9)
      addConstraints([
        a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
        constraint4,
      ])
    } else {
      addConstraints([b.leadingAnchor.constraint(equalTo: b.superview!.leadingAnchor)])
    }
    switch gap {
    case 6:
      let constraint5 = b.heightAnchor.constraint(equalToConstant: 8)
      constraint5.priority = .init(rawValue: 9)
      addConstraints([constraint5])
    default: break
    }
  }

  func isEmpty() {
    let none = [NSLayoutConstraint]()
    kept = none
  }

  func defers() {
    let layOut = { [unowned self] in
      let constraint4 = self.a.widthAnchor.constraint(equalToConstant: 1)
      constraint4.priority = .init(rawValue: 1)
      self.addConstraints([constraint4])
    }
    layOut()
    lazyConstraints.forEach { addConstraint($0) }
  }

  lazy var lazyConstraints = [b.heightAnchor.constraint(equalToConstant: 9)]

  func picks() {
    addConstraints(gap > 5 ? [
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 8),
    ] : [b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor)])
    NSLayoutConstraint.activate((gap == 5 ? [
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    ] : [
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 3),
      b.superview!.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ])
      + (gap <= 5 ? [NSLayoutConstraint]() : [a.heightAnchor.constraint(equalToConstant: CGFloat(gap))]))
    kept = (inset > 3 ? [a.widthAnchor.constraint(equalToConstant: 2)] : [a.widthAnchor.constraint(equalToConstant: 3)])
    kept += pickedAtOnce(false) + picked(true)
    kept += [kept.isEmpty ? a.widthAnchor.constraint(equalTo: b.widthAnchor) : a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)]
  }

  func picked(_ isWide: Bool) -> [NSLayoutConstraint] {
    return isWide ? [a.widthAnchor.constraint(equalToConstant: 4)] : [a.widthAnchor.constraint(equalToConstant: 5)]
  }

  func pickedAtOnce(_ isWide: Bool) -> [NSLayoutConstraint] {
    isWide ? [a.widthAnchor.constraint(equalToConstant: 4)] : [a.widthAnchor.constraint(equalToConstant: 5)]
  }

  func goesThrough() {
    for constraints4 in [[
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 2),
      b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ], [a.topAnchor.constraint(equalTo: a.superview!.topAnchor)], [
      b.topAnchor.constraint(equalTo: b.superview!.topAnchor),
      b.heightAnchor.constraint(equalToConstant: CGFloat(gap)),
    ]] {
      addConstraints(constraints4)
    }
    let constraint5 = a.heightAnchor.constraint(equalToConstant: 9)
    constraint5.priority = .init(rawValue: 9)
    for constraints6 in [[constraint5], [NSLayoutConstraint]()] {
      kept += constraints6
    }
    for constraints7 in [
      [a.widthAnchor.constraint(equalToConstant: 20)],
      [a.heightAnchor.constraint(equalToConstant: 30)],
    ] { NSLayoutConstraint.activate(constraints7) }
    for constraint8 in [a.widthAnchor.constraint(equalTo: b.widthAnchor), a.heightAnchor.constraint(equalToConstant: 4)] {
      addConstraint(constraint8)
    }
  }

  func leavesAlone() {
    for format in ["H:|[a]|", "V:|[a]|"] {
      print(format)
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a]))
    }
    addConstraints([b.heightAnchor.constraint(equalToConstant: 3)])
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(4)]", /* why */ options: [], metrics: nil, views: ["b": b]))
    var views = ["b": b]
    views["a"] = a
    addConstraints([b.heightAnchor.constraint(equalToConstant: 5)])
    // constraint-grammar:disable
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(6)]", options: [], metrics: nil, views: ["b": b]))
    addConstraints([b.heightAnchor.constraint(equalToConstant: 7)])
  }

  var shown: UIView { gap > 5 ? a : b }
  lazy var quiet: UIView = { let view = UIView(); view.translatesAutoresizingMaskIntoConstraints = false; return view }()
  lazy var added: UIView = { let view = UIView(); self.addSubview(view); kept = []; return view }()
  var current = UIView()
  var fresh: UIView { kept = kept.reversed(); return b }

  func tick() -> Int { kept = []; return 3 }

  func replace() -> UIView {
    current = b
    return self
  }

  func asks() {
    current = a
    a.superview?.addConstraints([
      a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 3),
    ])
    addConstraints([shown.topAnchor.constraint(equalTo: shown.superview!.topAnchor)])
    replace().addConstraints([current.widthAnchor.constraint(equalToConstant: 4)])
    addSubview(inner)
    addConstraints([a.leadingAnchor.constraint(equalTo: current.trailingAnchor, constant: 5)])
  }

  func asksElsewhere() {
    current = a
    UIView().superview?.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(3@4)]", options: [], metrics: nil, views: ["a": UIView()]))
    inner.superview?.superview?.superview?.superview?.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(3@4)]", options: [], metrics: nil, views: ["a": outer]))
    replace().addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[current(4@5)]", options: [], metrics: nil, views: ["current": current]))
    current = a
    let currentView = current
    _ = replace()
    addConstraints([currentView.heightAnchor.constraint(equalToConstant: 6)])
    kept = [a.widthAnchor.constraint(equalToConstant: 7)]
    _ = tick()
    addConstraints([a.widthAnchor.constraint(equalToConstant: 8)])
    kept = [
      a.widthAnchor.constraint(equalToConstant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 9),
    ]
    _ = added
    addConstraints([a.widthAnchor.constraint(equalToConstant: 9)])
    kept = [
      a.widthAnchor.constraint(equalToConstant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 9),
    ]
    let freshView = fresh
    addConstraints([
      freshView.heightAnchor.constraint(equalToConstant: 9),
      a.topAnchor.constraint(equalTo: freshView.bottomAnchor, constant: 10),
      freshView.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 11),
    ])
  }

  var other = UIView()
  var mirror: UIView { current }
  var swapped: UIView { get { swap(&current, &other); return other } set { current = newValue } }
  func turn() -> UIView { swap(&current, &other); return current }
  func later(_ block: () -> Void) { swap(&current, &other); block() }

  func binds() {
    (current, other) = (a, b)
    let v = mirror
    let w = turn()
    let views = ["v": v, "w": w]
    let constraint4 = w.widthAnchor.constraint(equalToConstant: 3)
    constraint4.priority = .init(rawValue: 4)
    addConstraints([
      v.widthAnchor.constraint(equalToConstant: 1),
      w.leadingAnchor.constraint(greaterThanOrEqualTo: v.trailingAnchor, constant: 2),
      constraint4,
    ])
    print(views.count)
    let m = CGFloat(tick())
    later {
      self.addConstraints([
        v.heightAnchor.constraint(equalToConstant: m),
        w.topAnchor.constraint(greaterThanOrEqualTo: v.bottomAnchor, constant: 4),
      ])
    }
    current.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(5)]", options: [], metrics: nil, views: ["v": swapped]))
    addConstraintsWithFormat("H:[v0(6)]", views: inner, swapped)
    let constraint5 = a.widthAnchor.constraint(equalToConstant: 1)
    constraint5.priority = .init(rawValue: 11)
    [[constraint5], [a.heightAnchor.constraint(equalToConstant: 2)]].forEach { addConstraints($0) }
    kept += [[a.widthAnchor.constraint(equalToConstant: 12)], [
      a.topAnchor.constraint(equalTo: a.superview!.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 13),
    ]].flatMap { constraints6 in
      constraints6
    }
    let vView = current
    swapped = b
    addConstraints([vView.widthAnchor.constraint(equalToConstant: 7)])
    var text = "H:[v(8)]"
    addConstraints([a.widthAnchor.constraint(equalToConstant: 8)])
    text = "H:[" + "v(9)]"
    addConstraints([a.widthAnchor.constraint(equalToConstant: 9)])
  }

  func makeViews() -> [String: UIView] { ["b": b] }

  func pin(_ format: String, _ views: [String: UIView]) {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
  }
}
