public import Foundation
import FoundationAdditions
import Synchronization

/// What a live activity is about, as far as it does not change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while it goes on.
  associatedtype ContentState: Codable, Hashable
}

/// What a live activity shows for a time.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  /// What it shows.
  public var state: State
  /// When it is too old; `nil` for never.
  public var staleDate: Date?
  /// How much it matters beside other activities of the app.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  /// The state.
  public var description: String { "\(state)" }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// How far a live activity is.
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// It goes on.
  case active
  /// It is over and still shown.
  case ended
  /// It is not shown any more.
  case dismissed
  /// It goes on, and what it shows is too old.
  case stale
  /// It is to begin later.
  case pending
}

/// When an activity that is over is not shown any more.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let date: Date?

  /// After some time.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// At a moment.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// Where the news of an activity come from.
public struct PushType: Equatable, Sendable {
  /// From pushes for this activity; none ever come here.
  public static let token = PushType()
  /// From pushes for many; none ever come here.
  public static func channel(_ channelId: String) -> PushType { PushType() }
}

/// How an activity looks.
public enum ActivityStyle: Hashable, Sendable {
  /// It lasts.
  case standard
  /// It goes away when the person does something else.
  case transient
}

// Everything that changes is behind a lock; the attributes never change after `init`.
/// Something that goes on for a while, for example a timer.
///
/// No screen on Linux shows live activities. One can be begun, changed and ended, and whoever waits for its changes in the
/// same process is told; ``activities`` are those of the process. Nothing outlives it, and no pushes come.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes while it goes on.
  public typealias ContentState = Attributes.ContentState
  /// What it shows for a time.
  public typealias Content = ActivityContent<ContentState>

  /// Its identity.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  private let lock = NSLock()
  private var now: (content: Content, state: ActivityState)
  private var contents: [UUID: AsyncStream<Content>.Continuation] = [:]
  private var states: [UUID: AsyncStream<ActivityState>.Continuation] = [:]

  private init(_ attributes: Attributes, _ content: Content) {
    id = UUID().uuidString
    self.attributes = attributes
    now = (content, .active)
  }

  /// What it shows now.
  public var content: Content { lock.withLock { now.content } }
  /// What it shows now; an older name.
  public var contentState: ContentState { content.state }
  /// How far it is.
  public var activityState: ActivityState {
    lock.withLock {
      guard now.state == .active, let stale = now.content.staleDate, stale <= Date() else { return now.state }
      return .stale
    }
  }
  /// The address for its pushes; there is none.
  public var pushToken: Data? { nil }

  /// The activities of this kind that the process has begun and that are still shown.
  public static var activities: [Activity<Attributes>] {
    ActivityRegister.all.withLock { $0 }.compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState != .dismissed }
  }

  /// Begins an activity.
  ///
  /// - Throws: ``ActivityAuthorizationError``, when there are too many.
  public static func request(
    attributes: Attributes, content: Content, pushType: PushType? = nil, style: ActivityStyle = .standard
  ) throws -> Activity<Attributes> {
    let activity = Activity(attributes, content)
    try ActivityRegister.all.withLock { known in
      guard known.count < ActivityRegister.limit else {
        throw ActivityAuthorizationError.targetMaximumExceeded
      }
      known.append(activity)
    }
    return activity
  }

  /// Begins an activity; an older form.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Shows something else.
  public func update(_ content: Content) async { change(to: content, nil) }
  /// Shows something else, and tells the person, which has no effect here.
  public func update(_ content: Content, alertConfiguration: AlertConfiguration?) async {
    change(to: content, nil)
  }
  /// Shows something else as of a moment.
  public func update(_ content: Content, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async
  {
    change(to: content, nil)
  }
  /// Shows something else; an older form.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    change(to: ActivityContent(state: contentState, staleDate: nil), nil)
  }

  /// Ends it.
  ///
  /// - Parameter content: What it shows last; `nil` for what it shows now.
  public func end(_ content: Content?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    let isGone = dismissalPolicy.date.map { $0 <= Date() } ?? false
    change(to: content, isGone ? .dismissed : .ended)
    if isGone { ActivityRegister.all.withLock { $0.removeAll { $0 === self } } }
  }
  /// Ends it; an older form.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  private func change(to content: Content?, _ state: ActivityState?) {
    lock.lock()
    defer { lock.unlock() }
    guard now.state != .dismissed, now.state != .ended || state == .dismissed else { return }
    if let content {
      now.content = content
      // What is shown is a value; each follower gets one of its own.
      nonisolated(unsafe) let shown = content
      for follower in contents.values { follower.yield(shown) }
    }
    guard let state else { return }
    now.state = state
    for follower in states.values { follower.yield(state) }
    guard state == .dismissed else { return }
    for follower in contents.values { follower.finish() }
    for follower in states.values { follower.finish() }
    contents = [:]
    states = [:]
  }

  /// What it shows, each time that changes.
  public var contentUpdates: AsyncStream<Content> {
    let (stream, follower) = AsyncStream<Content>.makeStream()
    lock.withLock {
      if now.state == .dismissed { follower.finish() } else { contents[UUID()] = follower }
    }
    return stream
  }

  /// How far it is, each time that changes.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    let (stream, follower) = AsyncStream<ActivityState>.makeStream()
    lock.withLock {
      if now.state == .dismissed { follower.finish() } else { states[UUID()] = follower }
    }
    return stream
  }

  /// The addresses for its pushes; none ever come.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// The activities of this kind as they begin; those of this process are not told of again.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
}

/// The activities of the process.
enum ActivityRegister {
  /// How many there may be.
  static let limit = 50
  static let all = Mutex<[any AnyObject & Sendable]>([])
}
