import Foundation

/// The power of the size that a time grows with: the slope of a straight line through the logarithms.
///
/// 0 is flat, 1 is linear.
struct ExponentFit: Equatable {
  let exponent: Double

  /// The standard error of the exponent.
  let error: Double

  /// `nil` unless there are three sizes.
  init?(_ points: [(size: Double, time: Double)]) {
    let points = points.map { (x: log($0.size), y: log($0.time)) }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let spreadX = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard points.count >= 3, spreadX > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spreadX
    let residue = points.reduce(0) {
      let distance = $1.y - meanY - slope * ($1.x - meanX)
      return $0 + distance * distance
    }
    exponent = slope
    error = (residue / (count - 2) / spreadX).squareRoot()
  }

  var text: String { String(format: "%+.3f ± %.3f", exponent, error) }
}
