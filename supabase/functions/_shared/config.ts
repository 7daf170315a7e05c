import { LENGTH_RANGE } from '@storyloom/shared/domain';
import type { ProviderConfig, ServiceConfig } from './deps.ts';

/** Reads one variable of the environment. */
export type Env = (name: string) => string | undefined;

const OPENAI = 'https://api.openai.com/v1';

/** The text provider an operator set: a key alone means OpenAI, an address alone a server without keys. */
export function providerFromEnv(env: Env): ProviderConfig | undefined {
  const names = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_MODERATION_MODEL'];
  const [baseUrl, apiKey, model, moderationModel] = names.map((name) => env(name)?.trim());
  if (!baseUrl && !apiKey) return undefined;
  return {
    baseUrl: baseUrl || OPENAI,
    ...(apiKey ? { apiKey } : {}),
    ...(model ? { model } : {}),
    ...(moderationModel ? { moderationModel } : {}),
  };
}

/** The pace in DEMO_WORDS_PER_SECOND; `undefined` if it is absent or not a number from 0. */
export function demoPaceFromEnv(env: Env): number | undefined {
  const text = env('DEMO_WORDS_PER_SECOND')?.trim();
  const pace = text ? Number(text) : Number.NaN;
  return Number.isFinite(pace) && pace >= 0 ? pace : undefined;
}

const SECONDS = [
  ['STORY_FIRST_TOKEN_SECONDS', 'firstTokenMs'],
  ['STORY_IDLE_SECONDS', 'idleMs'],
  ['STORY_TOTAL_SECONDS', 'totalMs'],
] as const;

const COUNTS = [
  ['STORIES_AT_ONCE', 'atOnce'],
  ['STORIES_PER_HOUR', 'perHour'],
  ['STORIES_PER_DAY', 'perDay'],
  ['GUEST_STORIES_PER_NETWORK', 'guestsPerNetwork'],
  ['GUEST_STORIES_TOTAL_PER_DAY', 'guestsPerDay'],
  ['STORIES_TOTAL_PER_DAY', 'totalPerDay'],
] as const;

/** Most calls of the provider for one story. */
const CALLS = 'STORY_CALLS';
/** How many texts the provider writes at the same time. */
const PARALLEL = 'AI_PARALLEL';

/** Longer waits are mistakes, and timers cannot hold many days. */
const DAY_SECONDS = 86_400;
const COUNT_MAX = 1_000_000;

/**
 * The limits of a story, whose times slow models need longer, and the guards against heavy use. Values that are not set
 * are left out.
 * @throws Error that names every variable with an invalid number
 */
export function operatorLimitsFromEnv(env: Env): Required<Pick<ServiceConfig, 'limits' | 'guards'>> {
  const problems: string[] = [];
  const read = (name: string, most: number, whole: boolean): number | undefined => {
    const text = env(name)?.trim();
    if (!text) return undefined;
    const value = Number(text);
    if ((whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) && value > 0 && value <= most) return value;
    problems.push(`${name} must be a ${whole ? 'whole number' : 'number of seconds'} above 0, up to ${most}.`);
    return undefined;
  };
  const limits: Record<string, number> = {};
  for (const [name, limit] of SECONDS) {
    const seconds = read(name, DAY_SECONDS, false);
    if (seconds !== undefined) limits[limit] = seconds * 1000;
  }
  const calls = read(CALLS, LENGTH_RANGE.calls, true);
  if (calls !== undefined) limits['calls'] = calls;
  const parallel = read(PARALLEL, COUNT_MAX, true);
  if (parallel !== undefined) limits['parallel'] = parallel;
  const guards: Record<string, number> = {};
  for (const [name, guard] of COUNTS) {
    const count = read(name, COUNT_MAX, true);
    if (count !== undefined) guards[guard] = count;
  }
  if (problems.length > 0) throw new Error(problems.join(' '));
  return { limits, guards };
}

/**
 * The warning for an operator whose provider has a key, and so costs money, while no limit covers all stories of a day. A
 * limit for guests alone does not cover users.
 */
export function ceilingWarning({ provider, guards }: Pick<ServiceConfig, 'provider' | 'guards'>): string | undefined {
  if (!provider?.apiKey || guards?.totalPerDay !== undefined) return undefined;
  return 'A text provider with a key is set, but nothing limits the stories of a day: set STORIES_TOTAL_PER_DAY. GUEST_STORIES_TOTAL_PER_DAY limits guests alone.';
}

function required(env: Env, ...names: readonly string[]): string {
  for (const name of names) {
    const value = env(name)?.trim();
    if (value) return value;
  }
  throw new Error(`${names.join(' or ')} must be set.`);
}

/**
 * The configuration of a hosted function.
 * @throws Error that names a variable which is missing or cannot be used
 */
export function configFromEnv(env: Env): ServiceConfig {
  const provider = providerFromEnv(env);
  const demoWordsPerSecond = demoPaceFromEnv(env);
  const siteUrl = env('SITE_URL')?.trim();
  return {
    supabaseUrl: required(env, 'SUPABASE_URL'),
    publishableKey: required(env, 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'),
    secretKey: required(env, 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
    guestSecret: required(env, 'GUEST_TOKEN_SECRET'),
    ...(provider ? { provider } : {}),
    ...(demoWordsPerSecond === undefined ? {} : { demoWordsPerSecond }),
    ...(siteUrl ? { siteUrl } : {}),
    ...operatorLimitsFromEnv(env),
  };
}
