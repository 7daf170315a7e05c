/** Free stories of a visitor who is not signed in (spec 1 and 9). The quota function in SQL holds the same number. */
export const FREE_GUEST_STORIES = 3;

/**
 * How often in a row a guest can continue an interrupted story for free: after a lost connection, a time limit, a closed page or Stop. The
 * quota function in SQL holds the same number.
 */
export const FREE_RESUMPTIONS = 2;

/** Minimum characters of a password (spec 5); an operator can require more. */
export const PASSWORD_MIN_LENGTH = 6;

/** Maximum bytes of a password: bcrypt, which the sign-in service uses, ignores the rest. */
export const PASSWORD_MAX_BYTES = 72;

/** Whether a part of a password would be ignored. */
export const isTooLongPassword = (password: string): boolean =>
  new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES;

/** Number of the most common passwords that are refused (issue 17). */
export const COMMON_PASSWORDS = 10_000;

/** How long a session lasts, and how many a user can have (issue 17). On hosted Supabase the times are settings. */
export const SESSION_LIMITS = {
  /** Days after which an unused session ends. */
  inactiveDays: 30,
  /** Days after which every session ends. */
  totalDays: 180,
  /** Seconds for which a renewed refresh token still works: two tabs can wake at once. */
  reuseSeconds: 10,
  /** Minutes after opening a recovery link in which a new password can be chosen without the old one. */
  recoveryMinutes: 15,
  /** Maximum sessions of a user; the least recently used one ends first. */
  perUser: 50,
} as const;

/** Two-step sign-in. What an authenticator app expects (RFC 6238): six digits that change every thirty seconds. */
export const SECOND_STEP = {
  digits: 6,
  stepSeconds: 30,
  /** Steps before and after the current one whose codes are accepted: clocks differ, and typing takes time. */
  skewSteps: 1,
  /** Maximum wrong codes of an account, and the minutes in which they count. */
  tries: 10,
  triesMinutes: 15,
  /** Seconds for which a code or the password authorizes the next change of it. */
  proofSeconds: 120,
  recoveryCodes: 10,
} as const;

/** Maximum characters of one story (design 4). */
export const STORY_LIMITS = { characters: 60_000 } as const;

/**
 * Maximum bytes of texts that a user can store: in a day (UTC), enough to import thousands of stories; and in total. An update counts
 * by how much it makes a text longer. The database holds the same numbers.
 */
export const STORED_TEXT = { bytesPerDay: 64 * 1024 ** 2, bytes: 1024 ** 3 } as const;

/** Prompts and shared stories that an account can have, each. */
export const SHARED_MAX = 2000;

/**
 * Longest waits for a text provider, in milliseconds (issue 52). A server on a loopback or private address loads a model for 10 to 60
 * seconds at its first request and reads a long prompt for 90; hanging up earlier would make it start again. `firstTokenMs`: to the
 * first text. `idleMs`: between two signs of life, which any byte is. While text arrives, a run has no total limit.
 */
export const PATIENCE = {
  local: { firstTokenMs: 5 * 60_000, idleMs: 2 * 60_000 },
  remote: { firstTokenMs: 90_000, idleMs: 60_000 },
} as const;

/** Parameters of requests to the text provider (spec 7). */
export const PROVIDER = {
  storyMaxTokens: 8000,
  promptMaxTokens: 100,
  promptTemperature: 0.9,
} as const;

/**
 * Longest silence of the service, before it answers and during a stream, in milliseconds. It sends a heartbeat every ten seconds,
 * so after three missing ones the connection is lost.
 */
export const STREAM_SILENCE_MS = 35_000;

/** Largest request body a function reads, in bytes (design 4). */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * Largest body of a request with a story, in bytes. A story so far of 60,000 characters, a prompt of 4,000, notes of 36,160, names to
 * avoid of 4,800 and 1,500 about people and the next chapter, at 3 bytes each for Chinese in UTF-8, take 319,380 bytes; the rest is
 * for the names of fields, and for escapes, such as of line ends and quotation marks.
 */
export const STORY_BODY_MAX_BYTES = 384 * 1024;

/** Largest body of a request for a passage, in bytes: as above, for a passage with its context and instruction, and for notes. */
export const PASSAGE_BODY_MAX_BYTES = 192 * 1024;

/** Default limits: enough for a household or a classroom, not for a script. */
export const STORY_GUARDS = {
  /** Concurrent runs of one signed-in user. */
  atOnce: 2,
  /** Free stories per day of all guests of one network. */
  guestsPerNetwork: 100,
} as const;

/** Runs that produced nothing: they are refunded, but each may have cost the provider something. */
export const ATTEMPTS = {
  /** Per day, of one guest, in total: three stories, each continued twice after an interruption. */
  perGuest: 9,
  /** Per hour, of one signed-in user, that ended without a word. */
  abandonedPerHour: 60,
} as const;

/** Minimum characters left below a story's maximum for it to be continued; with fewer it is as good as full. */
export const CONTINUE_ROOM_MIN = 500;

/** Limits of random prompts, which cost no free story but a call of the provider. */
export const RANDOM_PROMPTS = {
  /** Per hour, for one user or guest. */
  perHour: 30,
  /** Per day (UTC), for one guest: a fifth of the limit of their network. */
  perGuestAndDay: 60,
  /** Per day (UTC), for all guests of one network. */
  guestsPerNetwork: 300,
} as const;

/**
 * Length that holds (issue 21): a story comes out between these parts of the requested length, in words, or characters of Chinese.
 * A short one is continued, a long one asked to conclude, with at most so many calls of the provider for one run.
 */
export const LENGTH_RANGE = { least: 0.9, most: 1.2, calls: 5 } as const;

/** A text of fewer words than these, of those that were asked for, is next to nothing: a greeting, an error, a question. */
export const fewWords = (asked: number): number => Math.max(Math.ceil(asked / 20), 5);

/**
 * Short calls of the provider that cost no story: an outline, the people of a text, suggestions of how it goes on. They are counted
 * together.
 */
export const SHORT_CALLS = {
  /** Per hour, for one user or guest. */
  perHour: 60,
  /** Per day (UTC), for one guest. */
  perGuestAndDay: 60,
  /** Per day (UTC), for all guests of one network. */
  guestsPerNetwork: 300,
} as const;

/** How a run goes on without its reader, who can rejoin it; in milliseconds (issue 21). */
export const REJOIN = {
  /** After the connection is lost, until the run is stopped. */
  runsOnMs: 60_000,
  /** After a run has ended, until its stored text is deleted. */
  keptMs: 60 * 60_000,
} as const;

/** Longest wait for a whole random prompt, in milliseconds. */
export const RANDOM_PROMPT_MS = 20_000;

/** Longest wait for the answer of a short call, in milliseconds: less than {@link STREAM_SILENCE_MS}, after which a page gives up. */
export const SHORT_CALL_MS = 30_000;

/**
 * Longest wait of a page for the answer of a short call, in milliseconds. It comes without heartbeats, and a cold local model may
 * take five minutes.
 */
export const SHORT_CALL_PATIENCE_MS = 6 * 60_000;

/** Data query cache (spec 9): fresh for five minutes, one retry. */
export const QUERY_CACHE = { staleMs: 5 * 60_000, retries: 1 } as const;

/** Scroll distance after which the header blurs, in CSS pixels (spec 9). */
export const HEADER_SCROLL_PX = 10;

/** Characters of a story's beginning that the share dialog shows (spec 9). */
export const SHARE_PREVIEW_LENGTH = 150;

/** Saved stories per page: divisible by two, three and four columns. */
export const STORY_PAGE = 24;

/**
 * How long the deletion of a saved story can be undone in the list, in milliseconds. The database adds the grace, because a click
 * at the last moment takes time to arrive; after that the story is only in the trash.
 */
export const STORY_UNDO = { ms: 60_000, graceMs: 1_000 } as const;

/** For how many days of 24 hours a deleted story stays in its owner's trash, including the minute above; then it is gone. */
export const STORY_TRASH = { days: 30 } as const;

/**
 * While the pointer or the focus is on Undo, the deletion is held: renewed at this interval, in milliseconds, well within the time
 * left, up to this total, so that a page left open does not keep deleted stories.
 */
export const STORY_UNDO_HOLD = { everyMs: 15_000, mostMs: 600_000 } as const;

/** How long unpublishing a story waits to find out whether its prompt is still public, in milliseconds. */
export const PROMPT_LOOKUP_MS = 5_000;

/** Days, including today, for which the owner of a published story sees its views and likes; the database keeps as many. */
export const STORY_DAYS = 30;

/** Limits of deleting an account. The database holds the same numbers. */
export const ACCOUNT_DELETION = {
  /** For how many days signing in cancels it. */
  days: 14,
  /** Maximum age of the sign-in by password with which it is requested. */
  passwordSeconds: 120,
  /** Interval at which due accounts are deleted: some are gone that much later. */
  purgeMs: 60 * 60_000,
} as const;

/** Maximum lengths of texts in the database, in characters; its CHECK constraints hold the same numbers. */
export const TEXT_MAX = {
  /** Of a saved or published story, or of an inspiration. */
  title: 200,
  displayName: 80,
  /** Maximum of an address (RFC 5321, 4.5.3.1.3: 256 with its angle brackets). */
  email: 254,
  /** The sentence that a subscriber of the newsletter agrees to. */
  consent: 500,
} as const;
