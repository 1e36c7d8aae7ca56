import FoundationAdditions
import IntentWire

extension INIntentResponse {
  /// The answer in the form that both frameworks share.
  func outcome(of intent: INIntent, confirming: Bool) -> IntentOutcome {
    let code = codeName
    var status = Self.status(of: code)
    // Apps answer a confirmation with `success` as often as with `ready`.
    if confirming, status == .success || code == "userConfirmationRequired" { status = .ready }
    var activity = userActivity.map { UserActivityValue($0) }
    if activity == nil, status == .needsApp || status == .continueInApp {
      activity = UserActivityValue(type: "\(type(of: intent))")
    }
    var outcome = IntentOutcome(status, code: code, response: fields.values, activity: activity)
    (self as? _CustomIntentResponse)?.complete(&outcome, of: intent, confirming: confirming)
    return outcome
  }

  private static func status(of code: String) -> IntentOutcome.Status {
    switch code {
    case "ready": .ready
    case "success": .success
    case "inProgress": .inProgress
    case "continueInApp", "handleInApp": .continueInApp
    case _ where code.hasPrefix("failureRequiringAppLaunch"): .needsApp
    // What the person can only put right in the app.
    case "failureRequiringInAppAuthentication", "failureAppConfigurationRequired",
      "failureTermsAndConditionsAcceptanceRequired":
      .needsApp
    default: .failure
    }
  }
}
