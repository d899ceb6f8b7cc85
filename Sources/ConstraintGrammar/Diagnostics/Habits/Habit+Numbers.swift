import GrammarCombinators

extension Habit {
  /// `1 000`, `1 .5` and `1. 5`
  static let dividedNumber = Habit { mistake in
    let pieces: ArraySlice<Lexeme>
    if mistake.code == .numberRunsOn {
      pieces = mistake.after.prefix(2)
    } else {
      guard mistake.couldEnd else { return nil }
      pieces = mistake.before.suffix(1) + mistake.after.prefix(mistake.found == "." ? 2 : 1)
    }
    guard pieces.count > 1, pieces.first?.kind == .number, let last = pieces.last, last.kind == .number,
      last.text != mistake.found || last.text.utf8.count == 3 || pieces.first?.text.last == "."
    else { return nil }
    var text = ""
    for piece in pieces { text += piece.text }
    let number = ForeignNumber(text)
    guard let value = number.value, number.peculiarity == nil else { return nil }
    return Wording.dividedNumber(value: DecimalNumeral.plainText(of: value))
  }

  /// `10px`, `1.4f`, `29.5.0`, `1e5`
  static let numberInAnotherStyle = Habit { mistake in
    guard mistake.code == .numberRunsOn, !mistake.isAttributeOfDigits, mistake.after.dropFirst().first?.text != "[",
      let lexeme = mistake.after.first
    else {
      return nil
    }
    let number = ForeignNumber(lexeme.text)
    guard let peculiarity = number.peculiarity else { return nil }
    return Wording.number(lexeme.text, peculiarity, value: number.value.map(DecimalNumeral.plainText(of:)))
  }

  /// `.5`
  static let missingZero = Habit { mistake in
    guard mistake.couldCount, mistake.found == ".", mistake.after.count > 1, mistake.after[1].isGlued,
      mistake.after[1].kind == .number, let value = ForeignNumber("0." + mistake.after[1].text).value
    else { return nil }
    return Wording.missingZero(value: DecimalNumeral.plainText(of: value))
  }

  /// `1,000` and `0,5`
  static let thousandsOrDecimalComma = Habit { mistake in
    guard mistake.found == ",", mistake.after[0].isGlued, let number = mistake.before.last, number.kind == .number,
      mistake.after.count > 1, mistake.after[1].kind == .number, mistake.after[1].isGlued
    else { return nil }
    let (whole, rest) = (number.text, mistake.after[1].text)
    let isGroup = rest.prefix { "0"..."9" ~= $0 }.count == 3 && !whole.contains(".") && whole != "0"
    let meant = isGroup ? whole + rest : whole + "." + rest
    guard let value = ForeignNumber(meant).value else { return nil }
    return Wording.comma(isGroup: isGroup, value: DecimalNumeral.plainText(of: value))
  }

  /// `view.width * 50%`
  static let percentage = Habit { mistake in
    guard mistake.found == "%", let number = mistake.before.last, number.kind == .number,
      let value = ForeignNumber(number.text).value, let factor = Scalar<String>.number(value).divided(by: 100),
      case .number(let factor) = factor
    else { return nil }
    return Wording.percentage(factor: DecimalNumeral.plainText(of: factor))
  }

  /// `@10` and `[10]`
  static let decoration = Habit { mistake in
    let signs = ["@", "$", "#", "&", "[", "{", "\\"]
    let isDue = mistake.couldCount || mistake.couldName || mistake.couldNameAttribute
    return isDue && signs.contains(mistake.found) ? Wording.decoration : nil
  }
}
