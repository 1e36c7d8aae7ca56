public import Foundation

/// What is known about why a request was donated.
open class INIntentDonationMetadata: NSObject {}
