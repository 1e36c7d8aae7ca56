// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a append to note response code.
public enum INAppendToNoteIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure cannot update password protected note.
  case failureCannotUpdatePasswordProtectedNote = 6
}

extension INAppendToNoteIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INAppendToNoteIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INAppendToNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INAppendToNoteIntentResponseCode
  /// The note.
  public var note: INNote?

  /// Creates an answer.
  public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    note = fields["note"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["note"] = note
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INAppendToNoteIntentResponse(fields: fields)
  }
}
