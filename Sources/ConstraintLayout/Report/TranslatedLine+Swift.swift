import ConstraintGrammar
import Spelling

extension TranslatedLine {
  /// The line in a target that is Swift: the expression that makes the constraint, or a comment that says why there is none.
  ///
  /// - Parameter isElement: whether the line is one of an array, as `NSLayoutConstraint.activate` takes it.
  package func swift(isElement: Bool) -> String {
    switch result {
    case .success(let translation): return isElement ? "  " + translation.text + "," : translation.text
    case .failure(let diagnostic):
      var comment = isElement ? "  // " : "// "
      for scalar in "not translated: \(text) (\(diagnostic.message))".unicodeScalars {
        // A comment ends with the line.
        comment.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
      return comment
    }
  }
}
