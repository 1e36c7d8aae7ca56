/// The English words at the joints between a request and what stands beside it.
enum EnglishClauses {
  static let words: ClauseWords = {
    let words = ClauseWords()
    words.dependent = FixedPhrases.longestFirst([
      "i wonder whether", "i wonder if", "i wonder why", "i wonder when", "i wonder how", "i wonder who",
      "i'm wondering whether", "i'm wondering if", "i am wondering whether", "i am wondering if",
      "wondering whether", "wondering if", "i was wondering whether", "i was wondering if",
      "i'm not sure whether", "i'm not sure if", "not sure whether", "not sure if", "i doubt that",
      "i doubt whether", "i doubt if", "i don't know whether", "i don't know if", "no idea whether",
      "no idea if", "i ask myself whether", "i was told to", "i've been told to", "they told me to",
      "he told me to", "she told me to", "she said to", "he said to", "they said to", "she said", "he said",
      "they said", "how do people", "how does one", "why do people", "why would anyone", "why would i",
      "why did you", "what happens if", "what happens when", "what would happen if", "what if i",
      "if i were you",
      // Nobody watches over a condition.
      "if it", "if there", "if the", "if my", "if he", "if she", "if they", "if anyone", "if anybody",
      "if someone", "if somebody", "if nobody", "unless", "whenever",
    ])
    words.sendOffs = FixedPhrases.longestFirst([
      "send it", "send that", "send this", "send it off", "send it now", "send it please", "send", "and send",
      "and send it", "and send that", "and send it off", "and send it please", "then send it", "then send",
      "and then send it", "and then send", "hit send", "and hit send", "press send", "and press send",
      "go ahead and send it", "and go ahead and send it", "save it", "and save it", "and save that",
      "and save", "then save it", "ok send it", "okay send it", "now send it", "please send it",
    ])
    words.joints = ["and", "then"]
    words.fillers = ["please", "pls", "plz", "instead", "rather", "and", "also", "then"]
    words.titles = [
      "uncle", "aunt", "auntie", "aunty", "grandpa", "grandma", "granny", "grandad", "granddad", "gran",
      "gramps", "nana", "nan", "papa", "cousin", "mr", "mrs", "ms", "miss", "mister", "dr", "doctor", "prof",
      "professor", "coach", "captain", "sir", "pastor", "reverend", "judge", "officer", "nurse",
    ]
    words.givenNames = [
      "bob", "joe", "jim", "tim", "tom", "sam", "dan", "ben", "ken", "ron", "len", "ted", "ned", "ed", "al",
      "vic", "mark", "bill", "jack", "frank", "pat", "sue", "ray", "dean", "rob", "drew", "nick", "gene",
      "chuck", "lee", "kim", "grace", "rose", "lily", "daisy", "ruby", "amber", "dawn", "june", "april",
      "peg", "meg", "kit", "dot", "jo", "flo", "jean", "joan", "jane", "ann", "anne", "mary", "pete", "phil",
      "mike", "matt", "steve", "dave", "harry", "larry", "jerry", "terry", "barry", "gary", "carol", "ivy",
      "hazel", "olive", "violet", "bea", "fran", "liz", "deb", "jen", "gus", "max", "leo", "hank", "walt",
      "wes", "clay", "cliff", "grant", "wade", "russ", "norm", "stan", "herb",
    ]
    words.alternatives = ["or", "nor"]
    words.alternativeOpenings = ["either"]
    words.denyingOpenings = ["neither", "no", "not"]
    words.exclusions = FixedPhrases.longestFirst([
      "but not", "and not", "but no", "and no", "but without", "and without", "without", "without any",
      "with no",
      "except", "except for", "but excluding", "excluding", "other than", "apart from", "not",
    ])
    words.copulas = ["am", "is", "are", "was", "were"]
    words.copulaEndings = ["'s", "'m", "'re"]
    words.naming = ["called", "named", "titled", "entitled", "labelled", "labeled"]
    words.choosing = ["pick", "choose", "take", "use"]
    words.requestOpenings = ["could", "can", "would", "will"].flatMap {
      [[$0, "you"], ["please", $0, "you"]]
    }
    words.subjectEndings = ["'ll", "'d"]
    words.reported = ["if", "whether", "that"]
    words.denials = ["nothing", "not", "no"]
    words.works = [
      "book", "books", "novel", "novels", "movie", "movies", "film", "films", "show", "shows", "series",
      "song", "songs", "album", "albums", "playlist", "podcast", "podcasts", "game", "games", "poem", "poems",
      "watchlist", "readlist",
    ]
    words.wishes = [
      "need", "needs", "want", "wants", "forgot", "should", "must", "ought", "gotta", "wanna", "hope",
      "remember", "promised", "meant", "told", "asked", "said", "think", "know", "wonder", "guess", "believe",
      "supposed", "love", "hate", "like", "wish", "talk", "speak", "message", "text", "write", "hear",
      "heard", "contact",
    ]
    for label in ["note", "memo", "new note", "quick note", "note to self", "a note", "new memo"] {
      words.labels[label.split(separator: " ").map(String.init)] = "make a note saying {}"
    }
    for label in [
      "todo", "to do", "to-do", "task", "new task", "new todo", "to do item", "todo list", "to do list",
      "to-do list", "task list",
    ] {
      words.labels[label.split(separator: " ").map(String.init)] = "add a task called {}"
    }
    for label in ["reminder", "new reminder", "remind me", "a reminder"] {
      words.labels[label.split(separator: " ").map(String.init)] = "remind me about {}"
    }
    words.listNouns = ["list", "checklist"]
    words.followings = ["and", "then"]
    words.besideFollowings = ["also", "afterwards", "next", "finally", "please", "now"]
    words.subjects = ["i", "we", "he", "she", "they", "it", "you"]
    words.subjectsWithVerb = [
      "i'm", "im", "we're", "he's", "she's", "it's", "its", "they're", "theyre", "i've", "ive", "we've",
      "weve", "they've",
      "theyve", "you're", "that's", "thats", "there's", "theres",
    ]
    words.toldVerbs = [
      "am", "is", "are", "was", "were", "got", "had", "have", "has", "made", "did", "went", "left", "found",
      "saw", "bought",
      "took", "sent", "lost", "forgot", "came", "met", "paid", "told", "won", "broke", "thought", "just",
      "already", "said",
    ]
    words.leadingVerbs = [
      "will", "can", "could", "should", "would", "must", "may", "might", "shall", "need", "have", "want",
      "gotta", "gonna",
      "wanna", "plan", "hope", "won't", "can't", "let",
    ]
    words.toldEndings = ["ed"]
    words.plainToldVerbs = [
      "put", "set", "let", "cut", "read", "hit", "shut", "come", "run", "quit", "split", "bet",
    ]
    words.pointers = ["it", "that", "them", "this", "those", "these"]
    words.asking = FixedPhrases.longestFirst([
      "are", "did", "does", "has", "have i", "have we", "is", "was", "were",
    ])
    words.listLabel = "add {} to my {list} list"
    words.listTaking = "delete {} from my {list} list"
    words.messageEdit = "change my last message to say {}"
    words.message = "send a message to {name} saying {}"
    return words
  }()
}
