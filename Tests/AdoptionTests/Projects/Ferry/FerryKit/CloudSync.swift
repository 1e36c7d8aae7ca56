import CloudKit

final class CloudSync {
  let container = CKContainer.default()
}
