import Foundation
import IntentWire
import Understanding

/// What the assistant says in English where neither the app nor a dialog file has the words.
enum Sentences {
  // MARK: Questions

  static func question(for parameter: ParameterManifest) -> String {
    let title = lowercasedTitle(parameter.title.isEmpty ? parameter.name : parameter.title)
    return switch element(of: parameter.type) {
    case .entity, .enumeration, .record: "Which \(title)?"
    case .person: "Who?"
    case .place: "Which place?"
    case .date, .dateRange: "When?"
    case .boolean: "\(capitalised(title))?"
    case .integer, .number, .duration, .measurement, .currency: "What \(title)?"
    default: "What's the \(title)?"
    }
  }

  /// That a month has no such day, as “There is no February 30”.
  static func noSuchDay(_ day: String) -> String { "There is no \(day)." }
  /// That something was to be at a moment which lies behind.
  static func isOver(_ moment: String) -> String { "\(capitalised(moment)) is over already." }

  static func whichOne(of parameter: ParameterManifest?) -> String {
    guard let parameter, !parameter.title.isEmpty else { return "Which one?" }
    return "Which \(lowercasedTitle(parameter.title))?"
  }

  static func didYouMean(_ value: String?) -> String {
    value.map { "Did you mean “\($0)”?" } ?? "Is that right?"
  }

  /// The question whether a whole request is meant, with its values.
  static func requestConfirmation(_ intent: String, app: String, values: String) -> String {
    values.isEmpty ? "\(intent) in \(app)?" : "\(intent) in \(app): \(values)?"
  }

  static let whichApp = "Which app should do that?"
  static let whichRequest = "What do you mean?"
  static func didYouMean(_ request: String) -> String { "Did you mean “\(request)”?" }
  static func inApp(_ intent: String, _ app: String) -> String { "\(intent) in \(app)" }
  static func openInstead(_ app: String) -> String { "Do you want to open \(app)?" }

  /// The question for a permission that an app wants.
  static func permission(_ kind: PermissionKind, app: String, description: String?) -> String {
    let wish =
      switch kind {
      case .assistant: "\(app) would like to be used with Prithee"
      case .focus: "\(app) would like to know whether you are focused"
      }
    return description.map { "\(wish): “\($0)” Allow it?" } ?? "\(wish). Allow it?"
  }

  /// The options behind a question, for people who only hear it.
  static func options(_ options: [String], limit: Int = 6) -> String {
    guard options.count > 1 else { return options.first.map { "There is \($0)." } ?? "" }
    let shown = options.count > limit ? Array(options.prefix(limit - 1)) + ["something else"] : options
    guard let last = shown.last else { return "" }
    let comma = shown.count > 2 ? "," : ""
    return capitalised("\(shown.dropLast().joined(separator: ", "))\(comma) or \(last)?")
  }

  // MARK: Asking again

  static let yesOrNo = "Please say yes or no."
  static func sorry(_ question: String) -> String { "Sorry, I did not get that. \(question)" }
  static let sayNameOrNumber = "Please say the name or the number."
  static let noneOfThese = "All right, none of these."

  // MARK: Ends

  static let done = "Done."
  static let cancelled = "All right, I won't do that."
  static let doneAlready = "That is done already."
  static let tooLate = "That is done already. To take it back, say “undo that”."
  static let welcome = "You're welcome."
  static let agreed = "All right."
  static let thatIsAll = "That is all that I found."
  static let notOpened = "All right, I won't open it."
  static let nothingDone = "No, I did not do anything."
  static let nothingToCancel = "There is nothing to cancel."
  static let droppedTheOldOne = "All right, leaving that."
  /// Requests that waited for one that is not done.
  static func leftOut(_ requests: [String]) -> String {
    "I leave out \(requests.map { "“\($0)”" }.joined(separator: " and ")), too."
  }
  static func gaveUp() -> String { "I still did not get that, so I stopped. Nothing was done." }
  static func tooManyQuestions(_ app: String) -> String {
    "\(app) keeps asking, so I stopped. Please try again."
  }
  static func opening(_ app: String) -> String { "Opening \(app)." }
  static func playing(_ title: String) -> String { "Playing \(title)." }

  /// An app found nothing to play.
  static func nothing(for request: AudioRequest, in app: String) -> String {
    switch request.criteria {
    case .searchQuery(let query): "\(app) found nothing for “\(query)”."
    case .url(let url): "\(app) found nothing at \(url.absoluteString)."
    case .unspecified: "\(app) has nothing to play."
    }
  }

  static func found(_ count: Int, _ app: String) -> String {
    switch count {
    case 0: "\(app) found nothing."
    case 1: "I found one in \(app)."
    default: "I found \(count) in \(app)."
    }
  }
  /// The heading of what a search in all apps found.
  static func foundThings(_ count: Int, _ words: String) -> String { "Found \(count) for “\(words)”" }
  static func foundOne(_ title: String, app: String) -> String { "Found \(inApp(title, app))." }
  static func foundNothing(_ words: String) -> String { "Nothing in your apps is called or says “\(words)”." }
  static func more(_ count: Int) -> String { "\(count) more" }
  static let cannotSearch = "The search index cannot be read. Make it anew with: prithee index rebuild"
  static let severalFit = "Several of them fit. Which one?"
  static func onlySoMany(_ count: Int) -> String {
    count == 1 ? "There is only one result." : "There are only \(count) results."
  }
  static func openingThing(_ title: String, app: String) -> String { "Opening \(inApp(title, app))." }
  static func continues(_ app: String) -> String { "Please go on in \(app)." }
  static func begun(_ app: String) -> String { "\(app) is on it." }
  static func failed(_ app: String) -> String { "\(app) could not do that." }
  static func removed(_ app: String) -> String { "\(app) is not installed any more." }
  static let locked = "Please unlock this device first."
  static func denied(_ app: String) -> String {
    "You do not allow \(app) to be used. To allow it, run: prithee apps allow \(app)"
  }
  static let unknownReferent = "I do not know what you mean by that."

  /// A sentence with the reason behind it, where a code or an app gives no more than a name for it.
  static func because(_ sentence: String, _ reason: String) -> String {
    let end = sentence.last.map { ".!?".contains($0) } ?? false
    return "\(end ? String(sentence.dropLast()) : sentence): \(reason)."
  }

  static let amended = "All right."
  static let notYet = "That is not done yet."

  static func waiting(_ question: String) -> String { "Take your time. \(question)" }

  static func unsupported(_ value: String?, _ parameter: ParameterManifest?, app: String) -> String {
    let title = lowercasedTitle(parameter?.title ?? "")
    return switch (value, title.isEmpty) {
    case (let value?, false): "\(app) cannot use “\(value)” as the \(title)."
    case (let value?, true): "\(app) cannot use “\(value)”."
    case (nil, false): "\(app) cannot do that with this \(title)."
    case (nil, true): "\(app) cannot do that."
    }
  }

  static func existing(_ options: String) -> String { "There is \(options)." }

  // MARK: Not understood

  static let heardNothing = "I did not hear anything."
  static let tooLong = "That is too long for me to take in at once."
  static let noApps = "No app is installed yet, so there is nothing that I can do."
  static let noAppCanDoThis = "No installed app can do this."
  static func noAppCanDo(_ words: String) -> String { "No installed app can do “\(words)”." }
  static func appCannotDoThis(_ app: String) -> String { "\(app) cannot do this." }
  static func hasApps(_ names: String) -> String { "These apps are installed: \(names)." }
  static let theseApps = "These apps are installed:"
  static let canAskThese = "You can ask, for example:"
  static func canAsk(_ examples: [String]) -> String {
    let quoted = examples.map { "“\($0)”" }
    guard let last = quoted.last else { return "" }
    let rest = quoted.dropLast()
    return rest.isEmpty
      ? "You can ask, for example, \(last)."
      : "You can ask, for example, \(rest.joined(separator: ", ")) or \(last)."
  }

  // MARK: Faults

  static func fault(_ fault: WireFault, app: String, wasHandling: Bool) -> String {
    let what =
      switch fault.code {
      case .timedOut: "\(app) did not answer in time"
      case .disconnected: "\(app) stopped unexpectedly"
      case .garbled, .invalidMessage, .invalidParameters, .oversized, .unexpectedResponse, .versionMismatch,
        .unknownMethod:
        "\(app) gave an answer that makes no sense"
      case .unknownName: "\(app) no longer knows how to do that"
      case .cancelled: "\(app) gave up"
      case .notAuthorized: "\(app) could not be reached safely"
      default: "\(app) ran into a problem"
      }
    if fault.code == .appError, let reason = fault.reason {
      let sentence =
        reason.hasSuffix(".") || reason.hasSuffix("!") || reason.hasSuffix("?") ? reason : "\(reason)."
      return wasHandling
        ? "Sorry, \(what): \(sentence) I cannot tell whether it was done; please look in \(app) before you ask for it again."
        : "Sorry, \(what): \(sentence) Nothing was changed."
    }
    // What may have been done must not be done twice.
    return wasHandling
      ? "Sorry, \(what), and I cannot tell whether it was done; please look in \(app) before you ask for it again."
      : "Sorry, \(what), and nothing was changed; please try again."
  }

  /// An app that was followed is gone.
  static func lostTrack(_ app: String) -> String {
    "Sorry, \(app) stopped unexpectedly, so I cannot tell you how it goes on; please ask again."
  }

  /// An app cannot be followed.
  static func tellsNoChanges(_ app: String) -> String {
    "\(app) does not tell by itself when something changes; please ask again."
  }

  // MARK: Words

  static func lowercasedTitle(_ title: String) -> String {
    // Only words that are capitalised as titles are: "Activity Type" but not "URL" or "iCloud".
    title.split(separator: " ").map { word in
      let rest = word.dropFirst()
      return rest.contains(where: \.isUppercase) || (rest.isEmpty && word != "A")
        ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  static func capitalised(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private static func element(of type: ValueType) -> ValueType {
    if case .list(let element) = type { element } else { type }
  }
}
