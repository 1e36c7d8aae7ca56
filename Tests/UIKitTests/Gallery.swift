import Foundation
import Intents
import UIKit

// A small app as its author writes it: a list of pictures, and a screen for each.

final class PictureCell: UITableViewCell {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.text = "new"
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }
}

final class PicturesViewController: UITableViewController {
  static let all = ["meadow", "forest", "harbour", "ridge"]

  var shown = all { didSet { tableView.reloadData() } }
  var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.shown = Self.all })
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "showAll"
  }

  override func viewDidAppear(_ animated: Bool) { appearances += 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessibilityIdentifier = "picture.\(shown[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      PictureViewController(name: shown[indexPath.row]), animated: true)
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    guard let names = activity.userInfo?["names"] as? [String] else { return }
    shown = names
  }
}

final class PictureViewController: UIViewController {
  private let name: String
  private let favorite = UISwitch()
  private let note = UITextField()

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name.capitalized
    let label = UILabel()
    label.text = "Taken in spring"
    favorite.accessibilityLabel = "Favorite"
    favorite.accessibilityIdentifier = "favorite"
    favorite.addAction(
      UIAction { [weak self] _ in self?.ask() }, for: .valueChanged)
    note.placeholder = "Note"
    note.accessibilityIdentifier = "note"
    let stack = UIStackView(arrangedSubviews: [label, favorite, note])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func ask() {
    let alert = UIAlertController(title: "Tell others?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.title = "Told" })
    present(alert, animated: true)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let pictures = PicturesViewController()
  var events: [String] = []
  var onContinue: () -> Void = {}

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("launch")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: pictures)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    events.append("continue \(userActivity.activityType)")
    onContinue()
    restorationHandler([pictures])
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is INAddTasksIntent ? TaskHandler() : nil
  }
}

final class TaskHandler: NSObject, INAddTasksIntentHandling {
  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .success, userActivity: nil))
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let label = UILabel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    label.text = connectionOptions.userActivities.first.map { "opened with \($0.activityType)" } ?? "opened"
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    let response = userActivity.interaction?.intentResponse as? INAddTasksIntentResponse
    let titles = (userActivity.interaction?.intent as? INAddTasksIntent)?.taskTitles?.map(\.spokenPhrase)
    label.text = "goes on with \(titles ?? []) \(response?.code == .success)"
  }
}

class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
