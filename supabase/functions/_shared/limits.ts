import {
  LENGTH_RANGE,
  PATIENCE,
  RANDOM_PROMPT_MS,
  REJOIN,
  SHORT_CALL_MS,
  STORY_LIMITS,
} from '@storyloom/shared/domain';
import { isPrivateAddress } from './provider/private-address.ts';

/** Most bytes of an answer that is read whole: the facts of a model server, a moderation model's answer, Supabase's, a page of the site. */
export const ANSWER_MAX_BYTES = {
  facts: 64 * 1024,
  moderation: 16 * 1024,
  supabase: 4 * 1024 * 1024,
  page: 1024 * 1024,
} as const;

/** Times in milliseconds, sizes in UTF-16 code units. */
export interface ServiceLimits {
  /** Longest wait for the first text. */
  readonly firstTokenMs: number;
  /** Longest wait between two signs of life of the provider; any byte is one. */
  readonly idleMs: number;
  /** The longest run of one call of the provider, if the operator limits it; see {@link longestRunMs}. */
  readonly totalMs?: number;
  /** Silence of a provider on this machine or network after which its model is taken to be loading. */
  readonly loadingMs: number;
  /** How many texts the provider writes at the same time, if the operator says so; see `turnsAt`. */
  readonly parallel?: number;
  /** Most calls of the provider for one story, which hold its length; with one call a story is as long as the model makes it. */
  readonly calls: number;
  /** The longest story, including the text that it continues. */
  readonly characters: number;
  /** Silence after which a comment keeps proxies and browsers from closing the stream. */
  readonly keepAliveMs: number;
  /** How long a reader may take nothing of a stream. */
  readonly unreadMs: number;
  /** How long a story that is handed to another process waits for the end of a word. */
  readonly wordMs: number;
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

/** The limits in production, beside those that depend on the provider's address. */
const SERVICE_LIMITS: Omit<ServiceLimits, 'firstTokenMs' | 'idleMs'> = {
  ...STORY_LIMITS,
  loadingMs: 5_000,
  calls: LENGTH_RANGE.calls,
  keepAliveMs: 10_000,
  unreadMs: 60_000,
  wordMs: 2_000,
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

/** What the limits of a service depend on. */
interface LimitedService {
  readonly provider?: { readonly baseUrl: string };
  readonly limits?: Partial<ServiceLimits>;
}

const known = new WeakMap<LimitedService, ServiceLimits>();

/** The limits of a service: those of production for its provider, unless its operator set others. */
export function limitsOf(service: LimitedService): ServiceLimits {
  const before = known.get(service);
  if (before) return before;
  const { provider, limits } = service;
  const isNear = provider !== undefined && isPrivateAddress(provider.baseUrl);
  const all = { ...SERVICE_LIMITS, ...PATIENCE[isNear ? 'local' : 'remote'], ...limits };
  known.set(service, all);
  return all;
}

/** What each further call of the provider adds to the total limit of a run, as a part of it. */
const MORE_TIME = 0.375;

/** Milliseconds that a further call of the provider adds to the total limit of a run. */
export const moreMs = ({ totalMs = 0 }: Pick<ServiceLimits, 'totalMs'>): number => totalMs * MORE_TIME;

/** A run without a total limit that takes longer than this no longer counts as one at once, since its server may have been killed. */
const UNLIMITED_RUN_MS = 30 * 60_000;

/** The longest run, with all of its calls; in milliseconds. */
export const longestRunMs = (limits: Pick<ServiceLimits, 'totalMs' | 'calls'>): number =>
  limits.totalMs === undefined ? UNLIMITED_RUN_MS : limits.totalMs + (limits.calls - 1) * moreMs(limits);
