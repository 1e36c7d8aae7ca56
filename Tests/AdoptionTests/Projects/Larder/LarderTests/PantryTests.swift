import XCTest

@testable import Larder

final class PantryTests: XCTestCase {
  func testAdding() { XCTAssertEqual(Pantry().add(" rice ", amount: 2).name, "rice") }
}
