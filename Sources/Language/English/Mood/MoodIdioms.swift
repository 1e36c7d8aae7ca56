/// Fixed expressions that say what a clause does as a whole, each as its words in order.
enum MoodIdioms {
  /// What takes back what was said before: “never mind”.
  static let retractions = table(
    """
    never mind|nevermind|nvm|forget it|forget that|forget about it|forget about that|forget i said anything|scratch that
    strike that|scrap that|scrap it|kidding|joking|on second thoughts no|no wait|wait no|oh wait|wait wait|hang on no|no hang on|hold on no|no hold on|actually no|actually not|no actually
    actually do not|no do not|no no|no stop|on second thought|on second thoughts|second thoughts|second thought|do not bother
    changed my mind|i changed my mind|i have changed my mind|just kidding|only kidding|only joking|just joking|i am kidding
    i am joking|leave it|leave it be|leave that|leave it there|drop it|no need|no need to|there is no need|not yet|cancel that
    undo that|ignore that|ignore me|disregard that|or rather not|or rather do not|or maybe not|maybe not|better not
    let us not|do not do that|do not do it|wait do not|forget the whole thing|let it be|oh never mind|jk|just messing|never you mind|hold it|keep it|keep that|keep them|keep it on|abort|disregard|never mind after all|stop that|no can do|rather not
    """)

  /// What takes back what was said before it only behind it and at the end of a clause.
  static let afterthoughts = table(
    """
    cancel|undo|psych|not|false alarm|my mistake|belay that|i retract that|cross that|cross that out|skip it|skip that
    i take it back|i take that back|take that back|as you were|stand down|no need after all|oh no
    """)

  /// Openings that forbid what follows them.
  static let refusals = table(
    """
    no need to|no need for|there is no need to|there is no need for|not necessary to|it is not necessary to|rather not
    better not|best not|under no circumstances|under no condition|nvr|on no account|by no means|in no way|no way|not a chance|spare me|hold off
    hold that|hold the|refrain from|for the love of god do not|whatever you do do not|let us not|no more|not now|not yet|not the
    not that|not this|not my|not to|not until|not unless|not before
    """)

  /// Openings around an order that mean nothing else.
  static let frames = table(
    """
    go ahead and|go on and|go on then and|go and|go on then|go on|be so kind as to|be so good as to|be a dear and|be an angel and
    be a love and|be a good|do me a favour and|do me a favor and|do me the kindness of|do me a favour|do me a favor|make sure to
    make sure that you|make sure you|make sure|ensure that|ensure|be sure to|be sure and|feel free to|time to|time for|it is time to|it is time for
    it is time you|remember to|try to|try and|see if you can|see if you could|see whether you can|see to it that you
    have a look at|take a look at|if you would|any chance you could|any chance you can|any chance of|any chance that you could
    is there any chance you could|is there any chance of|mind|would mind|do you mind|how about|what about|why not|why do not you
    why do not we|why not just|let us|let us have you|what say you|be good enough to|kindly|would it be possible to
    would it be possible for you to|would it be ok if you|would it be okay if you|is it possible for you to
    do you think you could|do you think you can|do you think you might|think you could|think you can|get ready to
    it would be great if you could|it would be nice if you could|it would be good if you could|it would be lovely if you could
    i do not suppose you could|i do not suppose you can|you know what|yo|there please|tell you what|guess what|the thing is|by the way|btw
    what i want is for you to|what i need is for you to|all i want is|all i want is for you to|and while you are at it
    while you are at it|it is about time you|about time you|high time you|i beg you to|i insist you|i insist that you|i request you to|i request that you|let you|do the needful and|i ask you to|i kindly ask you to
    i kindly ask to|i am asking you to|i would ask you to|i must ask you to|i have to ask you to|may i ask you to
    can i ask you to|could i ask you to|might i ask you to|can i get you to|could i get you to|can i trouble you to
    could i trouble you to|might i trouble you to|may i trouble you to|can i bother you to|could i bother you to
    you know you could|i was hoping you could|i was hoping you would|i am hoping you can|i hope you can|i trust you to
    i was wondering if you could|i was wondering if you can|i was wondering whether you could|i was wondering if you would
    i wonder if you could|i wonder if you can|i wonder whether you could|i wonder if you would|i am wondering if you could
    wondering if you could|wonder if you could|i was wondering could you|i wonder could you|would you be able to
    could you be able to|can you be able to|are you able to|would you be willing to|would you be so kind as to
    could you be so kind as to|would you be so good as to|would you be a dear and|will you be a dear and|would you be good enough to
    would you care to|could i trouble you for|can i trouble you for|might i trouble you for|can someone|can somebody|could someone|could somebody|would someone|would somebody|can someone please|could someone please|could somebody please|would somebody please|will someone|will somebody|would you ever|can we|could we|can we please|could we please|would you mind|could you mind|do you want to|would you please|want to
    """)

  /// Openings that ask whether or how something is done, or whether it should be.
  static let deliberations = table(
    """
    how do i|how do you|how do we|how can i|how can you|how can we|how can one|how could i|how would i|how would you|how would one
    how should i|how should we|how does one|how do people|how to|how come|how is one|how am i|what if|what happens if
    what happens when|what would happen|what will happen|what do i|what should i|what would i|what can i|which should i
    when should i|when do i|when can i|where do i|where can i|where should i|who should i|whom should i|why should i|why would i
    why do i|why would you|why did you|why do people|is it worth|is it ok|is it okay|is it alright|is it all right
    is it safe|is it wise|is it rude|is it weird|is it too|is it better|is it best|is it smart
    is it allowed|is it fine|is it bad|is it time|is it true|is it normal|is it even|is it a good idea|is it a bad idea
    is there any point|is there a point|is there any reason|any reason to|any point
    does it make sense|does it matter if|does it cost|do i have to|do i need to|do i want to|do i get to|do i dare
    do i really|do we have to|do we need to|do we want to|do we really|am i allowed|am i supposed|are we allowed|are we supposed
    are you supposed|are people supposed|am i able|are you allowed|should one
    whether to|whether i should|whether or not|do i look like|are you able|are you going to|are you about to
    did you just
    do you know if i|do you know whether|do you even|can you even|can you actually|could you even|can you ever|can you normally
    can you really|can you also|can you only|do you also|do you only|do you ever|would you say|would you advise
    would you recommend|should you|must you|must i|shall i|shall we|should i|should we|may i|may we|might i|would i|would we
    will i|will we|ought i|need i|dare i|could i|can i|what am i supposed|what use|what good|what point
    """)

  /// Openings that ask whether something can be done, with which people ask for it too.
  static let abilities = table(
    """
    is it possible|is it too late|is it too early|is there a way|is there any way|would it be|could it|can it|can a|can the|could a
    does the|does a|do the|is a|is one|can one|could one|may one|can people|can anyone|can anybody|would that|will it|do you know how
    """)

  /// Questions for something to have or see, which are orders though they ask whether one may.
  static let requests = table(
    """
    can i have|can i get|can i see|can i hear|can i please have|can i please get|can i please see|can i just get|can i just have
    can i just see|could i have|could i get|could i see|could i hear|could i please have|could i please get|could i just have
    could i just get|may i have|may i see|may i hear|may i get|may i please have|might i have|might i see|can we have|can we get
    can we see|can we hear|could we have|could we get|could we see|could we hear|may we have|can we listen|can we please have
    can i listen|could i listen|can i take a look|can i look|could i look|can we look|shall we have|can i talk to|can i speak to|can i speak with|could i talk to|could i speak to|could i speak with|can i please speak to|may i speak to
    """)

  /// Openings of what a person means to do, or might.
  static let plans = table(
    """
    thinking of|thinking about|thinking i|planning to|planning on|considering|toying with|debating|tempted to|about to|going to
    supposed to|meaning to|intending to|maybe i|perhaps i|might|may|better|had better|got to|have to|off to
    """)

  /// Openings of wishes.
  static let wishes = table(
    """
    if only|wish|hope|hopefully|hoping|wishing|would that|imagine|i wish|i so wish|i really wish|we wish|i hope|we hope
    how lovely it would|how nice it would|what i would give|what i would not give|would it not be|it would be so|it would be
    that would be|it is a pity|it is a shame|too bad
    """)

  /// Words that lead to a condition, longer than one.
  static let conditions = table(
    """
    as soon as|as long as|so long as|in case|in the event|in the event of|in the event that|on condition|next time|the next time|every time|each time|any time|by the time|only if|only when|only once|even if|not until
    provided that|assuming that|given that|right after|right before|just before|just after
    straight after|only should|only after|not before
    """)

  /// Conditions that are only polite, behind “if” and “when”.
  static let politeness = table(
    """
    you can|you could|you would|you may|you please|you like|you want|you will|you do not mind|you would not mind|you have time
    you have a moment|you have a minute|you have a second|you have a sec|you get a chance|you get a minute|you get a moment
    you get a sec|you get a second|you have a chance|you are able|you are so kind|you are free|you are ready|you are at it
    you can manage|you do not object|you know how|you think you can|you are listening|you are there|you are not busy|you are not too busy|possible|poss|at all possible|necessary|need be|convenient
    it is not too much|it is no trouble|it is not a bother|it is no bother|it is ok|it is okay|it is all right|it is alright
    it is possible|it is not too late|that is ok|that is okay|that is all right|that is alright|that is fine|that is possible
    it pleases you|it suits you|it is convenient|not too much trouble|i can|i may|i might|i could|you have got time|you have got a minute
    you must know|you ask me|anything|not|so
    """)

  /// Whether one of some expressions stands at a place, and where it ends: the longest one.
  static func end(of expressions: [String: [[String]]], _ atoms: [MoodAtom], at place: Int) -> Int? {
    guard place < atoms.count, !atoms[place].isMark, !atoms[place].isName,
      let all = expressions[atoms[place].text]
    else { return nil }
    for words in all where place + words.count <= atoms.count {
      var isEqual = true
      for (offset, word) in words.enumerated() where isEqual {
        let atom = atoms[place + offset]
        isEqual = !atom.isMark && atom.text == word
      }
      if isEqual { return place + words.count }
    }
    return nil
  }

  /// The expressions by their first words, longest first.
  private static func table(_ text: String) -> [String: [[String]]] {
    var table: [String: [[String]]] = [:]
    for expression in text.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = expression.split(separator: " ").map(String.init)
      if let first = words.first { table[first, default: []].append(words) }
    }
    return table.mapValues { $0.sorted { $0.count > $1.count } }
  }
}
