// An app that imports Intents sees what it sees on Apple's systems: Foundation, the parts of it that Linux
// lacks, and locations.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import FoundationAdditions

// The colour of a car.
@_exported public import class CoreGraphics.CGColor
