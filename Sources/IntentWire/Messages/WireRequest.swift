public import Foundation

/// A request of either side; the comment of each case names the side that sends it.
public enum WireRequest: Sendable, Hashable {
  /// App → assistant: the first message of a connection.
  case hello(Hello)
  /// App → assistant: a question to the person, in the middle of a call.
  case ask(Question)
  /// App → assistant: the words that the app knows have changed.
  case updateVocabulary(VocabularyUpdate)
  /// App → assistant: the values that App Shortcut phrases may name have changed.
  case refreshShortcuts
  /// App → assistant: things that the person did with the app, or that happened to them in it.
  case donate([DonationValue])
  /// App → assistant: forget donations of the app.
  case deleteDonations(DonationSelection)
  /// App → assistant: the shortcuts that the app names for one purpose have changed.
  case setShortcuts(ShortcutUpdate)
  /// App → assistant: the shortcuts of the app to which the person gave phrases.
  case voiceShortcuts
  /// App → assistant: the person gave a phrase to a shortcut of the app, changed it, or took it back.
  case changeVoiceShortcut(VoiceShortcutChange)
  /// App → assistant: what the person allows the app now.
  case standing
  /// App → assistant: ask the person for a permission, at the next occasion when nobody is there now.
  case requestPermission(PermissionKind)
  /// App → assistant: what the app hands to the search index, or takes back, has changed.
  case updateIndex(IndexUpdate)
  /// App → assistant: the state that the app keeps with one of its indexes, by the index's name.
  case indexState(String)
  /// App → assistant: search in the app's own index.
  case searchIndex(IndexQuery)
  /// App → assistant: the person chose or saw something that a search in the app's own index had found.
  case engageIndex(IndexEngagement)
  /// Assistant → app: what the app declares, as it runs.
  case describe
  /// Assistant → app: resolve parameters in order, up to the first that needs the person.
  case resolve(ResolveCall)
  /// Assistant → app: check that the call can be carried out.
  case confirm(IntentCall)
  /// Assistant → app: carry the call out.
  case handle(IntentCall)
  /// Assistant → app: wait for the end of a call that an earlier connection began.
  case resume(String)
  /// Assistant → app: tell how the answer to a call changes, in ``WireNotification/update(_:)``, until
  /// ``WireNotification/unfollow(_:)`` or the end of the connection; answered then, with ``WireResult/done``.
  case follow(IntentCall)
  /// Assistant → app: what can be chosen for a parameter.
  case options(OptionsCall)
  /// Assistant → app: entities of one type.
  case entities(EntityQueryCall)
  /// Assistant → app: the app's values for one that the assistant made, from a value query.
  case values(ValueQueryCall)
  /// Assistant → app: go on with an activity, in the app's own process.
  case continueActivity(ActivityContinuation)
  /// Assistant → app: what the app shows.
  case scene
  /// Assistant → app: do to the scene what a person would.
  case actOnScene(SceneAction)
  /// Assistant → app: hand items to the search index again.
  case reindex(ReindexCall)
}

/// The first message of a connection: who connects, and which version of the protocol it speaks.
public struct Hello: Sendable, Hashable, Codable {
  /// The version of the protocol that this module speaks.
  public static let currentVersion = 1

  /// The version of the protocol.
  public var version: Int
  /// The app's bundle identifier, from its environment.
  public var bundle: String
  /// The process identifier.
  public var process: Int32
  /// The secret from the environment that shows the process to be the one that was started.
  public var token: String
  /// Calls that wait in this process for an answer, when it connects again.
  public var suspended: [String]

  /// Creates the first message.
  public init(
    version: Int = Hello.currentVersion, bundle: String, process: Int32, token: String,
    suspended: [String] = []
  ) {
    self.version = version
    self.bundle = bundle
    self.process = process
    self.token = token
    self.suspended = suspended
  }
}

/// The answer to a ``Hello``.
public struct Welcome: Sendable, Hashable, Codable {
  /// The version of the protocol.
  public var version: Int
  /// Where the process waits for the next assistant when this one ends while a question is open;
  /// a socket path, or `nil` when it should not wait.
  public var rendezvous: String?
  /// How long it waits there, in seconds.
  public var patience: Double
  /// What the person allows the app.
  public var standing: AppStanding

  /// Creates the answer.
  public init(
    version: Int = Hello.currentVersion, rendezvous: String? = nil, patience: Double = 300,
    standing: AppStanding = AppStanding()
  ) {
    self.version = version
    self.rendezvous = rendezvous
    self.patience = patience
    self.standing = standing
  }
}

/// A request to resolve parameters of a call.
public struct ResolveCall: Sendable, Hashable, Codable {
  /// The call with the values known so far.
  public var call: IntentCall
  /// The parameters to resolve, in order.
  public var parameters: [String]

  /// Creates a request.
  public init(call: IntentCall, parameters: [String]) {
    self.call = call
    self.parameters = parameters
  }
}

/// The result of a request that succeeded.
public enum WireResult: Sendable, Hashable {
  /// The answer to ``WireRequest/hello(_:)``.
  case welcome(Welcome)
  /// The answer to ``WireRequest/ask(_:)``.
  case answer(Answer)
  /// The answer to ``WireRequest/describe``.
  case manifest(AppManifest)
  /// The answer to ``WireRequest/resolve(_:)``: one for each parameter up to the first that is not settled.
  case resolutions([ParameterResolution])
  /// The answer to ``WireRequest/confirm(_:)``, ``WireRequest/handle(_:)`` and ``WireRequest/resume(_:)``.
  case outcome(IntentOutcome)
  /// The answer to ``WireRequest/options(_:)``, ``WireRequest/entities(_:)`` and ``WireRequest/values(_:)``.
  case values([IntentValue])
  /// The answer to ``WireRequest/voiceShortcuts`` and ``WireRequest/changeVoiceShortcut(_:)``: all of the app's.
  case voiceShortcuts([VoiceShortcutValue])
  /// The answer to ``WireRequest/standing`` and ``WireRequest/requestPermission(_:)``.
  case standing(AppStanding)
  /// The answer to ``WireRequest/continueActivity(_:)``, ``WireRequest/scene`` and
  /// ``WireRequest/actOnScene(_:)``: what the app shows now; `nil` for an app that shows nothing.
  case scene(SnippetNode?)
  /// The answer to ``WireRequest/indexState(_:)``; `nil` when the app keeps none.
  case indexState(Data?)
  /// The answer to ``WireRequest/searchIndex(_:)``: the best first.
  case indexItems([IndexItem])
  /// The answer to ``WireRequest/reindex(_:)``: how many parts of the app were asked to fill the index again.
  case reindexed(Int)
  /// The answer to requests that return nothing.
  case done
}

/// A message that nobody answers.
public enum WireNotification: Sendable, Hashable {
  /// Either side: the sender no longer waits for the request with this identifier.
  case cancel(Int)
  /// App → assistant: how far the work on a call has come.
  case progress(CallProgress)
  /// App → assistant: the answer to a call that is followed has changed.
  case update(CallUpdate)
  /// Assistant → app: the call with this identifier is not followed any more.
  case unfollow(String)
  /// Assistant → app: finish what is running and end.
  case end
}
