// Code that gives content away names its types without another import, and finds Foundation.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import UniformTypeIdentifiers
