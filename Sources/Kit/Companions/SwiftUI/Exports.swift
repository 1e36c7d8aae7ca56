// An app that imports SwiftUI sees Foundation, Observation and what UIKit has for the whole app.
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Observation
// The publishers of notifications and timers, which `onReceive` takes.
@_exported public import OpenCombineFoundation
@_exported public import UIKit

@_exported public import protocol OpenCombine.ObservableObject
// Observed objects and published properties are those of `Combine`, which the package `Companions/Combine` makes of this.
@_exported public import class OpenCombine.ObservableObjectPublisher
@_exported public import struct OpenCombine.Published
