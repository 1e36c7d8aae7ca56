import Foundation

struct Trip: Identifiable {
  let id = UUID()
  var place: String
}
