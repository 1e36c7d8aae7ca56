import AppHost
public import Foundation
import IntentWire

/// The words of one person that the assistant should know for an app, such as the names of their lists.
public final class INVocabulary: NSObject, Sendable {
  private static let instance = INVocabulary()

  /// The vocabulary of this app.
  public class func shared() -> INVocabulary { instance }

  /// Replaces the words of one kind, most important first.
  ///
  /// - Parameter vocabulary: Of `String` or ``INSpeakable``; anything else is left out.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    send(vocabulary, type)
  }

  /// Replaces the words of one kind, most important first.
  ///
  /// - Parameter vocabulary: Of ``INSpeakable`` or `String`; anything else is left out.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    send(vocabulary, type)
  }

  /// Removes the words of all kinds.
  public func removeAllVocabularyStrings() {
    for type in INVocabularyStringType.allCases { send(NSOrderedSet(), type) }
  }

  private func send(_ vocabulary: NSOrderedSet, _ type: INVocabularyStringType) {
    AppSession.current?.updateVocabulary(Self.update(vocabulary, type))
  }

  static func update(_ vocabulary: NSOrderedSet, _ type: INVocabularyStringType) -> VocabularyUpdate {
    let phrases = vocabulary.array.compactMap { item -> SpokenText? in
      switch item {
      case let text as String: SpokenText(text)
      case let text as NSString: SpokenText(text.description)
      case let spoken as any INSpeakable:
        SpokenText(
          spoken.spokenPhrase, identifier: spoken.vocabularyIdentifier,
          pronunciation: spoken.pronunciationHint)
      default: nil
      }
    }
    return VocabularyUpdate(kind: type.caseName, phrases: phrases)
  }
}
