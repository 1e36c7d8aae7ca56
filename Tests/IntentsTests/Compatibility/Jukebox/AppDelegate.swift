import Intents
import IntentsUI
import UIKit

/// An app in the style of new projects: everything belongs to the main actor unless it says otherwise.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let player = Player.shared

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if INPreferences.siriAuthorizationStatus() == .notDetermined {
      INPreferences.requestSiriAuthorization { status in
        switch status {
        case .authorized: print("Siri may be used")
        case .denied, .restricted, .notDetermined: break
        @unknown default: break
        }
      }
    }
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler(player: player)
    case is INAddTasksIntent: return ChoreHandler()
    case is INGetRideStatusIntent: return nil
    default: return nil
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if let intent = userActivity.interaction?.intent as? INPlayMediaIntent {
      player.play(intent.mediaItems?.first?.title ?? "")
      return true
    }
    guard userActivity.activityType == NSStringFromClass(INSearchForMediaIntent.self) else { return false }
    let response = userActivity.interaction?.intentResponse as? INSearchForMediaIntentResponse
    player.play(response?.mediaItems?.first?.title ?? "")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: SongsViewController())
    window.makeKeyAndVisible()
    self.window = window
    if let activity = connectionOptions.userActivities.first {
      self.scene(scene, continue: activity)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let intent = userActivity.interaction?.intent as? INPlayMediaIntent {
      Player.shared.play(intent.mediaItems?.first?.title ?? "")
    } else if userActivity.activityType == SongsViewController.activityType {
      Player.shared.play(userActivity.userInfo?["song"] as? String ?? "")
    }
  }
}

/// Plays songs, in words.
class Player {
  static let shared = Player()
  private(set) var played: [String] = []

  func play(_ title: String) {
    played.append(title)
  }
}

class SongsViewController: UIViewController {
  static let activityType = "org.example.jukebox.play"
  private let voiceButton = INUIAddVoiceShortcutButton(style: .automaticOutline)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Songs"
    voiceButton.shortcut = shortcut
    voiceButton.delegate = self
    voiceButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(voiceButton)
    NSLayoutConstraint.activate([
      voiceButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      voiceButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = "Play Harbor Lights"
    activity.userInfo = ["song": "Harbor Lights"]
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "harbor-lights"
    activity.suggestedInvocationPhrase = "Harbor lights please"
    activity.shortcutAvailability = .sleepMusic
    userActivity = activity
    activity.becomeCurrent()
  }

  private var shortcut: INShortcut? {
    let intent = INPlayMediaIntent(
      mediaItems: [INMediaItem(identifier: "1", title: "Harbor Lights", type: .song, artwork: nil)],
      mediaContainer: nil, playShuffled: nil, playbackRepeatMode: .none, resumePlayback: nil)
    intent.suggestedInvocationPhrase = "Play my harbor song"
    return INShortcut(intent: intent)
  }

  func donate() {
    guard let intent = shortcut?.intent else { return }
    let interaction = INInteraction(intent: intent, response: nil)
    Task {
      do {
        try await interaction.donate()
      } catch {
        print(error.localizedDescription)
      }
    }
  }
}

extension SongsViewController: INUIAddVoiceShortcutButtonDelegate {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) {
    addVoiceShortcutViewController.delegate = self
    addVoiceShortcutViewController.modalPresentationStyle = .formSheet
    present(addVoiceShortcutViewController, animated: true, completion: nil)
  }

  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) {
    editVoiceShortcutViewController.delegate = self
    present(editVoiceShortcutViewController, animated: true)
  }
}

extension SongsViewController: INUIAddVoiceShortcutViewControllerDelegate,
  INUIEditVoiceShortcutViewControllerDelegate
{
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: Error?
  ) {
    controller.dismiss(animated: true, completion: nil)
  }

  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  ) {
    controller.dismiss(animated: true)
  }

  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }
}
