public import FoundationAdditions
import IntentWire

/// How a ride ended.
public class INRideCompletionStatus: SiriKitObject, @unchecked Sendable {
  /// What the app goes on with, for example to take a payment.
  public var completionUserActivity: NSUserActivity?
  /// Whether the rider arrived.
  public let isCompleted: Bool
  /// Whether the ride was called off.
  public let isCanceled: Bool
  /// Whether the rider was not there.
  public let isMissedPickup: Bool
  /// What is or was to be paid.
  public let paymentAmount: INCurrencyAmount?
  /// What the app would like to hear of the ride.
  public let feedbackType: INRideFeedbackTypeOptions
  /// Whether the amount is still to be paid.
  public let isOutstanding: Bool
  /// The tips that the app offers.
  public var defaultTippingOptions: Set<INCurrencyAmount>?

  /// The rider arrived.
  public class func completed() -> INRideCompletionStatus { INRideCompletionStatus(isCompleted: true) }

  /// The rider arrived and has paid.
  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
    INRideCompletionStatus(isCompleted: true, payment: settledPaymentAmount)
  }

  /// The rider arrived and has to pay.
  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount)
    -> INRideCompletionStatus
  {
    INRideCompletionStatus(isCompleted: true, payment: outstandingPaymentAmount, isOutstanding: true)
  }

  /// The rider arrived, and is asked how it was.
  public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> INRideCompletionStatus {
    INRideCompletionStatus(isCompleted: true, feedbackType: feedbackType)
  }

  /// The service called the ride off.
  public class func canceledByService() -> INRideCompletionStatus { INRideCompletionStatus(isCanceled: true) }

  /// The rider called the ride off.
  public class func canceledByUser() -> INRideCompletionStatus { INRideCompletionStatus(isCanceled: true) }

  /// The rider was not there.
  public class func canceledMissedPickup() -> INRideCompletionStatus {
    INRideCompletionStatus(isCanceled: true, isMissedPickup: true)
  }

  private init(
    isCompleted: Bool = false, isCanceled: Bool = false, isMissedPickup: Bool = false,
    payment: INCurrencyAmount? = nil, feedbackType: INRideFeedbackTypeOptions = [],
    isOutstanding: Bool = false
  ) {
    self.isCompleted = isCompleted
    self.isCanceled = isCanceled
    self.isMissedPickup = isMissedPickup
    self.isOutstanding = isOutstanding
    self.feedbackType = feedbackType
    paymentAmount = payment
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    completionUserActivity = fields["completionUserActivity"]
    isCompleted = fields["isCompleted"] ?? false
    isCanceled = fields["isCanceled"] ?? false
    isMissedPickup = fields["isMissedPickup"] ?? false
    isOutstanding = fields["isOutstanding"] ?? false
    paymentAmount = fields["paymentAmount"]
    feedbackType = fields["feedbackType"] ?? []
    defaultTippingOptions = fields["defaultTippingOptions"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["completionUserActivity"] = completionUserActivity
    fields["isCompleted"] = isCompleted
    fields["isCanceled"] = isCanceled
    fields["isMissedPickup"] = isMissedPickup
    fields["isOutstanding"] = isOutstanding
    fields["paymentAmount"] = paymentAmount
    fields["feedbackType"] = feedbackType
    fields["defaultTippingOptions"] = defaultTippingOptions
    return fields
  }
}
