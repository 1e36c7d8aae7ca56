// An app that imports UIKit sees Foundation, the parts of it that Linux lacks, and the geometry that Foundation has.
@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationAdditions
