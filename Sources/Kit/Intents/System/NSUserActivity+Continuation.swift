import Foundation
package import FoundationAdditions
package import IntentWire

extension NSUserActivity {
  /// The activity with which the assistant has an app go on: with its data, and with the request and the answer.
  package convenience init(_ continuation: ActivityContinuation) {
    self.init(activityType: continuation.activity.type)
    title = continuation.activity.title
    webpageURL = continuation.activity.url
    let info = ActivityInfo.decode(continuation.activity.info)
    userInfo = info.isEmpty ? nil : info
    interaction = continuation.call.flatMap { INInteraction($0, continuation.outcome) }
    interaction?.intentResponse?.userActivity = self
  }
}

extension INInteraction {
  /// The request and the answer as they went over the wire.
  ///
  /// `nil` when the request is of a class that this process does not have.
  convenience init?(_ call: IntentCall, _ outcome: IntentOutcome?) {
    let zone = TimeZone(identifier: call.context.timeZone) ?? .current
    let parts = WireSituation.$timeZone.withValue(zone) { () -> (INIntent, INIntentResponse?)? in
      guard let type = SiriKitTypes.intent(named: call.intent),
        let intent = type.make(WireFields(call.parameters))
      else { return nil }
      intent.identifier = call.id
      return (intent, outcome.flatMap { Self.response(to: type, $0) })
    }
    guard let (intent, response) = parts else { return nil }
    self.init(intent: intent, response: response)
    identifier = call.id
  }

  /// The answer in the class that belongs to the request.
  private static func response(to type: INIntent.Type, _ outcome: IntentOutcome) -> INIntentResponse? {
    let name = "\(String(reflecting: type))Response"
    guard let response = NSClassFromString(name) as? INIntentResponse.Type else { return nil }
    var fields = WireFields(outcome.response)
    fields["code"] = outcome.code ?? outcome.status.rawValue
    return response.make(fields)
  }
}
