import FerryKit
import MapKit
import UIKit

class ListsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TaskStore.shared.tasks.count
  }
}
