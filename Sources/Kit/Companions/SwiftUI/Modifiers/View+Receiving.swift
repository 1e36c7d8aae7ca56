import Dispatch
public import OpenCombine

extension View {
  /// Something is done with each value that a publisher sends as long as the view is shown.
  ///
  /// Values from other threads are brought to the main actor, in the order in which they come.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    changed { context, resolve in
      let path = context.path + "#receive"
      let subscription = context.graph.object(path) { Subscription() }
      context.graph.appear(path) {
        subscription.current = publisher.sink { value in
          // The publisher gives the value away, and nobody but the action uses it.
          nonisolated(unsafe) let value = value
          if MainQueue.isCurrent {
            MainActor.assumeIsolated { action(value) }
          } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { action(value) } }
          }
        }
      } disappear: {
        subscription.current = nil
      }
      return resolve(context)
    }
  }
}

/// What keeps a view subscribed.
@MainActor
private final class Subscription {
  var current: AnyCancellable?
}

/// Tells whether code runs on the main queue, whichever thread serves it.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
