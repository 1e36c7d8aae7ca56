/// The environment variables with which the assistant starts an app's process.
public enum AppEnvironment {
  /// The path of the socket to which the process connects.
  public static let socket = "PRITHEE_SOCKET"
  /// The secret that shows the process to be the one that was started.
  public static let token = "PRITHEE_TOKEN"
  /// The bundle identifier of the app.
  public static let bundle = "PRITHEE_BUNDLE"
  /// The folder of the assistant's home, in which the app groups lie.
  public static let home = "PRITHEE_HOME"
}
