import Foundation
import IntentWire
import Language

extension Conversation {
  /// A call for help with the number to dial: the one that was said, else that of the person's region.
  ///
  /// Nobody is asked anything then.
  func withEmergencyNumber(_ pending: PendingCall, _ words: Set<String>) -> PendingCall {
    guard pending.call.intent == "INStartCallIntent",
      pending.call.parameters["destinationType"]?.field("emergency") != nil,
      pending.call.parameters["contacts"] == nil
    else { return pending }
    let number =
      EmergencyNumbers.said(words) ?? EmergencyNumbers.usual(in: context.locale.region?.identifier ?? "")
    let handle = PersonValue.Handle(value: number, kind: "phoneNumber")
    var pending = pending
    pending.call.parameters["contacts"] = .list([.person(PersonValue(name: number, handles: [handle]))])
    return pending
  }
}

/// The numbers that are called for help.
enum EmergencyNumbers {
  /// The number in regions that have another than 112, as ISO 3166 names them.
  private static let own: [String: String] = [
    "US": "911", "CA": "911", "MX": "911", "AR": "911", "PH": "911", "GB": "999", "IE": "112", "HK": "999",
    "SG": "995", "MY": "999", "KE": "999", "AU": "000", "NZ": "111", "JP": "119", "KR": "119", "CN": "120",
    "BR": "190", "ZA": "10111",
  ]

  /// The number that works in most of the world.
  private static let common = "112"

  /// The number to call in a region.
  static func usual(in region: String) -> String { own[region] ?? common }

  /// The number among the words of a request, in digits or digit by digit.
  static func said(_ words: Set<String>) -> String? {
    if let number = Set(own.values).union([common]).intersection(words).min() { return number }
    guard words.contains("nine") else { return nil }
    return words.contains("one") ? "911" : "999"
  }
}
