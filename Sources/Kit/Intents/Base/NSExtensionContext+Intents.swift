public import FoundationAdditions

extension NSExtensionContext {
  /// The request for which an extension shows something.
  public internal(set) var intent: INIntent? {
    get { attachments["intent"] as? INIntent }
    set { attachments["intent"] = newValue }
  }
}
