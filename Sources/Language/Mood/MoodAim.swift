/// What a whole sentence is after, as far as its deed goes: what is learnt from sentences that people labelled.
public enum MoodAim: Int, Sendable, Hashable, CaseIterable {
  /// Something is to be done or told now.
  case now
  /// Something is to be done at another time or under a condition.
  case later
  /// It is asked whether or how something is done.
  case asked
  /// Something is told, planned, wished or quoted.
  case told
  /// Something is not to be done, or is taken back.
  case refused
}
