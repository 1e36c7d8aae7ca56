import Foundation
import IntentWire
import Metadata
import Testing

struct SiriKitExtensionTests {
  private let attributes = """
    <key>NSExtensionAttributes</key><dict>
    <key>IntentsSupported</key><array><string>INAddTasksIntent</string><string>INAddTasksIntent</string></array>
    </dict>
    """

  private func plist(_ principal: String) -> String {
    extensionPlist(attributes + "\n<key>NSExtensionPrincipalClass</key>\n<string>\(principal)</string>")
  }

  private func extraction(_ source: String, _ plist: String) -> Extraction {
    extract(["Handler.swift": source], module: "Lists", plist: plist)
  }

  @Test(arguments: [
    "$(PRODUCT_MODULE_NAME).Handler", "${PRODUCT_MODULE_NAME}.Handler", "Lists.Handler", "Handler",
  ])
  func registersThePrincipalClass(_ name: String) {
    let extraction = extraction("class Base: INExtension {}\nfinal class Handler: Base {}", plist(name))
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.registry.contains("principal: { Handler() }"))
    #expect(extraction.registry.components(separatedBy: "\"INAddTasksIntent\"").count == 2)
    #expect(extraction.manifest.intents.isEmpty)
  }

  @Test(arguments: [
    ("class Handler: INExtension {}", "Lists.Other"), ("class Handler: INExtension {}", "Elsewhere.Other"),
    ("struct Handler {}", "Handler"), ("class Handler {}", "Handler"),
    ("class Handler: NSObject {}", "Handler"),
    ("class Handler: INAddTasksIntentHandling {}", "Handler"),
    ("private class Handler: INExtension {}", "Handler"),
  ])
  func aWrongPrincipalClassStopsTheBuild(_ source: String, _ name: String) throws {
    let extraction = extraction(source, plist(name))
    #expect(extraction.hasErrors)
    let found = try #require(extraction.diagnostics.first { $0.severity == .error })
    #expect(found.path == "Info.plist")
    #expect(found.line == 9)
    #expect(found.message.contains("NSExtensionPrincipalClass"))
  }

  @Test func theModuleOfThePrincipalClassMayHaveHadAnotherName() {
    let extraction = extraction("class Handler: INExtension {}", plist("Elsewhere.Handler"))
    #expect(!extraction.hasErrors && extraction.rules == [.propertyList])
    #expect(extraction.registry.contains("principal: { Handler() }"))
  }

  @Test func aSuperclassFromElsewhereIsTrusted() {
    let extraction = extraction("class Handler: SharedHandler {}", plist("Handler"))
    #expect(!extraction.hasErrors)
    #expect(extraction.rules == [.propertyList])
    #expect(extraction.registry.contains("SiriKitProvider("))
  }

  @Test func thePrincipalClassIsNeeded() {
    #expect(extraction("class Handler: INExtension {}", extensionPlist(attributes)).hasErrors)
  }

  @Test(arguments: ["", "not a property list", "<plist><array/></plist>", "<plist version=\"1.0\"><dict>"])
  func aBrokenPropertyListStopsTheBuild(_ text: String) {
    let extraction = extraction("class Handler: INExtension {}", text)
    #expect(extraction.hasErrors)
    #expect(extraction.rules.contains(.propertyList))
  }

  @Test func saysThatIntentsAreMissingOrWithoutEffect() {
    let principal = "<key>NSExtensionPrincipalClass</key><string>Handler</string>"
    let none = extraction("class Handler: INExtension {}", extensionPlist(principal))
    #expect(none.rules == [.propertyList])
    let locked = """
      <key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array><string>INAddTasksIntent</string></array>
      <key>IntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string></array>
      </dict>
      """
    let restricted = extraction("class Handler: INExtension {}", extensionPlist(principal + locked))
    #expect(restricted.rules == [.propertyList])
    #expect(restricted.diagnostics.first?.message.contains("INSendMessageIntent") == true)
  }

  @Test func otherExtensionPointsDoNotRun() {
    let point = "<key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>"
    let extraction = extraction("class Handler: INExtension {}", extensionPlist(point))
    #expect(extraction.rules.contains(.propertyList))
    #expect(!extraction.hasErrors)
    #expect(!extraction.registry.contains("SiriKitProvider"))
  }
}
