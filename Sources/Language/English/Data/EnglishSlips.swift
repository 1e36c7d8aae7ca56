/// Words in which slips are mended, because sentences hang on them.
enum EnglishSlips {
  /// Everyday words that hold sentences together, roughly by how often they are said.
  static let everyday =
    """
    the to and of in is it for on my me that you with this have what can from at are do all was be will just please
    show any your they we how not so or as but if there like want them some one who when could would where about get
    did out up now last next our these those which than then called been has had into should because today week two here over
    by an us her him his their its am too also only still need list does after before until till since through without
    every other another again more most much many while why whose something anything everything someone anyone thanks
    were being might must shall onto under around between along near off down back no yes hey hello okay
    first second third other actually instead rather sorry never mind nevermind cancel change forget undo wait repeat
    later sooner earlier cheaper cheapest shorter shortest longer longest easier easiest biggest newest latest oldest
    stop pause resume skip play open find call send remind delete finish end back
    yeah sure nope maybe right wrong correct exactly everyone thank tell give
    half three four five six seven eight nine ten twenty noon year month day days hour hours minute minutes
    """.split { $0 == " " || $0 == "\n" }.map(String.init) + nouns

  /// What requests are about and where they lead, so often that a slip in it is more likely than a name.
  private static let nouns =
    """
    music song songs album albums playlist jazz rock classical piano guitar photo photos picture pictures video
    message messages list lists task tasks ride rides workout trail trails
    airport station harbor hotel market theater museum library school office hospital
    downtown home street beach mountain lake bridge
    calendar weather email emails alarm timer reminder lyrics volume
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The one of them in which even another first letter is more likely a slip than a word of its own (“rhe”).
  static let commonest = "the"

  /// What the dictionary has, but hardly anybody says: more likely slips.
  static let obscure: Set<String> = Set(
    """
    te het ler mot als anu hin wen wy uts oto tis amon aling inti beed sone eas kike abut eery veery neing foe tat fro nee
    hae som wich lits lis sumer
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
