/// A question that was left open for something else, to which the person may come back: “hang on, what's on my list?”.
public struct Interruption: Sendable, Hashable, Codable {
  /// The call that was going on.
  public var pending: PendingCall
  /// What was being asked.
  public var question: PendingQuestion
  /// The request that led to the call; `nil` where it is not known.
  public var request: LastRequest?
  /// The requests that wait for that call; `nil` for none.
  public var afterwards: [String]?
  /// How many sentences were said since.
  public var age: Int

  /// Creates the memory of a question that was left open just now.
  public init(
    pending: PendingCall, question: PendingQuestion, request: LastRequest?, afterwards: [String]?
  ) {
    self.pending = pending
    self.question = question
    self.request = request
    self.afterwards = afterwards
    age = 0
  }
}
