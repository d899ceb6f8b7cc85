import ConstraintGrammar
import ConstraintMeaning

/// A word for a part of a frame that is no attribute in any dialect, as those write it who set frames.
struct FrameWord: Equatable {
  /// The words for what has a position or a size, and is no view.
  static let parts = ["frame", "bounds", "size", "origin"]

  /// The attributes that say it.
  let attributes: [Attribute]

  /// Whether one of them is meant, and not all.
  let areAlternatives: Bool

  /// The attributes one of which is meant, the likeliest first; none where several are meant together.
  var alternatives: [Attribute] { areAlternatives ? attributes : [] }

  /// The word of that spelling, in capitals or small letters.
  static func named(_ name: String) -> FrameWord? {
    switch name.lowercased() {
    case "x": any(.left, .centerX)
    case "y": any(.top, .centerY)
    case "w": any(.width)
    case "h": any(.height)
    case "minx": any(.left)
    case "miny": any(.top)
    case "maxx": any(.right)
    case "maxy": any(.bottom)
    case "midx", "xcenter": any(.centerX)
    case "midy", "ycenter": any(.centerY)
    case "start": any(.leading)
    case "end": any(.trailing)
    case "origin": all(.left, .top)
    case "size": all(.width, .height)
    case "center", "centre": all(.centerX, .centerY)
    case "frame", "bounds": all(.left, .top, .width, .height)
    case "edges": all(.left, .right, .top, .bottom)
    default: nil
    }
  }

  private static func any(_ attributes: Attribute...) -> FrameWord {
    FrameWord(attributes: attributes, areAlternatives: true)
  }

  private static func all(_ attributes: Attribute...) -> FrameWord {
    FrameWord(attributes: attributes, areAlternatives: false)
  }
}
