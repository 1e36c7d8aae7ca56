extension INPaymentMethod {
  /// Apple's own means of payment, by name; nothing can be paid with it here.
  public class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
  }
}
