/// What people are to each other, and the words for it.
enum RelationWords {
  /// The relation that a word means, for example `mother` for “mum”; `nil` when it is no known one.
  ///
  /// - Parameter words: The folded words, without “my”: “big sister”, “mother in law”, “parents”.
  static func relation(_ words: [String]) -> String? {
    var words = words[...]
    while words.count > 1, let first = words.first, descriptions.contains(first) { words.removeFirst() }
    let text = words.joined(separator: " ")
    return relations[text] ?? singular(text).flatMap { relations[$0] }
  }

  /// The words for a relation, the plain one first.
  static func words(for relation: String) -> [String] {
    table.first { $0[0] == relation } ?? [relation]
  }

  /// How well a relation answers for another: 1 for the same, less for a wider or narrower one, `nil` for
  /// none.
  static func agreement(asked: String, known: String) -> Double? {
    if asked == known { return 1 }
    // Who asks for a parent means the mother as well; whose card only says “parent” may be the mother.
    if narrower(asked).contains(known) { return 0.95 }
    if narrower(known).contains(asked) { return 0.85 }
    return nil
  }

  /// Wider relations that take a relation in, for example `parent` for `mother`.
  static func wider(_ relation: String) -> [String] {
    families.compactMap { $0.value.contains(relation) ? $0.key : nil }.sorted()
  }

  /// The relation in the words that apps know.
  static func framework(_ relation: String) -> String {
    switch relation {
    case "wife", "husband": "spouse"
    case "girlfriend", "boyfriend", "fiance": "partner"
    default: relation
    }
  }

  private static func narrower(_ relation: String) -> Set<String> { families[relation] ?? [] }

  private static let families: [String: Set<String>] = [
    "parent": ["mother", "father", "stepmother", "stepfather"], "sibling": ["sister", "brother"],
    "child": ["son", "daughter"], "spouse": ["wife", "husband"],
    "partner": ["spouse", "wife", "husband", "girlfriend", "boyfriend", "fiance"],
    "grandparent": ["grandmother", "grandfather"], "grandchild": ["grandson", "granddaughter"],
    "colleague": ["manager", "assistant"],
  ]

  private static let descriptions: Set<String> = [
    "big", "little", "older", "elder", "younger", "youngest", "oldest", "eldest", "best", "dear", "own",
    "twin",
    "good", "old",
  ]

  private static func singular(_ text: String) -> String? {
    if let form = irregular[text] { return form }
    return text.hasSuffix("s") && text.count > 3 ? String(text.dropLast()) : nil
  }

  private static let irregular = [
    "children": "child", "grandchildren": "grandchild", "wives": "wife", "bosses": "boss",
    "brothers in law": "brother in law", "sisters in law": "sister in law",
  ]

  private static let relations: [String: String] = {
    var relations: [String: String] = [:]
    for line in table {
      for word in line { relations[word] = line[0] }
    }
    return relations
  }()

  /// A relation, then the other words for it.
  private static let table: [[String]] = [
    ["mother", "mom", "mum", "mommy", "mummy", "mama", "mamma", "ma", "mam", "momma"],
    ["father", "dad", "daddy", "papa", "pa", "pop", "pops"],
    ["parent", "folk"],
    ["stepmother", "stepmom", "stepmum", "step mother", "step mom", "step mum"],
    ["stepfather", "stepdad", "step father", "step dad"],
    ["sister", "sis", "stepsister", "half sister"],
    ["brother", "bro", "stepbrother", "half brother"],
    ["sibling"],
    ["daughter"],
    ["son"],
    ["child", "kid"],
    ["wife", "missus"],
    ["husband", "hubby"],
    ["spouse"],
    ["partner", "significant other", "other half", "sweetheart"],
    ["girlfriend"],
    ["boyfriend"],
    ["fiance", "fiancee"],
    ["grandmother", "grandma", "granny", "gran", "nana", "nan", "grandmom", "grandmum"],
    ["grandfather", "grandpa", "granddad", "grandad", "gramps"],
    ["grandparent"],
    ["grandson"],
    ["granddaughter"],
    ["grandchild", "grandkid"],
    ["aunt", "auntie", "aunty"],
    ["uncle"],
    ["cousin"],
    ["niece"],
    ["nephew"],
    ["mother in law", "mom in law", "mum in law"],
    ["father in law", "dad in law"],
    ["sister in law"],
    ["brother in law"],
    ["son in law"],
    ["daughter in law"],
    ["manager", "boss", "supervisor", "chief", "line manager", "team lead"],
    ["assistant", "secretary"],
    ["colleague", "coworker", "co worker", "workmate", "teammate"],
    ["friend", "pal", "buddy", "mate", "bestie", "bff"],
    ["roommate", "flatmate", "housemate"],
    ["neighbor", "neighbour"],
    ["doctor", "dr", "physician", "gp"],
    ["dentist"],
    ["therapist"],
    ["teacher"],
    ["coach", "trainer"],
    ["lawyer", "attorney", "solicitor"],
    ["landlord", "landlady"],
    ["nanny", "babysitter", "sitter"],
    ["client", "customer"],
  ]
}
