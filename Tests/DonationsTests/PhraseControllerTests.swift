import AppHost
import Foundation
import IntentWire
import Intents
import Synchronization
import Testing
import UIKit

@testable import IntentsUI

@MainActor
@Suite struct PhraseControllerTests {
  /// Notes what a controller tells, and lets a test wait for it.
  final class Recorder: NSObject, INUIAddVoiceShortcutViewControllerDelegate,
    INUIEditVoiceShortcutViewControllerDelegate, INUIAddVoiceShortcutButtonDelegate
  {
    private(set) var told: [String] = []
    private var waiter: CheckedContinuation<Void, Never>?

    private func note(_ text: String) {
      told.append(text)
      waiter?.resume()
      waiter = nil
    }

    func wait() async {
      guard told.isEmpty else { return }
      await withCheckedContinuation { waiter = $0 }
    }

    func addVoiceShortcutViewController(
      _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
      error: (any Error)?
    ) {
      note("added \(voiceShortcut?.invocationPhrase ?? "nothing") \(error?.localizedDescription ?? "")")
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
      note("cancelled")
    }

    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
      error: (any Error)?
    ) {
      note("changed \(voiceShortcut?.invocationPhrase ?? "nothing") \(error?.localizedDescription ?? "")")
    }

    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController,
      didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
      note("deleted \(deletedVoiceShortcutIdentifier)")
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
      note("cancelled")
    }

    func present(
      _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
      note("asks for a phrase")
    }

    func present(
      _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
      note("changes a phrase")
    }
  }

  private let shortcut = INShortcut.userActivity(NSUserActivity(activityType: "org.example.look"))

  private func subview<View: UIView>(_ type: View.Type, _ identifier: String, in controller: UIViewController)
    throws
    -> View
  {
    try #require(
      controller.view.subviews.compactMap { $0 as? View }.first { $0.accessibilityIdentifier == identifier })
  }

  @Test func aTypedPhraseIsKept() async throws {
    let assistant = try await Listening()
    let recorder = Recorder()
    let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
    controller.delegate = recorder
    let heard = try await assistant.hear {
      let add = try subview(UIButton.self, "add", in: controller)
      add.sendActions(for: .primaryActionTriggered)
      #expect(recorder.told.isEmpty, "a phrase without words is not sent")
      try subview(UITextField.self, "phrase", in: controller).text = " Look! "
      add.sendActions(for: .primaryActionTriggered)
      await recorder.wait()
    }
    #expect(recorder.told == ["added Look! "])
    guard case .changeVoiceShortcut(let change)? = heard.first else {
      Issue.record("No change came: \(heard)")
      return
    }
    #expect(heard.count == 1)
    #expect(change.phrase == "Look!")
    #expect(change.shortcut?.activity?.type == "org.example.look")
    try await assistant.end()
  }

  @Test func aRefusalReachesTheApp() async throws {
    let assistant = try await Listening { _ throws(WireFault) in
      throw WireFault(.invalidParameters, "The phrase is taken.")
    }
    let recorder = Recorder()
    let voice = INVoiceShortcut(identifier: UUID(), invocationPhrase: "Look", shortcut: shortcut)
    let controller = INUIEditVoiceShortcutViewController(voiceShortcut: voice)
    controller.delegate = recorder
    _ = try await assistant.hear {
      try subview(UIButton.self, "done", in: controller).sendActions(for: .primaryActionTriggered)
      await recorder.wait()
    }
    #expect(recorder.told == ["changed nothing The phrase is taken."])
    try await assistant.end()
  }

  @Test func aPhraseIsTakenBack() async throws {
    let assistant = try await Listening()
    let recorder = Recorder()
    let voice = INVoiceShortcut(identifier: UUID(), invocationPhrase: "Look", shortcut: shortcut)
    let controller = INUIEditVoiceShortcutViewController(voiceShortcut: voice)
    controller.delegate = recorder
    let heard = try await assistant.hear {
      try subview(UIButton.self, "delete", in: controller).sendActions(for: .primaryActionTriggered)
      await recorder.wait()
    }
    #expect(recorder.told == ["deleted \(voice.identifier)"])
    #expect(
      heard == [
        .changeVoiceShortcut(VoiceShortcutChange(identifier: voice.identifier.uuidString, phrase: nil))
      ])
    try await assistant.end()
  }

  @Test(arguments: [true, false])
  func theButtonLeadsToTheControllerThatFits(_ hasPhrase: Bool) async throws {
    let value = VoiceShortcutValue(
      identifier: UUID().uuidString, phrase: "Look",
      shortcut: ShortcutValue(activity: UserActivityValue(type: "org.example.look")))
    let assistant = try await Listening { _ in .voiceShortcuts(hasPhrase ? [value] : []) }
    let recorder = Recorder()
    let button = INUIAddVoiceShortcutButton(style: .automatic)
    button.shortcut = shortcut
    button.delegate = recorder
    _ = try await assistant.hear { await button.lead() }
    #expect(recorder.told == [hasPhrase ? "changes a phrase" : "asks for a phrase"])
    try await assistant.end()
  }
}
