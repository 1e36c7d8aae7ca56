import AppHost
import Foundation
import Intents
import UIKit

/// An app with photos, for the tests through the front door: it shows those that its extension has found.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  static let searchActivity = "org.example.gallery.search"

  var window: UIWindow?
  let photos = PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: photos)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == Self.searchActivity,
      let identifiers = userActivity.userInfo?["photoIdentifiers"] as? [String]
    else { return false }
    let intent = userActivity.interaction?.intent as? INSearchForPhotosIntent
    photos.show(identifiers, searchTerms: intent?.searchTerms ?? [])
    return true
  }
}

// What the build plugin writes.
extension AppDelegate {
  static func main() async {
    await AppDelegate.main(
      sceneDelegate: nil, supporting: [], providers: [], delegate: { AppDelegate() })
  }
}

final class PhotosViewController: UICollectionViewController {
  private var identifiers = ["IMG_1", "IMG_2", "IMG_3", "IMG_4", "IMG_5"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "All Photos"
    collectionView.accessibilityIdentifier = "photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  func show(_ identifiers: [String], searchTerms: [String]) {
    self.identifiers = identifiers
    title = "Search: \(searchTerms.joined(separator: ", "))"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear",
      primaryAction: UIAction { [weak self] _ in
        self?.identifiers = ["IMG_1", "IMG_2", "IMG_3", "IMG_4", "IMG_5"]
        self?.title = "All Photos"
        self?.navigationItem.rightBarButtonItem = nil
      })
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    identifiers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = identifiers[indexPath.item]
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = "Photo \(identifiers[indexPath.item])"
    navigationController?.pushViewController(page, animated: true)
  }
}

final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
