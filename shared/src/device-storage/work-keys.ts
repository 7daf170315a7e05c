/**
 * The storage keys of a user's work on this device. The modules that write them and the sign-out that removes them are released
 * apart: a key may be added, and one that is in use must not change.
 */
export const workKeys = {
  /** Id of the user whose drafts are open; absent or empty for a guest. */
  owner: 'storyloom-owner',
  /** The form of a generator, followed by its genre. */
  draft: 'storyloom-draft-',
  /** A version of a story, followed by its genre and id. */
  story: 'storyloom-story-',
  /** A value that couldn't be read, followed by the key that it had. */
  damaged: 'storyloom-damaged-',
  /** The drafts of a user who is away, followed by the key of each open one. */
  putAway: (userId: string) => `storyloom-of-${userId}:`,
  /** The unsaved text of a saved story, followed by its id and the page that wrote it; `deskSince` is what has changed since. */
  desk: (userId: string) => `storyloom-desk:${userId}:`,
  deskSince: (userId: string) => `storyloom-desk-since:${userId}:`,
  /** Unsaved notes of a saved story, followed by its id. */
  notes: (userId: string) => `storyloom-notes:${userId}:`,
  /** A proposed chapter that was neither accepted nor discarded, followed by the story's id. */
  chapter: (userId: string) => `storyloom-chapter:${userId}:`,
  /** Words typed for the next chapter, followed by the story's id. */
  next: (userId: string) => `storyloom-next:${userId}:`,
  /** An inspiration that is not shared yet, followed by its id if it is being edited. */
  inspiration: (userId: string) => `storyloom-inspiration-${userId}`,
  /** Where stories were left. */
  places: 'storyloom-reading-places',
} as const;

/** What a tab remembers of the work. */
export const tabKeys = {
  /** The generator that is open, and how it was left. */
  generator: 'storyloom-generator',
  /** The story that was left to sign in, and why. */
  waitingStory: 'storyloom-waiting-story',
  /** What a guest wants to like after signing in. */
  likeWish: 'storyloom-like-wish',
} as const;

/** The prefixes of a generator's open drafts, which name no user. */
export const OPEN_DRAFTS = [workKeys.draft, workKeys.story, workKeys.damaged] as const;

const { putAway, desk, deskSince, notes, chapter, next, inspiration } = workKeys;

/** The prefixes of all work that names its user. */
export const workOf = (userId: string): readonly string[] =>
  [putAway, desk, deskSince, notes, chapter, next, inspiration].map((prefix) => prefix(userId));
