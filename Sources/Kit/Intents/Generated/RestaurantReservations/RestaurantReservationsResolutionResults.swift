// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// What an app says of a date components.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    accept(resolvedDateComponents)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    choose(dateComponentsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    check(dateComponentsToConfirm)
  }
}

/// What an app says of a restaurant guest.
open class INRestaurantGuestResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self {
    accept(resolvedRestaurantGuest)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self {
    choose(restaurantGuestsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self {
    check(restaurantGuestToConfirm)
  }
}

/// What an app says of a restaurant.
open class INRestaurantResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedRestaurant: INRestaurant) -> Self {
    accept(resolvedRestaurant)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self {
    choose(restaurantsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self {
    check(restaurantToConfirm)
  }
}
