public import Language

/// A reading that was found and is not carried out, because the sentence does not order it to be done now.
public struct Withholding: Sendable, Hashable {
  /// Why something is not done.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// The sentence says not to do it, or takes it back.
    case refused
    /// It asks whether or how to do it.
    case asked
    /// It tells of it.
    case told
    /// It is what the person plans or wishes.
    case planned
    /// It is to be done at another time.
    case later
    /// It is to be done under a condition.
    case condition
    /// It is only quoted.
    case quoted
    /// Somebody else is spoken to.
    case addressed
    /// It would send words where money is meant.
    case payment

    /// The reason why nothing is done for a clause; `nil` where something may be.
    init?(_ force: SentenceMood.Force) {
      switch force {
      case .order, .fragment: return nil
      case .question, .deliberation: self = .asked
      case .statement, .report: self = .told
      case .plan, .wish: self = .planned
      case .refusal, .retraction: self = .refused
      case .address: self = .addressed
      case .quotation: self = .quoted
      case .condition: self = .condition
      }
    }

    /// Whether hardly anything else can be meant.
    var isFirm: Bool { [.refused, .later, .condition, .quoted, .addressed].contains(self) }
  }

  /// Why it is not done.
  public var reason: Reason
  /// The words that say so, as written.
  public var words: String
  /// What is not done.
  public var reading: Interpretation

  /// Creates a description.
  public init(reason: Reason, words: String, reading: Interpretation) {
    self.reason = reason
    self.words = words
    self.reading = reading
  }
}
