import Language

/// The English words around what changes a part of the request before: “what about Monday”, “and bread too”.
///
/// Several openings may follow each other (“ok and what about”), so only the single ones are listed.
enum FollowUpWords {
  /// Openings that ask the same of something else, whatever follows them.
  static let asking: [[String]] = FixedPhrases.longestFirst([
    "what about", "how about", "same for", "same to", "same with", "the same to", "same text to",
    "same message to", "the same text to",
    "the same message to", "do the same to", "send the same to", "send the same thing to", "same again for",
    "the same for", "the same with", "do the same for",
    "do the same with", "same thing for", "the same thing for", "do that for", "now with", "now for",
    "this time with", "this time for",
  ])

  /// Openings that keep some of what was found.
  static let narrowing: [[String]] = FixedPhrases.longestFirst(
    [
      "only", "just", "it's just", "it's only", "its just", "its only", "only show", "only show me",
      "show only", "show me only", "just show", "just show me",
      "show me just", "narrow it down to", "narrow that down to", "narrow it to", "filter by", "filter it by",
      "filter those by", "limit it to", "limit that to", "restrict it to", "are any of them",
      "is any of them",
      "are any of those", "are any", "only if they're", "only if theyre", "only if they are",
      "as long as they're",
      "as long as they are", "preferably", "ideally",
    ] + requiring)

  /// Openings that ask more of what was found: “they have to be good for walking”.
  private static let requiring =
    ["it", "they", "those", "these"].flatMap { subject in
      ["should", "must", "has to", "have to", "needs to", "need to"].flatMap { verb in
        ["good", "suitable", "ok", "okay", "great"].map { "\(subject) \(verb) be \($0)" }
      }
    } + ["they should be", "they must be", "they have to be", "they need to be"]

  /// What somebody has just done, behind a “just” that narrows nothing down: “just got the screws”.
  static let deeds: Set<String> = [
    "got", "bought", "did", "finished", "done", "had", "packed", "read", "paid", "took", "called", "sent",
    "ordered",
    "picked", "fed", "watered", "cleaned", "washed", "emptied", "put", "made", "saw", "heard", "remembered",
    "noticed", "realised", "realized", "arrived", "came", "went", "left", "been",
  ]

  /// The same before a preposition, which goes on: “any with food in it”.
  static let narrowingBeforePreposition: [[String]] = FixedPhrases.longestFirst([
    "any", "any of them", "anything", "do you have any", "have you got any", "are there any", "is there one",
    "is there any", "ones",
  ])

  /// Words that ask for the same once more.
  static let again: Set<String> = [
    "one more", "another", "another one", "again", "next", "next one", "the next one",
  ]

  /// Words for all that there is.
  static let wholes: Set<String> = ["everything", "all"]

  /// What is to be more or less so than what was before, without how much: “more upbeat” of “a bit more upbeat maybe”.
  ///
  /// - Returns: `nil` for anything else.
  static func inDegree(_ words: [Token]) -> ArraySlice<Token>? {
    var rest = FixedPhrases.openings(degrees, of: words[...]).rest
    while let last = rest.last, ["maybe", "perhaps", "please", "though"].contains(last.folded) {
      rest.removeLast()
    }
    guard let first = rest.first?.folded, (1...3).contains(rest.count) else { return nil }
    let isCompared = ["more", "less"].contains(first) && rest.count > 1
    return isCompared || rest.count == 1 && SuperlativeWords.isComparative(first) ? rest : nil
  }

  private static let degrees: [[String]] = FixedPhrases.longestFirst([
    "a bit", "a little", "a little bit", "bit", "slightly", "somewhat", "a touch", "much", "way", "a lot",
    "something",
    "anything", "maybe something", "can we have", "could we have", "give me",
  ])

  /// Words that leave open what is meant.
  static let anything: Set<String> = ["something", "anything", "whatever"]

  /// Parts of the names of intents that only end what another began.
  static let ending = ["HangUp", "Cancel", "End", "Unsend"]

  /// The same of intents after which something is gone.
  static let takingAway = ending + ["Delete"]

  /// Words of a phrase that answer somebody, behind which courtesies are the answer: “reply thanks”.
  static let replying: Set<String> = ["reply", "respond"]

  /// The same with the name of somebody behind them: “text her thanks, got it”.
  static let writing: Set<String> = ["text", "tell", "message", "write"]

  /// Words that lead to all of a message's new text: “no wait, say I'll be late”.
  static let wording: Set<String> = ["say", "write"]

  /// Courtesies that are said to the assistant there.
  static let besideReply: Set<String> = ["please", "pls", "plz", "now", "then", "again", "back", "for", "me"]

  /// Openings that put something else in the place of what was said.
  static let replacing: [[String]] = FixedPhrases.longestFirst([
    "make it", "make that", "make them", "meant", "it was for", "that was for", "it was meant for",
    "that was meant for", "do", "let's do", "lets do", "change it to", "change that to", "i meant", "i said",
    "i mean",
    "i wanted", "i meant to say", "call it", "name it", "try", "try it with", "but",
  ])

  /// Openings that want more of the same.
  static let adding: [[String]] = FixedPhrases.longestFirst([
    "and", "n", "&", "also", "plus", "or", "as well as", "and also", "and then",
  ])

  /// Openings that say that something else was meant.
  static let refusing: [[String]] = FixedPhrases.longestFirst(
    [
      "no", "nope", "nah", "oh no", "no no", "no wait", "wait no", "sorry", "sory", "sry", "soz", "oops",
      "no sorry",
      "sorry no", "not that", "not those", "not these", "not them", "not that one", "not this one", "not him",
      "not her",
      "no not that",
      "that's wrong", "thats wrong", "that was wrong", "that's not right", "wrong", "the other one",
    ] + tooMuch)

  /// What is wrong with what was found or is played: “that's too loud”.
  private static let tooMuch = ["that's", "thats", "that is", "it's", "its"].flatMap { subject in
    [
      "much", "loud", "quiet", "slow", "fast", "sad", "long", "short", "far", "expensive", "heavy", "hard",
      "easy", "boring",
      "depressing", "old", "late", "early",
    ].map { "\(subject) too \($0)" }
  }

  /// Single words that do, where a mark stands behind them.
  static let refusals: Set<String> = ["no", "nope", "nah", "oops", "sorry"]

  /// Openings that say that something led to nothing, and refuse nothing: “no answer, try her work number”.
  static let setbacks: [[String]] = FixedPhrases.longestFirst([
    "no answer", "no luck", "no reply", "no response", "no good", "no use",
  ])

  /// Words before what is not meant, behind which what is meant follows after a mark.
  static let excluding: Set<String> = ["not", "forget"]

  /// Openings that say nothing by themselves.
  static let interjections: [[String]] = FixedPhrases.longestFirst(
    [
      "oh", "ok", "okay", "so", "hm", "hmm", "well", "now", "then", "actually", "wait", "hang on", "hold on",
      "hang on a sec", "hold on a sec", "hang on a second", "hold on a second", "wait a sec", "wait a second",
      "maybe",
      "rather", "better", "instead", "too much", "too many", "too long", "too short", "too far",
      "too expensive", "too slow", "too fast", "haha", "ha", "lol", "huh", "ah", "aha", "uh", "um", "er",
      "right", "fine",
      "great",
      "cool",
      "nice", "lovely", "brilliant", "awesome", "excellent", "wonderful", "ooh", "oooh", "aw", "cheers",
      "good",
      "perfect", "shoot", "damn", "crap", "ugh", "phew", "omg", "alright", "all right", "yes",
      "yeah",
      "yep", "thanks", "thank you",
    ] + EnglishImpressions.phrases)

  /// Openings that go back to an earlier request.
  static let returning: [[String]] = FixedPhrases.longestFirst([
    "back to", "go back to", "going back to", "let's go back to", "lets go back to", "now back to",
    "return to",
    "returning to", "let's return to", "get back to", "let's get back to", "can we go back to",
    "take me back to",
  ])

  /// Words that end the name of such a request.
  static let behindReturn: Set<String> = [
    "and", "only", "just", "but", "please", "now", "then", "with", "from", "this", "what", "how", "show",
    "make",
  ]

  /// Words behind such a name that ask for nothing else.
  static let closings: Set<String> = ["please", "now", "then", "again", "though"]

  /// What people call a request, by a part of its intent's name.
  static let nouns: KeyValuePairs = [
    "Notebook": "list lists task note", "TaskList": "list", "Tasks": "list", "Media": "music song",
    "PlayAudio": "music song", "Photo": "picture pic image", "Ride": "cab taxi", "Workout": "run walk",
  ]

  /// Words in the names of intents that say what is done, not what it is about.
  static let doing: Set<String> = [
    "intent", "search", "find", "show", "get", "set", "start", "open", "play", "add", "send", "request",
    "item", "in",
  ]

  /// Words of a phrase that lead to all of a message's new text.
  static let sayingAll: Set<String> = [
    "say", "says", "read", "reads", "write", "text", "with", "wording",
  ]

  /// Words of a phrase that point at one of the things that were just found.
  static let pointingAtFound: Set<String> = [
    "one", "ones", "it", "that", "them", "those", "these", "last", "first", "him", "her",
  ]

  /// Words at the end that show nothing else, beside the polite ones.
  static let endings: [[String]] = FixedPhrases.longestFirst([
    "instead", "though", "again", "rather", "only", "in it", "in them", "in there",
  ])

  /// The word at the end that keeps some of what was found.
  static let only = "only"

  /// Words at the end that ask the same of something else: “and Juan, same thing”.
  static let same: [[String]] = FixedPhrases.longestFirst([
    "same", "the same", "same thing", "the same thing", "same again", "same message", "same text", "same one",
  ])

  /// All words at the end that are none of what is different.
  static let allEndings: [[String]] = correcting + endings + tooAsWell + same

  /// Words at the end that say that what is before them takes the place of something: “2023, sorry”, “the cats then”.
  static let correcting: [[String]] = FixedPhrases.longestFirst([
    "sorry", "i mean", "i meant", "then", "instead", "rather", "i should say",
  ])

  /// A sentence with “on it” for “on there”, which stands for a thing and for no place, and “the first one” for “the first 1”.
  static func pointing(_ text: String) -> String {
    let tokens = Tokenizer().tokens(in: text)
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    for place in tokens.indices.dropFirst().reversed() {
      let before = tokens[place - 1].folded
      if tokens[place].folded == "there", ["on", "in"].contains(before) {
        return annotated.replacing(place..<place + 1, with: "it")
      }
      if tokens[place].text == "1", place == tokens.count - 1, beforeOnes.contains(before) {
        return annotated.replacing(place..<place + 1, with: "one")
      }
    }
    return text
  }

  /// Words before “one” that say which of several things is meant.
  static let beforeOnes: Set<String> = [
    "the", "that", "this", "those", "these", "first", "second", "third", "fourth", "fifth", "last", "other",
    "next", "top", "best", "nicest", "prettiest", "funniest",
    "bottom", "latest", "newest", "two", "three",
  ]

  /// What changes or takes back a message that was sent.
  static let ofWhatWasSent: Set<String> = ["INEditMessageIntent", "INUnsendMessagesIntent"]

  /// Words at the end of a request that say that it is meant in the place of another.
  static let instead: Set<String> = ["instead", "rather", "first"]

  /// What says at the end of a request only how long it is meant for, or how soon: “pause it for a sec”.
  private static let pauses: [[String]] = FixedPhrases.longestFirst([
    "for a sec", "for a second", "for a moment", "for a minute", "for a bit", "for a while", "for now",
    "real quick", "right now", "right away", "now", "please", "for me", "a sec", "a second", "a moment",
    "a minute",
  ])

  /// Where the words end that stand before such an ending; `nil` where there is none.
  static func withoutPause(_ tokens: [Token]) -> Int? {
    var end = tokens.count
    func skipMarks() { while end > 0, tokens[end - 1].kind == .punctuation { end -= 1 } }
    skipMarks()
    let words = tokens[..<end].map(\.folded)
    guard let pause = pauses.first(where: { $0.count < end && words.suffix($0.count).elementsEqual($0) })
    else {
      return nil
    }
    end -= pause.count
    skipMarks()
    return end > 0 ? end : nil
  }

  /// Words for the things of the request before, in front of what tells them apart.
  static let things: [[String]] = FixedPhrases.longestFirst([
    "the ones", "the one", "ones", "those", "show the ones", "show me the ones", "i want the ones",
    "i want to see the ones", "find the ones", "the ones that are", "the ones which are", "those that are",
    "those which are", "the ones who are",
  ])

  /// The word before what things show: “the ones with food”.
  static let with = "with"

  /// Questions about which of the things stands out, in front of what tells it.
  static let choosing: [[String]] = FixedPhrases.longestFirst([
    "which of those is", "which of these is", "which of them is", "which one of those is", "which one is",
    "which is", "which one of them is", "which of those are", "which of these are", "which of them are",
    "which ones are", "which are", "which one's", "which of those has", "which of them has",
  ])

  /// Words that say which year is meant: “last year”.
  static let whichYear: Set<String> = ["last", "this", "next"]
  /// The word behind them.
  static let year = "year"
  /// The word behind what was a year earlier: “the January before that”.
  static let before = "before"

  /// Prepositions that lead to a value.
  static let prepositions: Set<String> = [
    "to", "from", "at", "on", "in", "for", "with", "by", "about", "of", "near", "around", "until", "till",
    "under", "over", "before", "after", "since",
  ]

  /// Words that lead to a value or to a clause that is one: “when I get home”.
  static let leads = prepositions.union(["when", "once", "as"])

  /// Words before a name that change with it.
  static let determiners = articles.union(["some", "any", "this", "that", "these", "those"])

  /// Those that stand before a noun and say nothing of which one it is, or whose.
  static let articles = possessives.union(["the", "a", "an", "your"])

  /// Words before what belongs to somebody, but not to who is spoken to.
  static let possessives: Set<String> = ["my", "our", "his", "her", "their"]

  /// What things come in, and what they are measured by: “two bottles” of milk.
  static let measures: Set<String> = [
    "loaf", "bottle", "can", "tin", "pack", "packet", "package", "bag", "box", "carton", "jar", "bunch",
    "slice",
    "pint", "litre", "liter", "kilo", "kilogram", "kg", "gram", "pound", "lb", "ounce", "oz", "gallon",
    "quart",
    "cup", "dozen", "head", "roll", "bar", "tub", "piece", "tube", "stick", "case", "crate", "sack", "jug",
    "bulb",
    "clove", "pair", "set", "tray", "glass", "punnet", "bucket", "block", "sheet", "bouquet", "basket", "pot",
  ]

  /// Words of a phrase that show that somebody who was spoken of is meant: “text him”, “reply that …”.
  static let people: Set<String> = [
    "him", "her", "them", "he", "she", "they", "reply", "respond", "answer", "back",
  ]

  /// Words of a phrase that stand for somebody.
  static let personal: Set<String> = ["him", "her", "them", "he", "she", "they"]

  /// The word for several people.
  static let them = "them"

  /// Words that always stand for something, and name nothing by themselves.
  static let pronouns = personal.union(["it", "that", "this", "those", "these", both])

  /// The word for two things.
  static let both = "both"

  /// Words of a phrase with which something is put to what was just spoken of: “add sunscreen”.
  static let putting: Set<String> = ["add", "put", "include", "throw", "toss", "stick", "append"]

  /// Words at the end that want more of the same: “eggs as well”.
  static let tooAsWell: [[String]] = FixedPhrases.longestFirst(["too", "as well", "aswell", "also"])

  /// Words behind what is added.
  static let too: [[String]] = tooAsWell + [["please"]]

  /// Words of sentences, which stand in no enumeration of things.
  static let persons: Set<String> = [
    "i", "me", "we", "us", "you", "he", "him", "she", "her", "they", "them", "it", "that", "this", "is",
    "are", "was",
    "were", "thanks", "thank", "please", "be", "do", "not", "good", "great", "ok", "okay", "bye", "hello",
    "hi",
  ]

  /// Words before people in all kinds of requests: “send the list to tom”.
  static let beforePeople: Set<String> = [
    "to", "with", "for", "from", "of", "and", "text", "tell", "call", "email", "message", "ask", "invite",
    "block", "pay",
  ]

  /// The word before somebody's relation to the person: “my boss”.
  static let beforeRelation = "my"

  /// The same as more words: “call that person”.
  static let somebodyNamed: [[String]] = FixedPhrases.longestFirst(
    ["that", "this"].flatMap { word in ["person", "guy", "woman", "man", "contact"].map { "\(word) \($0)" } })

  /// Words that stand for one person.
  static let somebody: Set<String> = ["him", "her", "he", "she"]

  /// What a request is about as such, by a part of its intent's name: “how far away is it” after a ride was booked.
  static let matters: KeyValuePairs = [
    "Ride": "my ride", "Workout": "my workout", "Call": "the call", "Photo": "the photos",
    "Message": "the message",
  ]

  /// The words of a follow-up without those that only say that nothing special is meant: “audio” of “a normal audio one”.
  static func withoutOrdinary(_ followUp: FollowUp) -> String {
    var words = followUp.words[...]
    while words.count > 1, let last = words.last, ["one", "instead", "then"].contains(last.folded) {
      words.removeLast()
    }
    while words.count > 1, let first = words.first,
      determiners.contains(first.folded)
        || ["normal", "regular", "plain", "ordinary", "simple"].contains(first.folded)
    {
      words.removeFirst()
    }
    guard let first = words.first, let last = words.last else { return followUp.rest }
    return followUp.text(from: first.range.lowerBound, to: last.range.upperBound)
  }

  /// How to ask for what an intent looks for, by a part of its name: “the ones I didn't answer” after “who called?”.
  static func looking(for intent: String) -> String? {
    lookedFor.first { intent.contains($0.key) }?.value
  }

  private static let lookedFor: KeyValuePairs = [
    "SearchCall": "show the calls", "SearchForPhotos": "show the photos",
    "SearchForMessages": "show the messages",
  ]

  /// What goes on, by a part of the name of the intent that began it: “stop” while music plays.
  static let goingOn: KeyValuePairs = [
    "Workout": "my workout", "Play": "the music", "Call": "the call", "Ride": "my ride",
  ]

  /// One more of what a request is about, by a part of its intent's name: “book one” after a ride was spoken of.
  static let others: KeyValuePairs = [
    "Ride": "a ride", "Workout": "a workout", "TaskList": "a list", "Message": "a message",
  ]

  /// Words before a “one” that stands for one more.
  static let beforeOne: Set<String> = [
    "book", "order", "get", "me", "us", "request", "need", "want", "take", "start", "create", "make", "send",
    "call", "have", "begin", "hail", "for",
  ]

  /// Words before what holds other things: “on it”.
  static let inside: Set<String> = ["on", "in", "from", "to", "off", "onto", "into"]

  /// Words around what holds other things, where these are to be heard: “read it back”.
  static let readingBack = (before: "read", behind: "back")

  /// Words in front of the kind of what was spoken of: “that album”.
  static let pointingKinds: Set<String> = ["that", "this", "same"]

  /// Words that stand for one thing as “it” does.
  static let wholeThing: [[String]] = FixedPhrases.longestFirst([
    "that one", "this one", "the whole thing", "the whole list", "all of it", "the thing", "the same one",
  ])

  /// Words at the end of a request that stand for what is to be sent; “text them” is to somebody.
  static let toBeSent = PuttingWords.pointers.subtracting(["them"])

  /// Words that stand for one thing, or for all of a thing that holds several.
  static let something: Set<String> = ["it", "them", "that"]

  /// The words of the question how many of the things there are.
  static let counting: Set<String> = [
    "how", "many", "are", "there", "of", "them", "those", "is", "that", "were", "in", "total", "all",
    "results",
  ]

  /// Words of a phrase that show that something which was spoken of is meant, wherever they stand: “add eggs to it”.
  static let referents: Set<String> = ["it", "there", "them", "those"]

  /// The same with words that may also lead to a clause (“remind me that …”), for phrases that have none: “tick that off”.
  static let demonstratives = referents.union(["that", "this"])
}
