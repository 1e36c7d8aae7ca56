import AppHost
public import Foundation
import IntentWire

/// The words of one person that the assistant should know for an app, such as the names of their lists.
///
/// They change what the assistant understands at once. Told outside of the assistant's own processes, they wait in
/// its home until its next turn.
public final class INVocabulary: NSObject, Sendable {
  /// The longest phrase, identifier or pronunciation hint, in bytes of UTF-8.
  static let longest = 1_024
  /// The most phrases of one kind; the first, most important ones are used.
  static let most = 5_000

  private static let instance = INVocabulary()

  /// The vocabulary of this app.
  public class func shared() -> INVocabulary { instance }

  /// Replaces the words of one kind, most important first.
  ///
  /// A word that cannot be used is left out, and standard error says why: one that is empty, has more than 1,024
  /// bytes, or lies behind the first 5,000.
  ///
  /// - Parameter vocabulary: Of `String` or ``INSpeakable``.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    send(vocabulary, type)
  }

  /// Replaces the words of one kind, most important first.
  ///
  /// A word that cannot be used is left out, and standard error says why: one that is empty, has more than 1,024
  /// bytes, or lies behind the first 5,000.
  ///
  /// - Parameter vocabulary: Of ``INSpeakable`` or `String`.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    send(vocabulary, type)
  }

  /// Removes the words of all kinds.
  public func removeAllVocabularyStrings() {
    for type in INVocabularyStringType.allCases { send(NSOrderedSet(), type) }
  }

  private func send(_ vocabulary: NSOrderedSet, _ type: INVocabularyStringType) {
    let update = Self.update(vocabulary, type) { StandardError.write($0) }
    if let session = AppSession.current {
      session.updateVocabulary(update)
    } else {
      Telling.post(.updateVocabulary(update), "The vocabulary \(type.caseName) cannot be told")
    }
  }

  /// The words as they are sent.
  ///
  /// - Parameter complain: Told of each word that is left out, and why.
  static func update(
    _ vocabulary: NSOrderedSet, _ type: INVocabularyStringType, complain: (String) -> Void = { _ in }
  ) -> VocabularyUpdate {
    var phrases: [SpokenText] = []
    for (index, item) in vocabulary.array.enumerated() {
      let place = "INVocabulary, \(type.caseName), entry \(index + 1)"
      guard index < most else {
        complain(
          "\(place): \(vocabulary.count) entries are more than the \(most) that are used; this one and those after it "
            + "are left out. Put the most important ones first.")
        break
      }
      guard let spoken = spoken(item) else {
        complain(
          "\(place): a \(Swift.type(of: item)) is neither a String nor an INSpeakable; it is left out. Use an "
            + "INSpeakableString.")
        continue
      }
      if let fault = fault(of: spoken) {
        complain("\(place): \(fault) It is left out.")
      } else {
        phrases.append(spoken)
      }
    }
    return VocabularyUpdate(kind: type.caseName, phrases: phrases)
  }

  private static func spoken(_ item: Any) -> SpokenText? {
    switch item {
    case let text as String: SpokenText(text)
    case let text as NSString: SpokenText(text.description)
    case let spoken as any INSpeakable:
      SpokenText(
        spoken.spokenPhrase, identifier: spoken.vocabularyIdentifier, pronunciation: spoken.pronunciationHint)
    default: nil
    }
  }

  private static func fault(of spoken: SpokenText) -> String? {
    guard spoken.phrase.contains(where: { $0.isLetter || $0.isNumber }) else {
      return "“\(spoken.phrase.prefix(40))” has no word that could be said."
    }
    let parts = [
      ("phrase", spoken.phrase), ("identifier", spoken.identifier),
      ("pronunciation hint", spoken.pronunciation),
    ]
    for (name, text) in parts {
      if let text, text.utf8.count > longest {
        return "The \(name) “\(text.prefix(40))…” has \(text.utf8.count) bytes; \(longest) are allowed."
      }
    }
    return nil
  }
}
