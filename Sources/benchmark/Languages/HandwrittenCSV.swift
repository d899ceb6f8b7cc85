/// Comma-separated values as they are read by hand.
enum HandwrittenCSV {
  /// The records; `nil` where a quotation mark stands in the wrong place.
  static func records(of bytes: ContiguousArray<UInt8>) -> [[String]]? {
    var records: [[String]] = []
    var fields: [String] = []
    var place = 0
    while true {
      let start = place
      if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
        guard let field = quoted(in: bytes, at: &place) else { return nil }
        fields.append(field)
      } else {
        while place < bytes.count, !ends(bytes[place]) {
          if bytes[place] == UInt8(ascii: "\"") { return nil }
          place += 1
        }
        fields.append(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      if place == bytes.count {
        if fields.count > 1 || place > start { records.append(fields) }
        return records
      }
      if bytes[place] == UInt8(ascii: ",") {
        place += 1
        continue
      }
      if bytes[place] == UInt8(ascii: "\r") { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\n") else { return nil }
      place += 1
      records.append(fields)
      fields = []
    }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func quoted(in bytes: ContiguousArray<UInt8>, at place: inout Int) -> String? {
    var text = ""
    while true {
      place += 1
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += 1 }
      guard place < bytes.count else { return nil }
      let piece = String(decoding: bytes[start..<place], as: UTF8.self)
      text = text.isEmpty ? piece : text + piece
      place += 1
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return text }
      text += "\""
    }
  }
}
