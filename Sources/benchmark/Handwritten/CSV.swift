extension Handwritten {
  /// Comma-separated values.
  mutating func table() throws(Mistake) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    while true {
      let start = place
      fields.append(take("\"") ? try quotedField() : text { $0 != 34 && $0 != 44 && $0 != 10 && $0 != 13 })
      if isAtEnd {
        if fields.count > 1 || place > start { records.append(fields) }
        return records
      }
      if take(",") { continue }
      _ = take("\r")
      try expect("\n")
      records.append(fields)
      fields = []
    }
  }

  private mutating func quotedField() throws(Mistake) -> String {
    var field = text { $0 != 34 }
    try expect("\"")
    while take("\"") {
      field += "\"" + text { $0 != 34 }
      try expect("\"")
    }
    return field
  }
}
