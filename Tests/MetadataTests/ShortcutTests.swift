import Foundation
import IntentWire
import Metadata
import Testing

struct ShortcutTests {
  private func provider(_ body: String, members: String = "@Parameter(title: \"T\") var trail: Trail?")
    -> String
  {
    intentSource(members) + """

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
      \(body)
        }
      }
      """
  }

  private func shortcut(_ phrase: String) -> String {
    "AppShortcut(intent: Plan(), phrases: [\(phrase)], shortTitle: \"Plan\", systemImageName: \"map\")"
  }

  @Test func readsPhrasesAndTitles() {
    let extraction = extract(
      provider(
        shortcut(
          #""Plan \(\.$trail) with \(.applicationName)", "\(AppShortcutPhraseToken.applicationName), plan\n""#
        )))
    #expect(
      extraction.manifest.shortcuts == [
        ShortcutManifest(
          intent: "Plan", phrases: ["Plan ${trail} with ${applicationName}", "${applicationName}, plan\n"],
          shortTitle: "Plan", systemImageName: "map")
      ])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test(arguments: [
    #""Plan a trip""#, #""Plan \(\.$trail) and \(\.$trail) in \(.applicationName)""#,
    #""Plan \(\.$count) in \(.applicationName)""#, #""Plan \(\.$nothing) in \(.applicationName)""#,
  ])
  func oldPhrasesAreLeftOutWhereThatIsAskedFor(_ phrase: String) {
    let good = #""Plan in \(.applicationName)""#
    let source = provider(
      shortcut("\(phrase), \(good)"),
      members: "@Parameter var trail: Trail\n@Parameter(title: \"C\") var count: Int")
    let strict = extract(source)
    #expect(strict.hasErrors)
    #expect(strict.diagnostics.contains { $0.message.contains("PRITHEE_LENIENT") })
    let lenient = extract(source, conditions: BuildConditions(flags: ["PRITHEE_LENIENT"]))
    #expect(!lenient.hasErrors)
    #expect(lenient.manifest.shortcuts.map(\.phrases) == [["Plan in ${applicationName}"]])
    #expect(lenient.diagnostics.contains { $0.rule == .phrase && $0.message.contains("left out") })
  }

  @Test(arguments: [
    "A\nB", "[A, B]", "return [A, B]", "if #available(iOS 17, *) { A\nB } else { A }",
    "#if os(iOS)\nA\n#else\nA\nB\n#endif",
  ])
  func readsEveryFormOfTheList(_ form: String) {
    let body = form.replacingOccurrences(of: "A", with: shortcut(#""Plan \(.applicationName)""#))
      .replacingOccurrences(of: "B", with: shortcut(#""Plan with \(.applicationName)""#))
    let fixed = body.replacingOccurrences(of: "AppShortcut(", with: "AppShortcut(")
    let extraction = extract(provider(fixed))
    #expect(
      extraction.manifest.shortcuts.map(\.phrases) == [
        ["Plan ${applicationName}"], ["Plan with ${applicationName}"],
      ])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func readsPresetValues() {
    let extraction = extract(
      provider(
        #"AppShortcut(intent: Plan(activity: .biking, count: 3, other: x), phrases: ["Bike \(.applicationName)"])"#,
        members: "@Parameter var activity: Activity\n@Parameter var count: Int\n@Parameter var other: Int"))
    #expect(
      extraction.manifest.shortcuts.first?.parameters == [
        "activity": .enumeration(EnumerationValue(type: "Activity", case: "biking")), "count": .integer(3),
      ])
  }

  @Test(arguments: [
    (#""Plan a trip""#, Diagnostic.Rule.phrase, 1),
    (#""\(.applicationName) \(\.$trail) \(\.$trail)""#, .phrase, 1),
    (#""\(.applicationName) \(\.$nobody)""#, .phrase, 1), (#""\(.applicationName) \(name)""#, .phrase, 0),
    ("makePhrase()", .phrase, 0),
  ])
  func saysWhatIsWrongWithAPhrase(_ phrase: String, _ rule: Diagnostic.Rule, _ kept: Int) {
    let extraction = extract(provider(shortcut(phrase)))
    #expect(extraction.rules == [rule])
    #expect(extraction.manifest.shortcuts.first?.phrases.count == kept)
  }

  @Test func saysThatThereAreTooMany() {
    let lines = (1...11).map { shortcut("\"Plan \($0) \\(.applicationName)\"") }
    let extraction = extract(provider(lines.joined(separator: "\n")))
    #expect(extraction.rules == [.shortcut])
    #expect(extraction.hasErrors)
    #expect(extraction.manifest.shortcuts.count == 11)
  }

  @Test(arguments: [
    "for x in y { AppShortcut(x) }", "makeShortcuts()",
    #"AppShortcut(intent: Unknown(), phrases: ["\(.applicationName)"])"#,
  ])
  func saysWhatItCannotRead(_ body: String) {
    let extraction = extract(provider(body))
    #expect(extraction.manifest.shortcuts.isEmpty)
    #expect(extraction.rules == [.shortcut])
  }

  @Test func saysThatALibrarysShortcutsAreNotSeen() {
    let extraction = extract(provider(shortcut(#""Plan \(.applicationName)""#)), isExecutable: false)
    #expect(extraction.rules == [.shortcut])
  }

  @Test func saysThatThereAreTwoProviders() {
    let source = provider(shortcut(#""Plan \(.applicationName)""#))
    let second = "struct Zweite: AppShortcutsProvider { static let appShortcuts: [AppShortcut] = [] }"
    #expect(extract(source + "\n" + second).rules == [.shortcut])
  }
}
