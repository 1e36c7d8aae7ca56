// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INCancelRideIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCancelRideIntent.handle.INCancelRideIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(cancelRide: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCancelRideIntent.handle.INCancelRideIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(cancelRide: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCancelRideIntent.confirm.INCancelRideIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(cancelRide: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCancelRideIntent.confirm.INCancelRideIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(cancelRide: intent, completion: $0)
    }
  }
}
