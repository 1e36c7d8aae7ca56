// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a create note response code.
public enum INCreateNoteIntentResponseCode: Int, Sendable, CaseIterable {
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
}

extension INCreateNoteIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INCreateNoteIntent``.
public class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INCreateNoteIntentResponseCode
  /// The created note.
  public var createdNote: INNote?

  /// Creates an answer.
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    createdNote = fields["createdNote"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["createdNote"] = createdNote
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INCreateNoteIntentResponse(fields: fields)
  }
}
