import ArgumentParser
import Foundation

/// The command line of the assistant.
@main
struct Prithee: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prithee",
    abstract: "Say what you want; an installed app does it.",
    discussion: """
      Apps are Swift packages that adopt Apple-style intents. Prithee works out which app can do what you said, \
      asks for what is missing, has the app do it in its own process, and answers.

      Examples:
        prithee install Apps
        prithee ask "In ListOMat, add apples to the grocery list"
        prithee chat
        prithee why "add milk to the hardware list in ListOMat"

      Shell completion: prithee --generate-completion-script bash
      """,
    version: PritheeVersion.current,
    groupedSubcommands: [
      CommandGroup(
        name: "Everyday",
        subcommands: [
          AskCommand.self, ChatCommand.self, SearchCommand.self, RunCommand.self, WorkflowsCommand.self,
          ContactsCommand.self, FocusCommand.self,
        ]),
      CommandGroup(
        name: "App",
        subcommands: [
          AppsCommand.self, AdoptCommand.self, InstallCommand.self, UninstallCommand.self,
          ShortcutsCommand.self,
          DonationsCommand.self, IndexCommand.self, DoctorCommand.self,
        ]),
      CommandGroup(
        name: "Developer",
        subcommands: [
          WhyCommand.self, UnderstandCommand.self, PerformCommand.self, LintCommand.self, SimilarCommand.self,
          NLUCommand.self,
        ]),
    ])

  static func main() async {
    let arguments = CommandNames.current(Array(CommandLine.arguments.dropFirst()))
    do {
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      leave(with: error, after: arguments)
    }
  }

  /// Ends the program: 0 when it was asked for help, 2 after bad usage, 1 after any other failure.
  private static func leave(with error: any Error, after arguments: [String]) -> Never {
    let code = exitCode(for: error)
    if code == .success || code == .validationFailure {
      let text = fullMessage(for: error)
      guard code == .success else {
        Output.error(CommandNames.mistake(in: arguments, of: Self.self) ?? text)
        Foundation.exit(2)
      }
      Output.line(text)
      Foundation.exit(0)
    }
    if !(error is ExitCode) {
      Output.error("prithee: \(FailureReason.text(of: error))")
    }
    Foundation.exit(error is ExitCode ? code.rawValue : 1)
  }
}

/// The version of the program.
enum PritheeVersion {
  static let current = "0.1.0"
}
