// An app that imports IntentsUI sees the requests that it shows.
@_exported public import Intents
@_exported public import UIKit
