// What source imports as SwiftUI is the macros of this module and everything that stands below them.
@_exported public import SwiftUIBase
