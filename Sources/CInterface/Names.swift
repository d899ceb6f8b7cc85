// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports

@c @implementation
public func constraint_grammar_version() -> UnsafePointer<CChar>! {
  // It stays where it is for as long as the program runs.
  unsafe Languages.version.start
}

@c @implementation
public func constraint_grammar_status_message(_ status: Int32) -> UnsafePointer<CChar>! {
  Languages.statusMessages.text(of: 0 &- Int(status))
}

@c @implementation
public func constraint_grammar_is_name(_ name: UnsafePointer<CChar>!) -> Int32 {
  guard let name = String(given: name) else { return Failure.nullPointer.status }
  return name.isItemName ? 1 : 0
}

// MARK: dialects

@c @implementation
public func constraint_grammar_dialect_count() -> Int32 { Int32(Dialect.allWithHints.count) }

@c @implementation
public func constraint_grammar_dialect_at(_ place: Int32) -> constraint_grammar_dialect {
  Dialect.allWithHints.indices.contains(Int(place)) ? Languages.numbers[Int(place)] : Failure.unknownDialect.status
}

@c @implementation
public func constraint_grammar_dialect_named(_ name: UnsafePointer<CChar>!) -> constraint_grammar_dialect {
  guard let name = String(given: name) else { return Failure.nullPointer.status }
  guard let number = Languages.number(of: name), Languages.place(ofDialect: number) != nil else {
    return Failure.unknownDialect.status
  }
  return number
}

@c @implementation
public func constraint_grammar_dialect_name(_ dialect: constraint_grammar_dialect) -> UnsafePointer<CChar>! {
  Languages.dialectNames.text(of: Languages.place(ofDialect: dialect))
}

@c @implementation
public func constraint_grammar_dialect_library(_ dialect: constraint_grammar_dialect) -> UnsafePointer<CChar>! {
  Languages.libraries.text(of: Languages.place(ofDialect: dialect))
}

@c @implementation
public func constraint_grammar_dialect_sample(_ dialect: constraint_grammar_dialect) -> UnsafePointer<CChar>! {
  Languages.samples.text(of: Languages.place(ofDialect: dialect))
}

// MARK: targets

@c @implementation
public func constraint_grammar_target_count() -> Int32 { Int32(Languages.targets.count) }

@c @implementation
public func constraint_grammar_target_at(_ place: Int32) -> constraint_grammar_target {
  Languages.numbers.indices.contains(Int(place)) ? Languages.numbers[Int(place)] : Failure.unknownTarget.status
}

@c @implementation
public func constraint_grammar_target_named(_ name: UnsafePointer<CChar>!) -> constraint_grammar_target {
  guard let name = String(given: name) else { return Failure.nullPointer.status }
  return Languages.number(of: name) ?? Failure.unknownTarget.status
}

@c @implementation
public func constraint_grammar_target_name(_ target: constraint_grammar_target) -> UnsafePointer<CChar>! {
  Languages.targetNames.text(of: Languages.place(ofTarget: target))
}

// MARK: options of visual formats

@c @implementation
public func constraint_grammar_option_named(_ name: UnsafePointer<CChar>!) -> Int32 {
  guard let name = String(given: name) else { return Failure.nullPointer.status }
  guard let named = VisualFormatOptions.named.first(where: { $0.name == name }) else {
    return Failure.unknownOption.status
  }
  return Int32(named.option.rawValue)
}

// MARK: what equations are made of

@c @implementation
public func constraint_grammar_attribute_name(_ attribute: Int32) -> UnsafePointer<CChar>! {
  Languages.attributeNames.text(of: Int(attribute))
}

@c @implementation
public func constraint_grammar_relation_sign(_ relation: Int32) -> UnsafePointer<CChar>! {
  Languages.relationSigns.text(of: Int(relation))
}
