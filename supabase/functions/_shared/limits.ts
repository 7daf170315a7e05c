import { LENGTH_RANGE, RANDOM_PROMPT_MS, REJOIN, SHORT_CALL_MS, STORY_LIMITS } from '@storyloom/shared/domain';

/** Times in milliseconds, sizes in UTF-16 code units. */
export interface ServiceLimits {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  /** The longest run of one call of the provider; see {@link longestRunMs}. */
  readonly totalMs: number;
  /** Most calls of the provider for one story, which hold its length; with one call a story is as long as the model makes it. */
  readonly calls: number;
  /** The longest story, including the text that it continues. */
  readonly characters: number;
  /** Silence after which a comment keeps proxies and browsers from closing the stream. */
  readonly keepAliveMs: number;
  /** How long a provider may keep the connection open after its finish reason. */
  readonly settleMs: number;
  /** First pause before asking the provider again; doubled each time, with jitter. */
  readonly retryMs: number;
  /** Longest wait for an answer of Supabase. */
  readonly supabaseMs: number;
  /** Longest wait for the database to end a run before the last event is sent. */
  readonly overMs: number;
  /** Longest wait for the moderation of a text. */
  readonly moderationMs: number;
  /** How long a run that can be rejoined goes on without a reader, and is in memory after its end. */
  readonly runsOnMs: number;
  /** How often such a run is stored while nobody reads it. Marks of other processes are looked at half as often. */
  readonly storeMs: number;
  /** How often a reader asks for stored events of a run that another process writes. */
  readonly followMs: number;
  /** Silence after which that process and the reader give each other up. */
  readonly unattendedMs: number;
  /** Longest wait for a whole random prompt, including a second request. */
  readonly promptMs: number;
  /** Longest wait for the answer of a short call, including a second request. */
  readonly shortCallMs: number;
}

/** The operator's limits on stories. An absent limit does not apply. */
export interface StoryGuards {
  /** Stories of one signed-in user that are written at the same time. */
  readonly atOnce: number;
  readonly perHour?: number;
  readonly perDay?: number;
  /** Free stories a day of all guests of one network, so that a new browser does not bring new stories without end. */
  readonly guestsPerNetwork: number;
  /** Free stories of all guests together a day. */
  readonly guestsPerDay?: number;
  /** Stories of everyone together a day, guests included. */
  readonly totalPerDay?: number;
}

/** The limits in production; tests shorten them. */
export const SERVICE_LIMITS: ServiceLimits = {
  ...STORY_LIMITS,
  calls: LENGTH_RANGE.calls,
  keepAliveMs: 10_000,
  settleMs: 2_000,
  retryMs: 400,
  supabaseMs: 10_000,
  overMs: 1_000,
  moderationMs: 3_000,
  runsOnMs: REJOIN.runsOnMs,
  storeMs: 500,
  followMs: 300,
  unattendedMs: 5_000,
  promptMs: RANDOM_PROMPT_MS,
  shortCallMs: SHORT_CALL_MS,
};

/** What each further call of the provider adds to the total limit of a run, as a part of it. */
const MORE_TIME = 0.375;

/** Milliseconds that a further call of the provider adds to the total limit of a run. */
export const moreMs = ({ totalMs }: Pick<ServiceLimits, 'totalMs'>): number => totalMs * MORE_TIME;

/** The longest run, with all of its calls; in milliseconds. */
export const longestRunMs = (limits: Pick<ServiceLimits, 'totalMs' | 'calls'>): number =>
  limits.totalMs + (limits.calls - 1) * moreMs(limits);
