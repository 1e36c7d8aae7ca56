import Foundation
public import FoundationAdditions

extension NSUserActivity {
  /// What is known of the content that the activity shows, for search.
  ///
  /// Put the identifier of an indexed item in ``CSSearchableItemAttributeSet/relatedUniqueIdentifier`` to say that both
  /// are the same.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { attachments["contentAttributeSet"] as? CSSearchableItemAttributeSet }
    set { attachments["contentAttributeSet"] = newValue }
  }
}
