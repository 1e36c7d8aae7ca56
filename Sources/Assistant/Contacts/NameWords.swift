import Language

/// How names are compared: by their folded words.
enum NameWords {
  /// The words of a name, in lower case, without diacritics, marks and the "'s" of a possessive.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in Folding.fold(text).unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if scalar != "'" && !word.isEmpty {
        words.append(title(word))
        word = ""
      }
    }
    if !word.isEmpty { words.append(title(word)) }
    return words
  }

  /// Whether a scalar is a letter, a digit, or a mark that makes another letter.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // Folded text has no other letters in ASCII, and most names are in it.
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Titles have one form, however they are written.
  private static func title(_ word: String) -> String { titles[word] ?? word }

  private static let titles: [String: String] = [
    "doctor": "dr", "mister": "mr", "missus": "mrs", "missis": "mrs", "professor": "prof", "saint": "st",
    "senior": "sr", "junior": "jr", "reverend": "rev", "captain": "capt", "sergeant": "sgt",
  ]
}

/// Short forms of English given names that do not begin the name they stand for, or that are often meant
/// for it.
enum Diminutives {
  /// The given names that a short form stands for, folded.
  static func names(of short: String) -> [String] { table[short] ?? [] }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      for short in words.dropFirst() { table[short, default: []].append(name) }
    }
    return table
  }()

  /// A name, then its short forms.
  private static let lines = [
    "abigail abby abbie", "albert al bert", "alexander alex sandy sasha xander",
    "alexandra alex sandra sasha lexi",
    "alfred al fred alfie", "amanda mandy", "andrew andy drew", "anthony tony", "antonio tony toni",
    "barbara barb babs", "benjamin ben benny", "bernard bernie", "catherine cathy cat kate katie",
    "charles charlie chuck chas", "charlotte charlie lottie", "christina chris tina", "christine chris tina",
    "christopher chris kit topher", "cynthia cindy", "daniel dan danny", "deborah deb debbie",
    "donald don donnie",
    "dorothy dot dottie", "edward ed eddie ned ted teddy", "eleanor ellie nell nora",
    "elizabeth liz lizzie beth betty eliza",
    "emily em", "francis frank", "frances fran", "frederick fred freddie", "gabriel gabe",
    "gerald gerry jerry",
    "gregory greg", "guillermo memo", "harold harry hal", "henry harry hank", "isabella bella izzy",
    "isabel izzy bella",
    "jacob jake", "james jim jimmy jamie", "jeffrey jeff", "jennifer jen jenny", "jessica jess jessie",
    "john johnny jack",
    "jonathan jon", "jose pepe", "joseph joe joey", "josephine jo josie", "joshua josh", "judith judy",
    "katherine kathy kate katie kat", "kathryn kathy kate katie", "kenneth ken kenny", "lawrence larry",
    "leonard len leo",
    "louise lou", "louis lou", "madeline maddie", "margaret maggie meg peggy", "maria mia", "matthew matt",
    "maximilian max",
    "michael mike mikey mick", "michelle shelly", "nancy nan", "natalie nat", "nathaniel nate nathan nat",
    "nicholas nick nicky",
    "nicole nikki", "oliver ollie", "olivia liv", "pamela pam", "patricia pat patty trish",
    "patrick pat paddy", "peter pete",
    "philip phil", "priscilla cilla", "rachel rach", "raymond ray", "rebecca becky becca",
    "richard rick ricky rich dick",
    "robert rob robbie bob bobby", "ronald ron ronnie", "rosemary rose rosie", "russell russ",
    "samantha sam sammy",
    "samuel sam sammy", "sarah sally", "stephen steve", "steven steve", "susan sue susie", "tamara tammy",
    "teresa tess terry", "theodore ted teddy theo", "theresa tess terry", "thomas tom tommy", "timothy tim",
    "valerie val",
    "victoria vicky tori", "vincent vince", "virginia ginny", "walter walt", "william bill billy will liam",
    "zachary zach zack",
  ]
}
