// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Tempo {
  public var italian: String { beatsPerMinute < 80 ? "adagio" : beatsPerMinute < 130 ? "andante" : "presto" }
}
