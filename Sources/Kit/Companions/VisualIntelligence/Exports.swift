// A file that imports VisualIntelligence finds Foundation too, as on Apple's systems.
@_exported public import Foundation
@_exported public import FoundationAdditions
