import IntentWire
import Language
import Understanding

/// Tells in English what was found.
struct FindReport {
  let entities: [EntityReference]
  let request: FindRequest
  let action: FindAction
  let app: String
  let words: CallWords

  private var one: String { Sentences.lowercasedTitle(action.entity.title) }
  private var several: String { Sentences.lowercasedTitle(action.entity.pluralName) }
  private var number: String {
    entities.count == 1 ? "one \(one)" : "\(entities.count) \(several)"
  }

  /// Where they are; nothing for an app that is called as they are: “trails in Trails”.
  private var place: String {
    [one, several].contains(app.lowercased()) ? "" : " in \(app)"
  }

  /// How many there are.
  var heading: String {
    let isPlain = request.groups.isEmpty
    guard !entities.isEmpty else {
      return isPlain ? "There are no \(several)\(place)." : "No \(several)\(place) match that."
    }
    if request.isCount {
      return isPlain
        ? "There \(entities.count == 1 ? "is" : "are") \(number)\(place)."
        : "\(Sentences.capitalised(number))\(place) \(entities.count == 1 ? "matches" : "match") that."
    }
    return "I found \(number)\(place)\(entities.count == 1 ? ": \(line(entities[0]))." : ".")"
  }

  /// What is said of them: the names of the first, and of each what was asked about.
  func spoken(limit: Int) -> String {
    guard entities.count > 1, !request.isCount else { return heading }
    let named = entities.prefix(limit).map(line)
    let rest = entities.count - named.count
    let list = words.values.language.join(named + (rest > 0 ? ["\(rest) more"] : []))
    return "I found \(number)\(place): \(list)."
  }

  /// What a terminal shows, one thing a line.
  func lines(limit: Int) -> [String] {
    guard entities.count > 1, !request.isCount else { return [] }
    let shown = entities.prefix(limit).enumerated().map { index, entity in
      "\(index + 1). \(line(entity))" + (entity.display.subtitle.map { " – \($0)" } ?? "")
    }
    return entities.count > limit ? shown + ["… and \(entities.count - limit) more"] : shown
  }

  /// A thing with the values that its conditions and its order compare.
  private func line(_ entity: EntityReference) -> String {
    let told = asked.compactMap { name -> String? in
      guard let value = entity.properties[name] else { return nil }
      let text = words.display(value)
      return text.isEmpty ? nil : text
    }
    return told.isEmpty ? entity.display.title : "\(entity.display.title) (\(told.joined(separator: ", ")))"
  }

  /// The properties that were asked about and whose values differ: what has an order.
  private var asked: [String] {
    let names = request.order.map(\.property) + request.groups.joined().map(\.property)
    var result: [String] = []
    for name in names where !result.contains(name) {
      switch action.entity.properties.first(where: { $0.name == name })?.type {
      case .integer, .number, .date, .dateRange, .duration, .measurement, .currency: result.append(name)
      default: break
      }
    }
    return Array(result.prefix(3))
  }
}
