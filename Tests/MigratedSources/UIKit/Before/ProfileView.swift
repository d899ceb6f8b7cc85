// swift-format-ignore-file
import UIKit

/// A call for each of the libraries' that come from Objective-C.
final class ProfileView: Scene {
    let margin: CGFloat = 3

    static let cases: [(String, (ProfileView) -> () -> Void)] = [
        ("compact", compact), ("compactNames", compactNames), ("compactWords", compactWords),
        ("compactResults", compactResults), ("compactClass", compactClass), ("expressions", expressions),
        ("relations", relations), ("positions", positions), ("elsewhere", elsewhere),
    ]

    func compact() {
        let views = ["a": a, "b": b]
        addCompactConstraints([
            // On the left,
            "a.left = super.left + 4", // not leading.
            "b.width = a.width / 3 @ 700 # narrow \"one\"",
            /* Side
               by side */
            "H:[a]-2-[b]",
            // No more.
        ], metrics: nil, views: views)
        self.addCompactConstraint("a.top >= b.top - 3", metrics: nil, views: views)
    }

    func compactNames() {
        let metrics = ["m": margin, "high": 900]
        addCompactConstraints(["a.width = m * 2 + 3", "b.height = a.height * m", "a.height <= b.width / m - m @ high"], metrics: metrics, views: ["a": a, "b": b])
    }

    func compactWords() {
        addCompactConstraint("a.bottom = safe.bottom", metrics: nil, views: ["a": a])
        addCompactConstraint("a.width <= self.width", metrics: nil, views: ["a": a])
        a.addCompactConstraint("self.leftMargin = inner.left", metrics: nil, views: ["inner": inner])
    }

    func compactResults() {
        let all = addCompactConstraints(["a.left = b.left", "b.width = 2"], metrics: nil, views: ["a": a, "b": b])
        kept = all
        let one = addCompactConstraint("a.width = 2", metrics: nil, views: ["a": a])
        kept.append(one)
        _ = self.addCompactConstraints(["b.width = 2", "b.height = 3"], metrics: nil, views: ["b": b])
    }

    func compactClass() {
        let all = NSLayoutConstraint.compactConstraints(["a.left = self.left", "|[b]|"], metrics: nil, views: ["a": a, "b": b], self: self)
        addConstraints(all)
        addConstraint(NSLayoutConstraint.compactConstraint("a.right = b.right", metrics: nil, views: ["a": a, "b": b], self: self))
    }

    func expressions() {
        let parameters: [String: Any] = ["a": a, "b": b, "m": margin]
        addConstraint(NSLayoutConstraint(expressionFormat: "a.width = b.width * 0.5 + m", parameters: parameters))
        let top = NSLayoutConstraint(expressionFormat: "a.top = -m", parameters: parameters)
        addConstraint(top)
    }

    func relations() {
        a.constrain("width = 2 * width + 1", to: b)
        a.constrain("left < right", to: self.b)
        inner.constrain("height = 4", to: nil)
        let one = b.constrain("top = bottom", to: inner)
        kept = [one]
    }

    func positions() {
        addConstraintsWithFormat("H:|[v0(\(margin))][v1]|", views: a, self.b)
        a.addConstraintsWithFormat("V:|[v0(1@1)]", views: inner)
        fasten("V:|[v0]", views: a)
        addConstraintsWithFormat(format: "V:|-3-[v0]-4-[v1(5@6)]", views: [a, b])
    }

    func elsewhere() {
        pinAndPrint("H:|[v0][v1]|", views: a, b)
        addCompactConstraint("a.left = b.left + \(margin)", metrics: nil, views: ["a": a, "b": b])
    }

    /// Nothing does this.
    func isWrong() {
        addCompactConstraint("a.top >= 2 * 3", metrics: nil, views: ["a": a])
    }
}
