import Foundation
public import IntentWire

/// What the assistant answers to one sentence, for every interface: spoken, printed, or read by a program.
public struct Reply: Sendable, Hashable, Codable {
  /// How far the request came.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is done, or the app goes on with it.
    case done
    /// A value is asked for.
    case asking
    /// A yes or no is asked for.
    case confirming
    /// It was not done.
    case failed
    /// The person called it off.
    case cancelled
    /// No installed app can do it.
    case notUnderstood
  }

  /// What the person is asked.
  public struct Question: Sendable, Hashable, Codable {
    /// What kind of answer is wanted.
    public var kind: IntentWire.Question.Kind
    /// The parameter that is asked for.
    public var parameter: String?
    /// What can be chosen, in the order shown, as a person reads it.
    public var options: [String]

    /// Creates a question.
    public init(kind: IntentWire.Question.Kind, parameter: String?, options: [String]) {
      self.kind = kind
      self.parameter = parameter
      self.options = options
    }
  }

  /// The conversation's identifier.
  public var conversation: String
  /// How far the request came.
  public var state: State
  /// The app's display name.
  public var app: String?
  /// The intent's class or type name.
  public var intent: String?
  /// The values known so far, in plain form.
  public var parameters: [String: JSONValue]
  /// What the person is asked.
  public var question: Question?
  /// What is said.
  public var spoken: String
  /// What a terminal shows.
  public var printed: String
  /// The replies to the requests that were carried out before this one in the same turn, the first first; `nil` where the
  /// turn made one request.
  public var earlier: [Reply]?
  /// What is shown beside the words.
  public var snippet: SnippetNode?
  /// The activity with which the app goes on.
  public var activity: UserActivityValue?
  /// What the app's own process is to go on with; not part of ``json``.
  public var handOver: ActivityHandOver?
  /// What apps' own processes are to go on with before that, where one turn led to several; not part of ``json``.
  public var earlierHandOvers: [ActivityHandOver]?
  /// The bundle identifier of the app that comes to the front by itself; not part of ``json``.
  public var shownApp: String?
  /// What of the reply goes on changing and can be followed; not part of ``json``.
  public var live: LiveAnswer?
  /// What the intent returned, in plain form.
  public var result: JSONValue
  /// What the app answered, whole, for programs; not part of ``json``.
  public var outcome: IntentOutcome?
  /// What could not be written down of the turn, in words that are also said; `nil` where all was.
  public var unkept: String?

  /// Creates a reply.
  public init(
    conversation: String, state: State, app: String? = nil, intent: String? = nil,
    parameters: [String: JSONValue] = [:], question: Question? = nil, spoken: String, printed: String? = nil,
    snippet: SnippetNode? = nil, activity: UserActivityValue? = nil, handOver: ActivityHandOver? = nil,
    result: JSONValue = .null
  ) {
    self.conversation = conversation
    self.state = state
    self.app = app
    self.intent = intent
    self.parameters = parameters
    self.question = question
    self.spoken = spoken
    self.printed = printed ?? spoken
    self.snippet = snippet
    self.activity = activity
    self.handOver = handOver
    self.result = result
  }
}

extension Reply {
  /// The reply as it is kept for saying it again: without what only programs and the first showing need.
  var sayable: Reply {
    var reply = self
    (reply.outcome, reply.handOver, reply.shownApp, reply.live) = (nil, nil, nil, nil)
    reply.earlier = nil
    return reply
  }

  /// The reply in the form of the command-line contract: every key is there, `null` where nothing is known.
  ///
  /// Only where one turn made several requests there is one key more, `earlier`, with the replies to those before the last;
  /// what is said and shown of all of them is in this one.
  public var json: JSONValue {
    var fields: [String: JSONValue] = [
      "conversation": .string(conversation),
      "state": .string(state.rawValue),
      "app": app.map(JSONValue.string) ?? .null,
      "intent": intent.map(JSONValue.string) ?? .null,
      "parameters": .object(parameters),
      "question": question?.json ?? .null,
      "spoken": .string(spoken),
      "printed": .string(printed),
      "snippet": snippet?.json ?? .null,
      "activity": activity?.json ?? .null,
      "result": result,
    ]
    if let unkept { fields["unkept"] = .string(unkept) }
    if let earlier { fields["earlier"] = .array(earlier.map(\.json)) }
    return .object(fields)
  }
}

extension Reply.Question {
  /// The question in the form of the command-line contract.
  public var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue),
      "parameter": parameter.map(JSONValue.string) ?? .null,
      "options": .array(options.map(JSONValue.string)),
    ])
  }
}

extension SnippetNode {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind),
      "text": text.map(JSONValue.string) ?? .null,
      "attributes": .object(attributes.mapValues(JSONValue.string)),
      "children": .array(children.map(\.json)),
    ])
  }
}

extension UserActivityValue {
  fileprivate var json: JSONValue {
    .object([
      "type": .string(type),
      "title": title.map(JSONValue.string) ?? .null,
      "url": url.map { .string($0.absoluteString) } ?? .null,
      "info": .object(info),
    ])
  }
}
