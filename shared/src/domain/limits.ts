/** Free stories of a visitor who is not signed in (spec 1 and 9). The quota function in SQL holds the same number. */
export const FREE_GUEST_STORIES = 3;

/**
 * How often in a row a guest may go on for nothing with a story that was interrupted: the connection was lost, the page
 * closed, or it was stopped. The quota function in SQL holds the same number.
 */
export const FREE_RESUMPTIONS = 2;

/** Fewest characters of a password (spec 5); an operator may ask for more. */
export const PASSWORD_MIN_LENGTH = 6;

/** Most bytes of a password: bcrypt, by which the sign-in service keeps them, leaves out the rest. */
export const PASSWORD_MAX_BYTES = 72;

/** Whether a part of a password would be left out. */
export const isTooLongPassword = (password: string): boolean =>
  new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES;

/** How many of the passwords that most people use nobody may choose (issue 17). */
export const COMMON_PASSWORDS = 10_000;

/** How long a session lasts, and how many a user has (issue 17). Hosted Supabase takes the times from its settings. */
export const SESSION_LIMITS = {
  /** Days after which a session ends that nobody used. */
  inactiveDays: 30,
  /** Days after which every session ends. */
  totalDays: 180,
  /** Seconds for which a refresh token that was renewed still leads to the present one: two tabs may wake at once. */
  reuseSeconds: 10,
  /** Minutes after a recovery link was opened in which a new password may be chosen without the old one. */
  recoveryMinutes: 15,
  /** Most sessions of a user; the one that was used longest ago ends first. */
  perUser: 50,
} as const;

/** Two-step sign-in. What an authenticator app expects (RFC 6238): six digits that change every thirty seconds. */
export const SECOND_STEP = {
  digits: 6,
  stepSeconds: 30,
  /** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
  skewSteps: 1,
  /** Wrong codes of an account, and the minutes in which they count. */
  tries: 10,
  triesMinutes: 15,
  /** Seconds for which a code or the password allows the next change of it. */
  proofSeconds: 120,
  recoveryCodes: 10,
} as const;

/** Guards of one streamed story (design 4). Times in milliseconds. */
export const STORY_LIMITS = {
  firstTokenMs: 20_000,
  idleMs: 30_000,
  totalMs: 120_000,
  characters: 60_000,
} as const;

/** What is asked of the text provider (spec 7). */
export const PROVIDER = {
  storyMaxTokens: 8000,
  promptMaxTokens: 100,
  promptTemperature: 0.9,
} as const;

/**
 * Longest silence of the service, before it answers and in the middle of a stream, in milliseconds. It gives a sign of
 * life every ten seconds, so after three of them the connection is gone.
 */
export const STREAM_SILENCE_MS = 35_000;

/** Largest request body a function reads, in bytes (design 4). */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * Largest body of a story request, in bytes. A story so far of 60,000 characters and a prompt of 4,000, at 3 bytes each
 * for Chinese in UTF-8, take 192,000 bytes; the rest is for escapes, such as of line ends and quotation marks.
 */
export const STORY_BODY_MAX_BYTES = 256 * 1024;

/** Guards where an operator says nothing: room for a household or a classroom, not for a script. */
export const STORY_GUARDS = {
  /** Stories of one signed-in person that are written at the same time. */
  atOnce: 2,
  /** Free stories a day of all guests of one network. */
  guestsPerNetwork: 100,
} as const;

/** Stories that were asked for and came to nothing: given back, but each may have cost the provider something. */
export const ATTEMPTS = {
  /** A day, of one guest, all included: three stories, and each gone on with twice after an interruption. */
  perGuest: 9,
  /** An hour, of one signed-in person, that ended without a word. */
  abandonedPerHour: 60,
} as const;

/** Fewest characters that have to be left of a story's most for it to be continued; with fewer it is as good as full. */
export const CONTINUE_ROOM_MIN = 500;

/** Random prompts cost no free story, but each is a call of the provider. */
export const RANDOM_PROMPTS = {
  /** An hour, for one person or guest. */
  perHour: 30,
  /** A day (UTC), for one guest: a fifth of what their network has. */
  perGuestAndDay: 60,
  /** A day (UTC), for all guests of one network. */
  guestsPerNetwork: 300,
} as const;

/** Longest wait for a whole random prompt, in milliseconds. */
export const RANDOM_PROMPT_MS = 20_000;

/** Data query cache (spec 9): fresh for five minutes, one retry. */
export const QUERY_CACHE = { staleMs: 5 * 60_000, retries: 1 } as const;

/** Scroll distance after which the header blurs, in CSS pixels (spec 9). */
export const HEADER_SCROLL_PX = 10;

/** Characters of a story's beginning that the share dialog shows (spec 9). */
export const SHARE_PREVIEW_LENGTH = 150;

/** Saved stories on one page of a person's collection: two, three and four columns are full. */
export const STORY_PAGE = 24;

/**
 * How long the deletion of a saved story can be undone in the list, in milliseconds. The database adds the grace, because a
 * click of the last moment has to travel; then the story is in the trash alone.
 */
export const STORY_UNDO = { ms: 60_000, graceMs: 1_000 } as const;

/** For how many days of 24 hours a deleted story stays in its owner's trash, the minute above among them; then it is gone. */
export const STORY_TRASH = { days: 30 } as const;

/**
 * While the pointer or the focus rests on Undo, the deletion is held: asked for again this often, in milliseconds, which is
 * well within the time that is left, and no longer than this in all, so that a page left open does not keep what was deleted.
 */
export const STORY_UNDO_HOLD = { everyMs: 15_000, mostMs: 600_000 } as const;

/** Longest that taking a story back waits to know whether its prompt is still public, in milliseconds. */
export const PROMPT_LOOKUP_MS = 5_000;

/** Days, today among them, over which the owner of a shared story sees its views and likes; the database keeps as many. */
export const STORY_DAYS = 30;

/** What deleting an account takes. The database holds the same numbers. */
export const ACCOUNT_DELETION = {
  /** For how long signing in cancels it. */
  days: 14,
  /** How old the sign-in by password may be that it is asked for with. */
  passwordSeconds: 120,
  /** How often the accounts whose time is over are looked for: the last of them are gone so much later. */
  purgeMs: 60 * 60_000,
} as const;

/** Longest texts the database keeps, in characters; its CHECK constraints hold the same numbers. */
export const TEXT_MAX = {
  /** Of a saved or shared story, or of an inspiration. */
  title: 200,
  displayName: 80,
  /** What an address may have at most (RFC 5321, 4.5.3.1.3: 256 with its angle brackets). */
  email: 254,
  /** The sentence someone agrees to with the newsletter. */
  consent: 500,
} as const;
