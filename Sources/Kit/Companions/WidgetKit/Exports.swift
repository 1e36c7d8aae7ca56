// A widget's source sees SwiftUI, and with it everything that a view needs.
@_exported public import SwiftUI
