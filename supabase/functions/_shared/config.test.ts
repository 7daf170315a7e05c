import { expect, it } from 'vitest';
import { ceilingWarning, configFromEnv, demoPaceFromEnv, operatorLimitsFromEnv, providerFromEnv } from './config.ts';

const env =
  (values: Record<string, string>) =>
  (name: string): string | undefined =>
    values[name];

const HOSTED = {
  SUPABASE_URL: 'https://x.supabase.test',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  GUEST_TOKEN_SECRET: 'secret',
};
const LIMITS = {
  STORY_FIRST_TOKEN_SECONDS: '300',
  STORY_IDLE_SECONDS: '0.5',
  STORY_TOTAL_SECONDS: '86400',
  STORY_CALLS: '3',
  AI_PARALLEL: '2',
  STORIES_AT_ONCE: '4',
  STORIES_PER_HOUR: '20',
  STORIES_PER_DAY: ' 100 ',
  GUEST_STORIES_PER_NETWORK: '30',
  GUEST_STORIES_TOTAL_PER_DAY: '500',
  STORIES_TOTAL_PER_DAY: '1000000',
};

it('The configuration is read from the variables of hosted functions', () => {
  const keys = { publishableKey: 'anon', secretKey: 'service', guestSecret: 'secret' };
  const config = { supabaseUrl: 'https://x.supabase.test', ...keys, limits: {}, guards: {} };
  expect(configFromEnv(env({ ...HOSTED, AI_BASE_URL: ' ' }))).toEqual(config);
  const more = { SITE_URL: 'https://site.test', DEMO_WORDS_PER_SECOND: '0', SUPABASE_SECRET_KEY: 'new' };
  expect(configFromEnv(env({ ...HOSTED, ...more, AI_API_KEY: 'k' }))).toEqual({
    ...config,
    secretKey: 'new',
    siteUrl: 'https://site.test',
    demoWordsPerSecond: 0,
    provider: { baseUrl: 'https://api.openai.com/v1', apiKey: 'k' },
  });
});

it('A key alone means OpenAI, and an address alone a server without keys', () => {
  const address = { baseUrl: 'http://localhost:11434', model: 'm', moderationModel: 'omni' };
  const values = { AI_BASE_URL: 'http://localhost:11434', AI_MODEL: 'm', AI_MODERATION_MODEL: ' omni ' };
  expect(providerFromEnv(env(values))).toStrictEqual(address);
  const openAi = { baseUrl: 'https://api.openai.com/v1', apiKey: 'k' };
  expect(providerFromEnv(env({ AI_API_KEY: 'k', AI_MODERATION_MODEL: '' }))).toStrictEqual(openAi);
  expect(providerFromEnv(env({}))).toBeUndefined();
});

it('Time limits are read in seconds, and guards in stories', () => {
  const { limits, guards } = operatorLimitsFromEnv(env(LIMITS));
  expect(limits).toEqual({ firstTokenMs: 300_000, idleMs: 500, totalMs: 86_400_000, calls: 3, parallel: 2 });
  const ofUsers = { atOnce: 4, perHour: 20, perDay: 100, totalPerDay: 1_000_000 };
  expect(guards).toEqual({ ...ofUsers, guestsPerNetwork: 30, guestsPerDay: 500 });
});

it('Missing variables and invalid limits are refused by their names', () => {
  expect(() => configFromEnv(env({ ...HOSTED, GUEST_TOKEN_SECRET: '' }))).toThrow('GUEST_TOKEN_SECRET must be set.');
  for (const text of ['0', '-1', '1e3', 'Infinity', '99999999', '0.0']) {
    const bad = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, text]));
    for (const name of Object.keys(LIMITS)) {
      expect(() => configFromEnv(env({ ...HOSTED, ...bad })), text).toThrow(`${name} must be a`);
    }
  }
  expect(() => operatorLimitsFromEnv(env({ STORIES_AT_ONCE: '1.5' }))).toThrow('a whole number above 0');
});

it('The demo’s pace is a number from 0; anything else is ignored', () => {
  const pace = (text: string): number | undefined => demoPaceFromEnv(env({ DEMO_WORDS_PER_SECOND: text }));
  expect([pace('0'), pace('12.5')]).toEqual([0, 12.5]);
  for (const text of ['fast', '-1', '', 'Infinity']) expect(pace(text)).toBeUndefined();
});

it('A daily ceiling for all stories is asked for when the provider has a key and there is none', () => {
  const isAskedFor = (values: Record<string, string>): boolean => {
    const provider = providerFromEnv(env(values));
    return ceilingWarning({ ...(provider && { provider }), ...operatorLimitsFromEnv(env(values)) }) !== undefined;
  };
  expect(isAskedFor({ AI_API_KEY: 'k', GUEST_STORIES_TOTAL_PER_DAY: '500' })).toBe(true);
  expect(isAskedFor({ AI_API_KEY: 'k', STORIES_TOTAL_PER_DAY: '2000' })).toBe(false);
  expect(isAskedFor({ AI_BASE_URL: 'http://127.0.0.1:11434' })).toBe(false);
  expect(isAskedFor({})).toBe(false);
});
