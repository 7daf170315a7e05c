/** What makes a revision of a saved story's text; the constraint in SQL has the same. */
export const REVISION_CAUSES = ['written', 'typed', 'proposal', 'restored', 'continued', 'merged', 'chapter'] as const;
export type RevisionCause = (typeof REVISION_CAUSES)[number];

/** What the writing desk saves a text for. The others come from the generator. */
export type SavedTextCause = Exclude<RevisionCause, 'written' | 'continued'>;

/**
 * Most revisions that are kept of a story, and how many of the newest are among them whatever their age. The first is always kept;
 * the rest is thinned by age. The database holds the same numbers.
 */
export const REVISION_LIMITS = { perStory: 200, newest: 20 } as const;

/**
 * A typing session is one revision. Another one begins with each opening of the writing desk, after every change that was not typed,
 * after a pause, and when the session has become long. In milliseconds.
 */
export const TYPING_SESSION = { pauseMs: 5 * 60_000, longestMs: 20 * 60_000 } as const;
