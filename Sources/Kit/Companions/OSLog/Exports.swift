/// The same as the module `os`, under the name that programs import for its logging part.
///
/// `OSLogStore` and its entries are not here: on Linux messages are not stored.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import os
