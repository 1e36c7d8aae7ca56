/// The data of enumerations.
enum EnglishLists {
  /// Words that stand between items.
  static let conjunctions: Set<String> = ["and", "&", "+", "plus", "n", "'n'", "n'"]

  /// Marks that stand between items.
  static let marks: Set<String> = [",", ";", "、", "，", "؛", "،"]

  /// Words that may follow a conjunction and belong to no item ("and also rice").
  static let additions: Set<String> = ["also", "then", "and", "plus"]

  /// Words that may close an item and belong to none ("rice too").
  static let closings: Set<String> = ["too", "also", "please"]

  /// Things whose name has an "and" in it: the words around it, lemmas folded.
  static let fixedPairs: Set<String> = [
    "mac and cheese", "macaroni and cheese", "fish and chips", "peanut butter and jelly", "pb and j",
    "gin and tonic", "rum and coke", "half and half", "salt and vinegar", "cookies and cream",
    "sour cream and onion", "sweet and sour", "surf and turf", "pork and beans", "biscuits and gravy",
    "chicken and waffles", "spaghetti and meatballs", "bangers and mash", "rock and roll", "r and b",
    "rhythm and blues", "drum and bass", "country and western", "black and white", "back and forth",
    "pros and cons", "odds and ends", "lost and found", "nuts and bolts", "arts and crafts", "q and a",
    "terms and conditions", "bed and breakfast", "b and b", "hide and seek", "trial and error", "h and m",
    "m and m", "m and ms", "m and m's", "ben and jerry", "ben and jerry's", "johnson and johnson",
    "dungeons and dragons", "barnes and noble", "marks and spencer", "head and shoulders", "at and t",
    "research and development", "r and d", "health and safety", "supply and demand", "profit and loss",
    "mom and dad", "mum and dad", "mom and pop", "command and control", "search and rescue", "hit and run",
    "washer and dryer", "lock and key", "bow and arrow", "dolce and gabbana", "procter and gamble",
    "crate and barrel", "war and peace", "pride and prejudice", "sense and sensibility",
    "crime and punishment", "romeo and juliet", "beauty and the beast", "tom and jerry",
    "simon and garfunkel", "earth wind and fire", "bed bath and beyond", "mumford and sons",
  ]

  /// The most words before and after the "and" of a fixed pair.
  static let longestSide = 3
}
