/// A question that was left open for something else, to which the person may come back: “hang on, what's on my list?”.
public struct Interruption: Sendable, Hashable, Codable {
  /// The call that was going on.
  public var pending: PendingCall
  /// What was being asked.
  public var question: PendingQuestion
  /// How many sentences were said since.
  public var age: Int

  /// Creates the memory of a question that was left open just now.
  public init(pending: PendingCall, question: PendingQuestion) {
    self.pending = pending
    self.question = question
    age = 0
  }
}
