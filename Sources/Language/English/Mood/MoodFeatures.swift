/// What a model sees of a sentence: its words without those of open classes, and what its clauses do.
///
/// Verbs, nouns, names, numbers and times stand as such, so that what is learnt of one deed holds for all. Words of a content
/// are apart from the others.
struct MoodFeatures {
  private(set) var features: [UInt64] = []

  /// - Parameters:
  ///   - times: The tokens of dates, times and repetitions.
  init(_ reader: MoodReader, _ clauses: [SentenceMood.Clause], times: [Range<Int>]) {
    let atoms = reader.atoms
    var contents: [Range<Int>] = []
    for clause in clauses { if let content = clause.content { contents.append(content) } }
    var symbols: [UInt64] = []
    symbols.reserveCapacity(atoms.count)
    var lastTime: Int?
    for place in atoms.indices.prefix(Self.longest) {
      let atom = atoms[place]
      let isContent = contents.contains { $0.contains(atom.token) }
      if let time = times.firstIndex(where: { $0.contains(atom.token) }) {
        if lastTime != time { symbols.append(Self.hash(isContent ? "c@t" : "@t")) }
        lastTime = time
        add(1, Self.hash(atom.text))
        continue
      }
      lastTime = nil
      let symbol = Self.symbol(reader, place)
      symbols.append(isContent ? Self.hash("c" + symbol) : Self.hash(symbol))
      if !atom.isMark, !atom.isName, !isContent { add(1, Self.hash(atom.text)) }
    }
    addSequences(symbols)
    addClauses(clauses, atoms)
    let last = atoms.last?.text ?? ""
    add(20, ["?", "!", "."].contains(last) ? Self.hash(last) : 0)
    add(21, UInt64(min(atoms.count / 3, 8)))
  }

  private static let longest = 60

  private mutating func add(_ kind: UInt64, _ value: UInt64) {
    features.append((kind &* 0x9e37_79b9_7f4a_7c15 ^ value) << 5 | kind)
  }

  private mutating func add(_ kind: UInt64, _ first: UInt64, _ second: UInt64) {
    add(kind, first &* 31 &+ second &* 0x1000_0000_01b3)
  }

  private mutating func addSequences(_ symbols: [UInt64]) {
    let begin = Self.hash("<"), end = Self.hash(">")
    let all = [begin] + symbols + [end]
    for place in all.indices.dropLast() {
      add(3, all[place], all[place + 1])
      if place + 2 < all.count { add(5, all[place], all[place + 2]) }
    }
    for (place, symbol) in symbols.prefix(4).enumerated() { add(6 + UInt64(place), symbol) }
  }

  private mutating func addClauses(_ clauses: [SentenceMood.Clause], _ atoms: [MoodAtom]) {
    let mood = SentenceMood(clauses: clauses)
    var previous = Self.hash("start")
    for (index, clause) in clauses.prefix(6).enumerated() {
      let force = Self.hash(clause.force.rawValue)
      add(12, force)
      add(13, UInt64(index), force)
      add(14, previous, force)
      previous = force
    }
    guard let deed = mood.deedClause else { return add(15, 1) }
    let force = Self.hash(deed.force.rawValue)
    add(15, force)
    add(16, force, deed.condition == nil ? 0 : 1)
    var cue: UInt64 = force
    for atom in atoms where deed.cue.contains(atom.token) {
      let isOpen = atom.classes.isEmpty
      cue = cue &* 131 &+ Self.hash(isOpen ? "*" : atom.text)
    }
    add(17, cue)
    add(18, deed.content == nil ? 0 : 1, force)
  }

  /// What stands for a word.
  private static func symbol(_ reader: MoodReader, _ place: Int) -> String {
    let atom = reader.atoms[place]
    if atom.isMark { return atom.text }
    if atom.isName { return "@n" }
    if !atom.classes.isEmpty { return atom.text }
    if let first = atom.text.unicodeScalars.first, ("0"..."9").contains(first) { return "#" }
    if EnglishClasses.givenNames.contains(atom.text) { return "@n" }
    if reader.isPast(place) { return "VD" }
    if atom.text.hasSuffix("ing"), English.verb(atom.text) != nil { return "VG" }
    guard let entry = EnglishVocabulary.shared.entry(atom.text) else {
      if English.verb(atom.text) != nil { return "VZ" }
      return atom.isCapital && place > 0 ? "@n" : "X"
    }
    switch entry.dominant {
    case 1: return English.verb(atom.text) == nil ? "V" : "VZ"
    case 2: return "J"
    case 3: return atom.text
    default: return entry.isVerb ? "NV" : "N"
    }
  }

  /// A hash of a word that is the same on every machine.
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
