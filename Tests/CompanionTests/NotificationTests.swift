import CoreLocation
import Foundation
import GeoToolbox
import Testing
import UserNotifications

@Suite("Notifications, which are kept and not shown")
struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  @Test func permissionIsRefused() async throws {
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
  }

  @Test func requestsAreKeptAsTheyWere() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    content.userInfo = ["cup": 3]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    content.title = "Coffee"
    var kept = await center.pendingNotificationRequests().filter { $0.identifier == "tea" }
    #expect(kept.map(\.content.title) == ["Tea"])
    #expect(kept.first?.content.userInfo["cup"] as? Int == 3)
    try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
    kept = await center.pendingNotificationRequests().filter { $0.identifier == "tea" }
    #expect(kept.map(\.content.title) == ["Coffee"])
    center.removePendingNotificationRequests(withIdentifiers: ["tea"])
    #expect(await !center.pendingNotificationRequests().contains { $0.identifier == "tea" })
  }
}

@Suite("Descriptions of places")
struct PlaceDescriptorTests {
  @Test func theFirstOfEachKindCounts() {
    let place = PlaceDescriptor(
      representations: [
        .address("1 Lane"), .coordinate(CLLocationCoordinate2D(latitude: 1, longitude: 2)),
        .address("2 Lane"),
      ], commonName: "Home", supportingRepresentations: [.serviceIdentifiers(["org.example.maps": "m1"])])
    #expect(place.address == "1 Lane")
    #expect(place.coordinate?.longitude == 2)
    #expect(place.serviceIdentifier(for: "org.example.maps") == "m1")
    #expect(place.serviceIdentifier(for: "org.example.other") == nil)
    let nowhere = PlaceDescriptor(representations: [], commonName: nil)
    #expect(nowhere.coordinate == nil && nowhere.address == nil)
    #expect(Set([place, place, nowhere]).count == 2)
  }
}
