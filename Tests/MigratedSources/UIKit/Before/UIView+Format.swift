// swift-format-ignore-file
import UIKit

extension UIView {

    func addConstraintsWithFormat(_ format: String, views: UIView...) {
        var viewsDictionary = [String: UIView]()
        for (index, view) in views.enumerated() {
            let key = "v\(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            viewsDictionary[key] = view
        }

        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(), metrics: nil, views: viewsDictionary))
    }

    func fasten(_ format: String, views: UIView...) {
        var named: [String: UIView] = [:]
        for (number, view) in views.enumerated() {
            named["v\(number)"] = view
        }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: named))
    }

    func addConstraintsWithFormat(format: String, views: [UIView]) {
        var named = [String: UIView]()
        views.enumerated().forEach { index, view in
            named["v\(index)"] = view
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: named)
        self.addConstraints(made)
    }

    func pinAndPrint(_ format: String, views: UIView...) {
        var named: [String: UIView] = [:]
        for (number, view) in views.enumerated() {
            named["v\(number)"] = view
        }
        print(format)
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: named))
    }
}
