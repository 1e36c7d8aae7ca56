/// What a clause says of the person who speaks and of the one spoken to.
extension MoodReader {
  /// “I want you to call”, “I called”, “I might call”.
  func aboutSpeaker(at start: Int, _ depth: Int) -> Draft? {
    guard self.is(start, .speaker) else { return nil }
    var (place, isNegative) = past(start + 1)
    var isWould = false
    func draft(_ force: SentenceMood.Force, _ end: Int, verb: Int? = nil) -> Draft {
      Draft(force: force, cue: start..<min(max(end, start + 1), atoms.count), verb: verb)
    }
    if let end = MoodIdioms.end(of: MoodIdioms.wishes, atoms, at: start) { return draft(.wish, end) }
    if text(place) == "would" || text(place) == "should", self.isLiking(place + 1) {
      isWould = true
      (place, isNegative) = negating(isNegative, past(place + 1))
    } else if text(place) == "do", self.is(place + 1, [.negation, .adverb, .wanting]) {
      // “I do need a cab”, “I don't want you to call”
      (place, isNegative) = negating(isNegative, past(place + 1))
    } else if ["am", "are", "was", "were"].contains(text(place)) {
      return being(start, place, isNegative, depth)
    } else if ["will", "shall"].contains(text(place)) {
      let (next, _) = past(place + 1)
      if ["have", "take", "need"].contains(text(next)), !isNegative, text(next + 1) != "to", !isPast(next + 1)
      {
        return draft(.order, next + 1)
      }
      return draft(isNegative ? .refusal : .plan, place + 1)
    } else if self.is(place, .modal) {
      let (next, denied) = past(place + 1)
      let isOffer =
        text(place) == "could"
        && (text(next) == "do" && text(next + 1) == "with" || text(next) == "use" || text(next) == "go")
      if isOffer, !denied { return draft(.order, next + 1) }
      if ["can", "could"].contains(text(place)), denied { return draft(.statement, next) }
      return draft(.plan, place + 1)
    } else if self.is(place, .have) {
      let next = past(place + 1).place
      if text(next) == "to" || text(next) == "got" && text(next + 1) == "to" { return draft(.plan, next + 1) }
      if ["half", "a"].contains(text(next)), text(next + 2) == "mind" || text(next + 1) == "mind" {
        return draft(.plan, next + 2)
      }
      return draft(isPast(next) || text(next) == "been" ? .report : .statement, next)
    }
    if isWould, ["rather"].contains(text(place - 1)) || text(place) == "rather" {
      let (next, denied) = past(place)
      // “I'd rather you didn't”
      let isDenied = atoms[place...].prefix(5).contains { $0.isOne(of: .negation) }
      return denied || isNegative || isDenied ? draft(.refusal, next) : draft(.order, next)
    }
    if isWant(place, isWould) {
      if isNegative { return draft(.refusal, place + 1) }
      return wanted(start, place, depth)
    }
    if isWould,
      ["grateful", "obliged", "appreciate", "happy", "glad", "delighted", "thankful"].contains(text(place))
        || text(place) == "be"
    {
      // “I'd be grateful if you put …”
      let you = atoms.indices.dropFirst(place).prefix(7).first { text($0) == "if" && text($0 + 1) == "you" }
      guard let you else { return draft(.order, place + 1) }
      let next = self.is(you + 2, .modal) ? past(you + 3).place : past(you + 2).place
      if text(next) == "not" || text(you + 3) == "not" { return draft(.refusal, next) }
      return draft(.order, next + 1, verb: isPlain(next) || isPast(next) ? next : nil)
    }
    if ["wish", "hope"].contains(text(place)) { return draft(.wish, place + 1) }
    if ["think", "guess", "suppose", "believe", "reckon", "thought"].contains(text(place)), depth < 3,
      place + 1 < atoms.count
    {
      var inner = main(at: text(place + 1) == "that" ? place + 2 : place + 1, depth: depth + 1)
      if [.fragment, .order].contains(inner.force), !self.is(place + 1, .subject) {
        inner.force = .statement
      }
      inner.cue = start..<inner.cue.upperBound
      // “I don't think you should call”
      if isNegative, inner.force == .order { inner.force = .refusal }
      return inner
    }
    if text(place) == "know" || text(place) == "wonder" || text(place) == "doubt" {
      return draft(.deliberation, place + 1)
    }
    // “I meant Sunday” corrects what was said.
    if ["meant", "mean"].contains(text(place)), text(place + 1) != "to", place + 1 < atoms.count {
      return draft(.order, place + 1)
    }
    if isPast(place) || text(place) == "used" {
      return draft(
        ["wanted", "planned", "meant", "intended", "hoped"].contains(text(place)) ? .plan : .report, place + 1
      )
    }
    return draft(.statement, place)
  }

  /// Whether “like”, “love” or another verb stands behind “I would” that makes a wish of it to which one listens.
  private func isLiking(_ start: Int) -> Bool {
    let place = past(start).place
    return self.is(place, .wanting) || ["be", "appreciate", "rather", "kill"].contains(text(place))
      || self.is(start, .adverb) && text(start) == "rather"
  }

  private func isWant(_ place: Int, _ isWould: Bool) -> Bool {
    switch text(place) {
    case "want", "wanna", "need", "require", "fancy": true
    case "like", "love", "prefer": isWould
    case "appreciate": false
    default: false
    }
  }

  private func negating(_ isNegative: Bool, _ next: (place: Int, isNegative: Bool)) -> (Int, Bool) {
    (next.place, isNegative != next.isNegative)
  }

  /// What a wanting asks for: “I want you to call”, “I'd like to see”, “I need a ride”.
  private func wanted(_ start: Int, _ verb: Int, _ depth: Int) -> Draft {
    var place = verb + 1
    if self.is(place, .role) { place += 1 }
    if text(place) == "that" { place += 1 }
    if text(place) == "you" { place += 1 }
    let (next, isNegative) = past(place)
    if isNegative { return Draft(force: .refusal, cue: start..<next) }
    place = next
    if text(place) == "to" { place = past(place + 1).place }
    if text(place - 1) == "not" { return Draft(force: .refusal, cue: start..<place) }
    // “I want Dana to call me” wants it of somebody else.
    if atom(verb + 1).map({ $0.isName || $0.isOne(of: [.role, .object]) && $0.text != "you" }) ?? false,
      text(verb + 2) == "to"
    {
      return Draft(force: .statement, cue: start..<verb + 1)
    }
    if text(place) == "know", self.is(place + 1, [.condition, .interrogative]) || text(place + 1) == "how" {
      return Draft(
        force: text(place + 1) == "if" || text(place + 1) == "how" ? .deliberation : .question,
        cue: start..<place + 1)
    }
    if place < atoms.count, depth < 4, MoodIdioms.end(of: MoodIdioms.frames, atoms, at: place) != nil {
      return framed(start, place, depth + 1)
    }
    // “We still need it” tells why; “I need a ride” asks for one.
    if !clauses.isEmpty, ["it", "that", "them", "him", "her"].contains(text(place)),
      atom(place + 1)?.isMark ?? true
    {
      return Draft(force: .statement, cue: start..<min(place, atoms.count))
    }
    return Draft(force: .order, cue: start..<min(place, atoms.count), verb: isPlain(place) ? place : nil)
  }

  /// “I'm going to call”, “I was wondering if you could”, “I'm late”.
  private func being(_ start: Int, _ verb: Int, _ isNegative: Bool, _ depth: Int) -> Draft {
    let (place, denied) = past(verb + 1)
    func draft(_ force: SentenceMood.Force, _ end: Int) -> Draft {
      Draft(force: force, cue: start..<min(max(end, start + 1), atoms.count))
    }
    if ["going", "gonna"].contains(text(place)), text(place + 1) == "to" {
      let next = past(place + 2).place
      if text(next) == "need" || text(next) == "want" || text(next) == "have" && text(next + 1) == "you" {
        return denied ? draft(.refusal, next + 1) : wanted(start, next, depth)
      }
      return draft(denied ? .refusal : .plan, place + 2)
    }
    if MoodIdioms.end(of: MoodIdioms.plans, atoms, at: place) != nil { return draft(.plan, place + 1) }
    if ["wondering", "unsure"].contains(text(place)) || denied && text(place) == "sure" {
      return draft(.deliberation, place + 1)
    }
    if ["hoping", "wishing"].contains(text(place)) { return draft(.wish, place + 1) }
    if ["was", "were"].contains(text(verb)), isIng(place) || text(place) == "to" {
      return draft(.plan, place + 1)
    }
    if ["told", "asked", "made", "forced", "reminded"].contains(text(place)) {
      return draft(.report, place + 1)
    }
    return draft(.statement, min(place, verb + 1))
  }

  /// “You can call now”, “you should text Dana”, “you called”.
  func aboutAssistant(at start: Int, _ depth: Int) -> Draft? {
    guard text(start) == "you" else { return nil }
    let (place, isNegative) = past(start + 1)
    func draft(_ force: SentenceMood.Force, _ end: Int, verb: Int? = nil) -> Draft {
      Draft(force: force, cue: start..<min(max(end, start + 1), atoms.count), verb: verb)
    }
    if isNegative { return draft(.statement, place) }
    let isNeed = ["need", "have", "had", "are", "ought", "want"].contains(text(place))
    if self.is(place, .modal) || isNeed {
      var (next, denied) = past(place + 1)
      if text(next) == "not" || text(place + 1) == "not" { denied = true }
      if denied { return draft(.refusal, next) }
      if text(next) == "have", isPast(next + 1) { return draft(.report, next + 1) }
      if isNeed, text(next) != "to", text(next) != "better" { return draft(.statement, next) }
      if ["to", "better"].contains(text(next)) { next = past(next + 1).place }
      if ["want", "like", "need"].contains(text(next)), text(next + 1) == "to" { next += 2 }
      if text(next) == "as", text(next + 1) == "well" { next += 2 }
      return isPlain(next) ? draft(.order, next, verb: next) : draft(.statement, next)
    }
    if text(place) == "do", text(place + 1) == "not" {
      let next = past(place + 1).place
      return draft(["need", "have", "want"].contains(text(next)) ? .refusal : .statement, next + 1)
    }
    if text(place) == "need", text(place + 1) == "not" { return draft(.refusal, place + 2) }
    if isPast(place) { return draft(.report, place + 1) }
    return draft(.statement, place)
  }
}
