public import UserNotifications

extension INSendMessageIntent: UNNotificationContentProviding {}
extension INStartCallIntent: UNNotificationContentProviding {}
