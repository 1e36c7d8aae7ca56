public import FoundationAdditions

/// The verb with which a person agrees to something.
public struct ConfirmationActionName: Sendable {
  let accept: LocalizedStringResource
  let deny: LocalizedStringResource
  private let otherAccepts: [LocalizedStringResource]
  private let otherDenials: [LocalizedStringResource]

  private init(
    _ accept: LocalizedStringResource, or otherAccepts: [LocalizedStringResource] = [],
    deny: LocalizedStringResource = "Cancel", or otherDenials: [LocalizedStringResource] = []
  ) {
    self.accept = accept
    self.deny = deny
    self.otherAccepts = otherAccepts
    self.otherDenials = otherDenials
  }

  /// What a person may say to agree.
  var agreeing: [String] { ([accept] + otherAccepts).map { String(localized: $0) } }

  /// What a person may say to refuse.
  var refusing: [String] { ([deny] + otherDenials).map { String(localized: $0) } }

  /// The verb as a question, for example “Order?”; `nil` for the one that says nothing.
  var question: String? {
    accept == Self.continue.accept ? nil : String(localized: accept) + "?"
  }

  /// A verb of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel, or: acceptAlternatives, deny: denyLabel, or: denyAlternatives)
  }

  /// “Add”.
  public static var add: Self { Self("Add") }
  /// “Add Data”.
  public static var addData: Self { Self("Add Data") }
  /// “Book”.
  public static var book: Self { Self("Book") }
  /// “Buy”.
  public static var buy: Self { Self("Buy") }
  /// “Call”.
  public static var call: Self { Self("Call") }
  /// “Check In”.
  public static var checkIn: Self { Self("Check In") }
  /// “Continue”.
  public static var `continue`: Self { Self("Continue") }
  /// “Create”.
  public static var create: Self { Self("Create") }
  /// “Do”.
  public static var `do`: Self { Self("Do") }
  /// “Download”.
  public static var download: Self { Self("Download") }
  /// “Filter”.
  public static var filter: Self { Self("Filter") }
  /// “Find”.
  public static var find: Self { Self("Find") }
  /// “Get”.
  public static var get: Self { Self("Get") }
  /// “Go”.
  public static var go: Self { Self("Go") }
  /// “Log”.
  public static var log: Self { Self("Log") }
  /// “Open”.
  public static var open: Self { Self("Open") }
  /// “Order”.
  public static var order: Self { Self("Order") }
  /// “Pay”.
  public static var pay: Self { Self("Pay") }
  /// “Play”.
  public static var play: Self { Self("Play") }
  /// “Play Sound”.
  public static var playSound: Self { Self("Play Sound") }
  /// “Post”.
  public static var post: Self { Self("Post") }
  /// “Request”.
  public static var request: Self { Self("Request") }
  /// “Run”.
  public static var run: Self { Self("Run") }
  /// “Search”.
  public static var search: Self { Self("Search") }
  /// “Send”.
  public static var send: Self { Self("Send") }
  /// “Set”.
  public static var set: Self { Self("Set") }
  /// “Share”.
  public static var share: Self { Self("Share") }
  /// “Start”.
  public static var start: Self { Self("Start") }
  /// “Start Navigation”.
  public static var startNavigation: Self { Self("Start Navigation") }
  /// “Toggle”.
  public static var toggle: Self { Self("Toggle") }
  /// “Turn Off”.
  public static var turnOff: Self { Self("Turn Off") }
  /// “Turn On”.
  public static var turnOn: Self { Self("Turn On") }
  /// “View”.
  public static var view: Self { Self("View") }
}
