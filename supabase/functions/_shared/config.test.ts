import { expect, it } from 'vitest';
import { configFromEnv, demoPaceFromEnv, providerFromEnv } from './config.ts';

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

it('is read from the variables that hosted functions have', () => {
  expect(configFromEnv(env({ ...hosted, SITE_URL: 'https://site.test', AI_BASE_URL: ' ' }))).toEqual({
    supabaseUrl: 'https://x.supabase.test',
    publishableKey: 'anon',
    secretKey: 'service',
    guestSecret: 'secret',
    siteUrl: 'https://site.test',
  });
});

it('names what is missing', () => {
  expect(() => configFromEnv(env({ ...hosted, GUEST_TOKEN_SECRET: '' }))).toThrow('GUEST_TOKEN_SECRET must be set.');
  expect(() => configFromEnv(env({}))).toThrow('SUPABASE_URL must be set.');
});

it('takes a key alone for OpenAI and an address alone for a server without keys', () => {
  expect(providerFromEnv(env({ AI_API_KEY: 'k' }))).toEqual({ baseUrl: 'https://api.openai.com/v1', apiKey: 'k' });
  expect(providerFromEnv(env({ AI_BASE_URL: 'http://localhost:11434', AI_MODEL: 'm' }))).toEqual({
    baseUrl: 'http://localhost:11434',
    model: 'm',
  });
  expect(providerFromEnv(env({}))).toBeUndefined();
});

it('takes only a pace for a pace', () => {
  const pace = (text: string): number | undefined => demoPaceFromEnv(env({ DEMO_WORDS_PER_SECOND: text }));
  expect([pace('0'), pace('12.5'), pace('fast'), pace('-1'), pace('')]).toEqual([
    0,
    12.5,
    undefined,
    undefined,
    undefined,
  ]);
});
