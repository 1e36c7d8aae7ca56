// The views, states and shapes of SwiftUI stand in a module of their own on Apple's systems, which editors put into source.
// Here it is all of SwiftUI.
@_exported public import SwiftUI
