import Foundation
import IntentDefinitions
import IntentWire
import Metadata
import Testing

/// Definitions of custom intents beside a target's source.
struct CustomIntentTests {
  private func definition(_ intent: String, path: String = "Party.intentdefinition") throws
    -> DefinitionSource
  {
    let root: [String: Any] = [
      "INIntentDefinitionModelVersion": "1.2",
      "INIntents": [
        [
          "INIntentName": intent, "INIntentType": "Custom", "INIntentTitle": "Greet",
          "INIntentParameterCombinations": ["": ["INIntentParameterCombinationTitle": "Say hello"]],
        ]
      ],
    ]
    return DefinitionSource(
      path: path, data: try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0))
  }

  private func extraction(
    _ definitions: [DefinitionFile], supported: String? = nil, restricted: String = "",
    isExecutable: Bool = true
  ) -> Extraction {
    let plist = supported.map {
      extensionPlist(
        """
        <key>NSExtensionAttributes</key><dict>
        <key>IntentsSupported</key><array><string>\($0)</string></array>
        <key>IntentsRestrictedWhileLocked</key><array>\(restricted)</array>
        </dict>
        <key>NSExtensionPrincipalClass</key><string>Handler</string>
        """)
    }
    return MetadataExtractor().extract(
      ExtractionRequest(
        module: "PartyIntents", isExecutable: isExecutable,
        sources: [SourceText(path: "Handler.swift", text: "class Handler: INExtension {}")],
        infoPlist: plist.map { PropertyListFile(path: "Info.plist", data: Data($0.utf8)) },
        definitions: definitions))
  }

  @Test func anExtensionDeclaresTheIntentsThatItHandles() throws {
    let file = DefinitionFile(try definition("Greet"))
    let extraction = extraction([file], supported: "GreetIntent")
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.manifest.intents.map(\.identifier) == ["GreetIntent"])
    #expect(extraction.manifest.intent("GreetIntent")?.dialect == .siriKit)
    #expect(extraction.manifest.shortcuts.first?.phrases == ["Say hello in ${applicationName}"])
    #expect(extraction.definitions.map(\.path) == ["Party.intentdefinition"])
    #expect(extraction.definitions.first?.text.contains("class GreetIntent: _CustomIntent") == true)
    #expect(extraction.registry.contains("import Intents\n"))
    #expect(
      extraction.registry.contains(
        """
            Intents::_CustomIntentTable.register([
              PritheeDefinition_PartyIntents_Party.table,
            ])
            return [
              Intents::SiriKitProvider(
        """))
  }

  @Test func whatItDoesNotHandleIsOnlySource() throws {
    let extraction = extraction(
      [DefinitionFile(try definition("Greet"))], supported: "INAddTasksIntent")
    #expect(!extraction.hasErrors)
    #expect(extraction.manifest.intents.isEmpty && extraction.manifest.shortcuts.isEmpty)
    #expect(extraction.definitions.count == 1)
  }

  @Test func aDefinitionOfALibraryIsKnownToTheExtension() throws {
    let foreign = DefinitionFile(try definition("Greet"), module: "PartyKit")
    let extraction = extraction([foreign], supported: "GreetIntent")
    #expect(extraction.diagnostics.isEmpty && extraction.definitions.isEmpty)
    #expect(extraction.manifest.intents.map(\.identifier) == ["GreetIntent"])
    #expect(extraction.registry.contains("import PartyKit\n"))
    #expect(extraction.registry.contains("PritheeDefinition_PartyKit_Party.table,"))
  }

  @Test func aLibraryGetsSourceAndATable() throws {
    let extraction = extraction([DefinitionFile(try definition("Greet"))], isExecutable: false)
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.registry.contains("public static var providers"))
    #expect(extraction.registry.contains("PritheeDefinition_PartyIntents_Party.table,"))
  }

  @Test func anIntentThatNobodyDeclaresIsWarnedOf() throws {
    let extraction = extraction([DefinitionFile(try definition("Greet"))], supported: "WaveIntent")
    let found = try #require(extraction.diagnostics.first)
    #expect(!extraction.hasErrors)
    #expect(found.path == "Info.plist" && found.line > 1 && found.rule == .propertyList)
    #expect(found.message.contains("WaveIntent") && found.message.contains("GreetIntent"))
  }

  @Test func anIntentThatIsRestrictedButNotSupportedIsWarnedOf() throws {
    let extraction = extraction(
      [DefinitionFile(try definition("Greet"))], supported: "GreetIntent",
      restricted: "<string>INSendMessageIntent</string>")
    let found = try #require(extraction.diagnostics.first)
    #expect(!extraction.hasErrors)
    #expect(found.path == "Info.plist" && found.message.contains("INSendMessageIntent"))
    #expect(found.message.contains("IntentsRestrictedWhileLocked"))
  }

  @Test func aBrokenDefinitionStopsTheBuildAndNamesTheFile() {
    let broken = DefinitionSource(path: "Party.intentdefinition", data: Data("no list".utf8))
    let extraction = extraction([DefinitionFile(broken)], supported: "INAddTasksIntent")
    #expect(extraction.hasErrors && extraction.definitions.isEmpty)
    #expect(extraction.diagnostics.first?.path == "Party.intentdefinition")
    #expect(extraction.diagnostics.first?.rule == .intentDefinition)
  }

  @Test func twoFilesCannotDeclareTheSameClass() throws {
    let extraction = extraction(
      [
        DefinitionFile(try definition("Greet")),
        DefinitionFile(try definition("Greet", path: "Kit/Other.intentdefinition"), module: "PartyKit"),
      ], supported: "GreetIntent")
    let found = try #require(extraction.diagnostics.first { $0.severity == .error })
    #expect(found.message.contains("GreetIntent") && found.message.contains("Party.intentdefinition"))
  }

  /// The names that the checks know are those of the framework.
  @Test func theNamesOfSiriKitAreComplete() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Generator/Data/sirikit.json")
    struct Facts: Decodable {
      struct Intent: Decodable {
        var name: String
      }

      var intents: [Intent]
    }
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
    for intent in facts.intents {
      #expect(extraction([], supported: intent.name).diagnostics.isEmpty, "\(intent.name)")
    }
    #expect(!extraction([], supported: "INTeaIntent").diagnostics.isEmpty)
  }
}
