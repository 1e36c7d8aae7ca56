public import FoundationAdditions
import IntentWire

/// An error that the assistant knows how to put into words, thrown from `perform()`.
public struct AppIntentError: Error, Sendable {
  enum Kind: Sendable, Hashable {
    /// A parameter must be settled, then the intent is performed again.
    case unsettled(ParameterResolution)
    case restartPerform
    /// The person said no, or called the request off.
    case cancelled
    /// The app is to be opened, and goes on with it.
    case foreground(ForegroundRequest)
    /// It cannot be done, in a sentence.
    case failure(String)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Performs the intent again from its beginning.
  public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

  /// Wraps an error of the app's own; its text is what the person hears.
  public init(wrapping error: any Error) {
    self =
      error as? AppIntentError ?? AppIntentError(.failure(ErrorSentence.told(error)))
  }
}

extension AppIntentError {
  /// Errors after which trying again does not help.
  public enum Unrecoverable {
    /// What the request is about does not exist any more.
    public static var entityNotFound: AppIntentError { .failure("I couldn’t find that.") }
    /// The feature is restricted at present.
    public static var featureCurrentlyRestricted: AppIntentError {
      .failure("That isn’t available right now.")
    }
    /// The network did not answer.
    public static var networkFailure: AppIntentError { .failure("There was a problem with the network.") }
    /// The person may not do this.
    public static var notAllowed: AppIntentError { .failure("That isn’t allowed.") }
    /// Only a part was done.
    public static var partialFailure: AppIntentError { .failure("Only part of that could be done.") }
    /// Something else went wrong.
    public static var unknown: AppIntentError { .failure(ErrorSentence.general) }
    /// The device cannot do this.
    public static var unsupportedOnDevice: AppIntentError { .failure("This device can’t do that.") }
  }

  /// Errors that a permission would mend.
  public enum PermissionRequired {
    /// Bluetooth.
    public static var bluetooth: AppIntentError { .permission("Bluetooth") }
    /// The person's contacts.
    public static var contacts: AppIntentError { .permission("your contacts") }
    /// Devices near by.
    public static var localNetwork: AppIntentError { .permission("the local network") }
    /// The person's photos.
    public static var photos: AppIntentError { .permission("your photos") }
    /// The assistant.
    public static var siri: AppIntentError { .permission("the assistant") }
    /// Where the person is.
    public static func location(precise: Bool) -> AppIntentError {
      .permission(precise ? "your precise location" : "your location")
    }
  }

  /// Errors that the person can mend in the app.
  public enum UserActionRequired {
    /// An account must be set up.
    public static var accountSetup: AppIntentError {
      .failure("You need to set up an account in the app first.")
    }
    /// Something must be confirmed.
    public static var confirmation: AppIntentError { .failure("You need to confirm this in the app first.") }
    /// The person must sign in.
    public static var signin: AppIntentError { .failure("You need to sign in to the app first.") }
  }

  private static func failure(_ sentence: String) -> AppIntentError { AppIntentError(.failure(sentence)) }

  private static func permission(_ thing: String) -> AppIntentError {
    .failure("The app needs your permission to use \(thing).")
  }
}

extension AppIntentError: Equatable, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// The error as a developer reads it.
  public var description: String {
    switch kind {
    case .unsettled(let resolution): "The parameter “\(resolution.parameter)” is not settled."
    case .restartPerform: "The intent is to be performed again."
    case .cancelled: "The request was cancelled."
    case .foreground(let request):
      request.dialog.map { $0.wire.full } ?? "The request goes on in the app."
    case .failure(let sentence): sentence
    }
  }

  /// The error as a person hears it.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: description)
  }

  /// Compares two errors.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
}
