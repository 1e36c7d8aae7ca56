public import IntentWire

extension ContactBook {
  /// The least score with which somebody may be meant.
  static let leastScore = 0.5
  /// How far behind the best one somebody may be who is meant as well.
  static let margin = 0.1
  /// The largest picture that goes along with a match, in bytes; an app can ask for others by the identifier.
  static let largestImage = 65_536

  /// Returns the people that a person may mean with a name, best first.
  public func matches(for name: String, app: String, purpose: ContactPurpose) -> [PersonValue] {
    let owners = owners(ofNumber: name)
    guard owners.isEmpty else { return values(owners, purpose) }
    return values(explain(name, in: vocabularies[app]), purpose)
  }

  /// The contacts with a telephone number, with that number alone.
  private func owners(ofNumber text: String) -> [ContactMatch] {
    let number = text.filter(\.isNumber)
    guard number.count >= Self.leastDigits, !text.contains(where: \.isLetter) else { return [] }
    let wanted = Contact.Handle(text, kind: .phone)
    return contacts.compactMap { contact in
      let handles = contact.handles.filter { $0.kind == .phone && $0.isSameNumber(as: wanted) }
      guard let handle = handles.first else { return nil }
      return ContactMatch(
        contact: contact, name: contact.name, score: 1, reason: .full, isSimilar: false, handles: [handle])
    }
  }

  /// The least digits of a number that tells whose it is: one without its area.
  private static let leastDigits = 7

  /// Returns the people that a person may mean with a name, best first.
  ///
  /// - Parameters:
  ///   - name: What was said, for example `Maria`, `my sister` or `mum at work`.
  ///   - vocabulary: The people whom the app knows by itself; their identifiers become `customIdentifier`.
  ///   - purpose: What the handles are needed for.
  public func matches(
    for name: String, vocabulary: [SpokenText], purpose: ContactPurpose = .any
  ) -> [PersonValue] {
    values(explain(name, in: PhraseIndex(vocabulary)), purpose)
  }

  /// Returns the people that a person may mean with a name, with how sure it is and why, best first.
  ///
  /// - Parameter app: The bundle identifier of the app whose people count too.
  public func explain(_ name: String, app: String? = nil) -> [ContactMatch] {
    explain(name, in: app.flatMap { vocabularies[$0] })
  }

  private func explain(_ name: String, in phrases: PhraseIndex?) -> [ContactMatch] {
    var best: (score: Double, matches: [ContactMatch]) = (0, [])
    for request in NameRequest.readings(of: name, labels: content.people.labels) {
      let found = matches(request, phrases)
      guard let top = found.map(\.score).max() else { continue }
      // A label that was guessed from the last word must find somebody whom the whole text does not.
      let score = request.isGuess ? top - 0.02 : top
      if score > best.score { best = (score, found) }
    }
    let least = max(Self.leastScore, (best.matches.map(\.score).max() ?? 1) - Self.margin)
    // The margin is one of decimals, which binary fractions only come near to.
    return best.matches.filter { $0.score >= least - 1e-9 }.sorted(by: Self.precedes)
  }

  private static func precedes(_ a: ContactMatch, _ b: ContactMatch) -> Bool {
    if a.score != b.score { return a.score > b.score }
    let names = (
      NameWords.split(a.name).joined(separator: " "), NameWords.split(b.name).joined(separator: " ")
    )
    if names.0 != names.1 { return names.0 < names.1 }
    // Who is in the book comes before whom only the app knows.
    let keys = [a, b].map {
      ($0.contact == nil ? "1" : "0") + ($0.contact?.identifier ?? $0.phrase?.identifier ?? "")
    }
    return keys[0] < keys[1]
  }

  // MARK: Finding

  private func matches(_ request: NameRequest, _ phrases: PhraseIndex?) -> [ContactMatch] {
    let people = content.people
    if let owner = request.owner { return related(to: owner, request, people) }
    var findings: [Int: NameIndex.Finding] = [:]
    func take(_ finding: NameIndex.Finding) {
      if let known = findings[finding.owner], known.score >= finding.score { return }
      findings[finding.owner] = finding
    }
    if let me = content.me, ["me", "myself", "i"].contains(request.words.joined(separator: " ")) {
      take(NameIndex.Finding(owner: me, score: 1, reason: .me, isSimilar: false))
    }
    people.index.find(request.words).forEach(take)
    var result: [ContactMatch] = []
    if let asked = request.relation {
      let base = request.isPossessed ? 0.97 : 0.93
      for (place, relations) in people.relations {
        guard let fit = relations.compactMap({ RelationWords.agreement(asked: asked, known: $0) }).max()
        else { continue }
        take(NameIndex.Finding(owner: place, score: base * fit, reason: .relation, isSimilar: false))
      }
      for stranger in people.strangers {
        guard let fit = RelationWords.agreement(asked: asked, known: stranger.relation) else { continue }
        result.append(
          ContactMatch(
            name: stranger.name, score: base * fit, reason: .relation, isSimilar: false,
            relationship: RelationWords.framework(stranger.relation), handles: []))
      }
    }
    result += findings.values.map { match($0, request, people) }
    if let phrases { merge(phrases, request, into: &result) }
    return result
  }

  /// Those who are something to another contact: “Tom's wife”.
  private func related(to owner: [String], _ request: NameRequest, _ people: People) -> [ContactMatch] {
    guard let asked = request.relation else { return [] }
    var result: [ContactMatch] = []
    for finding in people.index.find(owner) where finding.score >= NameIndex.goodEnough {
      for (relation, target) in People.resolve(contacts[finding.owner], people.index, content.places) {
        guard let fit = RelationWords.agreement(asked: asked, known: relation) else { continue }
        let score = 0.97 * fit * finding.score
        switch target {
        case .known(let place):
          let found = NameIndex.Finding(owner: place, score: score, reason: .relation, isSimilar: false)
          result.append(match(found, request, people))
        case .stranger(let name):
          result.append(
            ContactMatch(name: name, score: score, reason: .relation, isSimilar: false, handles: []))
        }
      }
    }
    return result
  }

  private func match(
    _ finding: NameIndex.Finding, _ request: NameRequest, _ people: People
  ) -> ContactMatch {
    let contact = contacts[finding.owner]
    return ContactMatch(
      contact: contact, name: contact.name, score: finding.score, reason: finding.reason,
      isSimilar: finding.isSimilar,
      relationship: people.relations[finding.owner]?.first.map(RelationWords.framework),
      handles: Self.handles(of: contact, request))
  }

  /// Adds whom the app knows; somebody of the same whole name as one contact is that contact.
  private func merge(_ phrases: PhraseIndex, _ request: NameRequest, into result: inout [ContactMatch]) {
    let names = result.map { NameWords.split($0.name) }
    for finding in phrases.index.find(request.words) {
      let phrase = phrases.phrases[finding.owner]
      let words = NameWords.split(phrase.phrase)
      let same = names.indices.filter { names[$0] == words && result[$0].phrase == nil }
      if same.count == 1 {
        result[same[0]].phrase = phrase
        result[same[0]].score = max(result[same[0]].score, finding.score)
        continue
      }
      result.append(
        ContactMatch(
          phrase: phrase, name: phrase.phrase, score: finding.score, reason: finding.reason,
          isSimilar: finding.isSimilar, handles: []))
    }
  }

  // MARK: Handles

  private static func handles(of contact: Contact, _ request: NameRequest) -> [Contact.Handle] {
    guard request.label != nil || request.kind != nil else { return contact.handles }
    let wanted = contact.handles.filter { handle in
      guard request.kind == nil || handle.kind == request.kind else { return false }
      guard let label = request.label else { return true }
      let own = NameWords.split(handle.label ?? "").joined(separator: " ")
      if handle.label == label || own == label { return true }
      // An iPhone is a mobile telephone.
      return label == "mobile" && handle.label == "iPhone"
    }
    return wanted.isEmpty ? contact.handles : wanted
  }

  private func values(_ matches: [ContactMatch], _ purpose: ContactPurpose) -> [PersonValue] {
    matches.flatMap { match -> [PersonValue] in
      var person = PersonValue(
        name: match.name, contactIdentifier: match.contact?.identifier,
        customIdentifier: match.phrase?.identifier, relationship: match.relationship)
      guard let contact = match.contact else { return [person] }
      person.parts = contact.parts
      person.isMe = contact.isMe
      if let image = image(of: contact), (image.data?.count ?? 0) <= Self.largestImage {
        person.image = image
      }
      let kind: Contact.Handle.Kind? =
        switch purpose {
        case .any: nil
        case .call: .phone
        case .email: .email
        }
      let fitting = match.handles.filter { $0.kind == kind }
      let handles = fitting.isEmpty ? match.handles : fitting
      guard !handles.isEmpty else { return [person] }
      return handles.map { handle in
        var value = person
        value.handles = [handle.wire]
        return value
      }
    }
  }
}
