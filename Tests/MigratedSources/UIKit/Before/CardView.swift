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
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b(20)]|", options: [], metrics: nil, views: ["a": a, "b": self.b]))
    self.addConstraints(NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-8-[a(>=b)]-(-4)-[b]-(>=2,<=30)-|",
      options: [],
      metrics: nil,
      views: ["a": a, "b": b] as [String: Any]))
    self.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a(10)]", options: [], metrics: nil, views: ["a": a]))
  }

  func shares() {
    let views = ["a": a, "b": b]
    let metrics = ["m": 8, "n": 4.5, "p": -2]

    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-m-[a]-n-[b]-p-|", options: [], metrics: metrics, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(m)]", options: [], metrics: metrics, views: views))
  }

  func activates() {
    let views: [String: UIView] = [
      "a": a,
      "b": b,
    ]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-5-[b]|", metrics: nil, views: views))
    print(views.count)
  }

  func sums() {
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b]|", options: [], metrics: nil, views: views) +
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(==b@600)]", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[b]", options: [], metrics: nil, views: views))
  }

  func keeps() {
    let all = NSLayoutConstraint.constraints(withVisualFormat: "H:|-3-[a]-4-[b]-5-|", options: [], metrics: nil, views: ["a": a, "b": b])
    kept = [all[1], all.last!]
    kept += NSLayoutConstraint.constraints(withVisualFormat: "V:[a(7@70)]", options: [], metrics: nil, views: ["a": a])
    kept.append(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(7)]", options: [], metrics: nil, views: ["a": a])[0])
    kept += made()
    kept.append(contentsOf: madeAtOnce())
  }

  func made() -> [NSLayoutConstraint] {
    return NSLayoutConstraint.constraints(withVisualFormat: "V:|-1@10-[a]", options: [], metrics: nil, views: ["a": a])
  }

  func madeAtOnce() -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: "V:[b(>=1)]", options: [], metrics: nil, views: ["b": b])
  }

  func ranks() {
    let views = ["a": a, "b": b]
    let high: Float = 700
    let constraint3 = 0
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-(10@250)-[a(>=20@high,<=30@999.5)]-[b]|", options: [], metrics: ["high": high], views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-(1@1000)-[b(constraint@2)]", options: [], metrics: ["constraint": constraint3], views: views))
  }

  func aligns() {
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a]-1-[b]", options: .alignAllTop, metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a]-2-[b]", options: [.alignAllTop, .directionLeftToRight], metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a]-3-[b]", options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: views))
  }

  func spaces() {
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-[b]-|", options: [], metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-[b]-|", options: [], metrics: nil, views: views))
  }

  func writesLongStrings() {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: """
      H:|-9-[a]\
      -8-[b]
      """, options: [], metrics: nil, views: ["a": a, "b": b]))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: #"V:|[a]|"#, options: [], metrics: nil, views: ["a": a]))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:\u{7C}[b]", options: [], metrics: nil, views: ["b": b]))
  }

  func putsIn() {
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(inset)-[a(\(gap))]-\(gap + 1)-[b(\(size(3, ")")))]", options: [], metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-(>=\(self.width)@\(inset))-[a(\(40))]", options: [], metrics: nil, views: views))
    let format = String(format: "V:|-%d-[b(%f)]", gap, width)
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String(format: "V:|-%d-[b(%f)]", gap, width), options: [], metrics: nil, views: views))
  }

  func size(_ number: Int, _ text: String) -> Int { number + text.count }

  func formats() {
    let format = "H:|[a]-3-[b]|"
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b]))
  }

  func measures() {
    let metrics: [String: Any] = ["inset": inset, "gap": gap, "width": self.width, "box": box, "w": CGFloat(gap)]
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-inset-[a(width)]-gap-[b(box)]", options: [], metrics: metrics, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(w)]", options: [], metrics: metrics, views: views))
  }

  func appends() {
    var constraints1: [NSLayoutConstraint] = []
    constraints1 += NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: ["a": a])
    constraints1.append(contentsOf: NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(1@1)]|", options: [], metrics: nil, views: ["a": a]))
    NSLayoutConstraint.activate(constraints1)
  }

  func chooses() {
    let views = ["a": a, "b": b]
    if gap > 5 {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(8@9)]", options: [], metrics: nil, views: views))
    } else {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[b]", options: [], metrics: nil, views: views))
    }
    switch gap {
    case 6:
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(8@9)]", options: [], metrics: nil, views: views))
    default: break
    }
  }

  func isEmpty() {
    let none = NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: ["a": a])
    kept = none
  }

  func defers() {
    let layOut = { [unowned self] in
      self.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(1@1)]", options: [], metrics: nil, views: ["a": self.a]))
    }
    layOut()
    lazyConstraints.forEach { addConstraint($0) }
  }

  lazy var lazyConstraints = NSLayoutConstraint.constraints(withVisualFormat: "V:[b(9)]", options: [], metrics: nil, views: ["b": b])

  func picks() {
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: gap > 5 ? "H:|[a(8)]" : "H:[b]|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: (gap == 5 ? "V:|[a]-[b]" : "V:[a]-3-[b]|"), options: [], metrics: nil, views: views)
      + NSLayoutConstraint.constraints(withVisualFormat: gap <= 5 ? "V:[a]" : "V:[a(\(gap))]", options: [], metrics: nil, views: views))
    kept = NSLayoutConstraint.constraints(withVisualFormat: inset > 3 ? "[a(2)]" : "[a(3)]", options: [], metrics: nil, views: views)
    kept += pickedAtOnce(false) + picked(true)
    kept += [NSLayoutConstraint(expressionFormat: kept.isEmpty ? "a.width = b.width" : "a.height = b.width * 2", parameters: ["a": a, "b": b])]
  }

  func picked(_ isWide: Bool) -> [NSLayoutConstraint] {
    return NSLayoutConstraint.constraints(withVisualFormat: isWide ? "[a(4)]" : "[a(5)]", options: [], metrics: nil, views: ["a": a])
  }

  func pickedAtOnce(_ isWide: Bool) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: isWide ? "[a(4)]" : "[a(5)]", options: [], metrics: nil, views: ["a": a])
  }

  func goesThrough() {
    let views = ["a": a, "b": b]
    for format in ["H:|[a]-2-[b]|", "V:|[a]", "V:|[b(\(gap))]"] {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    for format in ["V:[a(9@9)]", "V:[b]"] {
      kept += NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
    }
    for format in [
      "H:[a(20)]",
      "V:[a(30)]",
    ] { NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)) }
    for text in ["a.width = b.width", "a.height = 4"] {
      addConstraint(NSLayoutConstraint(expressionFormat: text, parameters: views))
    }
  }

  func leavesAlone() {
    for format in ["H:|[a]|", "V:|[a]|"] {
      print(format)
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a]))
    }
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(3)]", options: [], metrics: nil, views: makeViews()))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(4)]", /* why */ options: [], metrics: nil, views: ["b": b]))
    var views = ["b": b]
    views["a"] = a
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(5)]", options: [], metrics: nil, views: views))
    // constraint-grammar:disable
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(6)]", options: [], metrics: nil, views: ["b": b]))
    pin("V:[b(7)]", ["b": b])
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
    a.superview?.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(3)]", options: [], metrics: nil, views: ["a": a]))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[shown]", options: [], metrics: nil, views: ["shown": shown, "quiet": quiet]))
    replace().addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[current(4)]", options: [], metrics: nil, views: ["current": current]))
    let views = ["a": a, "current": current]
    addSubview(inner)
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[current]-5-[a]", options: [], metrics: nil, views: views))
  }

  func asksElsewhere() {
    current = a
    UIView().superview?.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(3@4)]", options: [], metrics: nil, views: ["a": UIView()]))
    inner.superview?.superview?.superview?.superview?.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(3@4)]", options: [], metrics: nil, views: ["a": outer]))
    replace().addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[current(4@5)]", options: [], metrics: nil, views: ["current": current]))
    current = a
    let views = ["current": current]
    _ = replace()
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[current(6)]", options: [], metrics: nil, views: views))
    kept = NSLayoutConstraint.constraints(withVisualFormat: "H:[a(7)]", options: [], metrics: nil, views: ["a": a])
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(8)]", options: [], metrics: ["m": tick()], views: ["a": a]))
    kept = NSLayoutConstraint.constraints(withVisualFormat: "H:[a(8)]-9-[b]", options: [], metrics: nil, views: ["a": a, "b": b])
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(9)]", options: [], metrics: nil, views: ["a": a, "added": added]))
    kept = NSLayoutConstraint.constraints(withVisualFormat: "H:[a(8)]-9-[b]", options: [], metrics: nil, views: ["a": a, "b": b])
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[fresh(9)]-10-[a]-(>=11)-[fresh]", options: [], metrics: nil, views: ["a": a, "fresh": fresh]))
  }

  var other = UIView()
  var mirror: UIView { current }
  var swapped: UIView { get { swap(&current, &other); return other } set { current = newValue } }
  func turn() -> UIView { swap(&current, &other); return current }
  func later(_ block: () -> Void) { swap(&current, &other); block() }

  func binds() {
    (current, other) = (a, b)
    let views = ["v": mirror, "w": turn()]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(1)]-(>=2)-[w(3@4)]", options: [], metrics: nil, views: views))
    print(views.count)
    let metrics: [String: CGFloat] = ["m": CGFloat(tick()), "n": 4]
    later {
      self.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[v(m)]-(>=n)-[w]", options: [], metrics: metrics, views: views))
    }
    current.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(5)]", options: [], metrics: nil, views: ["v": swapped]))
    addConstraintsWithFormat("H:[v0(6)]", views: inner, swapped)
    ["H:[v(1@11)]", "V:[v(2)]"].forEach { addConstraints(NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: ["v": a])) }
    kept += ["H:[v(12)]", "V:|[v(13)]"].flatMap { text in
      NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: ["v": a])
    }
    let named = ["v": current]
    swapped = b
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[v(7)]", options: [], metrics: nil, views: named))
    var text = "H:[v(8)]"
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: ["v": a]))
    text = "H:[" + "v(9)]"
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: ["v": a]))
  }

  func makeViews() -> [String: UIView] { ["b": b] }

  func pin(_ format: String, _ views: [String: UIView]) {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
  }
}
