import { RANDOM_PROMPT_MS, STORY_LIMITS } from '@storyloom/shared/domain';

/** Times in milliseconds, sizes in UTF-16 code units. */
export interface ServiceLimits {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
  /** Most of a story, what it continues included. */
  readonly characters: number;
  /** Silence after which a comment tells proxies and browsers that the stream is alive. */
  readonly keepAliveMs: number;
  /** How long a provider may hold the line after it has said why it finished. */
  readonly settleMs: number;
  /** First pause before asking the provider again; doubled each time, with jitter. */
  readonly retryMs: number;
  /** Longest wait for an answer of Supabase. */
  readonly supabaseMs: number;
  /** Longest wait, before a reader hears that a story is over, for the database to hear it. */
  readonly overMs: number;
  /** Longest wait for the moderation of a text. */
  readonly moderationMs: number;
  /** Longest wait for a whole random prompt, asked for once or twice. */
  readonly promptMs: number;
}

/** How many stories an operator lets people have. A limit that is absent is none. */
export interface StoryGuards {
  /** Stories of one signed-in person that are written at the same time. */
  readonly atOnce: number;
  readonly perHour?: number;
  readonly perDay?: number;
  /** Free stories of all guests of one network a day, so that a fresh browser is not a fresh allowance for ever. */
  readonly guestsPerNetwork: number;
  /** Free stories of all guests together a day. */
  readonly guestsPerDay?: number;
  /** Stories of everyone together a day, guests included. */
  readonly totalPerDay?: number;
}

/** The limits in production; tests shorten them. */
export const SERVICE_LIMITS: ServiceLimits = {
  ...STORY_LIMITS,
  keepAliveMs: 10_000,
  settleMs: 2_000,
  retryMs: 400,
  supabaseMs: 10_000,
  overMs: 1_000,
  moderationMs: 3_000,
  promptMs: RANDOM_PROMPT_MS,
};
