import AppHost
import Foundation
package import FoundationAdditions
import IntentWire

/// Donates activities that become current; `FoundationAdditions` finds it by its name, because it cannot import it.
package final class ActivityDonations: UserActivityKeeping {
  /// Tells the assistant of an activity that it may suggest.
  package static func donate(_ activity: NSUserActivity) {
    Telling.post(.donate([activity.donation]), "An activity cannot be donated")
  }

  /// Deletes donated activities.
  package static func delete(_ identifiers: [String]?, completion: @escaping () -> Void) {
    let selection = DonationSelection(identifiers: identifiers, kind: .activity)
    Telling.send(.deleteDonations(selection), or: .interactionOperationNotSupported) { error in
      if let error { StandardError.write("Activities cannot be deleted: \(error.localizedDescription)") }
      completion()
    }
  }
}

extension NSUserActivity {
  /// The activity in the form in which it is donated.
  ///
  /// Each activity is one donation, however often it becomes current; its persistent identifier names it for good.
  var donation: DonationValue {
    DonationValue(
      identifier: persistentIdentifier ?? donationIdentifier, kind: .activity,
      activity: UserActivityValue(self), direction: "outgoing", status: "success", title: title,
      suggestedPhrase: suggestedInvocationPhrase)
  }

  private var donationIdentifier: String {
    if let known = attachments["donationIdentifier"] as? String { return known }
    let new = UUID().uuidString
    attachments["donationIdentifier"] = new
    return new
  }
}
