import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Metadata
import Testing

@testable import AppIntentsBase
@testable import CompatibilityEveryday

/// The intents of everyday apps: what is read from their source is what they report as they run.
@Suite struct EverydayAgreementTests {
  private static let registry = AppIntentsRegistry(
    module: "Everyday",
    intents: [
      AddTodoIntent.self, AppendNote.self, ArriveHome.self, CaptureIntent.self, Git.Checkout.self,
      ClearTabs.self, CloneIntent.self, CommitIntent.self, CommuteConfiguration.self,
      CommuteIntent.self, CompleteTodoIntent.self, CopyText.self, CreateEntry.self, CreateNote.self,
      DeleteTodosIntent.self, FireEvent.self, ForecastSnippetIntent.self, GetForecast.self,
      GetSteps.self, ImageToText.self, Log.self, LogWeight.self, NextDeparture.self, NotesFocus.self,
      NowPlayingIntent.self, OldCommit.self, OpenNote.self, OpenPageIntent.self, OpenTodoIntent.self,
      OpenURLInBrowser.self, PausePodcastIntent.self, PhoneOnly.self, PlayShowIntent.self,
      ReadLater.self, RecordIntent.self, RefreshForecast.self, ResizeImages.self, SearchContent.self,
      SearchNotes.self, SetLightIntent.self, SkipIntent.self, StartWorkout.self, CompleteHabitIntent.self,
      SelectHabitIntent.self, ListItems.self, RenameFeed.self, RefreshAll.self, OpenFeed.self, MarkRead.self,
    ],
    entities: [
      AlbumEntity.self, BookmarkEntity.self, Git.Branch.self, DocumentEntity.self, FolderEntity.self,
      ForecastEntity.self, JournalEntry.self, LightEntity.self, NoteEntity.self, PhotoEntity.self,
      Git.Repository.self, ServerEntity.self, Settings.self, ShowEntity.self, StationEntity.self,
      TodoEntity.self, HabitEntity.self, Feed.self,
    ],
    enumerations: [
      AppIntentPages.self, GetForecast.Day.self, LightColor.self, Meal.self, AppendNote.Place.self,
      SkipAmount.self, TodoPriority.self, WorkoutKind.self,
      TintChoice.self, SortOrderOption.self,
    ],
    queries: [
      AlbumQuery.self, BookmarkQuery.self, Git.BranchQuery.self, DocumentQuery.self, FolderQuery.self,
      LightQuery.self, NoteQuery.self, PhotoQuery.self, JournalEntry.Query.self,
      Git.RepositoryQuery.self, ServerEntity.ServerQuery.self, ShowQuery.self, StationQuery.self,
      TodoQuery.self, HabitQuery.self, FeedQuery.self,
    ],
    valueQueries: [
      VisualQuery.self
    ],
    unions: [
      VisualResult.self
    ],
    properties: [_PropertyNote(NoteEntity.self, \NoteEntity.$slug, name: "slug")])

  @Test func readAndReportedAgree() async throws {
    let extraction = try AgreementTests.extraction(of: "Everyday")
    #expect(!extraction.hasErrors, "\(extraction.diagnostics)")
    let read = extraction.manifest.withoutPropertyTitles
    let reported = await AppIntentsProvider(Self.registry).manifest().withoutPropertyTitles
    #expect(read.intents.map(\.identifier) == reported.intents.map(\.identifier))
    for (read, reported) in zip(read.intents, reported.intents) {
      #expect(read.parameters.map(\.name) == reported.parameters.map(\.name))
      for (read, reported) in zip(read.parameters, reported.parameters) { #expect(read == reported) }
      #expect(read == reported)
    }
    for (read, reported) in zip(read.entities, reported.entities) { #expect(read == reported) }
    #expect(read.entities.map(\.identifier) == reported.entities.map(\.identifier))
    #expect(read.enumerations == reported.enumerations)
    #expect(read.queries.map(\.identifier) == reported.queries.map(\.identifier))
  }
}
