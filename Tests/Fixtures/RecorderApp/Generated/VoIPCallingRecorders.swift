// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INStartCallIntent``.
final class StartCallRecorder: NSObject, INStartCallIntentHandling {
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    Received.record(
      "INStartCallIntent",
      [
        "callRecordFilter": Described.text(intent.callRecordFilter),
        "callRecordToCallBack": Described.text(intent.callRecordToCallBack),
        "audioRoute": Described.text(intent.audioRoute),
        "destinationType": Described.text(intent.destinationType),
        "contacts": Described.text(intent.contacts),
        "callCapability": Described.text(intent.callCapability),
        "recordTypeForRedialing": Described.text(intent.recordTypeForRedialing),
      ])
    completion(Answers.filled(INStartCallIntentResponse(code: .continueInApp, userActivity: nil)))
  }
}

/// Records each ``INStartAudioCallIntent``.
final class StartAudioCallRecorder: NSObject, INStartAudioCallIntentHandling {
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    Received.record(
      "INStartAudioCallIntent",
      [
        "destinationType": Described.text(intent.destinationType),
        "contacts": Described.text(intent.contacts),
      ])
    completion(Answers.filled(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil)))
  }
}

/// Records each ``INStartVideoCallIntent``.
final class StartVideoCallRecorder: NSObject, INStartVideoCallIntentHandling {
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    Received.record(
      "INStartVideoCallIntent",
      [
        "contacts": Described.text(intent.contacts),
      ])
    completion(Answers.filled(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil)))
  }
}

/// Records each ``INSearchCallHistoryIntent``.
final class SearchCallHistoryRecorder: NSObject, INSearchCallHistoryIntentHandling {
  func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchCallHistoryIntent",
      [
        "dateCreated": Described.text(intent.dateCreated),
        "recipient": Described.text(intent.recipient),
        "callCapabilities": Described.text(intent.callCapabilities),
        "callTypes": Described.text(intent.callTypes),
        "unseen": Described.text(intent.unseen),
        "callType": Described.text(intent.callType),
      ])
    completion(Answers.filled(INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INAnswerCallIntent``.
final class AnswerCallRecorder: NSObject, INAnswerCallIntentHandling {
  func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
    Received.record(
      "INAnswerCallIntent",
      [
        "audioRoute": Described.text(intent.audioRoute),
        "callIdentifier": Described.text(intent.callIdentifier),
      ])
    completion(Answers.filled(INAnswerCallIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INHangUpCallIntent``.
final class HangUpCallRecorder: NSObject, INHangUpCallIntentHandling {
  func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    Received.record(
      "INHangUpCallIntent",
      [
        "callIdentifier": Described.text(intent.callIdentifier),
      ])
    completion(Answers.filled(INHangUpCallIntentResponse(code: .success, userActivity: nil)))
  }
}
