// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `clock`.
  public struct ClockIntent: Kind {
    /// The schema `clock.cancelTimer`.
    public var cancelTimer: AppSchema.IntentSchema { .init("clock.cancelTimer") }
    /// The schema `clock.createAlarm`.
    public var createAlarm: AppSchema.IntentSchema { .init("clock.createAlarm") }
    /// The schema `clock.createTimer`.
    public var createTimer: AppSchema.IntentSchema { .init("clock.createTimer") }
    /// The schema `clock.deleteAlarm`.
    public var deleteAlarm: AppSchema.IntentSchema { .init("clock.deleteAlarm") }
    /// The schema `clock.dismissAlarm`.
    public var dismissAlarm: AppSchema.IntentSchema { .init("clock.dismissAlarm") }
    /// The schema `clock.lapStopwatch`.
    public var lapStopwatch: AppSchema.IntentSchema { .init("clock.lapStopwatch") }
    /// The schema `clock.pauseTimer`.
    public var pauseTimer: AppSchema.IntentSchema { .init("clock.pauseTimer") }
    /// The schema `clock.resumeTimer`.
    public var resumeTimer: AppSchema.IntentSchema { .init("clock.resumeTimer") }
    /// The schema `clock.snoozeAlarm`.
    public var snoozeAlarm: AppSchema.IntentSchema { .init("clock.snoozeAlarm") }
    /// The schema `clock.updateAlarm`.
    public var updateAlarm: AppSchema.IntentSchema { .init("clock.updateAlarm") }
    /// The schema `clock.updateTimer`.
    public var updateTimer: AppSchema.IntentSchema { .init("clock.updateTimer") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `clock`.
  public static var clock: AppSchema.ClockIntent { AppSchema.ClockIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `clock`.
  public struct ClockEntity: Kind {
    /// The schema `clock.alarm`.
    public var alarm: AppSchema.EntitySchema { .init("clock.alarm") }
    /// The schema `clock.stopwatch`.
    public var stopwatch: AppSchema.EntitySchema { .init("clock.stopwatch") }
    /// The schema `clock.timer`.
    public var timer: AppSchema.EntitySchema { .init("clock.timer") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `clock`.
  public static var clock: AppSchema.ClockEntity { AppSchema.ClockEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `clock`.
  public struct ClockEnum: Kind {
    /// The schema `clock.alarmTriggerState`.
    public var alarmTriggerState: AppSchema.EnumSchema { .init("clock.alarmTriggerState") }
    /// The schema `clock.stopwatchState`.
    public var stopwatchState: AppSchema.EnumSchema { .init("clock.stopwatchState") }
    /// The schema `clock.timerState`.
    public var timerState: AppSchema.EnumSchema { .init("clock.timerState") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `clock`.
  public static var clock: AppSchema.ClockEnum { AppSchema.ClockEnum() }
}
