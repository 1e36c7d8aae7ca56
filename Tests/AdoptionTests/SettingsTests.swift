import Foundation
import PropertyListReading
import Testing

@testable import Adoption

@Suite("Build settings")
struct SettingsTests {
  @Test func aLevelNamesTheOneBelow() {
    var settings = BuildSettings(["TARGET_NAME": "My App"])
    settings.add([("FLAGS", "A"), ("NAME", "$(TARGET_NAME)")])
    settings.add([
      "FLAGS": .array([.string("$(inherited)"), .string("B")]),
      "ID": .string("org.${NAME:rfc1034identifier}"),
    ])
    #expect(settings.words("FLAGS") == ["A", "B"])
    #expect(settings.text("ID") == "org.My-App")
  }

  @Test(
    "Variables are filled in",
    arguments: [
      ("$(A)", "one two"), ("${A:upper}", "ONE TWO"), ("$(A:c99extidentifier)", "one_two"), ("$(NONE)", ""),
      ("$(NONE:default=x)", "x"), ("$(A:default=x)", "one two"), ("$(IN_$(KEY))", "nested"),
      ("a $ b $", "a $ b $"),
      ("$(A", "$(A"), ("$(P:dir)", "/a"), ("$(P:base)", "b"), ("$(P:file)", "b.c"), ("$(P:suffix)", ".c"),
      ("$(SELF)", ""), ("$(X)$(Y)", ""),
    ])
  func variables(text: String, value: String) {
    let settings = BuildSettings([
      "A": "one two", "KEY": "B", "IN_B": "nested", "P": "/a/b.c", "SELF": "$(SELF)", "X": "$(Y)",
      "Y": "$(X)",
    ])
    #expect(settings.expand(text) == value)
  }

  @Test func conditionsHoldForAPhone() {
    var settings = BuildSettings([:])
    settings.add([
      "ID[sdk=macosx*]": .string("mac"), "ID": .string("all"), "ID[sdk=iphoneos*]": .string("phone"),
      "B[config=Debug]": .string("no"), "C[arch=arm64]": .string("yes"),
    ])
    #expect(settings.text("ID") == "phone")
    #expect(settings.text("B") == nil)
    #expect(settings.text("C") == "yes")
  }

  @Test func valuesThatMultiplyEnd() {
    var values: [String: String] = ["A0": "x"]
    for index in 1..<40 { values["A\(index)"] = String(repeating: "$(A\(index - 1))", count: 10) }
    #expect((BuildSettings(values).text("A39") ?? "").utf8.count < 1_100_000)
  }

  @Test func configurationFilesIncludeOthers() throws {
    let workshop = try Workshop()
    let file = try workshop.write(
      """
      // A comment
      #include "base/Base.xcconfig"
      #include? "Missing.xcconfig"
      NAME = $(inherited) two // behind
      URL = https:/$()/example.org;
      KEY[sdk=iphoneos*] = phone
      """, to: "Main.xcconfig")
    try workshop.write("NAME = one\n#include \"../Main.xcconfig\"\n", to: "base/Base.xcconfig")
    var remarks: [String] = []
    var settings = BuildSettings([:])
    settings.add(ConfigurationFile.settings(of: file) { remarks.append($0) })
    #expect(settings.text("NAME") == "one two")
    #expect(settings.text("URL") == "https://example.org")
    #expect(settings.text("KEY") == "phone")
    #expect(remarks == ["Main.xcconfig includes itself, which is left out."])
  }

  @Test func choicesFollowTheSettings() {
    var settings = BuildSettings(["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
    settings.add([
      ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG ONE bad-flag"),
      ("OTHER_SWIFT_FLAGS", "-D TWO -DTHREE -warnings"),
    ])
    let choices = BuildChoices(settings)
    #expect(choices.languageMode == 6)
    #expect(choices.isMainActorByDefault)
    #expect(choices.flags == ["ONE", "TWO", "THREE"])
    #expect(choices.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
  }

  @Test func thePropertyListIsCompleted() throws {
    let workshop = try Workshop()
    let file = try workshop.write(
      "<plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME:upper)</string></dict></plist>",
      to: "Info.plist")
    let settings = BuildSettings([
      "PRODUCT_NAME": "Lamp", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.lamp",
      "INFOPLIST_KEY_NSSiriUsageDescription": "Why $(PRODUCT_NAME)", "INFOPLIST_KEY_CFBundleName": "Other",
      "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
    ])
    let values = try InfoList.values(file: file, settings: settings)
    #expect(values["CFBundleName"] == .string("LAMP"))
    #expect(values["CFBundleIdentifier"] == .string("org.example.lamp"))
    #expect(values["NSSiriUsageDescription"] == .string("Why Lamp"))
    #expect(values["UIRequiresFullScreen"] == .boolean(true))
    #expect(values["CFBundleShortVersionString"] == nil)
  }
}
