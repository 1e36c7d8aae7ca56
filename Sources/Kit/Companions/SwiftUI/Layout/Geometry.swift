import AppHost

/// Views that ask how much room there is.
///
/// Nothing is laid out here; the room is ``GeometryProxy/size``, that of a small screen.
public struct GeometryReader<Content: View>: View {
  /// What is shown in the room.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

/// How much room there is; always that of a small screen.
public struct GeometryProxy: Sendable {
  /// The room, in points.
  public var size: CGSize { CGSize(width: 360, height: 640) }
  /// What is covered at the edges; nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the room is.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Where the room is.
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // The name is a value that nobody changes after it was given.
  /// The screen.
  case global
  /// The view.
  case local
  /// A view by its name.
  case named(AnyHashable)
}

/// What coordinates are counted from, by its name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  let name: String

  /// A view by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The first of several views that fits; the first one is shown.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    guard let first = content.viewParts(context.child("fits")).first else { return [] }
    return first.resolve(first.context)
  }
}

/// The moment for which a ``TimelineView`` is drawn.
public struct TimelineViewDefaultContext: Sendable {
  /// How often it is drawn anew.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The moment.
  public let date: Date
  /// How often it is drawn anew.
  public var cadence: Cadence { .live }
}

/// A view that changes with time; it is drawn for the moment at which it is looked at.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What is drawn for a moment.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a view.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content now.
  public var body: some View { content(Context(date: .now)) }
}

/// When something is drawn anew.
public protocol TimelineSchedule {}

/// As often as it can be.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At moments with equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as it can be.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as it can be.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At moments with equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
