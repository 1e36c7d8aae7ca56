/// What a sentence does with its content: which of its clauses ask for something to be done, and which forbid it, tell of
/// it, ask about it, or make it depend on something.
///
/// It is found from the structure of the sentence alone (subjects, verbs, negation, subordination, quotation), before
/// anything is known of apps. Words that are only the content of an order, such as those of a message, have no force of
/// their own.
public struct SentenceMood: Sendable, Hashable {
  /// The clauses in their order.
  public var clauses: [Clause]
  /// How likely each aim of the sentence is by what was learnt, in the order of ``MoodAim``; empty where nothing was.
  public var chances: [Double] = []

  /// Creates an account of clauses.
  public init(clauses: [Clause] = []) { self.clauses = clauses }

  /// A stretch of a sentence with one force.
  public struct Clause: Sendable, Hashable {
    /// The tokens of the clause.
    public var tokens: Range<Int>
    /// What the clause does.
    public var force: Force
    /// The tokens that say so: “don't”, “should I”, “when I get home”.
    public var cue: Range<Int>
    /// The tokens that are the content of an order and have no force of their own.
    public var content: Range<Int>?
    /// The tokens of the clause on which this one depends: “if it rains”.
    public var condition: Range<Int>?
    /// The tokens that say when the deed is to be done, outside of its content: “in ten minutes”.
    public var moment: Range<Int>?
    /// Whether the content is only to be kept, such as the deed of a reminder.
    public var keeps = false
    /// Whether a refusal refuses a thing and not a deed, which to end or cancel it obeys: “I don't want the ride”.
    public var refusesThing = false
    /// Whether a refusal is of the deed that was ordered before it: “start a walk, … don't start anything”.
    public var repeats = false

    /// Creates a clause.
    public init(
      tokens: Range<Int>, force: Force, cue: Range<Int>, content: Range<Int>? = nil,
      condition: Range<Int>? = nil
    ) {
      self.tokens = tokens
      self.force = force
      self.cue = cue
      self.content = content
      self.condition = condition
    }
  }

  /// What a clause does with its content.
  public enum Force: String, Sendable, Hashable, CaseIterable {
    /// It asks for something to be done: “call Dana”, “could you call Dana”.
    case order
    /// It asks for something to be told: “who called me”.
    case question
    /// It has no verb that says what it does: “taxi to the airport”.
    case fragment
    /// It asks whether something should, may or can be done, or how: “should I call Dana”, “how do I call somebody”.
    case deliberation
    /// It tells what is so: “I'm late”.
    case statement
    /// It tells of a deed that is over or is somebody else's: “I called Dana”, “Dana wants Tom to call her”.
    case report
    /// It tells what the person may or will do: “I might call Dana”.
    case plan
    /// It tells what would be good to have: “I wish somebody would call”.
    case wish
    /// It says that something is not to be done: “don't call Dana”.
    case refusal
    /// It takes back what was said before it: “never mind”.
    case retraction
    /// It speaks to somebody else: “Nurse, could you call my son”.
    case address
    /// It only quotes: “"call me" is what she said”.
    case quotation
    /// It says when or if something is so, on which another clause depends: “when I get home”.
    case condition

    /// Whether something may be done for a clause of this force.
    public var asks: Bool { [.order, .question, .fragment].contains(self) }

    /// Whether a clause of this force speaks against the deed in it, and does not only leave it open.
    public var forbids: Bool { [.refusal, .retraction].contains(self) }
  }

  /// How likely an aim is by what was learnt; `nil` where nothing was.
  public func chance(of aim: MoodAim) -> Double? {
    chances.indices.contains(aim.rawValue) ? chances[aim.rawValue] : nil
  }

  /// The likeliest aim by what was learnt; `nil` where nothing was.
  public var likeliest: MoodAim? {
    MoodAim.allCases.max { chance(of: $0) ?? 0 < chance(of: $1) ?? 0 }.flatMap { chances.isEmpty ? nil : $0 }
  }

  /// Whether the sentence orders something, asks for something, or leaves that open, for this moment.
  public var isForNow: Bool {
    deedClause.map { $0.force.asks && $0.condition == nil && $0.moment == nil } ?? false
  }

  /// The clause that says what is to be done: the last order, or the first clause where there is none.
  public var deedClause: Clause? {
    let told = clauses.filter { $0.force != .condition }
    guard let last = clauses.lastIndex(where: { $0.force == .retraction }) else {
      return told.last { $0.force == .order } ?? told.first { $0.force == .question } ?? told.first
    }
    // “Photos of cats, actually no, birds” is said otherwise, and not taken back.
    return clauses[last...].last { $0.force == .order } ?? clauses[last...].last { $0.force == .fragment }
      ?? clauses[last]
  }
}
