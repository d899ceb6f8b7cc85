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
        let constraint1 = self.b.widthAnchor.constraint(equalToConstant: 20)
        constraint1.priority = .init(rawValue: 500)
        addConstraints([
            a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
            self.b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 4),
            constraint1,
            self.b.superview!.trailingAnchor.constraint(equalTo: self.b.trailingAnchor),
        ])
        self.addConstraints([self.b.topAnchor.constraint(equalTo: self.b.superview!.topAnchor)])
    }

    func declared() {
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: inner.superview!.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 12),
        ])
        NSLayoutConstraint.activate([a.heightAnchor.constraint(equalToConstant: 9)])
    }

    func handedOn() {
        let constraint1 = b.widthAnchor.constraint(equalTo: a.widthAnchor)
        constraint1.priority = .init(rawValue: 3)
        addConstraints([
            a.leadingAnchor.constraint(equalTo: a.superview!.layoutMarginsGuide.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            constraint1,
        ])
        a.addConstraints([inner.superview!.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2)])
    }

    func given() {
        let constraints1 = [a.widthAnchor.constraint(equalToConstant: 7)]
        NSLayoutConstraint.activate(constraints1)
        kept = constraints1
        NSLayoutConstraint.activate([
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3),
            b.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        addConstraints([b.topAnchor.constraint(equalTo: b.superview!.topAnchor)])
        let constraint2 = a.heightAnchor.constraint(equalToConstant: 1)
        constraint2.priority = .init(rawValue: 2)
        addConstraints([
            a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
            constraint2,
        ])
        addConstraints([
            a.widthAnchor.constraint(equalToConstant: 31),
            b.topAnchor.constraint(equalTo: b.superview!.topAnchor),
            b.superview!.bottomAnchor.constraint(equalTo: b.bottomAnchor),
        ])
        for constraints3 in [[a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 6)], [a.heightAnchor.constraint(equalToConstant: 8)]] {
            let made = constraints3
            addConstraints(made)
        }
    }

    func withOptions() {
        addConstraints([
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1),
            b.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        addConstraints([b.topAnchor.constraint(equalTo: b.superview!.topAnchor)])
    }

    func reaching() {
        var views: [String: UIView] = ["a": a]
        let options: NSLayoutConstraint.FormatOptions = [.alignAllTop]
        addConstraints([a.topAnchor.constraint(equalTo: a.superview!.topAnchor)])
        if a.superview === self {
            views["b"] = b
            addConstraints([
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
                b.topAnchor.constraint(equalTo: a.topAnchor),
            ])
        }
        views["a"] = inner
        addConstraints([inner.widthAnchor.constraint(equalToConstant: 21)])
        views = ["a": b]
        addConstraints([b.widthAnchor.constraint(equalToConstant: 22)])
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
        addConstraints([
            mark.widthAnchor.constraint(equalToConstant: 14),
            badge.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 2),
        ])
        addConstraints([badge.heightAnchor.constraint(equalToConstant: 7)])
        addConstraints([badge.topAnchor.constraint(equalTo: badge.superview!.topAnchor)])
    }

    func added() {
        b.translatesAutoresizingMaskIntoConstraints = false
        a.addSubview(b)
        inner.translatesAutoresizingMaskIntoConstraints = false
        a.addSubview(inner)
        NSLayoutConstraint.activate([
            b.leadingAnchor.constraint(equalTo: b.superview!.leadingAnchor),
            inner.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 3),
            inner.superview!.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        a.translatesAutoresizingMaskIntoConstraints = false
        addSubview(a)
        addConstraints([inner.heightAnchor.constraint(equalToConstant: 5)])
        inner.addSubview(b)
        inner.addConstraints([
            b.leadingAnchor.constraint(equalTo: b.superview!.leadingAnchor),
            b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor),
            b.heightAnchor.constraint(equalToConstant: 7),
        ])
    }

    func shadowed() {
        let a = UIView()
        addSubview(a)
        hang("V:[v0(6)]")
    }
}
