import Foundation
import StrideKit
import UIKit

/// Shows the workout that goes on, and those before it.
final class WorkoutViewController: UIViewController {
  private let current = UILabel()
  private let past = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stride"
    past.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [current, past])
    stack.axis = .vertical
    view.addSubview(stack)
    refresh()
  }

  /// Reads the workouts anew.
  func refresh() {
    let workouts = (try? WorkoutStore().workouts()) ?? []
    let now = Date()
    if let workout = workouts.last(where: { !$0.isOver }) {
      current.text = "\(workout.title)\(workout.isPaused ? " (paused)" : ""), \(workout.time(at: now))"
    } else {
      current.text = "No workout goes on."
    }
    for view in past.arrangedSubviews { view.removeFromSuperview() }
    for workout in workouts.filter(\.isOver).suffix(5).reversed() {
      let label = UILabel()
      label.text = "\(workout.title), \(workout.time(at: now))"
      past.addArrangedSubview(label)
    }
  }
}

extension Workout {
  /// The kind with its goal, for example "Run, 5 miles".
  fileprivate var title: String {
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    guard let goal else { return name }
    let value = goal.value.formatted(
      .number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US")))
    return "\(name), \(value) \(goal.unitWord)"
  }

  /// How long it has gone on, for example "12:05".
  fileprivate func time(at moment: Date) -> String {
    let seconds = Int(duration(at: moment))
    let minutes = seconds / 60
    return "\(minutes):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
