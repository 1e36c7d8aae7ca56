// CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux.
@_exported public import Foundation
