/// What was said about a person, taken apart: the name, and which of the handles.
struct NameRequest: Hashable {
  /// The folded words of the name.
  var words: [String]
  /// Whether “my” stood before it, so that a relation is meant.
  var isPossessed: Bool
  /// The relation that the words name.
  var relation: String?
  /// The folded words of the name whose relation is meant, when it is not the person's own.
  var owner: [String]?
  /// The label of the wanted handle, or the person's own word for it.
  var label: String?
  /// The kind of the wanted handle.
  var kind: Contact.Handle.Kind?
  /// Whether a label was cut off that may as well be a part of the name.
  var isGuess = false

  /// The ways to take a text apart, the most literal first.
  static func readings(of text: String, labels: Set<String>) -> [NameRequest] {
    let words = NameWords.split(text.replacing("’s", with: " s ").replacing("'s", with: " s "))
    guard !words.isEmpty, words.count <= 16 else { return [] }
    var readings = [NameRequest(named: joined(words))]
    // “Maria's mobile number”, “mum at work”, “Tom on his cell”; and “Tom's wife”.
    for end in 1..<max(1, words.count) {
      var tail = words[end...]
      let connectors: Set<String> = ["s", "at", "on", "in", "via"]
      let isCertain = connectors.contains(tail.first ?? "")
      if tail.first == "s", let relation = RelationWords.relation(Array(tail.dropFirst())) {
        var request = NameRequest(named: Array(tail.dropFirst()))
        request.owner = NameRequest(named: joined(Array(words[..<end]))).words
        request.relation = relation
        readings.append(request)
        continue
      }
      while let word = tail.first, connectors.contains(word) || fillers.contains(word) { tail.removeFirst() }
      guard let wanted = handle(Array(tail), labels) else { continue }
      var request = NameRequest(named: joined(Array(words[..<end])))
      guard !request.words.isEmpty else { continue }
      request.label = wanted.label
      request.kind = wanted.kind
      request.isGuess = !isCertain
      readings.append(request)
    }
    return readings
  }

  private init(named words: [String]) {
    var words = words[...]
    isPossessed = false
    while words.count > 1, let first = words.first {
      if first == "my" || first == "our" {
        isPossessed = true
      } else if first != "the" {
        break
      }
      words.removeFirst()
    }
    self.words = Array(words)
    relation = RelationWords.relation(self.words)
  }

  /// Names with the possessive put back together or dropped at the end.
  private static func joined(_ words: [String]) -> [String] {
    words.last == "s" && words.count > 1 ? Array(words.dropLast()) : words
  }

  private static let fillers: Set<String> = ["his", "her", "their", "the", "its", "a", "my", "one"]

  /// The handle that some words ask for.
  private static func handle(
    _ words: [String], _ labels: Set<String>
  ) -> (label: String?, kind: Contact.Handle.Kind?)? {
    guard !words.isEmpty, words.count <= 5 else { return nil }
    var rest = words
    var kind: Contact.Handle.Kind?
    while let last = rest.last, let meant = kinds[last] {
      kind = kind ?? meant
      rest.removeLast()
      // “e-mail” comes as two words.
      if last == "mail", rest.last == "e" { rest.removeLast() }
    }
    let text = rest.joined(separator: " ")
    if rest.isEmpty { return kind == nil ? nil : (nil, kind) }
    if labels.contains(text) { return (text, kind) }
    guard let label = HandleLabel.canonical(text) else { return nil }
    let isPhoneLabel = ["mobile", "iPhone", "pager", "homeFax", "workFax", "main"].contains(label)
    return (label, kind ?? (isPhoneLabel || text == "landline" ? .phone : nil))
  }

  private static let kinds: [String: Contact.Handle.Kind] = [
    "number": .phone, "phone": .phone, "telephone": .phone, "email": .email, "mail": .email,
    "address": .email,
    "line": .phone,
  ]
}
