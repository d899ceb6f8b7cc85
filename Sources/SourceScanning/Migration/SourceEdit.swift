/// A change of a source: bytes of it and what comes in their place.
struct SourceEdit {
  let range: Range<Int>
  let replacement: String
}
