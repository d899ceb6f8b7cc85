/// The patterns of statements that a copied helper is made of, in the words of ``CopiedHelper``.
struct HelperSpelling {
  /// The beginning of a loop through the views.
  struct Head {
    let pattern: String

    /// What the number and the view of a turn are called where the pattern does not name them.
    var index: String?
    var view: String?

    /// Whether the number is counted by a variable of its own.
    var isCounted = false

    var end = "}"
  }

  /// The declaration of the dictionary.
  let maps: [String]

  /// The declaration of the variable that counts.
  let counters: [String]

  /// What stands before and behind a loop through any number of arguments.
  let listStarts: [String]
  let listEnds: [String]

  let heads: [Head]

  // The statements in the loop.
  let masks: [String]
  let keys: [String]
  let entries: [String]
  let counts: [String]

  /// Other names for the view.
  let aliases: [String]

  /// The name of a view, with its number.
  let names: [String]

  /// Loops of their own that free the views of their masks.
  let maskLoops: [String]

  /// The beginning of the call that makes the constraints, and the number of tokens from its bracket to there.
  let call: String
  let callLength: Int

  /// The name of that call with its first label.
  let labels: [String]

  /// The declaration of the constraints.
  let results: [String]

  let installations: [(pattern: String, activates: Bool)]
  let installationEnd: String

  private static let mask = ". translatesAutoresizingMaskIntoConstraints = false"

  static let swift = HelperSpelling(
    maps: ["[ String : TYPE ]", "Dictionary < String , TYPE >"].flatMap { type in
      ["= \(type) ( )", ": \(type) = [ : ]", ": \(type) = \(type) ( )", ": \(type) = . init ( )"].map {
        "var $all " + $0
      }
    },
    counters: ["var $index = 0"], listStarts: [], listEnds: [],
    heads: [
      Head(pattern: "for ( $index , $view ) in $views . enumerated ( ) {"),
      Head(pattern: "for $pair in $views . enumerated ( ) {", index: "$pair . offset", view: "$pair . element"),
      Head(pattern: "for $index in 0.. < $views . count {", view: "$views [ $index ]"),
      Head(pattern: "for $index in $views . indices {", view: "$views [ $index ]"),
      Head(pattern: "for $view in $views {", isCounted: true),
    ]
      + ["", "( "].flatMap { opening in
        let (forEach, end) = ("$views . enumerated ( ) . forEach " + opening, opening.isEmpty ? "}" : "} )")
        return [
          Head(pattern: forEach + "{ ( $index , $view ) in", end: end),
          Head(pattern: forEach + "{ $index , $view in", end: end),
          Head(pattern: forEach + "{ $pair in", index: "$pair . offset", view: "$pair . element", end: end),
          Head(pattern: forEach + "{", index: "$0", view: "$1", end: end),
        ]
      },
    masks: ["$view " + mask], keys: ["let $key = NAME", "let $key : String = NAME"],
    entries: ["$all [ KEY ] = $view", "$all . updateValue ( $view , forKey : KEY )"], counts: ["$index + = 1"],
    aliases: ["let $item = $view", "let $item : TYPE = $view"], names: ["NUMBERED"],
    maskLoops: [
      "for $each in $views { $each \(mask) }", "$views . forEach { $0 \(mask) }", "$views . forEach ( { $0 \(mask) } )",
      "$views . forEach { $each in $each \(mask) }", "$views . forEach { ( $each ) in $each \(mask) }",
    ],
    call: "NSLayoutConstraint . constraints (", callLength: 1, labels: ["constraints:withVisualFormat"],
    results: ["let", "var"].flatMap { [$0 + " $made =", $0 + " $made : [ NSLayoutConstraint ] ="] },
    installations: [
      ("addConstraints (", false), ("self . addConstraints (", false), ("NSLayoutConstraint . activate (", true),
    ], installationEnd: ")")

  static let objectiveC: HelperSpelling = {
    let count = ["$views . count", "[ $views count ]"]
    func masks(_ view: String) -> [String] {
      ["NO", "false", "FALSE"].flatMap {
        [
          "\(view) . translatesAutoresizingMaskIntoConstraints = \($0) ;",
          "[ \(view) setTranslatesAutoresizingMaskIntoConstraints : \($0) ] ;",
        ]
      }
    }
    let maps =
      [
        "[ NSMutableDictionary new ]", "[ NSMutableDictionary dictionary ]", "[ [ NSMutableDictionary alloc ] init ]",
        "[ @ { } mutableCopy ]", "@ { } . mutableCopy",
      ]
      + (count + ["0"]).flatMap {
        [
          "[ NSMutableDictionary dictionaryWithCapacity : \($0) ]",
          "[ [ NSMutableDictionary alloc ] initWithCapacity : \($0) ]",
        ]
      }
    let numbers = ["", "( int ) ", "( long ) ", "( unsigned long ) ", "( NSInteger ) "].map { $0 + "$index" }
    return HelperSpelling(
      maps: maps.flatMap { ["TYPE $all = \($0) ;", "TYPE $all ; $all = \($0) ;"] },
      counters: ["TYPE $index = 0 ;"],
      listStarts: ["va_list $list ; va_start ( $list , $views ) ;"], listEnds: ["va_end ( $list ) ;"],
      heads: count.flatMap { count in
        ["$index + +", "+ + $index"].map { step in
          Head(pattern: "for ( TYPE $index = 0 ; $index < \(count) ; \(step) ) {", view: "$views [ $index ]")
        }
      } + [
        Head(
          pattern: "[ $views enumerateObjectsUsingBlock : ^ ( TYPE $view , TYPE $index , TYPE $stop ) {", end: "} ] ;"),
        Head(pattern: "for ( TYPE $view in $views ) {", isCounted: true),
        Head(
          pattern: "for ( TYPE $view = $views ; $view ! = nil ; $view = va_arg ( $list , TYPE ) ) {", isCounted: true),
        Head(pattern: "for ( TYPE $view = $views ; $view ; $view = va_arg ( $list , TYPE ) ) {", isCounted: true),
      ],
      masks: masks("$view"), keys: ["TYPE $key = NAME ;"],
      entries: [
        "$all [ KEY ] = $view ;", "[ $all setObject : $view forKey : KEY ] ;",
        "[ $all setValue : $view forKey : KEY ] ;",
      ],
      counts: ["$index + + ;", "+ + $index ;", "$index + = 1 ;"],
      aliases: [
        "TYPE $item = $view ;", "TYPE $item = ( TYPE ) $view ;", "TYPE $item = [ $views objectAtIndex : $index ] ;",
      ],
      names: numbers.map { "[ NSString stringWithFormat : @ NUMBERED , \($0) ]" },
      maskLoops: masks("$each").map { "for ( TYPE $each in $views ) { \($0) }" },
      call: "[ NSLayoutConstraint", callLength: 2, labels: ["constraintsWithVisualFormat:constraintsWithVisualFormat"],
      results: ["TYPE $made ="],
      installations: [("[ self addConstraints :", false), ("[ NSLayoutConstraint activateConstraints :", true)],
      installationEnd: "]")
  }()
}
