import Catalog
import IntentWire
import Understanding

extension Conversation {
  /// The request for things by their properties for which an app's own search stands, so that more can be asked of them:
  /// “which of them are open” after “suggest trails for climbing”.
  ///
  /// - Returns: `nil` where the app looks for no such things, or for more than their properties tell.
  func asFind(_ last: LastRequest) -> LastRequest? {
    guard Interpretation.isNamedForLooking(last.intent), let app = app(last.app),
      let result = app.manifest.intent(last.intent)?.result,
      case .entity(let type) = result.element,
      let action = FindAction.all(of: app.manifest).first(where: { $0.entity.identifier == type })
    else { return nil }
    let words = words(for: PendingCall(app: last.app, call: IntentCall(id: "", intent: last.intent)))
    var text = "\(SearchWords.show) \(action.entity.pluralName.lowercased())"
    for (_, value) in last.values.sorted(by: { $0.key < $1.key }) {
      guard case .enumeration(let choice) = value,
        action.entity.properties.contains(where: { $0.type.element == .enumeration(choice.type) })
      else { return nil }
      text += " \(SearchWords.goodFor) \(words.display(value))"
    }
    let evidence = Evidence(reader: "find", phrase: action.title, source: last.intent, uses: [], scores: [:])
    return LastRequest(
      text,
      Interpretation(
        app: last.app, appName: app.name, intent: action.name, values: [:], score: 1, namesApp: false,
        evidence: evidence))
  }

  /// Whether a sentence by itself asks for things of the same app.
  func looksInSameApp(_ own: Decision, as last: LastRequest) -> Bool {
    if case .accepted(let reading) = own {
      reading.app == last.app && reading.isNamedForLooking
    } else {
      false
    }
  }
}
