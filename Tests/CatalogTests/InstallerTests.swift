import Catalog
import Foundation
import IntentWire
import Synchronization
import Testing

@Suite struct InstallerTests {
  @Test func aBundleIsInstalledReplacedAndRemoved() async throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle(in: "made", more: ["CFBundleShortVersionString": "1"])
    let installer = Installer(home: workshop.home)
    #expect(try await installer.install(bundle).map(\.version) == ["1"])
    try workshop.bundle(in: "made", more: ["CFBundleShortVersionString": "2"])
    #expect(try await installer.install(bundle).map(\.version) == ["2"])
    let catalog = Catalog(home: workshop.home)
    #expect(catalog.apps().apps.map(\.version) == ["2"])
    #expect(try visible(workshop) == ["org.example.lists.app"])
    #expect(try installer.uninstall("LISTS") == ["org.example.lists"])
    #expect(catalog.apps().apps.isEmpty)
    #expect(try visible(workshop).isEmpty)
  }

  /// What is in the folder of apps except for the lock: no installation may leave anything else behind.
  private func visible(_ workshop: Workshop) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workshop.home.apps.path).filter { $0 != ".lock" }
  }

  @Test func aBrokenBundleLeavesTheInstalledOne() async throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle(in: "made")
    let installer = Installer(home: workshop.home)
    _ = try await installer.install(bundle)
    try workshop.bundle(in: "made", intents: ["INMakeCoffeeIntent"])
    await #expect(throws: InstallationError.self) { _ = try await installer.install(bundle) }
    #expect(Catalog(home: workshop.home).apps().apps.first?.manifest.intent("INAddTasksIntent") != nil)
    #expect(try visible(workshop) == ["org.example.lists.app"])
  }

  @Test func whatElseIsDoneWithAnAppIsDoneBeforeItsPlaceIsTaken() async throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle(in: "made")
    try workshop.write("{}", to: "made/org.example.lists.app/en.lproj/AppUtterances.jsonl")
    let installer = Installer(home: workshop.home) { app, progress throws(CatalogProblem) in
      progress("Learning")
      guard let file = app.modelFile, app.sentenceFiles.map(\.lastPathComponent) == ["AppUtterances.jsonl"],
        FileManager.default.createFile(atPath: file.path, contents: Data("model".utf8))
      else { throw CatalogProblem(app.identifier, "The files are not where they should be.") }
    }
    let installed = try await installer.install(bundle)
    let file = try #require(installed.first?.modelFile)
    #expect(try Data(contentsOf: file) == Data("model".utf8))
    #expect(file.path.hasPrefix(workshop.home.apps.path))
    // When it fails, the app that is installed stays.
    try workshop.bundle(in: "made", more: ["CFBundleShortVersionString": "2"])
    let failing = Installer(home: workshop.home) { app, _ throws(CatalogProblem) in
      throw CatalogProblem(app.identifier, "Nothing can be learnt.")
    }
    let error = await #expect(throws: InstallationError.self) { _ = try await failing.install(bundle) }
    #expect(error?.description == "org.example.lists: Nothing can be learnt.")
    #expect(Catalog(home: workshop.home).apps().apps.map(\.version) == [nil])
    #expect(try visible(workshop) == ["org.example.lists.app"])
  }

  @Test func anAppWithoutSentencesHasNoModel() async throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle(in: "made")
    try workshop.write("old", to: "made/org.example.lists.app/AppUtterances.model")
    #expect(try await Installer(home: workshop.home).install(bundle).map(\.modelFile) == [nil])
  }

  @Test func anInterruptedReplacementIsUndone() throws {
    let workshop = try Workshop()
    let bundle = try workshop.bundle()
    try FileManager.default.moveItem(
      at: bundle, to: workshop.home.apps.appending(path: ".previous-org.example.lists.app"))
    #expect(Catalog(home: workshop.home).apps().apps.map(\.identifier) == ["org.example.lists"])
  }

  @Test func dataStaysUnlessItIsToGo() async throws {
    let workshop = try Workshop()
    let installer = Installer(home: workshop.home)
    try workshop.bundle()
    try workshop.write("1", to: "home/containers/org.example.lists/data")
    try workshop.write("1", to: "home/groups/group.org.example.lists/data")
    try workshop.write("1", to: "home/groups/group.org.example.lists.other/data")
    try installer.uninstall("org.example.lists")
    #expect(
      FileManager.default.fileExists(
        atPath: workshop.url.appending(path: "home/containers/org.example.lists").path))
    try workshop.bundle()
    try installer.uninstall("org.example.lists", removingData: true)
    #expect(
      !FileManager.default.fileExists(
        atPath: workshop.url.appending(path: "home/containers/org.example.lists").path))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workshop.home.groups.path) == [
        "group.org.example.lists.other"
      ])
  }

  @Test func ambiguousAndUnknownNamesAreExplained() throws {
    let workshop = try Workshop()
    try workshop.bundle("org.example.a", name: "Same")
    try workshop.bundle("org.example.b", name: "same")
    let installer = Installer(home: workshop.home)
    for (name, words) in [("Same", "org.example.a, org.example.b"), ("Other", "Installed are: Same, same")] {
      #expect {
        try installer.uninstall(name)
      } throws: { error in
        (error as? CatalogProblem)?.message.contains(words) == true
      }
    }
    // A broken bundle can still be removed under the name of its folder.
    try workshop.write("?", to: "home/apps/org.example.a.app/Info.plist")
    #expect(try installer.uninstall("ORG.example.a") == ["org.example.a"])
  }

  @Test(arguments: [("nowhere", "no such folder"), ("empty", "neither")])
  func whatIsNoAppIsRefused(_ folder: String, _ words: String) async throws {
    let workshop = try Workshop()
    try workshop.write("", to: "empty/file")
    await #expect {
      _ = try await Installer(home: workshop.home).install(workshop.url.appending(path: folder))
    } throws: { error in
      (error as? InstallationError)?.description.contains(words) == true
    }
  }
}

/// Packages, built by a stand-in for the compiler that copies what a build would make.
@Suite struct PackageInstallationTests {
  /// Lays out a package with executable targets, and a `swift` that answers as the real one does.
  private func package(
    _ workshop: Workshop, targets: [String], build: String = "echo 'Compiling'"
  ) throws -> Installer {
    try workshop.write("// swift-tools-version: 6.0", to: "pkg/Package.swift")
    let described = targets.map {
      #"{"name":"\#($0)","type":"executable","path":"Sources/\#($0)","c99name":"\#($0)"}"#
    }
    let products = targets.map { #"{"name":"\#($0)","targets":["\#($0)"],"type":{"executable":null}}"# }
    let json =
      #"{"name":"pkg","targets":[\#(described.joined(separator: ","))],"products":[\#(products.joined(separator: ","))]}"#
    for target in targets {
      try workshop.writeProgram("pkg/.build/release/\(target)")
      try workshop.write("", to: "pkg/Sources/\(target)/main.swift")
    }
    try workshop.write("x", to: "pkg/.build/release/pkg_Lists.resources/data")
    for target in targets { try workshop.write("x", to: "pkg/.build/release/pkg_\(target).resources/own") }
    try workshop.writeProgram(
      "bin/swift",
      """
      #!/bin/sh
      case "$*" in
        *describe*) echo 'note: something first'; echo '\(json)' ;;
        *--show-bin-path*) echo '\(workshop.url.path)/pkg/.build/release' ;;
        *) \(build) ;;
      esac
      """)
    return Installer(home: workshop.home, environment: ["PATH": "\(workshop.url.path)/bin:/usr/bin:/bin"])
  }

  private func siriKit(_ identifier: String, name: String? = nil, more: [String: Any] = [:]) -> [String: Any]
  {
    var list: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleDisplayName": name ?? "$(PRODUCT_NAME)",
      "NSSiriUsageDescription": "Because.",
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
        "NSExtensionAttributes": ["IntentsSupported": ["INAddTasksIntent"]],
      ],
    ]
    for (key, value) in more { list[key] = value }
    return list
  }

  @Test func anExtensionAloneIsAnApp() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists", "listomat"])
    try workshop.writeList(siriKit("org.example.lists", name: "ListOMat"), to: "pkg/Sources/Lists/Info.plist")
    try workshop.writeList(["IntentPhrases": []], to: "pkg/Sources/Lists/en.lproj/AppIntentVocabulary.plist")
    // Of other packages the program uses one, whose folder its code names.
    for name in ["used_Used", "unused_Unused"] {
      try workshop.write("x", to: "pkg/.build/release/\(name).resources/data")
    }
    let program = workshop.url.appending(path: "pkg/.build/release/Lists")
    let code = try Data(contentsOf: program) + Data("# used_Used.resources\n".utf8)
    try code.write(to: program)
    let recorder = Recorder()
    let apps = try await installer.install(workshop.url.appending(path: "pkg")) { recorder.note($0) }
    #expect(apps.map(\.name) == ["ListOMat"])
    #expect(apps.first?.processes.map(\.executable.lastPathComponent) == ["Lists"])
    #expect(recorder.lines.contains("Compiling"))
    let bundle = workshop.home.apps.appending(path: "org.example.lists.app")
    #expect(FileManager.default.fileExists(atPath: bundle.appending(path: "pkg_Lists.resources/data").path))
    let others = bundle.appending(path: "pkg_listomat.resources").path
    #expect(!FileManager.default.fileExists(atPath: others), "another program's resources do not belong here")
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
    #expect(names.contains("used_Used.resources") && !names.contains("unused_Unused.resources"))
    #expect(
      FileManager.default.fileExists(
        atPath: bundle.appending(path: "en.lproj/AppIntentVocabulary.plist").path))
    let list = try String(contentsOf: bundle.appending(path: "Info.plist"), encoding: .utf8)
    #expect(list.contains("Lists.IntentHandler"))
  }

  @Test func anExtensionBelongsToTheAppWhoseNameItBears() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists", "ListsIntents"])
    try workshop.writeList(
      ["CFBundleIdentifier": "org.example.lists", "NSSiriUsageDescription": "Because."],
      to: "pkg/Sources/Lists/Info.plist")
    try workshop.writeList(siriKit("org.example.lists.intents"), to: "pkg/Sources/ListsIntents/Info.plist")
    let apps = try await installer.install(workshop.url.appending(path: "pkg"))
    #expect(apps.map(\.identifier) == ["org.example.lists"])
    #expect(apps.first?.name == "Lists")
    #expect(apps.first?.processes.map(\.identifier) == ["org.example.lists.intents"])
  }

  /// Lists as Xcode leaves them in a project: it fills in the identifiers, or all of the app's list, when it builds.
  @Test(arguments: [
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", "$(PRODUCT_BUNDLE_IDENTIFIER)", "local.pkg.Lists", 0),
    ("", "", "local.pkg.Lists", 0),
    ("org.example.lists", "$(PRODUCT_BUNDLE_IDENTIFIER)", "org.example.lists", 0),
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", "org.example.lists.intents", "org.example.lists", 0),
    (
      "org.example.${PRODUCT_NAME:rfc1034identifier}", "$(PRODUCT_BUNDLE_IDENTIFIER).siri",
      "org.example.Lists", 0
    ),
    ("$(APP_ID)", "$(APP_ID).intents", "local.pkg.Lists", 2),
    ("org.example.lists", "com.other.intents", "org.example.lists", 1),
  ])
  func theOneAppOfAPackageHasItsExtension(
    app: String, part: String, identifier: String, warnings: Int
  ) async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists", "SiriIntents"])
    try workshop.writeList(
      [
        "CFBundleIdentifier": app, "CFBundleDisplayName": "$(APP_DISPLAY_NAME)",
        "NSSiriUsageDescription": "So.",
      ],
      to: "pkg/Sources/Lists/Info.plist")
    try workshop.writeList(siriKit(part), to: "pkg/Sources/SiriIntents/Info.plist")
    let recorder = Recorder()
    let apps = try await installer.install(workshop.url.appending(path: "pkg")) { recorder.note($0) }
    #expect(apps.map(\.identifier) == [identifier])
    #expect(apps.first?.name == "Lists")
    let process = try #require(apps.first?.process(for: "INAddTasksIntent"))
    #expect(process.identifier.hasPrefix(identifier + ".") || warnings == 1)
    #expect(
      recorder.lines.filter { $0.contains("CFBundleIdentifier") || $0.contains("only app") }.count == warnings
    )
  }

  @Test func anExtensionForAppIntentsIsPartOfTheApp() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists", "Shelf"])
    try workshop.writeList(["CFBundleIdentifier": "org.example.lists"], to: "pkg/Sources/Lists/Info.plist")
    try workshop.writeList(
      ["EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"]],
      to: "pkg/Sources/Shelf/Info.plist")
    let manifest = AppManifest(
      module: "Shelf",
      intents: [IntentManifest(identifier: "OpenShelf", dialect: .appIntents, title: "Open Shelf")])
    try workshop.write(
      workshop.metadata(manifest),
      to: "pkg/.build/plugins/outputs/pkg/Shelf/destination/PritheeBuild/Shelf.prithee.json")
    let apps = try await installer.install(workshop.url.appending(path: "pkg"))
    #expect(apps.map(\.identifier) == ["org.example.lists"])
    #expect(apps.first?.process(for: "OpenShelf")?.identifier == "org.example.lists.Shelf")
  }

  /// Where `Bundle.main.url(forResource:withExtension:)` looks.
  @Test func resourcesLieAtTheTopOfTheBundleToo() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists"])
    try workshop.writeList(siriKit("org.example.lists"), to: "pkg/Sources/Lists/Info.plist")
    try workshop.write("built", to: "pkg/.build/release/pkg_Lists.resources/both.json")
    try workshop.write("de", to: "pkg/.build/release/pkg_Lists.resources/de.lproj/words.txt")
    try workshop.write("loose", to: "pkg/Sources/Lists/Resources/both.json")
    try workshop.write("loose", to: "pkg/Sources/Lists/Resources/More/loose.json")
    try workshop.write("en", to: "pkg/Sources/Lists/Resources/en.lproj/words.txt")
    try workshop.write("{}", to: "pkg/Sources/Lists/Assets.xcassets/Tint.colorset/Contents.json")
    try workshop.write("code", to: "pkg/Sources/Lists/Resources/More.swift")
    _ = try await installer.install(workshop.url.appending(path: "pkg"))
    let bundle = workshop.home.apps.appending(path: "org.example.lists.app")
    func text(_ path: String) -> String? {
      try? String(contentsOf: bundle.appending(path: path), encoding: .utf8)
    }
    #expect(text("both.json") == "built" && text("pkg_Lists.resources/both.json") == "built")
    #expect(text("own") == "x" && text("loose.json") == "loose")
    #expect(text("de.lproj/words.txt") == "de" && text("en.lproj/words.txt") == "en")
    #expect(text("Assets.xcassets/Tint.colorset/Contents.json") == "{}")
    #expect(text("More.swift") == nil && text("main.swift") == nil)
    #expect(text("Info.plist")?.contains("org.example.lists") == true)
  }

  @Test func extensionsOfSeveralAppsGoByTheNamesOfTheirTargets() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Lists", "ListsIntents", "Notes", "NotesSiri", "Siri"])
    for name in ["Lists", "Notes"] {
      try workshop.writeList(
        ["CFBundleIdentifier": "org.example.\(name)", "NSSiriUsageDescription": "So."],
        to: "pkg/Sources/\(name)/Info.plist")
    }
    for name in ["ListsIntents", "NotesSiri"] {
      try workshop.writeList(siriKit(""), to: "pkg/Sources/\(name)/Info.plist")
    }
    try workshop.writeList(siriKit(""), to: "pkg/Sources/Siri/Info.plist")
    let recorder = Recorder()
    let apps = try await installer.install(workshop.url.appending(path: "pkg")) { recorder.note($0) }
    #expect(apps.map(\.identifier) == ["local.pkg.Siri", "org.example.Lists", "org.example.Notes"])
    #expect(
      apps.flatMap(\.processes).map(\.identifier)
        == ["local.pkg.Siri", "org.example.Lists.ListsIntents", "org.example.Notes.NotesSiri"])
    #expect(recorder.lines.contains { $0.hasPrefix("Siri:") && $0.contains("an app of its own") })
  }

  @Test func anAppWithoutPropertyListIsNamedAfterItsTarget() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Trails"])
    let manifest = AppManifest(
      module: "Trails",
      intents: [IntentManifest(identifier: "OpenTrail", dialect: .appIntents, title: "Open Trail")])
    try workshop.write(
      workshop.metadata(manifest),
      to: "pkg/.build/plugins/outputs/pkg/Trails/destination/PritheeBuild/Trails.prithee.json")
    let apps = try await installer.install(workshop.url.appending(path: "pkg"))
    #expect(apps.map(\.identifier) == ["local.pkg.Trails"])
    #expect(apps.first?.name == "Trails")
    #expect(apps.first?.process(for: "OpenTrail") != nil)
  }

  @Test func whatIsBuiltAlreadyIsNotBuiltAgain() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["Trails"], build: "echo 'it builds'; exit 1")
    let manifest = AppManifest(
      module: "Trails",
      intents: [IntentManifest(identifier: "OpenTrail", dialect: .appIntents, title: "Open Trail")])
    try workshop.write(
      workshop.metadata(manifest),
      to: "build/plugins/outputs/pkg/Trails/destination/PritheeBuild/Trails.prithee.json")
    let (package, built) = (
      workshop.url.appending(path: "pkg"), workshop.url.appending(path: "build/platform/debug")
    )
    // Nothing is there yet.
    await #expect {
      _ = try await installer.install(package, built: built)
    } throws: { error in
      (error as? InstallationError)?.description.contains("no executable Trails") == true
    }
    try workshop.writeProgram("build/platform/debug/Trails")
    let apps = try await installer.install(package, built: built)
    #expect(apps.first?.process(for: "OpenTrail") != nil)
  }

  @Test func aBuildThatFailsSaysWhy() async throws {
    let workshop = try Workshop()
    let installer = try package(
      workshop, targets: ["Lists"], build: "echo 'Lists.swift:1:1: error: no such thing'; exit 1")
    await #expect {
      _ = try await installer.install(workshop.url.appending(path: "pkg"))
    } throws: { error in
      (error as? InstallationError)?.description.contains("no such thing") == true
    }
  }

  @Test func twoAppsOfOneIdentifierAreRefused() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["One", "Two"])
    for target in ["One", "Two"] {
      try workshop.writeList(siriKit("org.example.same"), to: "pkg/Sources/\(target)/Info.plist")
    }
    await #expect {
      _ = try await installer.install(workshop.url.appending(path: "pkg"))
    } throws: { error in
      (error as? InstallationError)?.description.contains("One and Two") == true
    }
    #expect(Catalog(home: workshop.home).apps().apps.isEmpty)
  }

  @Test func allAppsOfAPackageAreInstalledOrNone() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["One", "Two"])
    try workshop.writeList(siriKit("org.example.one"), to: "pkg/Sources/One/Info.plist")
    try workshop.writeList(
      siriKit("org.example.two", more: ["INAlternativeAppNames": "Two"]), to: "pkg/Sources/Two/Info.plist")
    await #expect {
      _ = try await installer.install(workshop.url.appending(path: "pkg"))
    } throws: { error in
      (error as? InstallationError)?.problems.map(\.subject) == ["org.example.two"]
    }
    #expect(Catalog(home: workshop.home).apps().apps.isEmpty)
  }

  @Test func aPackageWithoutAppsIsRefused() async throws {
    let workshop = try Workshop()
    let installer = try package(workshop, targets: ["tool"])
    await #expect {
      _ = try await installer.install(workshop.url.appending(path: "pkg"))
    } throws: { error in
      (error as? InstallationError)?.description.contains("nothing to install") == true
    }
  }

  @Test func aMissingCompilerIsNamed() async throws {
    let workshop = try Workshop()
    try workshop.write("", to: "pkg/Package.swift")
    let installer = Installer(home: workshop.home, environment: ["PATH": "/nowhere"])
    await #expect {
      _ = try await installer.install(workshop.url.appending(path: "pkg"))
    } throws: { error in
      (error as? InstallationError)?.description.contains("Swift toolchain") == true
    }
  }

  @Test func aRealPackageIsBuiltAndInstalled() async throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "real", products: [.executable(name: "lists-extension", targets: ["Lists"])],
        targets: [.executableTarget(name: "Lists", exclude: ["Info.plist"])])
      """, to: "real/Package.swift")
    try workshop.write("print(1)", to: "real/Sources/Lists/main.swift")
    try workshop.writeList(siriKit("org.example.real"), to: "real/Sources/Lists/Info.plist")
    let apps = try await Installer(home: workshop.home).install(workshop.url.appending(path: "real"))
    #expect(apps.map(\.name) == ["lists-extension"])
    let program = try #require(apps.first?.process(for: "INAddTasksIntent")?.executable)
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
  }
}

/// Collects lines from any thread.
private final class Recorder: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func note(_ line: String) { state.withLock { $0.append(line) } }
}
