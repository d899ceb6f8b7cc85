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
        // On the left,
        // not leading.
        let constraint1 = a.leftAnchor.constraint(equalTo: a.superview!.leftAnchor, constant: 4)
        constraint1.identifier = "a.left = super.left + 4"
        let constraint2 = b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1.0 / 3)
        constraint2.priority = .init(rawValue: 700)
        constraint2.identifier = "narrow \"one\""
        /* Side
               by side */
        // No more.
        let constraint3 = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 2)
        constraint3.identifier = "H:[a]-2-[b]"
        addConstraints([constraint1, constraint2, constraint3])
        let constraint4 = a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -3)
        constraint4.identifier = "a.top >= b.top - 3"
        self.addConstraint(constraint4)
    }

    func compactNames() {
        let constraint1 = a.widthAnchor.constraint(equalToConstant: margin * 2 + 3)
        constraint1.identifier = "a.width = m * 2 + 3"
        let constraint2 = b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: margin)
        constraint2.identifier = "b.height = a.height * m"
        let constraint3 = a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 1 / margin, constant: -margin)
        constraint3.priority = .init(rawValue: 900)
        constraint3.identifier = "a.height <= b.width / m - m @ high"
        addConstraints([constraint1, constraint2, constraint3])
    }

    func compactWords() {
        let constraint1 = a.bottomAnchor.constraint(equalTo: a.superview!.safeAreaLayoutGuide.bottomAnchor)
        constraint1.identifier = "a.bottom = safe.bottom"
        addConstraint(constraint1)
        let constraint2 = a.widthAnchor.constraint(lessThanOrEqualTo: self.widthAnchor)
        constraint2.identifier = "a.width <= self.width"
        addConstraint(constraint2)
        let constraint3 = a.layoutMarginsGuide.leftAnchor.constraint(equalTo: inner.leftAnchor)
        constraint3.identifier = "self.leftMargin = inner.left"
        a.addConstraint(constraint3)
    }

    func compactResults() {
        let constraint1 = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        constraint1.identifier = "a.left = b.left"
        let constraint2 = b.widthAnchor.constraint(equalToConstant: 2)
        constraint2.identifier = "b.width = 2"
        let constraints3 = [constraint1, constraint2]
        addConstraints(constraints3)
        let all = constraints3
        kept = all
        let constraint4 = a.widthAnchor.constraint(equalToConstant: 2)
        constraint4.identifier = "a.width = 2"
        addConstraint(constraint4)
        let one = constraint4
        kept.append(one)
        let constraint5 = b.widthAnchor.constraint(equalToConstant: 2)
        constraint5.identifier = "b.width = 2"
        let constraint6 = b.heightAnchor.constraint(equalToConstant: 3)
        constraint6.identifier = "b.height = 3"
        let constraints7 = [constraint5, constraint6]
        self.addConstraints(constraints7)
        _ = constraints7
    }

    func compactClass() {
        let constraint1 = a.leftAnchor.constraint(equalTo: self.leftAnchor)
        constraint1.identifier = "a.left = self.left"
        let constraint2 = b.leadingAnchor.constraint(equalTo: b.superview!.leadingAnchor)
        constraint2.identifier = "|[b]|"
        let constraint3 = b.superview!.trailingAnchor.constraint(equalTo: b.trailingAnchor)
        constraint3.identifier = "|[b]|"
        let all = [constraint1, constraint2, constraint3]
        addConstraints(all)
        let constraint4 = a.rightAnchor.constraint(equalTo: b.rightAnchor)
        constraint4.identifier = "a.right = b.right"
        addConstraint(constraint4)
    }

    func expressions() {
        addConstraint(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: margin))
        let top = a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: -margin)
        addConstraint(top)
    }

    func relations() {
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 1).isActive = true
        a.leftAnchor.constraint(lessThanOrEqualTo: self.b.rightAnchor).isActive = true
        inner.superview!.addConstraint(inner.heightAnchor.constraint(equalToConstant: 4))
        let constraint1 = b.topAnchor.constraint(equalTo: inner.bottomAnchor)
        constraint1.isActive = true
        let one = constraint1
        kept = [one]
    }

    func positions() {
        a.translatesAutoresizingMaskIntoConstraints = false
        self.b.translatesAutoresizingMaskIntoConstraints = false
        addConstraints([
            a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
            a.widthAnchor.constraint(equalToConstant: margin),
            self.b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            self.b.superview!.trailingAnchor.constraint(equalTo: self.b.trailingAnchor),
        ])
        let constraint1 = inner.heightAnchor.constraint(equalToConstant: 1)
        constraint1.priority = .init(rawValue: 1)
        inner.translatesAutoresizingMaskIntoConstraints = false
        a.addConstraints([
            inner.topAnchor.constraint(equalTo: inner.superview!.topAnchor),
            constraint1,
        ])
        NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: a.superview!.topAnchor)])
        let constraint2 = b.heightAnchor.constraint(equalToConstant: 5)
        constraint2.priority = .init(rawValue: 6)
        a.translatesAutoresizingMaskIntoConstraints = false
        b.translatesAutoresizingMaskIntoConstraints = false
        addConstraints([
            a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: 3),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
            constraint2,
        ])
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
