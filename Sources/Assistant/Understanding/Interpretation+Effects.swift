import IntentWire

/// What carrying out an intent means for the world, told by what its name begins with; an app's own intents say it in their
/// names as SiriKit's do.
extension Interpretation {
  /// Whether it can hardly be taken back, or costs something: it sends, calls, pays, books, deletes, cancels or shares.
  public var isCostly: Bool { Self.isCostly(intent) }

  /// Whether carrying out an intent can hardly be taken back, or costs something.
  public static func isCostly(_ intent: String) -> Bool {
    verb(of: intent).map(costly.contains) ?? false
      || intent.hasSuffix("CallIntent") && intent.hasPrefix("INStart")
  }

  /// Whether it ends, pauses or takes away something that there is: “stop playing” asks for it, though it negates.
  public var ends: Bool { Self.verb(of: intent).map(Self.ending.contains) ?? false }

  /// Whether it writes down how something is, so that to tell of a deed asks for it: “I got the milk” of a list with milk on it.
  public var records: Bool { Self.verb(of: intent).map(Self.recording.contains) ?? false }

  private static let recording: Set<String> = ["Set", "Mark", "Complete", "Log", "Update", "Save", "Check"]
  private static let costly: Set<String> = [
    "Send", "Call", "Pay", "Transfer", "Request", "Book", "Order", "Buy", "Delete", "Cancel", "Unsend",
    "Share", "Post",
    "Remove", "Edit", "Reply", "Invite", "Submit", "Report", "Unlock", "Lock", "Charge",
  ]
  private static let ending: Set<String> = [
    "Pause", "End", "Stop", "Cancel", "Delete", "Remove", "Unsend", "Skip", "Finish", "Quit", "Clear", "Mute",
    "Snooze",
    "Hangup", "Hang", "Close",
  ]

  /// The first word of an intent's name, without what stands before all of SiriKit's.
  private static func verb(of intent: String) -> String? {
    var name = Substring(intent)
    if name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase ?? false { name = name.dropFirst(2) }
    guard let first = name.first, first.isUppercase else { return nil }
    return String(first) + name.dropFirst().prefix { $0.isLowercase }
  }
}

extension IntentManifest {
  /// Whether carrying out the intent changes and opens nothing: it finds and tells.
  var onlyTells: Bool {
    Interpretation.onlyLooks(identifier) || Interpretation.isNamedForLooking(identifier)
      || result != nil && Interpretation.isNamed(identifier, by: ["Get", "List", "Check", "Identify"])
  }

  /// The same, or opening something.
  var onlyLooks: Bool {
    onlyTells
      || (appIntent?.kinds ?? []).contains { $0.hasPrefix("Open") || $0.hasPrefix("Show") }
  }
}
