import Testing

@testable import TallyKit
