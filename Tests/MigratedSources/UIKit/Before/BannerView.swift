// swift-format-ignore-file
import UIKit

extension UIView {
    func add(_ format: String, naming views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }

    @discardableResult
    func arrange(format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]) -> [NSLayoutConstraint] {
        let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
        NSLayoutConstraint.activate(made)
        return made
    }

    func addAll(_ formats: [String], views: [String: UIView]) {
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }

    func addEach(_ formats: [String], metrics: [String: Any], views: [String: UIView]) {
        formats.forEach { addConstraints(NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: metrics, views: views)) }
    }

    func made(_ format: String, of views: [String: UIView]) -> [NSLayoutConstraint] {
        return NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
    }

    func align(format: String, options: NSLayoutConstraint.FormatOptions = [], views: UIView...) {
        var named = [String: UIView]()
        for (index, view) in views.enumerated() {
            named["v\(index)"] = view
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: named))
    }

    func stack(format: String, views: UIView..., activates: Bool = false) {
        var named = [String: UIView]()
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            named["v\(index)"] = view
        }
        let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: named)
        if activates {
            NSLayoutConstraint.activate(made)
        } else {
            addConstraints(made)
        }
    }

    func embed(_ formats: [String], of views: [String: UIView], in box: UIView) {
        views.values.forEach { box.addSubview($0) }
        for format in formats {
            box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}

/// A call for each kind of helper that hands its text on.
final class BannerView: Scene {
    static let cases: [(String, (BannerView) -> () -> Void)] = [
        ("own", own), ("declared", declared), ("handedOn", handedOn), ("given", given), ("withOptions", withOptions),
        ("shadowed", shadowed), ("reaching", reaching), ("constants", constants), ("added", added),
    ]

    func hang(_ format: String) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["v0": a, "v1": self.b]))
    }

    func fix(format: String, metrics: [String: Any]?) {
        let views: [String: UIView] = ["first": a, "inside": inner]

        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
    }

    func own() {
        hang("H:|[v0]-4-[v1(20@500)]|")
        self.hang("V:|[v1]")
    }

    func declared() {
        fix(format: "H:|[inside(m)]", metrics: ["m": 12])
        fix(format: "V:[first(9)]", metrics: nil)
    }

    func handedOn() {
        let views = ["a": a, "b": b]
        add("H:|-[a][b(==a@3)]", naming: views)
        a.add("V:[inner]-2-|", naming: ["inner": inner])
    }

    func given() {
        kept = arrange(format: "H:[a(m)]", metrics: ["m": 7], views: ["a": a])
        arrange(format: "H:[a]-3-[b]", options: .alignAllTop, views: ["a": a, "b": b])
        addConstraints(made("V:|[b]", of: ["b": b]))
        addAll(["H:|[a][b]|", "V:[a(1@2)]"], views: ["a": a, "b": b])
        addEach(["H:[a(m)]", "V:|[b]|"], metrics: ["m": 31], views: ["a": a, "b": b])
        for format in ["H:|-6-[a]", "V:[a(8)]"] {
            let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a])
            addConstraints(made)
        }
    }

    func withOptions() {
        align(format: "H:[v0]-1-[v1]", options: [.alignAllTop], views: a, b)
        align(format: "V:|[v0]", views: b)
    }

    func reaching() {
        var views: [String: UIView] = ["a": a]
        let options: NSLayoutConstraint.FormatOptions = [.alignAllTop]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", options: [], metrics: nil, views: views))
        if a.superview === self {
            views["b"] = b
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-5-[b]", options: options, metrics: nil, views: views))
        }
        views["a"] = inner
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(21)]", options: [], metrics: nil, views: views))
        views = ["a": b]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(22)]", options: [], metrics: nil, views: views))
        for width in [1, 2] {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(\(width))]", options: [], metrics: nil, views: views))
            views["a"] = a
        }
    }

    private static let sizes = ["m": 14]
    private lazy var rows: [String: UIView] = ["badge": badge]
    private var parts: [String: UIView] = [:]
    private let badge = UIView()
    private var mark: UIView!

    func constants() {
        mark = UIView()
        addSubview(badge)
        addSubview(mark)
        parts = ["badge": badge, "mark": mark]
        layOutParts()
    }

    private func layOutParts() {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[mark(m)]-2-[badge]", options: [], metrics: BannerView.sizes, views: parts))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[badge(7)]", options: [], metrics: nil, views: self.parts))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[badge]", options: [], metrics: nil, views: rows))
    }

    func added() {
        a.stack(format: "H:|[v0]-3-[v1]|", views: b, inner, activates: true)
        stack(format: "V:[v0(5)]", views: inner, a)
        outer.embed(["H:|[b]|", "V:[b(7)]"], of: ["b": b], in: inner)
    }

    func shadowed() {
        let a = UIView()
        addSubview(a)
        hang("V:[v0(6)]")
    }
}
