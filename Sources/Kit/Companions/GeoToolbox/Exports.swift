// A file that imports GeoToolbox finds Foundation too, as on Apple's systems.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import FoundationAdditions
