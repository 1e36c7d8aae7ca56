import Donations
import Foundation
import IntentWire

/// A moment of the tests' own: 18 March 2026, 10:15 in Greenwich.
let noon = Date(timeIntervalSince1970: 1_773_828_900)

/// A donated request, some days before ``noon``.
func donation(
  _ identifier: String, app: String = "org.example.murmur", intent: String = "INSendMessageIntent",
  daysAgo: Double = 0, to people: [PersonValue] = [], group: String? = nil,
  response: [String: IntentValue] = [:]
) -> DonationRecord {
  let date = noon.addingTimeInterval(-daysAgo * 86_400)
  let value = DonationValue(
    identifier: identifier, group: group, kind: .interaction,
    call: IntentCall(
      id: identifier, intent: intent,
      parameters: people.isEmpty ? [:] : ["recipients": .list(people.map(IntentValue.person))]),
    outcome: IntentOutcome(.success, code: "success", response: response), start: date)
  return DonationRecord(app: app, value: value, stored: date)
}

/// A folder that is gone when the test ends.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-donations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
