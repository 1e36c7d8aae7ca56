import Foundation

/// Turns any error into the one line that the command line prints.
enum FailureReason {
  static func text(of error: any Error) -> String {
    let description: String
    if let error = error as? any LocalizedError, let text = error.errorDescription {
      description = text
    } else if error is CocoaError || type(of: error) is NSError.Type {
      description = error.localizedDescription
    } else {
      description = String(describing: error)
    }
    return description.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A failure of a command, in words for a person.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
