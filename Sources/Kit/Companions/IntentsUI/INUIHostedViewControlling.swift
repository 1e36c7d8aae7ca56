public import Foundation
public import Intents
import UIKit

/// Where a view of an app is shown beside an answer.
public enum INUIHostedViewContext: UInt, Sendable {
  /// Beside what the assistant says.
  case siriSnippet
  /// On the card of a place.
  case mapsCard
}

/// What a tap on a view beside an answer does.
public enum INUIInteractiveBehavior: UInt, Sendable {
  /// Nothing.
  case none
  /// The next view is shown.
  case nextView
  /// The app is opened.
  case launch
  /// What the app says.
  case genericAction
}

/// Shows something of an app beside the answer to a request.
///
/// The assistant shows no views of UI extensions yet: source that adopts this compiles, and is not called.
@MainActor @preconcurrency
public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Prepares the view for an interaction.
  ///
  /// - Parameter completion: Told the size that the view would like.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

  /// Prepares the view for some parameters of an interaction.
  ///
  /// - Parameter completion: Told whether the view shows them, which it shows, and the size that it would like.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
  /// Shows nothing.
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    completion(.zero)
  }

  /// Shows nothing for the parameters.
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    completion(false, [], .zero)
  }
}

/// Says what a view replaces beside an answer.
@MainActor @preconcurrency
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  /// Whether the view shows a map.
  var displaysMap: Bool { get }
  /// Whether the view shows the message.
  var displaysMessage: Bool { get }
  /// Whether the view shows the payment.
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  /// No.
  public var displaysMap: Bool { false }
  /// No.
  public var displaysMessage: Bool { false }
  /// No.
  public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
  /// The smallest view that may be shown: none is, on Linux.
  public var hostedViewMinimumAllowedSize: CGSize { .zero }
  /// The largest view that may be shown: none is, on Linux.
  public var hostedViewMaximumAllowedSize: CGSize { .zero }

  /// What the parameters of the interface are called; there are none on Linux.
  public func interfaceParametersDescription() -> String { "" }
}
