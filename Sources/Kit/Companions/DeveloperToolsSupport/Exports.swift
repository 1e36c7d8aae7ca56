// What developers' tools generate: the names of resources. SwiftUI and UIKit export it, as on Apple's systems.
@_exported public import Foundation
