import ConstraintGrammar
import Recogniser

/// Something that holds for a dialect and every text.
public struct Property: Sendable {
  /// The name on the command line.
  public let name: String

  /// The claim, in one sentence.
  public let claim: String

  /// Of how many texts one is checked where they are made: more than one of what takes long.
  let interval: Int

  /// The fault of a text in a dialect; `nil` if the property holds.
  let check: @Sendable (TriedText, FuzzSubject) -> String?

  init(
    _ name: String, _ claim: String, interval: Int = 1, check: @escaping @Sendable (TriedText, FuzzSubject) -> String?
  ) {
    self.name = name
    self.claim = claim
    self.interval = interval
    self.check = check
  }

  /// All properties.
  public static let all: [Property] = PropertyGroup.all.flatMap(\.properties)
}

/// A text with what the dialect and the recogniser make of it, each found out once for all properties.
struct TriedText {
  let bytes: [UInt8]
  let result: Result<Statement, Diagnostic>

  private let recognitionOnDemand: RecognitionOnDemand

  init(_ bytes: [UInt8], in subject: FuzzSubject) {
    self.bytes = bytes
    do throws(Diagnostic) {
      result = .success(
        Statement(try subject.dialect.statement(of: ContiguousArray(bytes).span), of: ContiguousArray(bytes).span))
    } catch {
      result = .failure(error)
    }
    recognitionOnDemand = RecognitionOnDemand(subject.recogniser)
  }

  var recognition: Recognition { recognitionOnDemand.recognition(of: bytes) }

  /// What the text states, in order; `nil` if it is rejected.
  var constraints: [Equation]? { try? result.get().constraints }

  /// The equation that the text is; `nil` if it is rejected, or states any number of constraints.
  var equation: Equation? {
    if case .success(.equation(let equation)) = result { equation } else { nil }
  }

  var diagnostic: Diagnostic? {
    if case .failure(let diagnostic) = result { diagnostic } else { nil }
  }
}

/// The verdict of a recogniser on a text, once something asks for it: it takes longer than all else.
private final class RecognitionOnDemand {
  private let recogniser: Recogniser
  private var known: Recognition?

  init(_ recogniser: Recogniser) { self.recogniser = recogniser }

  func recognition(of bytes: [UInt8]) -> Recognition {
    if let known { return known }
    let recognition = recogniser.recognise(bytes)
    known = recognition
    return recognition
  }
}
