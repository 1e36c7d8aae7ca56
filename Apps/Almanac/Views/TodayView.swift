import SwiftUI

/// The app's window: the time and the day.
struct TodayView: View {
  let moment: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text(Moment.time(moment, in: .current))
        .font(.headline)
      Text("\(Moment.weekday(moment)), \(Moment.day(moment))")
    }
    .padding()
  }
}
