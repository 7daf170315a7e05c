import { BlockList } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('The settings have defaults for every variable', () => {
    expect(readSettings({}, '/project')).toEqual({
      host: '127.0.0.1',
      port: 4000,
      dataFolder: path.resolve('/project/.storyloom'),
      siteFolder: path.resolve('/project/dist'),
      trustedProxies: expect.any(BlockList),
      passwordMinLength: 6,
      operators: [],
      development: false,
      operatorLimits: { limits: {}, guards: {} },
    });
  });

  it('An empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', AI_API_KEY: '' })).toEqual(readSettings({}));
  });

  it('The settings read every variable', () => {
    const settings = readSettings({
      PORT: '4001',
      HOST: '0.0.0.0',
      STORYLOOM_DATA: '/data',
      STORYLOOM_SITE: '/site',
      STORYLOOM_DEV: '1',
      DATABASE_URL: 'postgres://writer:secret@db.example:5432/stories',
      AI_BASE_URL: 'http://127.0.0.1:11434/',
      AI_API_KEY: 'key',
      AI_MODEL: 'llama',
      SITE_URL: 'https://stories.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DEMO_WORDS_PER_SECOND: '0',
      PASSWORD_MIN_LENGTH: '12',
      OPERATORS: ' Ann@example.com, ,ben@example.com,ann@example.com',
      METRICS_TOKEN: 'a-long-random-token',
      STORY_FIRST_TOKEN_SECONDS: '90',
      STORIES_PER_DAY: '40',
    });
    expect(settings).toEqual({
      port: 4001,
      host: '0.0.0.0',
      dataFolder: '/data',
      siteFolder: '/site',
      development: true,
      databaseUrl: 'postgres://writer:secret@db.example:5432/stories',
      provider: { baseUrl: 'http://127.0.0.1:11434/', apiKey: 'key', model: 'llama' },
      siteUrl: new URL('https://stories.example/'),
      trustedProxies: expect.objectContaining({ rules: ['Subnet: IPv6 ::1/128', 'Subnet: IPv4 10.0.0.0/8'] }),
      demoWordsPerSecond: 0,
      passwordMinLength: 12,
      operators: ['ann@example.com', 'ben@example.com', 'ann@example.com'],
      metricsToken: 'a-long-random-token',
      operatorLimits: { limits: { firstTokenMs: 90_000 }, guards: { perDay: 40 } },
    });
  });

  it('All bad variables are reported at once', () => {
    const bad = {
      PORT: '99999',
      SITE_URL: 'stories.example',
      AI_BASE_URL: 'ftp://ai',
      DEMO_WORDS_PER_SECOND: 'fast',
      STORIES_AT_ONCE: '0',
      OPERATORS: 'ann@example.com; ben@example.com',
    };
    const problems = problemsOf(bad);
    expect(problems).toHaveLength(6);
    for (const name of Object.keys(bad)) expect(problems.join('\n')).toContain(name);
  });

  it('whole numbers, addresses of proxies and of databases are checked, and secrets are not repeated', () => {
    for (const [name, value] of [
      ['PORT', '4000.5'],
      ['PASSWORD_MIN_LENGTH', '8.5'],
    ] as const)
      expect(problemsOf({ [name]: value })).toEqual([`${name} must be a whole number`]);
    expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.1,nowhere' })).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES: .*nowhere/),
    ]);
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(problem).toContain('DATABASE_URL');
    expect(problem).not.toContain('hunter2');
  });

  it('A METRICS_TOKEN that can be guessed or not be sent is refused, and not repeated', () => {
    for (const METRICS_TOKEN of ['short', 'sixteen letters with spaces']) {
      const [problem, ...others] = problemsOf({ METRICS_TOKEN });
      expect(others).toEqual([]);
      expect(problem).toMatch(/^METRICS_TOKEN must have/);
      expect(problem).not.toContain(METRICS_TOKEN);
    }
  });

  it('An AI_API_KEY without an address is used with OpenAI', () => {
    expect(readSettings({ AI_API_KEY: 'key' }).provider).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'key',
    });
  });
});
