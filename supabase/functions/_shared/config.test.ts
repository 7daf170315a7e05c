import { expect, it } from 'vitest';
import { ceilingWarning, configFromEnv, demoPaceFromEnv, operatorLimitsFromEnv, providerFromEnv } from './config.ts';

const env =
  (values: Record<string, string>) =>
  (name: string): string | undefined =>
    values[name];

const hosted = {
  SUPABASE_URL: 'https://x.supabase.test',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  GUEST_TOKEN_SECRET: 'secret',
};

it('The configuration is read from the variables of hosted functions', () => {
  expect(configFromEnv(env({ ...hosted, SITE_URL: 'https://site.test', AI_BASE_URL: ' ' }))).toEqual({
    supabaseUrl: 'https://x.supabase.test',
    publishableKey: 'anon',
    secretKey: 'service',
    guestSecret: 'secret',
    siteUrl: 'https://site.test',
    limits: {},
    guards: {},
  });
});

it('The moderation model is read beside the provider, and is none when its variable is empty', () => {
  const provider = { AI_API_KEY: 'key' };
  const moderation = (AI_MODERATION_MODEL: string) => providerFromEnv(env({ ...provider, AI_MODERATION_MODEL }));
  expect(moderation(' omni ')).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'key',
    moderationModel: 'omni',
  });
  expect(moderation('')).not.toHaveProperty('moderationModel');
});

it('Time limits are read in seconds, and guards in stories', () => {
  const values = {
    STORY_FIRST_TOKEN_SECONDS: '300',
    STORY_IDLE_SECONDS: '0.5',
    STORY_TOTAL_SECONDS: '1800',
    STORIES_AT_ONCE: '4',
    STORIES_PER_HOUR: '20',
    STORIES_PER_DAY: ' 100 ',
    GUEST_STORIES_PER_NETWORK: '30',
    GUEST_STORIES_TOTAL_PER_DAY: '500',
    STORIES_TOTAL_PER_DAY: '2000',
  };
  expect(operatorLimitsFromEnv(env(values))).toEqual({
    limits: { firstTokenMs: 300_000, idleMs: 500, totalMs: 1_800_000 },
    guards: {
      atOnce: 4,
      perHour: 20,
      perDay: 100,
      guestsPerNetwork: 30,
      guestsPerDay: 500,
      totalPerDay: 2000,
    },
  });
  expect(configFromEnv(env({ ...hosted, ...values })).guards?.atOnce).toBe(4);
});

const LIMITS = [
  'STORY_FIRST_TOKEN_SECONDS',
  'STORY_IDLE_SECONDS',
  'STORY_TOTAL_SECONDS',
  'STORY_CALLS',
  'STORIES_AT_ONCE',
  'STORIES_PER_HOUR',
  'STORIES_PER_DAY',
  'GUEST_STORIES_PER_NETWORK',
];

it.each(LIMITS)('An invalid value of %s is refused by its name', (name) => {
  for (const text of ['0', '-1', 'many', '1e3', 'Infinity', '0x10', '99999999', '0.0']) {
    expect(() => operatorLimitsFromEnv(env({ [name]: text })), text).toThrow(name);
    expect(() => configFromEnv(env({ ...hosted, [name]: text })), text).toThrow(name);
  }
});

it('Half a story is refused, and all bad variables are named at once', () => {
  expect(() => operatorLimitsFromEnv(env({ STORIES_AT_ONCE: '1.5' }))).toThrow('a whole number above 0');
  const bad = Object.fromEntries(LIMITS.map((name) => [name, 'x']));
  for (const name of LIMITS) expect(() => operatorLimitsFromEnv(env(bad))).toThrow(name);
});

it('A missing variable is named', () => {
  expect(() => configFromEnv(env({ ...hosted, GUEST_TOKEN_SECRET: '' }))).toThrow('GUEST_TOKEN_SECRET must be set.');
  expect(() => configFromEnv(env({}))).toThrow('SUPABASE_URL must be set.');
});

it('A key alone means OpenAI, and an address alone a server without keys', () => {
  expect(providerFromEnv(env({ AI_API_KEY: 'k' }))).toStrictEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
  });
  expect(providerFromEnv(env({ AI_BASE_URL: 'http://localhost:11434', AI_MODEL: 'm' }))).toStrictEqual({
    baseUrl: 'http://localhost:11434',
    model: 'm',
  });
  expect(providerFromEnv(env({}))).toBeUndefined();
});

it('A pace is a number from 0; anything else is ignored', () => {
  const pace = (text: string): number | undefined => demoPaceFromEnv(env({ DEMO_WORDS_PER_SECOND: text }));
  expect([pace('0'), pace('12.5'), pace('fast'), pace('-1'), pace('')]).toEqual([
    0,
    12.5,
    undefined,
    undefined,
    undefined,
  ]);
});

it('A daily ceiling for all stories is asked for when the provider has a key and only guests or nobody have a limit', () => {
  const isAskedFor = (values: Record<string, string>): boolean => {
    const provider = providerFromEnv(env(values));
    return ceilingWarning({ ...(provider && { provider }), ...operatorLimitsFromEnv(env(values)) }) !== undefined;
  };
  expect(isAskedFor({ AI_API_KEY: 'k' })).toBe(true);
  expect(isAskedFor({ AI_API_KEY: 'k', GUEST_STORIES_TOTAL_PER_DAY: '500' })).toBe(true);
  expect(isAskedFor({ AI_API_KEY: 'k', STORIES_TOTAL_PER_DAY: '2000' })).toBe(false);
  expect(isAskedFor({ AI_BASE_URL: 'http://127.0.0.1:11434' })).toBe(false);
  expect(isAskedFor({})).toBe(false);
});
