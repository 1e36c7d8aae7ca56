import Intents
import StrideKit
import UIKit

/// The app: it answers for itself, without an extension, and shows the workout.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WorkoutViewController()
    window.makeKeyAndVisible()
    self.window = window
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: WorkoutKinds.all.map(\.name)), of: .workoutActivityName)
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    switch intent {
    case is INStartWorkoutIntent, is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
      is INCancelWorkoutIntent:
      WorkoutIntentHandler()
    default: nil
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let controller = window?.rootViewController as? WorkoutViewController else { return false }
    controller.refresh()
    return true
  }

  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    (window?.rootViewController as? WorkoutViewController)?.refresh()
    completionHandler(INIntentResponse())
  }
}
