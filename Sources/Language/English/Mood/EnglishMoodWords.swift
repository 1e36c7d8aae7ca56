/// The closed classes of English words from which the mood of a sentence is read.
///
/// Open classes come from the dictionary; only words that hold sentences together, and verbs by what they take as their
/// object, stand here.
struct EnglishMoodWords: OptionSet, Sendable {
  let rawValue: UInt32

  /// Pronouns that are subjects: “I”, “she”.
  static let subject = EnglishMoodWords(rawValue: 1 << 0)
  /// The person who speaks: “I”, “we”.
  static let speaker = EnglishMoodWords(rawValue: 1 << 1)
  /// Verbs that stand before a subject in a question: “can”, “is”, “do”.
  static let auxiliary = EnglishMoodWords(rawValue: 1 << 2)
  /// Those of them before a plain verb, but for “do”: “could”.
  static let modal = EnglishMoodWords(rawValue: 1 << 3)
  /// Words that open a question: “who”.
  static let interrogative = EnglishMoodWords(rawValue: 1 << 4)
  /// Words that lead to a condition or a moment: “if”, “once”.
  static let condition = EnglishMoodWords(rawValue: 1 << 5)
  /// Words that lead to a reason or a contrast: “because”.
  static let reason = EnglishMoodWords(rawValue: 1 << 6)
  /// Words that stand before a noun: “the”, “my”.
  static let determiner = EnglishMoodWords(rawValue: 1 << 7)
  /// Prepositions: “to”, “from”.
  static let preposition = EnglishMoodWords(rawValue: 1 << 8)
  /// Words that join clauses: “and”.
  static let joint = EnglishMoodWords(rawValue: 1 << 9)
  /// Words that may stand before a clause and change nothing: “please”, “well”, “just”.
  static let opening = EnglishMoodWords(rawValue: 1 << 10)
  /// Verbs whose object is what is said: “text”, “tell”.
  static let speech = EnglishMoodWords(rawValue: 1 << 11)
  /// Verbs whose object is kept: “add”, “remind”.
  static let keeping = EnglishMoodWords(rawValue: 1 << 12)
  /// Verbs whose object is a title or what is looked for: “play”, “find”.
  static let seeking = EnglishMoodWords(rawValue: 1 << 13)
  /// Verbs of wanting: “want”, “need”.
  static let wanting = EnglishMoodWords(rawValue: 1 << 14)
  /// Verbs that report what somebody says or wants: “said”, “wants”.
  static let reporting = EnglishMoodWords(rawValue: 1 << 15)
  /// Nouns with which people are spoken to: “mum”, “nurse”.
  static let role = EnglishMoodWords(rawValue: 1 << 16)
  /// “Not” and its like.
  static let negation = EnglishMoodWords(rawValue: 1 << 17)
  /// Forms of “be”.
  static let be = EnglishMoodWords(rawValue: 1 << 18)
  /// Adverbs that may stand between a subject and its verb: “never”, “already”.
  static let adverb = EnglishMoodWords(rawValue: 1 << 19)
  /// Pronouns that are objects: “me”, “them”.
  static let object = EnglishMoodWords(rawValue: 1 << 20)
  /// Verbs of forgetting, whose negation is an order to remember: “don't forget to”.
  static let forgetting = EnglishMoodWords(rawValue: 1 << 21)
  /// Verbs of ending, whose object is a deed that is not to be done or goes on: “stop”.
  static let ending = EnglishMoodWords(rawValue: 1 << 22)
  /// Verbs of forms in which people write that the dictionary does not have: “msg”.
  static let verb = EnglishMoodWords(rawValue: 1 << 23)
  /// Forms of “have”.
  static let have = EnglishMoodWords(rawValue: 1 << 24)
  /// Forms of “do”.
  static let `do` = EnglishMoodWords(rawValue: 1 << 25)

  /// The classes of a folded word.
  static func classes(of word: String) -> EnglishMoodWords { table[word] ?? [] }

  private static let table: [String: EnglishMoodWords] = {
    var table: [String: EnglishMoodWords] = [:]
    func add(_ classes: EnglishMoodWords, _ words: String) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        table[String(word), default: []].insert(classes)
      }
    }
    add([.subject, .speaker], "i we")
    add(
      .subject,
      "you u ye he she it they that this there who somebody someone anybody anyone everybody everyone nobody")
    add(.subject, "these those something nothing everything y'all one")
    add([.auxiliary, .modal], "can could will would shall should may might must ought")
    add([.auxiliary, .be], "am is are was were be been being ain't")
    add([.auxiliary, .have], "have has had")
    add([.auxiliary, .do], "do does did")
    add(.negation, "not never n't")
    add(
      .interrogative,
      "what who whom whose which when where why how what's whats who's whos where's wheres how's hows")
    add(
      .condition,
      "if unless once when whenever after provided providing assuming suppose supposing wherever")
    add(.reason, "because cause cuz cos coz bc since as although though whereas while so")
    add(
      .determiner,
      """
      a an the this that these those my your our their his her its some any no every each another all both several many
      few
      """)
    add(
      .preposition,
      """
      about above across after against along among around as at before behind below beside between beyond by down during for
      from in inside into like near of off on onto out outside over past per since through to toward towards under until up
      upon via with within without
      """)
    add(.joint, "and but or then so plus & yet")
    add(
      .opening,
      """
      please pls plz kindly just quickly quick now then ok okay k kk right alright well so um uh er erm ehm hmm oh ah ach eh
      hey hi hello yo abeg yes yeah yep yup sure no nope nah look listen also actually simply maybe perhaps alexa siri computer
      prithee assistant thanks thank cheers great good fine cool lovely first next finally lastly immediately straight
      away again ta och lol omg ugh lmao haha ha tbh ngl absolutely definitely ehm hm ooh oops whoops hiya today still anyway anyways though honestly seriously sorry
      """)
    add(
      [.speech, .verb],
      "text txt tell message msg write say reply respond ask answer inform notify dm whatsapp sms imessage shoot drop send"
    )
    add(
      [.speech, .verb],
      "advise warn thank congratulate invite wish assure convey relay forward report announce explain edit change reword rephrase amend correct update"
    )
    add(
      [.keeping, .verb],
      "add put note jot remind remember stick bung chuck pop throw whack record write tack append log")
    add(
      [.seeking, .verb],
      "play search find show look seek locate hear watch whack queue stream open read display view")
    add(.verb, "facetime ring phone dial favourite favorite unfavourite unfavorite snooze unsend pls shuffle")
    add(.wanting, "want wanna need require fancy wants needs wanted needed prefer love like")
    add(
      .reporting,
      """
      says said say tells told tell asks asked wants wanted thinks thought reckons reckoned insists insisted claims claimed
      wrote writes suggested suggests begged begs expects expected reminded reminds keeps kept ordered made makes had got gets
      """)
    add(
      .role,
      """
      mum mom mam mama mummy mommy dad daddy papa nan nana gran granny grandma grandpa granddad grandad nurse doctor waiter
      waitress driver sir madam boys girls kids children lads lad ladies gentlemen guys folks everyone everybody darling dear
      love honey hon sweetheart sweetie babe baby buddy son daughter sis bro brother sister uncle auntie aunt teacher coach
      boss mate pal officer babe daddy mummy schatz chef chefs team
      """)
    add(
      .adverb,
      """
      never always just really also still already even only almost nearly actually usually often sometimes probably maybe
      perhaps definitely certainly rarely hardly simply ever quickly kindly please possibly perhaps then now finally once again
      totally literally honestly seriously soon later so quite rather kinda sorta only both all
      """)
    add(.object, "me him her it us them you myself yourself himself herself themselves")
    add([.forgetting, .verb], "forget fail neglect hesitate omit")
    add(.ending, "stop quit avoid cease refrain skip stopped")
    return table
  }()
}
