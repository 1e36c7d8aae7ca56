// An app that imports SwiftUI sees Foundation, Observation and what UIKit has for the whole app.
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Observation
// The publishers of notifications and timers, which `onReceive` takes.
@_exported public import OpenCombineFoundation
@_exported public import UIKit
