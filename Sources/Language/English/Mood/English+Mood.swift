extension English {
  /// Returns what the clauses of a sentence do with their content, and what the whole of it is after.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - names: The tokens of names that are known (lists, titles, people), whose words have no grammar of their own.
  ///   - addressees: The tokens of names of apps, which are spoken to as the assistant is.
  ///   - times: The tokens of dates, times and repetitions.
  public func mood(
    of tokens: [Token], names: [Range<Int>], addressees: [Range<Int>], times: [Range<Int>]
  ) -> SentenceMood {
    var (mood, features) = Self.read(tokens, names, addressees, times)
    mood.chances = Self.moodModel.chances(of: features)
    return mood
  }

  /// What a model is taught of a sentence.
  package static func moodFeatures(
    of tokens: [Token], addressees: [Range<Int>], times: [Range<Int>]
  ) -> [UInt64] {
    read(tokens, [], addressees, times).features
  }

  private static func read(
    _ tokens: [Token], _ names: [Range<Int>], _ addressees: [Range<Int>], _ times: [Range<Int>]
  ) -> (mood: SentenceMood, features: [UInt64]) {
    let names = names + addressees
    // “In Morning Bar” is no time.
    let times = times.filter { time in !names.contains { $0.overlaps(time) } }
    var reader = MoodReader(MoodAtom.atoms(tokens, names: names), addressees: addressees, times: times)
    let mood = reader.mood()
    return (mood, MoodFeatures(reader, mood.clauses, times: times).features)
  }

  private static let moodModel = MoodModel(weights: PackedMood.weights)
}
