/// What people say to agree, refuse, give up, or turn down everything.
///
/// A phrase is written folded, with single spaces. A reply is understood when phrases of one kind, with
/// courtesies between them, make up all of it.
enum EnglishReplies {
  static let agreement = withoutApostrophes(
    Set(EnglishImpressions.phrases + EnglishImpressions.phrases.map { "\($0) to me" }).union([
      "yes", "yeah", "yep", "yup", "ya", "yea", "yah", "yeh", "y", "yess", "yas", "aye", "ye", "yh", "yuh",
      "uh huh", "mm hmm",
      "mhm", "sure",
      "sure thing", "for sure", "certainly", "definitely", "absolutely", "of course", "by all means",
      "totally",
      "affirmative", "indeed", "correct", "that's correct", "that is correct", "right", "that's right",
      "that is right", "that's it", "that's the one", "that one", "exactly", "perfect", "great", "good",
      "that works",
      "works for me", "fine", "that's fine", "that is fine", "fine by me", "fine with me", "all right",
      "alright", "ok", "okay", "okey dokey", "k", "kk", "go ahead", "go for it", "do it", "do that", "do so",
      "please do", "make it so", "proceed", "continue", "carry on", "confirm", "confirmed", "i confirm",
      "i agree", "agreed", "accept", "approve", "approved", "send it", "book it", "yes it is", "it is",
      "i do", "i am", "i would", "i'd love to", "i would love to", "i want to", "i'm sure", "i am sure",
      "why not", "no problem", "you bet", "you got it", "got it", "let's do it", "let's go", "let us do it",
      "works", "that works for me", "ok by me",
      "okay by me", "go", "ok with me", "okay with me", "good with me", "i'm good with that",
      "i'm fine with that",
      "i'm happy with that", "i'm ok with that", "i'm okay with that", "that'll do", "that will do",
      "that'd be great", "that would be great", "that'd be good", "that would be good", "that's perfect",
      "that's great", "that's good", "that's the plan", "that is the one", "that's the list",
      "that is the list", "that's him", "that's her",
      "that's them", "kindly do", "do send it", "send", "good to go", "all good", "go on", "go on then",
      "let's do that", "let's do this", "let's go with that", "let's go for it", "go with that", "excellent",
      "awesome", "wonderful", "lovely", "brilliant", "cool", "order it", "confirm it", "i'll take it",
      "we'll take it", "i'm in", "yes indeed", "yes do", "yes do it", "yes book it", "make it happen",
      "true", "si", "oui", "i think so", "i guess", "i guess so", "i suppose so", "positive", "roger",
    ]))

  /// Words for a switch that is on, and for one that is off.
  static let on: Set<String> = ["on", "enabled", "active", "activated"]
  static let off: Set<String> = ["off", "disabled", "inactive", "deactivated"]
  /// Words before them: “turn it on”, “switched off”.
  static let switching: Set<String> = [
    "turn", "turned", "switch", "switched", "it", "is", "it's", "to", "set", "be",
  ]

  /// Agreement that often only opens a refusal ("okay, no").
  static let weakAgreement: Set<String> = ["ok", "okay", "right", "alright", "all right", "fine", "k", "kk"]

  static let refusal = withoutApostrophes([
    "no", "nope", "nah", "nay", "naw", "n", "no way", "not at all", "of course not", "certainly not",
    "definitely not", "absolutely not", "no thanks", "no thank you", "not now", "not right now", "not yet",
    "not today", "not that", "not that one", "not this one", "not this", "not it", "negative", "incorrect",
    "wrong", "that's wrong", "that is wrong", "that's not right", "that is not right", "that isn't right",
    "that's not it", "that is not it", "that's incorrect", "that is incorrect", "not correct", "not right",
    "wrong one", "the wrong one", "don't", "do not", "please don't", "don't do it", "do not do it",
    "don't do that", "do not do that", "don't send it", "do not send it", "i don't", "i do not", "i'm not",
    "i don't want to", "i do not want to", "i don't think so", "i do not think so", "i'd rather not",
    "i would rather not", "better not", "rather not", "it isn't", "it is not", "it's not", "no it isn't",
    "false", "never", "hell no", "no sir", "uh uh", "reject", "decline", "deny", "refuse", "i disagree",
    "that's a no", "hold on", "hold up", "wait", "too much", "that's too much", "it's too much",
    "too expensive",
    "that's too expensive", "it's too expensive", "too pricey", "that's too pricey", "no need",
    "there's no need", "not really", "not this time",
  ])

  static let cancellation = withoutApostrophes([
    "never mind", "nevermind", "cancel", "cancel it", "cancel that", "cancel this",
    "cancel everything",
    "cancel all", "cancel the request", "cancel my request", "cancel request", "forget it", "forget that",
    "forget this", "forget about it", "forget about that", "stop", "stop it", "stop that", "stop this",
    "quit", "exit", "abort", "abort it", "abort that", "drop it", "drop that", "leave it", "leave it alone",
    "scratch that", "strike that", "undo that request", "skip it", "skip this", "skip that",
    "i changed my mind",
    "i've changed my mind", "i have changed my mind", "changed my mind", "don't bother", "do not bother",
    "don't worry about it", "do not worry about it", "let it go", "let it be", "nothing", "nothing thanks",
    "ignore that", "ignore it", "ignore me", "disregard", "disregard that", "disregard it", "call it off",
    "not anymore", "i don't want to anymore", "i don't want that anymore", "end", "enough", "that's enough",
    "no more", "dismiss", "get out", "let's stop", "let us stop", "please stop", "it doesn't matter",
    "doesn't matter", "it does not matter", "i don't need one", "i do not need one", "i don't need it",
    "i don't need it anymore", "we don't need one", "we don't need it", "we don't need it anymore",
    "i don't need one anymore",
  ])

  /// What may stand in front of what calls off, rejects or asks again.
  static let openings = withoutApostrophes([
    "no", "nope", "nah", "ok", "okay", "no thanks", "wait", "yes", "yeah", "you know what", "too much",
    "that's too much", "it's too much", "too expensive", "that's too expensive", "it's too expensive",
  ])

  static let noneOfThese: Set<String> = [
    "none", "none of those", "none of these", "none of them", "none of the above", "none of that",
    "none of the two", "not any of them", "not any of those", "not any of these", "neither",
    "neither of them", "neither of those", "neither of these", "neither one", "neither of the two",
    "something else", "someone else", "somebody else", "somewhere else", "anything else", "anyone else",
    "another one", "another", "a different one", "different one", "some other one", "the other ones",
    "not those", "not these", "not them", "not any", "it's not there", "it is not there", "it's not listed",
    "it's not on the list", "not on the list", "not listed", "no match", "no matches", "nobody", "no one",
    "all wrong", "they're all wrong", "they are all wrong", "other", "others", "any other", "any others",
    "i want something else", "i meant something else", "i meant someone else", "not one of them",
    "not one of those", "not one of these", "no one of those", "no one of them",
  ]

  /// What asks to hear again what was said.
  static let again: Set<String> = withoutApostrophes([
    "what did you say", "what did you just say", "what was that", "what's that again", "what was that again",
    "say that again", "say it again", "say again", "can you say that again",
    "could you say that again", "can you repeat that", "could you repeat that",
    "can you repeat what you said",
    "repeat that", "repeat it", "repeat what you said", "repeat the question", "repeat your question",
    "repeat the last thing", "repeat the answer", "what was the question", "what was your question",
    "what did you ask", "what did you ask me", "come again", "pardon", "pardon me", "i beg your pardon",
    "beg pardon", "i didn't hear you", "i didn't hear that", "i did not hear that", "i didn't catch that",
    "i did not catch that", "didn't catch that", "i didn't catch that again", "didn't catch that again",
    "i didn't get that", "didn't get that", "what was that one more time", "i missed that", "i missed it",
    "one more time", "once more",
    "come again please", "huh", "what", "excuse me", "read that again", "tell me again",
    "what were you saying",
    "what are the options", "what are my options", "what were the options", "what are the choices",
    "what were the choices", "which ones are there",
  ])

  /// What asks to go one step back in a request.
  static let back: Set<String> = [
    "go back", "back", "step back", "go one step back", "one step back", "take me back", "back up",
    "go back one", "go back one step", "go back a step", "previous question", "the previous question",
    "undo", "undo that", "undo the last one", "undo my last answer",
  ]

  /// What points at the one of two things that was not taken.
  static let other: Set<String> = [
    "the other one", "the other", "other one", "that other one", "my other one", "not that one the other one",
    "not this one the other one", "not that the other one", "i meant the other one", "i mean the other one",
    "the other one instead", "the other instead", "i want the other one", "i said the other one",
    "make it the other one", "take the other one", "use the other one", "it's the other one",
  ]

  /// What asks to have two things change places.
  static let reversed: Set<String> = [
    "the other way round", "the other way around", "other way round", "other way around",
    "it's the other way round",
    "it's the other way around", "it is the other way round", "it is the other way around",
    "i meant the other way round", "i meant the other way around", "i mean the other way round",
    "i mean the other way around", "make it the other way round", "make it the other way around",
    "vice versa",
    "the reverse", "in reverse", "the opposite way", "the opposite direction", "in the opposite direction",
    "reverse it", "reverse that", "reverse them", "swap them", "swap those", "swap the two", "swap it around",
    "swap them around", "swap them round", "switch them", "switch them around", "switch them round",
    "switch it around", "turn it around", "turn it round", "the wrong way round", "wrong way round",
    "wrong way around", "wrong direction", "that's the wrong way round", "the wrong way around",
    "that's the wrong way round", "that's the wrong way around", "it's the wrong way round",
    "it's the wrong way around", "got it backwards", "you got it backwards", "that's backwards", "backwards",
  ]

  /// What asks what the assistant can do.
  static let help: Set<String> = [
    "help", "help me", "what can you do", "what can you do for me", "what else can you do", "what do you do",
    "what can i ask", "what can i ask you", "what can i ask for", "what else can i ask", "what can i say",
    "what can i do here", "what can i do with you", "what are you able to do", "what are you good for",
    "what are you good at", "how can you help", "how can you help me", "how do you work",
    "how does this work",
    "what do you know", "what do you understand", "what things can you do", "what kind of things can you do",
    "what sort of things can you do", "what can i use you for", "i need help", "show me what you can do",
    "tell me what you can do", "what are your skills", "what all can you do",
  ]

  /// Words that change nothing between the parts of a reply.
  static let courtesies: Set<String> = [
    "please", "pls", "plz", "thanks", "thx", "thank", "you", "omg", "lol", "haha", "ha", "ugh", "phew",
    "well", "um", "umm", "uh", "uhh", "uhm", "er", "erm", "hm", "hmm",
    "oh", "ah", "actually", "just", "then", "so", "and", "but", "really", "very", "much", "now", "hey", "hi",
    "sorry", "prithee", "computer", "assistant", "buddy", "friend", "mate", "sir", "maam", "ma'am", "my",
    "dear",
    "honestly", "kindly", "i", "think", "guess", "believe", "maybe",
  ]

  /// What a verb with one of these does was asked about ("yes, send it"; "no, don't delete them").
  static let objects: Set<String> = ["it", "that", "this", "them", "those", "these", "him", "her", "all"]

  /// The most words of a phrase.
  static let longestPhrase = 6
  /// Longer utterances say more than yes or no.
  static let longestReply = 16

  /// The phrases, also as people type them in haste: “dont”, “thats wrong”.
  private static func withoutApostrophes(_ phrases: Set<String>) -> Set<String> {
    phrases.union(phrases.map { $0.replacing("'", with: "") })
  }
}
