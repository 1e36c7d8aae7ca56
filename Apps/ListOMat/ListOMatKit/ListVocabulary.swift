import Foundation
import Intents

/// Tells the system what the person calls their lists.
public enum ListVocabulary {
  /// Makes the names of the lists known, in their order.
  public static func publish(_ lists: [List]) {
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: lists.map(\.name)), of: .notebookItemTitle)
  }
}
