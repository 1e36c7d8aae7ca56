/// The words whose class the vocabulary does not say: those that hold sentences together.
enum EnglishClasses {
  static let pronouns: Set<String> = words(
    """
    i me myself mine you yourself yourselves yours he him himself his she her herself hers it itself its we us
    ourselves ours they them themselves theirs who whom whoever somebody someone something anybody anyone anything
    nobody noone nothing everybody everyone everything oneself what which i'm i've i'll i'd you're you've you'll you'd
    he's she's it's we're we've we'll they're they've they'll that's who's what's there's here's let's
    """)

  static let determiners: Set<String> = words(
    """
    a an the this that these those my your our their every each some any no another either neither both all such
    whose
    """)

  static let prepositions: Set<String> = words(
    """
    about above across after against along among around at before behind below beneath beside besides between beyond by
    despite down during except for from in inside into like near of off on onto out outside over past per since through
    throughout till to toward towards under underneath until up upon via with within without
    """)

  static let conjunctions: Set<String> = words(
    "and or but nor so yet because although though while whereas unless if whether than as & plus")

  static let interjections: Set<String> = words(
    "hello hi hey oh ah wow ouch oops please thanks yes no yeah yep nope okay ok bye goodbye um uh hmm hooray"
  )

  static let auxiliaries: Set<String> = words(
    """
    am is are was were be been being do does did have has had can could will would shall should may might must ought
    isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't cannot couldn't won't wouldn't
    shouldn't mustn't
    """)

  /// The base forms of auxiliaries that no rule finds.
  static let contractions: [String: String] = [
    "isn't": "be", "aren't": "be", "wasn't": "be", "weren't": "be", "don't": "do", "doesn't": "do",
    "didn't": "do",
    "haven't": "have", "hasn't": "have", "hadn't": "have", "can't": "can", "cannot": "can", "couldn't": "can",
    "could": "can", "won't": "will", "wouldn't": "will", "would": "will", "shouldn't": "shall",
    "should": "shall",
    "might": "may", "mustn't": "must",
  ]

  /// Auxiliaries after which the base form of a verb stands.
  static let modals: Set<String> = words(
    """
    do does did can could will would shall should may might must don't doesn't didn't can't cannot couldn't won't
    wouldn't shouldn't mustn't let's i'll you'll he'll she'll we'll they'll i'd you'd we'd
    """)

  /// Pronouns that a verb follows.
  static let subjects: Set<String> = words("i you he she it we they who")

  static let adverbs: Set<String> = words(
    """
    not never always often sometimes usually already still just only also too very quite rather almost soon now then
    here there today tomorrow yesterday tonight again maybe perhaps really how when where why ago away back even
    """)

  /// Titles before a person's name.
  static let titles: Set<String> = words(
    "mr mrs ms miss dr doctor prof professor sir lady captain president king queen")

  /// Last words of the names of bodies.
  static let bodies: Set<String> = words(
    """
    inc ltd llc corp corporation company gmbh university college school institute bank foundation association club
    museum hospital church party union ministry department airlines records
    """)

  /// Words before the name of a place.
  static let placeCues: Set<String> = words("in at to from near visit toward towards around via")

  /// Given names that are common in English-speaking countries; a name among them makes its neighbours names too.
  static let givenNames: Set<String> = words(
    """
    aaron abigail adam adrian ahmed aisha alan albert alex alexander alexandra alice alison amanda amber amelia amir amy
    ana andrea andrew angela anita anna anne anthony antonio ari arthur ashley ava barbara beatrice ben benjamin beth
    bob brandon brenda brian bruce carl carla carlos carmen carol caroline catherine charles charlie charlotte chen
    chloe chris christian christina christine christopher claire clara colin connor craig cynthia dan dana daniel daniela
    david dean deborah dennis derek diana diego donald donna dorothy douglas dylan edward eleanor elena eli elijah
    elizabeth ella emily emma eric erik erin ethan eva evan evelyn fatima felix fiona frances francis frank fred gabriel
    gary george gina giulia gloria grace graham greg hannah harold harriet harry hassan hazel heather helen henry howard
    hugo ian ibrahim irene isaac isabel isabella ivan jack jacob jade jake james jamie jane janet jason jasmine javier jean
    jeff jennifer jenny jeremy jessica jim joan joanna joe joel john johnny jonathan jordan jorge jose joseph joshua joyce
    juan judith judy julia julian julie karen kate katherine kathleen keith kelly ken kevin kim kyle larry laura lauren
    lee leo leon liam lily linda lisa liz logan louis louise lucas lucy luis luke madison marco margaret maria marie mark
    marta martha martin mary mason matt matthew max maya megan mei melissa mia michael michelle miguel mike mohammed
    monica muhammad nancy naomi natalie nathan nicholas nick nicole nina noah nora oliver olivia omar oscar owen pablo
    pamela patricia patrick paul paula pedro peter philip phoebe priya rachel ralph ravi raymond rebecca richard robert
    robin roger ronald rosa rose ruby russell ruth ryan sam samantha samuel sandra sara sarah scott sean sebastian sharon
    simon sofia sophia sophie stella stephanie stephen steve steven stuart susan sven tara terry theo theresa thomas tim
    timothy tina todd tom tommy tony tracy tyler victor victoria vincent walter wendy william xavier yuki yusuf zachary zoe
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
