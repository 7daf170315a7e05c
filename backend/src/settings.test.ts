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
  it('An empty or missing variable has its default', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', AI_API_KEY: '' }, '/project')).toEqual({
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

  it('The settings read lists, numbers, addresses and limits', () => {
    const settings = readSettings({
      STORYLOOM_DEV: '1',
      AI_API_KEY: 'key',
      AI_MODEL: 'llama',
      SITE_URL: 'https://stories.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DEMO_WORDS_PER_SECOND: '0',
      OPERATORS: ' Ann@example.com, ,ben@example.com,ann@example.com',
      STORY_FIRST_TOKEN_SECONDS: '90',
      STORIES_PER_DAY: '40',
    });
    expect(settings).toMatchObject({
      development: true,
      provider: { baseUrl: 'https://api.openai.com/v1', apiKey: 'key', model: 'llama' },
      siteUrl: new URL('https://stories.example/'),
      trustedProxies: expect.objectContaining({ rules: ['Subnet: IPv6 ::1/128', 'Subnet: IPv4 10.0.0.0/8'] }),
      demoWordsPerSecond: 0,
      operators: ['ann@example.com', 'ben@example.com', 'ann@example.com'],
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
    expect(problemsOf({ PASSWORD_MIN_LENGTH: '8.5' })).toEqual(['PASSWORD_MIN_LENGTH must be a whole number']);
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
});
