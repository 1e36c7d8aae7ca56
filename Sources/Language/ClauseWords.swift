/// The words of a language at the joints between a request and what stands beside it in the same sentence.
///
/// A class, because readers ask for it at every turn, and a copy of so many tables would cost each of them a reference. Only
/// whoever makes one fills it.
public final class ClauseWords: @unchecked Sendable {
  // Unchecked because of the tables: nobody changes them once the words of a language are made.

  /// Openings after which a clause depends on them and is no request, as folded words, longest first: “I wonder whether …”.
  public internal(set) var dependent: [[String]] = []
  /// Endings of a message with which the person only asks to send it, as folded words, longest first: “… and send it”.
  public internal(set) var sendOffs: [[String]] = []
  /// Words that lead over to such an ending, so that no mark is needed.
  public internal(set) var joints: Set<String> = []
  /// Words that alone are no message: “please”.
  public internal(set) var fillers: Set<String> = []
  /// Words that stand before the name of somebody and belong to it: “Uncle”, “Dr”.
  public internal(set) var titles: Set<String> = []
  /// Given names that are other words too, and after a title nothing else: “Uncle Bob”.
  public internal(set) var givenNames: Set<String> = []
  /// Words between something and what it is like: “is”.
  public internal(set) var copulas: Set<String> = []
  /// The endings of words that hold such a word: “'s”.
  public internal(set) var copulaEndings: [String] = []
  /// Words after which a name follows as it stands: “called”.
  public internal(set) var naming: Set<String> = []
  /// Verbs with which people choose among what is on offer, and that are something to do elsewhere: “pick up the parcel”.
  public internal(set) var choosing: Set<String> = []
  /// Nouns for what has a title, in which every word counts: “books” of the list “Books to Read”.
  public internal(set) var works: Set<String> = []
  /// Words that say behind a mark what is not wanted of what is looked for: “jazz, nothing too loud”.
  public internal(set) var denials: Set<String> = []
  /// Words in a statement with which nobody says what a message is to say: “I need”.
  public internal(set) var wishes: Set<String> = []
  /// What a label before a colon asks for, as a sentence with “{}” for what follows the colon.
  public internal(set) var labels: [[String]: String] = [:]
  /// The last words of a label that names a list.
  public internal(set) var listNouns: Set<String> = []
  /// What such a label asks for, with “{}” for what follows the colon and “{list}” for the name.
  public internal(set) var listLabel = ""
  /// The request to take something off a list, with “{}” for it and “{list}” for the name.
  public internal(set) var listTaking = ""
  /// The request to change the message that was sent last, with `{}` for its new text.
  public internal(set) var messageEdit = ""
  /// The request to send a message, with `{name}` for whom it goes to and `{}` for its text.
  public internal(set) var message = ""

  /// Openings that make a question of a request, as folded words: “could you”.
  public internal(set) var requestOpenings: [[String]] = []
  /// The endings of a subject with a verb that is none of these: “'ll” of “Mum'll”.
  public internal(set) var subjectEndings: [String] = []
  /// Words before what somebody is to be asked or told: “ask him whether he has time”.
  public internal(set) var reported: Set<String> = []

  /// Words with which another request begins in the same sentence: “and”, “then”.
  public internal(set) var followings: Set<String> = []
  /// Words that may stand behind these before the request: “and also”.
  public internal(set) var besideFollowings: Set<String> = []
  /// Words with which a statement about somebody begins: “I”.
  public internal(set) var subjects: Set<String> = []
  /// The same with their verb, behind which nothing follows in its plain form: “I'm”.
  public internal(set) var subjectsWithVerb: Set<String> = []
  /// Verbs behind such a word that are in no plain form either: “got” of “I got the keys”.
  public internal(set) var toldVerbs: Set<String> = []
  /// Verbs behind such a word to which others belong in their plain form: “we can eat at home, and …”.
  public internal(set) var leadingVerbs: Set<String> = []
  /// The endings of what is told: “ed”.
  public internal(set) var toldEndings: [String] = []
  /// Verbs whose plain form is that of what is told, too: “put”.
  public internal(set) var plainToldVerbs: Set<String> = []
  /// Openings of a sentence that asks whether something is so, and that begin no request, as folded words: “was”, “have I”.
  public internal(set) var asking: [[String]] = []
  /// Words that stand for what was just named: “it”.
  public internal(set) var pointers: Set<String> = []

  /// Words between things of which any will do: “cats or dogs”.
  public internal(set) var alternatives: Set<String> = []
  /// Words before such things: “either cats or dogs”.
  public internal(set) var alternativeOpenings: Set<String> = []
  /// Words before things of which none is wanted: “neither cats nor dogs”.
  public internal(set) var denyingOpenings: Set<String> = []
  /// Words before what is not wanted of what is looked for, as folded words, longest first: “but not”, “without”.
  public internal(set) var exclusions: [[String]] = []

  /// Creates words of a language that has none.
  public init() {}

  /// Returns whether a folded word stands between something and what it is like, or ends in such a word.
  public func isCopula(_ word: String) -> Bool {
    copulas.contains(word) || copulaEndings.contains(where: word.hasSuffix)
  }
}
