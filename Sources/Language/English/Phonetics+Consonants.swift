extension PhoneticSpeller {
  mutating func c() {
    if next(0, "ch") { return ch() }
    if next(0, "cia") { return emit("X", 3) }
    if next(0, "cz") { return emit(position == 0 || isEnd(2) ? "X" : "S", 2) }
    if next(0, "cc"), !(position == 1 && letters[0] == UInt8(ascii: "m")) {
      if isAny(2, "iey"), !next(2, "hu") {
        // "accident" is spoken with two sounds, "bacci" with one.
        let isSplit =
          position == 1 && letters[0] == UInt8(ascii: "a") || next(-1, "uccee") || next(-1, "ucces")
        return emit(isSplit ? "KS" : "X", isSplit ? 2 : 3)
      }
      return emit("K", 2)
    }
    if next(0, "ck") || next(0, "cg") || next(0, "cq") { return emit("K", 2) }
    if isAny(1, "iey") { return emit("S", next(0, "cio") ? 3 : 2) }
    emit("K", 1)
  }

  private mutating func ch() {
    if position == 0 {
      // Greek words and names keep their "k": chorus, Chris, Christine, chemistry.
      let isGreek = ["chr", "chor", "chem", "chia", "chym", "chaos", "char", "chlo"].contains { next(0, $0) }
      let isExempt =
        next(0, "chore") || next(0, "charl") || next(0, "chard") || next(0, "charm")
        || next(0, "chart") || next(0, "charg") || next(0, "chari")
      return emit(isGreek && !isExempt ? "K" : "X", 2)
    }
    if next(-2, "orches") || next(-2, "archit") || next(-2, "orchid") || next(0, "chae") {
      return emit("K", 2)
    }
    // "Bach", "Munich", "Michael", "school", "loch".
    if next(-1, "schoo") || next(-1, "schem") || next(-1, "ichael") || next(-1, "achman") {
      return emit("K", 2)
    }
    if isAny(2, "trlnmbfvw"), !next(2, "l") || isEnd(3) == false, !isAny(2, "e") { return emit("K", 2) }
    if isEnd(2), next(-2, "bach") || next(-2, "loch") || next(-3, "unich") || next(-3, "umach") {
      return emit("K", 2)
    }
    emit("X", 2)
  }

  mutating func d() {
    if next(0, "dg") {
      if isAny(2, "iey") { return emit("J", 3) }
      return emit("TK", 2)
    }
    emit("T", next(0, "dt") || next(0, "dd") ? 2 : 1)
  }

  mutating func g() {
    if next(0, "gh") { return gh() }
    if next(0, "gn") {
      // Silent before "n" at the end and after a vowel: sign, foreign, Bologna.
      if position > 0, isEnd(2) || next(2, "e") || next(2, "s") || next(2, "ed") { return emit("N", 2) }
      return emit("KN", 2)
    }
    if next(0, "gli"), position > 0, isEnd(3) || isVowel(3) { return emit("L", 2) }
    if next(0, "gg") {
      let isSoft = isAny(2, "ei") && !next(2, "er") && !next(2, "in") && !isEnd(3)
      return emit(isSoft ? "J" : "K", 2)
    }
    if isAny(1, "eiy") {
      // German and old English words keep a hard "g": get, give, girl, finger, singer.
      let isHard =
        position == 0
        ? ["get", "giv", "gif", "gir", "geb", "ges", "gel", "gib", "gil"].contains { next(0, $0) }
          && !next(0, "gilli") && !next(0, "gell") && !next(0, "gelat") && !next(0, "gest")
        : next(1, "er") && !isAny(-1, "aeioud") || isAny(-1, "aeiou") && next(1, "er") && isAny(-1, "i")
      return emit(isHard ? "K" : "J", 1)
    }
    emit("K", 1)
  }

  private mutating func gh() {
    if position == 0 { return emit(has(2, "i") ? "J" : "K", 2) }
    if !isVowel(-1) { return emit("K", 2) }
    // "laugh", "cough", "rough", "tough", "enough" end in "f"; "night", "though", "Hugh" in no sound.
    if has(-1, "u"), isAny(-3, "cgrlt") || next(-3, "nou"), isEnd(2) || has(2, "t") && next(-3, "lau"),
      !next(-3, "thou"), !next(-4, "thro"), !next(-4, "brou")
    {
      return emit("F", 2)
    }
    if has(-1, "a"), isVowel(2) { return emit("K", 2) }
    position += 2
  }

  mutating func h() {
    if position == 0 || isVowel(-1), isVowel(1) { return emit("H", 2) }
    position += 1
  }

  mutating func j() {
    // Spanish names: José, Juan, San Jacinto; and "j" between "i" or "a" and a vowel in Rioja.
    let isSpanish = at(0, "jose") || at(0, "juan") || at(0, "jorge") || at(0, "javier") || at(0, "jesus")
    if isSpanish, position == 0 { return emit("H", 1) }
    emit("J", has(1, "j") ? 2 : 1)
  }

  mutating func m() {
    // The "b" of "thumb" and "climber" is not spoken.
    if next(0, "mb"), isEnd(2) || next(2, "er") && isEnd(4) || next(2, "s") || next(2, "ing") || next(2, "ed")
    {
      return emit("M", 2)
    }
    emit("M", has(1, "m") ? 2 : 1)
  }

  mutating func p() {
    if has(1, "h") { return emit("F", 2) }
    emit("P", isAny(1, "pb") ? 2 : 1)
  }

  mutating func s() {
    if next(-1, "isl") || next(-1, "ysl") {
      position += 1
      return
    }
    // "sugar", and the Irish "Sean".
    if position == 0, next(0, "sugar") || next(0, "sean") && letters.count == 4 { return emit("X", 1) }
    if next(0, "sh") {
      let isGerman = next(1, "heim") || next(1, "hoek") || next(1, "holm") || next(1, "holz")
      return emit(isGerman ? "S" : "X", 2)
    }
    if next(0, "sio") || next(0, "sia") { return emit(position == 0 ? "S" : "X", position == 0 ? 1 : 3) }
    if next(0, "sch") {
      // "school" against "Schmidt".
      if next(3, "oo") || next(3, "ed") || next(3, "em") || next(3, "ol") { return emit("SK", 3) }
      return emit("X", 3)
    }
    if next(0, "sc") {
      return isAny(2, "iey") ? emit("S", 3) : emit("SK", 2)
    }
    // French names end silently: Dubois, Artois.
    if isEnd(1), next(-2, "ais") || next(-2, "ois"), letters.count > 4 {
      position += 1
      return
    }
    if position == 0, has(1, "z") { return emit("S", 2) }
    emit("S", isAny(1, "sz") ? 2 : 1)
  }

  mutating func t() {
    if next(0, "tion") { return emit("X", 3) }
    if next(0, "tia") || next(0, "tch") { return emit("X", 3) }
    if next(0, "th") || next(0, "tth") {
      // "Thomas", "Thames" and "Esther" are spoken with a "t".
      let length = next(0, "tth") ? 3 : 2
      let isPlain = next(length, "om") && position == 0 || next(length, "ames") || at(0, "esther")
      return emit(isPlain ? "T" : "0", length)
    }
    emit("T", isAny(1, "td") ? 2 : 1)
  }

  mutating func w() {
    if has(1, "r") {
      emit("R", 2)
      return
    }
    if position == 0, isVowel(1) || has(1, "h") {
      // "who" is spoken with an "h".
      if next(0, "who") { return emit("H", 2) }
      return emit("A", has(1, "h") ? 2 : 1)
    }
    // Slavic endings: Filipowicz, Lewinsky.
    if next(0, "wicz") || next(0, "witz") { return emit("FX", 4) }
    if isEnd(1), position > 0, isVowel(-1), looksSlavicOrGerman() { return emit("F", 1) }
    position += 1
  }

  mutating func x() {
    // French names end silently: Breaux.
    if isEnd(1), next(-2, "au") || next(-2, "ou") || next(-2, "eu") {
      position += 1
      return
    }
    emit("KS", isAny(1, "cx") ? 2 : 1)
  }

  mutating func z() {
    if has(1, "h") { return emit("J", 2) }
    emit("S", has(1, "z") ? 2 : 1)
  }
}
