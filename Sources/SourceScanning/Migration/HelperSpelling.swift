/// The statements that a copied helper is made of, as rules in the language of its file.
///
/// Each rule has alternatives, of which the first that fits counts. What stands for something in them is told at
/// ``CopiedHelper``; `LET $a = … ;` says how else `$a` is spelt, and `FORGET $a` that it may be another word from there on.
struct HelperSpelling {
  /// The words of the alternatives of each rule.
  let rules: [String: [[String]]]

  private init(_ language: SourceLanguage, _ rules: [String: [String]]) {
    self.rules = rules.mapValues { alternatives in
      alternatives.map { text in
        let tokens = SourceTokens(ContiguousArray(text.utf8), language)
        return tokens.all.map { tokens.text(of: $0.range) }
      }
    }
  }

  static let swift = HelperSpelling(
    .swift,
    [
      "BODY": ["MASKS* MAP MASKS* NAMING MASKS* INSTALLATION", "MASKS* OWN* MASKS* INSTALLATION"],
      "MASKS": ["MASK_LOOP END FORGET $each", "ASSERTION END"],
      "MASK_LOOP": ["$views", "$named.values"].flatMap { list in
        [
          "for $each in \(list) { VIEW VIEW* }", "\(list).forEach { EACH_VIEW }", "\(list).forEach({ EACH_VIEW })",
        ]
      } + [
        "for (_, $each) in $named { VIEW VIEW* }", "$named.forEach { LET $each = $0.value; VIEW VIEW* }",
        "$named.forEach { LET $each = $1; VIEW VIEW* }", "$named.forEach { (_, $each) in VIEW VIEW* }",
        "$named.forEach { _, $each in VIEW VIEW* }",
      ],
      "EACH_VIEW": ["LET $each = $0; VIEW VIEW*", "$each in VIEW VIEW*", "($each) in VIEW VIEW*"],
      "VIEW": ["$each.MASK END", "PARENT($each) END"],
      "MASK": ["translatesAutoresizingMaskIntoConstraints = false"],
      "PARENT": ["addSubview", "self.addSubview", "HOST.addSubview"],
      "MAP": ["[String: TYPE]", "Dictionary<String, TYPE>"].flatMap { type in
        ["= \(type)()", ": \(type) = [:]", ": \(type) = \(type)()", ": \(type) = .init()"].map { "var $all " + $0 }
      },
      "NAMING": ["LOOP", "var $index = 0 for $view in $views { STEP* ENTRY STEP* $index += 1 STEP* }"],
      "LOOP": [
        "for ($index, $view) in $views.enumerated() { TURN }", "for ($index, $view) in $views.enumerate() { TURN }",
        "for $pair in $views.enumerated() { PAIR TURN }",
        "for $index in 0..<$views.count { ELEMENT TURN }", "for $index in $views.indices { ELEMENT TURN }",
        "$views.enumerated().forEach { CLOSURE }", "$views.enumerated().forEach({ CLOSURE })",
      ],
      "CLOSURE": [
        "($index, $view) in TURN", "$index, $view in TURN", "$pair in PAIR TURN",
        "LET $index = $0; LET $view = $1; TURN",
      ],
      "PAIR": ["LET $index = $pair.offset; LET $view = $pair.element;"],
      "ELEMENT": ["LET $view = $views[$index];"],
      "TURN": ["STEP* ENTRY STEP*"],
      "STEP": ["$view.MASK END", "PARENT($view) END", "ALIAS LET $view = $item; FORGET $item", "KEY_DECLARATION"],
      "ALIAS": ["let $item = $view", "let $item: TYPE = $view"],
      "KEY_DECLARATION": ["let $key = NAME", "let $key: String = NAME"],
      "ENTRY": ["$all[KEY] = $view", "$all.updateValue($view, forKey: KEY)"],
      "NAME": ["NUMBERED"],
      "OWN": ["let $all = LITERAL END", "let $all: [String: TYPE] = LITERAL END"],
      "INSTALLATION": [
        "RESULT MADE END MASKS* INSTALLED END GIVE*",
        "RESULT MADE END GIVE",
        "INSTALL (MADE) END", "GIVE_ALL",
        "EMPTY END EACH_MADE END INSTALLED END GIVE*", "EMPTY END EACH_MADE END GIVE",
        "for $text in $texts { EACH_TEXT }", "$texts.forEach { EACH }", "$texts.forEach({ EACH })",
      ],
      "MADE": ["NSLayoutConstraint.constraints CALL", "NSLayoutConstraint.constraintsWithVisualFormat CALL"],
      "EACH": ["$text in EACH_TEXT", "LET $text = $0; EACH_TEXT"],
      "EACH_TEXT": [
        "LET $format = $text; INSTALL (MADE) END",
        "LET $format = $text; RESULT MADE END INSTALLED END",
      ],
      "EMPTY": ["var $made: [NSLayoutConstraint] = []", "var $made = [NSLayoutConstraint]()"],
      "EACH_MADE": [
        "for $text in $texts { TEXT_MADE }", "$texts.forEach { $text in TEXT_MADE }",
        "$texts.forEach { LET $text = $0; TEXT_MADE }",
      ],
      "TEXT_MADE": [
        "LET $format = $text; $made += MADE END",
        "LET $format = $text; $made.append(contentsOf: MADE) END",
      ],
      "GIVE": ["return $made END"],
      "GIVE_ALL": ["return MADE END"],
      "RESULT": ["let", "var"].flatMap { [$0 + " $made =", $0 + " $made: [NSLayoutConstraint] ="] },
      "INSTALLED": ["INSTALL ($made)", "ACTIVATION_LOOP", "CALLED"],
      "LAST": ["INSTALLED END"],
      "INSTALL": ["addConstraints", "self.addConstraints", "ACTIVATION", "HOST.addConstraints"],
      "ACTIVATION": ["NSLayoutConstraint.activate", "NSLayoutConstraint.activateConstraints"],
      "ACTIVATION_LOOP": [
        "for $one in $made { $one.isActive = true }", "$made.forEach { $0.isActive = true }",
        "$made.forEach({ $0.isActive = true })",
      ],
      "END": [";", ""],
    ])

  static let objectiveC = HelperSpelling(
    .objectiveC,
    [
      "BODY": ["MASKS* MAP MASKS* NAMING MASKS* INSTALLATION", "MASKS* OWN* MASKS* INSTALLATION"],
      "MASKS": ["MASK_LOOP FORGET $each FORGET $word FORGET $stop", "ASSERTION;"],
      "MASK_LOOP": ["$views", "$named.allValues", "[$named allValues]"].map {
        "for (TYPE $each in \($0)) { VIEW VIEW* }"
      }
        + ["$named", "$named.allKeys", "[$named allKeys]", "$named.keyEnumerator", "[$named keyEnumerator]"].map {
          "for (TYPE $word in \($0)) { TYPE $each = OF_WORD; VIEW VIEW* }"
        } + ["[$named enumerateKeysAndObjectsUsingBlock:^(TYPE $word, TYPE $each, TYPE $stop) { VIEW VIEW* }];"],
      "OF_WORD": ["$named[$word]", "[$named objectForKey:$word]", "[$named valueForKey:$word]"],
      "VIEW": ["$each.MASK", "[$each SET_MASK", "PARENT $each];", "ASSERTION;"],
      "PARENT": ["[self addSubview:", "[HOST addSubview:"],
      "MASK": ["translatesAutoresizingMaskIntoConstraints = OFF;"],
      "SET_MASK": ["setTranslatesAutoresizingMaskIntoConstraints: OFF];"],
      "OFF": ["NO", "false", "FALSE"],
      "MAP": ["TYPE $all = DICTIONARY;", "TYPE $all; $all = DICTIONARY;"],
      "DICTIONARY": [
        "[NSMutableDictionary new]", "[NSMutableDictionary dictionary]", "[[NSMutableDictionary alloc] init]",
        "[@{} mutableCopy]", "@{}.mutableCopy", "[NSMutableDictionary dictionaryWithCapacity: CAPACITY]",
        "[[NSMutableDictionary alloc] initWithCapacity: CAPACITY]",
      ],
      "CAPACITY": ["COUNT", "0"],
      "COUNT": ["$views.count", "[$views count]"],
      "NAMING": ["LOOP", "LIST LOOP va_end($list);", "COUNTER LIST COUNTED va_end($list);"],
      "LIST": ["va_list $list; va_start($list, $views);"],
      "LOOP": [
        "COUNTER COUNTED", "for (TYPE $index = 0; $index < COUNT; ADVANCE) { LET $view = $views[$index]; TURN }",
        "[$views enumerateObjectsUsingBlock:^(TYPE $view, TYPE $index, TYPE $stop) { TURN }];",
      ],
      "COUNTER": ["TYPE $index = 0;"],
      "COUNTED": ["HEAD { TURN ADVANCE_ALONE; STEP* }"],
      "HEAD": [
        "for (TYPE $view in $views)", "for (TYPE $view = $views; $view != nil; NEXT)",
        "for (TYPE $view = $views; $view; NEXT)",
      ],
      "NEXT": ["$view = va_arg($list, TYPE)"],
      "ADVANCE": ["$index++", "++$index"],
      "ADVANCE_ALONE": ["ADVANCE", "$index += 1"],
      "TURN": ["STEP* ENTRY STEP*"],
      "STEP": [
        "$view.MASK", "[$view SET_MASK", "PARENT $view];", "ALIAS LET $view = $item; FORGET $item", "TYPE $key = NAME;",
      ],
      "ALIAS": [
        "TYPE $item = $view;", "TYPE $item = (TYPE)$view;", "TYPE $item = [$views objectAtIndex:$index];",
      ],
      "ENTRY": ["$all[KEY] = $view;", "[$all setObject:$view forKey:KEY];", "[$all setValue:$view forKey:KEY];"],
      "NAME": ["", "(int)", "(long)", "(unsigned long)", "(NSInteger)"].map {
        "[NSString stringWithFormat:@NUMBERED, \($0)$index]"
      }
        + ["%d", "%i", "%ld", "%lu"].map {
          "[@\"v\" stringByAppendingString:[NSString stringWithFormat:@\"\($0)\", $index]]"
        },
      "OWN": ["TYPE $all = LITERAL;"],
      "INSTALLATION": [
        "TYPE $made = [NSLayoutConstraint CALL; MASKS* INSTALLED GIVE*", "TYPE $made = [NSLayoutConstraint CALL; GIVE",
        "INSTALL [NSLayoutConstraint CALL];", "GIVE_ALL", "EMPTY EACH_MADE INSTALLED GIVE*", "EMPTY EACH_MADE GIVE",
        "for (TYPE $text in $texts) { EACH_TEXT }", "for (TYPE $text in $texts) EACH_TEXT",
      ],
      "EACH_TEXT": [
        "LET $format = $text; INSTALL [NSLayoutConstraint CALL];",
        "LET $format = $text; TYPE $made = [NSLayoutConstraint CALL; INSTALLED",
      ],
      "EMPTY": [
        "[NSMutableArray new]", "[NSMutableArray array]", "[[NSMutableArray alloc] init]", "[@[] mutableCopy]",
      ].map { "TYPE $made = \($0);" },
      "EACH_MADE": [
        "for (TYPE $text in $texts) { LET $format = $text; [$made addObjectsFromArray:[NSLayoutConstraint CALL]; }"
      ],
      "GIVE": ["return $made;"],
      "GIVE_ALL": ["return [NSLayoutConstraint CALL;"],
      "INSTALLED": ["INSTALL $made];", "ACTIVATION_LOOP", "CALLED;"],
      "LAST": ["INSTALLED"],
      "INSTALL": ["[self addConstraints:", "ACTIVATION", "[HOST addConstraints:"],
      "ACTIVATION": ["[NSLayoutConstraint activateConstraints:"],
      "ACTIVATION_LOOP": [
        "for (TYPE $one in $made) { $one.active = ON; }", "for (TYPE $one in $made) { [$one setActive:ON]; }",
      ],
      "ON": ["YES", "true", "TRUE"],
    ])
}
