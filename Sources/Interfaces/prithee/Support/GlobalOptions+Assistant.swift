import Assistant
import Foundation

extension GlobalOptions {
  /// Opens the assistant of the chosen home, works with it, and ends what it started.
  func withAssistant<Result>(_ body: (Assistant) async throws -> Result) async throws -> Result {
    let assistant = Assistant(home: place, configuration: configuration)
    do {
      let result = try await body(assistant)
      await assistant.close()
      return result
    } catch {
      await assistant.close()
      throw error
    }
  }

  private var configuration: AssistantConfiguration {
    var configuration = AssistantConfiguration()
    configuration.progress = { ProgressLine.shared.show($0) }
    configuration.outside = OutsideWorld.environment
    configuration.openLink = { try await OutsideWorld.open($0) }
    if let now {
      configuration.now = { now.date }
      if let zone = now.timeZone { configuration.timeZone = zone }
    }
    if let locale = locale ?? SystemLocale.identifier(in: ProcessInfo.processInfo.environment) {
      configuration.locale = Locale(identifier: locale)
    }
    return configuration
  }
}
