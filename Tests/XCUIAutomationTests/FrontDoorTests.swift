import Conversation
import IntentWire
import XCTest
import XCUIAutomation

/// The test that an app's author writes: a sentence goes in, the app shows what came of it.
final class FrontDoorTests: XCTestCase {
  private let siri = XCUIDevice.shared.siriService
  private let app = XCUIApplication(bundleIdentifier: Gallery.identifier)

  override func setUpWithError() throws {
    XCUIDevice.shared.configuration = Gallery.configuration
    try XCUIDevice.shared.useFreshHome()
  }

  override func tearDown() {
    XCUIDevice.shared.shutDown()
  }

  func testTheAppShowsExactlyWhatTheSearchFound() throws {
    siri.activate(voiceRecognitionText: "Search Gallery for mountain photos")

    XCTAssertEqual(siri.reply?.state, .done, siri.spoken)
    XCTAssertEqual(siri.reply?.app, "Gallery")
    XCTAssertEqual(siri.reply?.intent, "INSearchForPhotosIntent")
    XCTAssertEqual(siri.reply?.parameters["searchTerms"], .array([.string("mountain")]))
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertEqual(app.continuedActivity, "org.example.gallery.search")
    XCTAssertEqual(app.cells.allElementsBoundByIndex.map(\.label), ["IMG_1", "IMG_3", "IMG_5"])
    XCTAssertFalse(app.staticTexts["IMG_2"].exists)
    XCTAssertTrue(app.navigationBars["Search: mountain"].exists, app.debugDescription)
    XCTAssertEqual(app.collectionViews["photos"].cells.count, 3)

    app.buttons["Clear"].tap()
    XCTAssertTrue(app.navigationBars["All Photos"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.cells.count, 5)

    app.cells.element(boundBy: 1).tap()
    XCTAssertTrue(app.navigationBars["Photo IMG_2"].exists)
    app.navigationBars.buttons["All Photos"].tap()
    XCTAssertEqual(app.cells.count, 5)
  }

  func testASecondSearchGoesToTheAppThatRuns() throws {
    siri.activate(voiceRecognitionText: "Search Gallery for mountain photos")
    siri.activate(voiceRecognitionText: "Search Gallery for beach photos")
    XCTAssertEqual(app.cells.allElementsBoundByIndex.map(\.label), ["IMG_4"])
    XCTAssertEqual(siri.allReplies.count, 2)
  }

  func testAnAppIsOpenedAndEnded() throws {
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.cells.firstMatch.exists)
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.cells.count, 5)
    XCTAssertTrue(app.sceneText.hasPrefix("== All Photos =="))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertTrue(app.staticTexts["IMG_1"].waitForNonExistence(timeout: 1))
  }

  func testTheOnlyAppNeedsNoName() throws {
    let app = XCUIApplication()
    app.activate()
    XCTAssertEqual(app.cells.count, 5)
  }

  func testElementsAreFoundByWhatSurroundsThem() throws {
    app.launch()
    let cell = app.cells.containing(.staticText, identifier: "IMG_3").element
    XCTAssertEqual(cell.label, "IMG_3")
    XCTAssertEqual(cell.elementType, .cell)
    XCTAssertEqual(app.descendants(matching: .any).matching(identifier: "photos").count, 1)
    let last = app.cells.matching(NSPredicate { object, _ in (object as? XCUIElement)?.label == "IMG_5" })
    XCTAssertEqual(last.count, 1)
    XCTAssertFalse(app.cells.element(boundBy: 9).exists)
  }
}
