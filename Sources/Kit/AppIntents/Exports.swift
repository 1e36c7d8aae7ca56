// Files that import only AppIntents use names of Foundation, and of what Foundation has on Apple's platforms.
@_exported public import Foundation
@_exported public import FoundationAdditions
