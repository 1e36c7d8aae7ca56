// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `clock` demand.
  static let clockTable = """
    domain clock 27 allOrNothing
    intent cancelTimer 27 inferred
      timers: [<timer>]
    intent createAlarm 27
      time: DateComponents
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      canSnooze: Bool
      returns <alarm>
    intent createTimer 27
      duration: Duration
      label: String?
      isSleepTimer: Bool
      returns <timer>
    intent deleteAlarm 27
      adopts DeleteIntent
      entities: [<alarm>]
    intent dismissAlarm 27 inferred
      alarm: <alarm>
    intent lapStopwatch 27 inferred doubtful
      stopwatch: <stopwatch>
    intent pauseTimer 27
      timer: <timer>
    intent resumeTimer 27 inferred
      timer: <timer>
    intent snoozeAlarm 27
      alarm: <alarm>
      duration: Duration
      returns <alarm>
    intent updateAlarm 27
      alarm: <alarm>
      isEnabled: Bool?
      time: DateComponents?
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      allowsSnooze: Bool?
      returns <alarm>
    intent updateTimer 27
      timer: <timer>
      duration: Duration?
      label: String?
      isSleepTimer: Bool?
      returns <timer>
    entity alarm 27
      time: DateComponents
      isEnabled: Bool
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      canSnooze: Bool
      triggerState: <alarmTriggerState>
    entity stopwatch 27 inferred doubtful
      laps: [Duration]
      startTime: Date
      pauseTime: Date?
      state: <stopwatchState>
    entity timer 27
      duration: Duration
      durationRemaining: Duration
      state: <timerState>
      label: String?
      isSleepTimer: Bool
    enumeration alarmTriggerState 27
      firing
      snoozed
      none
    enumeration stopwatchState 27
      paused
      running
    enumeration timerState 27
      firing
      paused
      running
      undefined
    """
}
