// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of the activity with which an app opens an item that a person chose.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the chosen item's identifier in the activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The key of the chosen action's identifier in the activity's `userInfo`.
public let CSActionIdentifier = "CSActionIdentifier"
/// The type of the activity with which an app goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the searched text in the activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The attribute that marks the words of a suggestion which the person typed.
public let CSSuggestionHighlightAttributeName = "CSSuggestionHighlight"

/// The mailbox for messages that came in.
public let CSMailboxInbox = "inbox"
/// The mailbox for messages that are being written.
public let CSMailboxDrafts = "drafts"
/// The mailbox for messages that were sent.
public let CSMailboxSent = "sent"
/// The mailbox for unwanted messages.
public let CSMailboxJunk = "junk"
/// The mailbox for messages that were thrown away.
public let CSMailboxTrash = "trash"
/// The mailbox for messages that are kept.
public let CSMailboxArchive = "archive"

/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"
