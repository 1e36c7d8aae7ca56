public import Foundation
public import IntentWire

/// An app as the assistant knows it: what it is called, what it can do, and how its processes are started.
public struct InstalledApp: Sendable, Hashable {
  /// One way to call an app.
  public struct Name: Sendable, Hashable, Codable {
    /// The name as written.
    public var text: String
    /// How it sounds, spelled as an English reader would say it.
    public var pronunciation: String?

    /// Creates a name.
    public init(_ text: String, pronunciation: String? = nil) {
      self.text = text
      self.pronunciation = pronunciation
    }
  }

  /// An executable of the app that answers for some of its intents.
  public struct Process: Sendable, Hashable {
    /// The bundle identifier of the app itself or of its extension.
    public var identifier: String
    /// The executable file.
    public var executable: URL
    /// The intents that it answers for.
    public var intents: [String]

    /// Creates a description of an executable.
    public init(identifier: String, executable: URL, intents: [String]) {
      self.identifier = identifier
      self.executable = executable
      self.intents = intents
    }
  }

  /// The name of the file in which an app tells what sentences mean, in its bundle or a folder of a language.
  public static let labeledSentences = "AppUtterances.jsonl"
  /// The name of the model in the bundle that is trained on them when the app is installed.
  static let model = "AppUtterances.model"

  /// The bundle identifier.
  public var identifier: String
  /// The display name.
  public var name: String
  /// The version that the app gives itself.
  public var version: String?
  /// Other names by which a person may call it.
  public var alternativeNames: [Name]
  /// The intents, entities, enumerations and shortcuts of all its executables together.
  public var manifest: AppManifest
  /// The intents that need an unlocked device.
  public var restrictedWhileLocked: [String]
  /// Example sentences from the app's vocabulary file, by intent.
  public var examples: [String: [String]]
  /// The words of the app's vocabulary file, by `Intent.parameter`.
  public var vocabulary: [String: [SpokenText]]
  /// The files with sentences whose meaning the app tells, one for each executable that has some.
  public var sentenceFiles: [URL]
  /// Where the model is that was trained on them; `nil` for an app without such sentences.
  public var modelFile: URL?
  /// The executables that answer for intents.
  public var processes: [Process]
  /// The executable that shows the app itself, which may answer for intents too; `nil` when nothing is shown.
  public var main: Process?
  /// Why the app may use Siri's services, in its own words.
  public var usageDescription: String?
  /// Why the app may know whether the person is focused, in its own words.
  public var focusDescription: String?
  /// The programs that it needs and that are not part of it.
  public var programsNeeded: [ProgramNeed]

  /// Creates a description of an app.
  public init(
    identifier: String, name: String, version: String? = nil, alternativeNames: [Name] = [],
    manifest: AppManifest, restrictedWhileLocked: [String] = [], examples: [String: [String]] = [:],
    vocabulary: [String: [SpokenText]] = [:], sentenceFiles: [URL] = [], modelFile: URL? = nil,
    processes: [Process] = [], main: Process? = nil,
    usageDescription: String? = nil, focusDescription: String? = nil, programsNeeded: [ProgramNeed] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.alternativeNames = alternativeNames
    self.manifest = manifest
    self.restrictedWhileLocked = restrictedWhileLocked
    self.examples = examples
    self.vocabulary = vocabulary
    self.sentenceFiles = sentenceFiles
    self.modelFile = modelFile
    self.processes = processes
    self.main = main
    self.usageDescription = usageDescription
    self.focusDescription = focusDescription
    self.programsNeeded = programsNeeded
  }

  /// Whether the app itself shows something.
  public var hasScene: Bool { main != nil || manifest.hasScene == true }

  /// The executable that answers for an intent.
  public func process(for intent: String) -> Process? {
    processes.first { $0.intents.contains(intent) }
  }

  /// The app with one of SiriKit's intents beside those that it declares, for what the assistant answers in its place.
  public func declaring(_ intent: String) -> InstalledApp {
    guard manifest.intent(intent) == nil, let declaration = SiriKitSchema.manifest.intent(intent) else {
      return self
    }
    var app = self
    app.manifest.intents.append(declaration)
    app.manifest.intents.sort { $0.identifier < $1.identifier }
    return app
  }
}
