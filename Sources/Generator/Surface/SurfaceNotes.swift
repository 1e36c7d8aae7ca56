extension SurfaceWriter {
  /// What the facts do not list, because it belongs to frameworks that only Apple's systems have.
  static let notes = """

    Not in the list, because they belong to frameworks that only Apple's systems have:

    - `INImage` from a `UIImage`, `NSImage`, `CGImage` or a `PHAsset`, and back: there is no drawing on Linux. A picture
      is the content of a file, its address or its name.
    - Bridges to EventKit, PassKit, MediaPlayer and MapKit (`EKRecurrenceRule`, `PKPaymentMethod`,
      `MPMediaItem`, `MKMapItem`): the frameworks are not there.
    - `INParameter` by Objective-C key paths through properties that Swift does not store.

    ## What is there in another form

    - `INCar.color` is a `CGColor` that only carries the parts of a colour.
    - `INObject.alternativeSpeakableMatches` has the type of its protocol, `[any INSpeakable]?`; only
      `INSpeakableString`s can be set.
    - Deprecated declarations work and warn. Methods of handlers that are deprecated do not warn, because only the Kit
      calls them.
    - `startSendingUpdates(for:to:)` and `stopSendingUpdates(for:)` are optional for rides, too. They are called for a reply
      that the person follows: in `prithee chat`, and with `prithee ask --follow`.
    - `INExtension` is made and asked for handlers on the main actor, which its `init()` and `handler(for:)` belong to; the
      class belongs to no actor. So extensions compile whatever the default isolation of their module is.
    - Completion handlers of handling protocols are `@Sendable`; handlers that leave the word out conform as well.
    - `INObjectCollection` and `INObjectSection` adopt `NSSecureCoding`, but `NSKeyedArchiver` on Linux takes no generic
      classes.
    - The raw values of string constants such as `INPersonRelationship.sister` are their names.

    """
}
