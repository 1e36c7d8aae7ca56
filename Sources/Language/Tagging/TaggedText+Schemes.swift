/// What can be asked about a piece of text.
public enum TextScheme: Sendable, Hashable, CaseIterable {
  /// Word, punctuation, white space or other.
  case tokenType
  /// What a word does in its sentence, and what kind of mark the rest is.
  case lexicalClass
  /// The kind of name that a word is part of, else "other word".
  case nameType
  /// The kind of name, else the lexical class.
  case nameTypeOrLexicalClass
  /// The dictionary form of a word.
  case lemma
  /// The language, as a code.
  case language
  /// The script, as a code of ISO 15924.
  case script
}

extension TaggedText {
  /// Returns the pieces of the text with the words of one name joined to one piece.
  public func joiningNames() -> [Unit] {
    var joined: [Unit] = []
    joined.reserveCapacity(units.count)
    var index = 0
    while index < units.count {
      var unit = units[index]
      index += 1
      if let name = unit.tag?.name {
        // A name goes on over single spaces.
        while index + 1 < units.count, units[index].kind == .whitespace, units[index + 1].tag?.name == name,
          units[index + 1].sentence == unit.sentence
        {
          unit.range = unit.range.lowerBound..<units[index + 1].range.upperBound
          unit.tag?.lemma = String(text[unit.range])
          index += 2
        }
      }
      joined.append(unit)
    }
    return joined
  }

  /// Returns what a scheme says of a piece, by the names that the tags of Apple's interfaces have ("Noun",
  /// "PersonalName"); `nil` where it says nothing.
  public func tag(of unit: Unit, _ scheme: TextScheme) -> String? {
    switch scheme {
    case .tokenType:
      switch unit.kind {
      case .word: "Word"
      case .punctuation: "Punctuation"
      case .whitespace: "Whitespace"
      case .other: "Other"
      }
    case .lexicalClass: lexicalTag(of: unit)
    case .nameType: unit.kind == .word ? nameTag(of: unit) ?? "OtherWord" : lexicalTag(of: unit)
    case .nameTypeOrLexicalClass: nameTag(of: unit) ?? lexicalTag(of: unit)
    case .lemma: lemma(of: unit)
    case .language: language(of: unit.range)
    case .script: script(of: unit.range)
    }
  }

  /// Returns the script of a range as a code; `nil` when it has no letters of a known one.
  public func script(of range: Range<String.Index>) -> String? {
    Script(of: text[range]).map { $0 == .han ? "Hans" : $0.rawValue }
  }

  /// Returns the language of the text in which a range lies; a single word is too little to tell.
  public func language(of range: Range<String.Index>) -> String? {
    Script(of: text[range]).flatMap { _ in dominantLanguage }
  }

  private func lemma(of unit: Unit) -> String? {
    guard let tag = unit.tag, tag.lexicalClass != .otherWord, tag.lexicalClass != .number else { return nil }
    return tag.lemma
  }

  private func nameTag(of unit: Unit) -> String? {
    switch unit.tag?.name {
    case .person: "PersonalName"
    case .place: "PlaceName"
    case .organization: "OrganizationName"
    case nil: nil
    }
  }

  private func lexicalTag(of unit: Unit) -> String {
    let piece = text[unit.range]
    switch unit.kind {
    case .word:
      let found = unit.tag?.lexicalClass ?? .otherWord
      return found.rawValue.prefix(1).uppercased() + found.rawValue.dropFirst()
    case .whitespace: return piece.contains(where: \.isNewline) ? "ParagraphBreak" : "Whitespace"
    case .other: return "Other"
    case .punctuation:
      guard let mark = piece.first else { return "Punctuation" }
      switch mark {
      case ".", "!", "?", "…", "。", "！", "？": return "SentenceTerminator"
      case "“", "‘", "«", "„": return "OpenQuote"
      case "”", "’", "»": return "CloseQuote"
      // A straight quote opens where a space or nothing stands before it.
      case "\"", "'":
        let isOpen =
          unit.range.lowerBound == text.startIndex
          || text[text.index(before: unit.range.lowerBound)].isWhitespace
        return isOpen ? "OpenQuote" : "CloseQuote"
      case "(", "[", "{": return "OpenParenthesis"
      case ")", "]", "}": return "CloseParenthesis"
      case "-": return "WordJoiner"
      case "–", "—": return "Dash"
      default: return "Punctuation"
      }
    }
  }
}
