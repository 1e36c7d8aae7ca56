/// Words that hold sentences together, and the courtesies around a request.
enum EnglishFunctionWords {
  /// Words that carry no meaning of their own.
  static let all: Set<String> = [
    "a", "an", "the", "some", "any", "this", "that", "these", "those", "my", "your", "his", "her", "its",
    "our", "their", "i", "me", "you", "he", "she", "it", "we", "us", "they", "them", "him", "myself",
    "to", "of", "in", "on", "at", "by", "for", "with", "from", "as", "into", "onto", "and", "or", "but",
    "so", "is", "are", "was", "were", "be", "been", "being", "am", "do", "does", "did", "have", "has", "had",
    "can", "could", "will", "would", "shall", "should", "may", "might", "must", "there", "here", "if",
    "please", "thanks", "thank", "hey", "hi", "hello", "ok", "okay", "um", "umm", "uh", "er", "erm", "hmm",
    "oh", "ah", "well", "just", "like", "i'm", "i'd", "i'll", "i've", "it's", "that's", "let's", "let",
    "also", "too", "then", "actually", "really", "kindly", "prithee", "want", "wanna", "need", "gonna",
  ]

  /// Courtesies that open a request.
  static let openings = [
    "please", "kindly", "prithee", "hey", "hi", "hello", "ok", "okay", "oh", "so", "well", "um", "uh", "now",
    "alright", "right", "can you", "could you", "would you", "will you", "can you please",
    "could you please", "would you please", "will you please", "please can you", "please could you",
    "please would you", "can i", "could i", "may i", "can we", "could we", "can i please", "could i please",
    "i want to", "i want you to", "i want", "i wanna", "i wanna have", "i need to", "i need you to",
    "i would like to", "i would like you to", "i would like", "i'd like to", "i'd like you to", "i'd like",
    "i would love to", "i'd love to", "i would love you to", "i have to", "i've got to", "i gotta",
    "i was wondering if you could", "i wonder if you could", "i was wondering if you can",
    "i was hoping you could", "would you mind", "do you mind", "would it be possible to",
    "is it possible to", "is it possible for you to", "are you able to", "do you think you could",
    "can you help me", "can you help me to", "could you help me", "could you help me to", "help me",
    "help me to", "please help me", "please help me to", "let me", "let's", "let us", "go ahead and",
    "be so kind and", "be so kind as to", "if you could", "if you can", "if you would", "you can",
    "you could", "just", "actually", "quickly", "thanks", "we need to", "we want to", "we would like to",
    "we'd like to", "i'm trying to", "i am trying to", "i'm going to", "i am going to", "i'm looking to",
    "i am looking to", "hey there", "hi there", "hello there", "good morning", "good afternoon",
    "good evening", "excuse me", "listen", "next", "also",
  ]

  /// Courtesies that close a request.
  static let closings = [
    "please", "thanks", "thank you", "thank you very much", "thank you so much", "thanks a lot",
    "many thanks", "cheers", "for me", "for me please", "for me thanks", "for us", "now", "right now",
    "right away", "immediately", "if you can", "if you could", "if you would", "if you don't mind",
    "if possible", "will you", "would you", "can you", "could you", "okay", "ok", "quickly", "real quick",
    "asap", "as soon as possible", "at once", "then", "too", "as well", "prithee",
  ]
}
