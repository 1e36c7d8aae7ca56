/// Word forms that rules do not reach.
enum EnglishWordForms {
  /// Each line: a noun, then its irregular forms and those of the verb of the same name.
  private static let nounFamilies = """
    mouse mice
    goose geese
    tooth teeth
    foot feet
    man men
    woman women
    child children
    person people persons
    ox oxen
    louse lice
    die dice died dies
    leaf leaves
    knife knives
    wife wives
    life lives
    wolf wolves
    shelf shelves
    half halves
    calf calves
    loaf loaves
    thief thieves
    scarf scarves
    hoof hooves
    elf elves
    self selves
    wharf wharves
    cactus cacti cactuses
    fungus fungi
    nucleus nuclei
    radius radii
    stimulus stimuli
    analysis analyses
    basis bases
    crisis crises
    diagnosis diagnoses
    thesis theses
    axis axes
    oasis oases
    criterion criteria
    phenomenon phenomena
    datum data
    medium media
    index indices indexes
    matrix matrices
    vertex vertices
    appendix appendices
    bus buses busses
    gas gases
    virus viruses
    bonus bonuses
    status statuses
    campus campuses
    lens lenses
    minus minuses
    plus pluses
    chorus choruses
    circus circuses
    octopus octopuses octopi
    iris irises
    quiz quizzes
    movie movies
    cookie cookies
    brownie brownies
    smoothie smoothies
    selfie selfies
    hoodie hoodies
    zombie zombies
    calorie calories
    pie pies
    tie ties tied tying
    lie lies lied lying lay
    shoe shoes shoed
    snowshoe snowshoes snowshoed snowshoeing
    toe toes
    canoe canoes canoed canoeing
    cache caches cached
    headache headaches
    ache aches ached aching
    """

  /// Each line: a verb, then its irregular forms.
  private static let verbFamilies = """
    be is are was were am been being
    have has had having
    do does did done doing
    go goes went gone going
    say said says
    get got gotten getting
    make made making
    know knew known
    think thought
    take took taken taking
    see saw seen seeing
    come came coming
    give gave given giving
    find found
    tell told
    become became becoming
    leave left
    feel felt
    put putting
    bring brought
    begin began begun beginning
    keep kept
    hold held
    write wrote written writing
    stand stood
    hear heard
    let letting
    mean meant
    set setting
    meet met
    run ran running
    pay paid
    sit sat sitting
    speak spoke spoken
    read reading
    spend spent
    grow grew grown
    lose lost losing
    fall fell fallen
    send sent
    build built
    understand understood
    draw drew drawn
    break broke broken
    cut cutting
    rise rose risen rising
    drive drove driven driving
    buy bought
    wear wore worn
    choose chose chosen choosing
    eat ate eaten
    drink drank drunk
    sing sang sung
    swim swam swum swimming
    ride rode ridden riding
    sleep slept
    throw threw thrown
    catch caught
    teach taught
    fight fought
    seek sought
    sell sold
    win won winning
    shoot shot
    show shown showed
    fly flew flown flies flying
    forget forgot forgotten forgetting
    wake woke woken waking
    hide hid hidden hiding
    shut shutting
    hit hitting
    quit quitting
    lend lent
    feed fed
    lead led
    light lit
    hang hung
    dig dug digging
    stick stuck
    spin spun spinning
    shake shook shaken shaking
    steal stole stolen
    bite bit bitten biting
    blow blew blown
    freeze froze frozen freezing
    swear swore sworn
    tear tore torn
    beat beaten
    bend bent
    lay laid
    dye dyed dyeing
    ski skis skied skiing
    taxi taxis taxied
    age aged aging ageing
    agree agreed agreeing
    free freed freeing
    rehearse rehearsed rehearsing
    """

  /// Irregular forms of nouns with their lemma.
  static let nouns = table(nounFamilies)

  /// Irregular forms of verbs with their lemma.
  static let verbs = table(verbFamilies)

  /// Irregular forms with their lemma; a form of a noun before one of a verb.
  static let irregular = nouns.merging(verbs) { noun, _ in noun }

  private static func table(_ families: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in families.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let lemma = words.first else { continue }
      for form in words.dropFirst() where table[form] == nil { table[form] = lemma }
    }
    return table
  }

  /// Words that look like forms of another and are not.
  static let unchanged: Set<String> = words(
    """
    news series species always perhaps physics mathematics economics politics athletics gymnastics
    aerobics pilates chess christmas texas paris james chris thomas jesus plus minus yes this his its
    gas bus lens bias atlas canvas pancreas mars venus besides sometimes afterwards towards overseas
    headquarters crossroads alias kansas vegas dallas athens brussels wales naples hercules mercedes
    goods thanks pants jeans shorts scissors glasses tennis swiss
    morning evening something anything nothing everything during ceiling wedding pudding sibling darling
    sterling lightning herring earring awning viking beijing clothing inning shilling
    hundred naked wicked sacred kindred indeed seed speed greed breed freed bleed shed sled biped
    united embed aged need weed reed deed
    """)

  /// Stems that lost an "e" before an ending, where the rules would not add it.
  static let stemsWithE: Set<String> = words(
    """
    accus ach acquir admir ador advertis advis airlin amus analyz argu arous arrang assembl assum assur
    barg bas bath battl becom bing blous bor bottl breath breez brib bridg brows bruis budg bundl captur
    caus ceas chall challeng chang charg chas chees choos cleans clon clos cloth cloun collid com combin
    commut compar compet compil complet compos comput condens configur confus consum continu contribut
    cop cor costum cours creas cruis crusad curs cycl damag dat decid declar declin decreas defin delet
    describ desir determin devot dilut din disabl disguis dispens distribut divid dodg doubl downgrad
    eas enabl encourag endur engag enlarg ensur eras escap evolv examin exchang excit excus execut
    exercis expens explor expos fad featur figur fil fir forg fram franchis freez fring gam gaz googl
    grap greas guid handl hast headlin hedg hid hing hir hom hop hors hous ignor imag imagin increas
    injur inquir inspir institut insur invad invit issu judg juggl landscap leas lectur licens lin lodg
    loos los loung machin manag manufactur measur merg messag min mixtur mortgag mous mut nam nois not
    notic nudg nurs organiz outlin overcom packag parad past pasted paus perfum persuad phon phras
    pictur pil pip plac plat pleas pleasur pledg plung postpon practic practis prais prepar prescrib
    presum profil promis promot propos provid purchas purg pursu queu quot rac rais rang rat realiz
    recogniz recycl refus releas requir rescu respons restor resum retir reus revis rid rins rop rout
    rul salut sampl schedul scop scor scrap secur seiz sens servic settl shad shap shar shin skat slid
    slop smil sneez snooz sooth spong squar squeez stat ston stor subdu subscrib substitut supervis
    suppos surg surpris tap tast teas telescop tens til tim ting tir toggl ton trad treasur tribut
    troubl tun typ unit updat upgrad urg us valu verg vib volum vot voyag wad wast welcom wip wir zon
    """)

  /// Stems that are whole, where the rules would add an "e".
  static let stemsWithoutE: Set<String> = words(
    """
    access act add admit answer appear audit bank bark beat begin benefit bias blog boat boil bomb book
    borrow boss box brighten budget burn bus button call camp cancel chain chat cheat chess clear climb
    coat coil color colour comb combat commit consider contain cook cotton count cover credit cross
    crush defeat deliver deposit develop discover discuss drain dress drink dumb dump earn eat echo edit
    email emit empower enter envelop equal equip establish exhibit exit explain fact factor fail fall
    favor favour fax fear fill filter finish fish fix float flower focus follow format gain gallop
    garden gas gossip grant grow guess happen harden hear heat help honor honour hook hug hunt index
    inhabit inherit install interpret iron jog jump kill kiss label learn level lighten limit link
    listen log look lower mail maintain mark market merit milk miss mix model monitor mount near obtain
    offer oil omit open orbit order paint pardon park pass pat permit person pin plan plant pocket point
    poison polish power press print process profit prohibit publish pull pump punish push quit radio
    rain reason relax remain remember render repeat roll rub rush sail season seat sell ship shorten
    show shower signal solicit spell spirit stain stamp strain submit sustain talk target tax tell thank
    think ticket tighten toss total tower train travel treat turn vanish veto visit vomit walk want wash
    water wax web widen wish wonder work worship
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
