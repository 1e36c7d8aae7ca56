import CoreData
import UIKit

final class NoteListController: UITableViewController, NSFetchedResultsControllerDelegate {
  private let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }
}
