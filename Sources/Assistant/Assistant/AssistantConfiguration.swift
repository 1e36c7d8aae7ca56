public import AppProcesses
public import Catalog
public import ContactBook
public import Conversation
public import Foundation
public import IntentWire
public import Language
public import Logging
public import Workflows

/// What an assistant depends on besides its home: the clock, the place, the language, the way to the apps.
public struct AssistantConfiguration: Sendable {
  /// Tells the present moment.
  public var now: @Sendable () -> Date
  /// The person's locale.
  public var locale: Locale
  /// The person's time zone.
  public var timeZone: TimeZone
  /// The language in which the person speaks.
  public var language: any LanguageReader
  /// Whether the device is locked: some intents then wait until it is not.
  public var isLocked: Bool
  /// The apps, for a program that brings its own; `nil` takes those that are installed in the home.
  public var apps: [InstalledApp]?
  /// The person's contacts, for a program that brings its own; `nil` takes those of the home.
  public var contacts: ContactBook?
  /// The way to the apps, for a program that runs them itself; `nil` runs each in a process of its own.
  public var calls: (any AppCalling)?
  /// Whether conversations and vocabularies are kept in memory only and nothing is written.
  public var isTransient: Bool
  /// How patient the assistant is with apps.
  public var processes: AppProcessSettings
  /// How much a conversation puts up with.
  public var limits: Conversation.Limits
  /// Told how far an app's work on a call has come.
  public var progress: @Sendable (CallProgress) -> Void
  /// What workflows reach outside when the person allows it; `nil` where nothing can be reached.
  public var outside: WorkflowEnvironment?
  /// Opens a link that no installed app takes; `nil` where nothing does.
  public var openLink: (@Sendable (URL) async throws -> Void)?
  /// Receives what is not worth telling the person.
  public var logger: Logger

  /// Creates the usual configuration.
  public init(
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .current, language: any LanguageReader = English(), isLocked: Bool = false,
    apps: [InstalledApp]? = nil, contacts: ContactBook? = nil, calls: (any AppCalling)? = nil,
    isTransient: Bool = false, processes: AppProcessSettings = AppProcessSettings(),
    limits: Conversation.Limits = Conversation.Limits(),
    progress: @escaping @Sendable (CallProgress) -> Void = { _ in },
    logger: Logger = Logger(label: "prithee") { _ in SwiftLogNoOpLogHandler() }
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.language = language
    self.isLocked = isLocked
    self.apps = apps
    self.contacts = contacts
    self.calls = calls
    self.isTransient = isTransient
    self.processes = processes
    self.limits = limits
    self.progress = progress
    self.logger = logger
  }
}
