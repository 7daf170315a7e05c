import { retryAfterSeconds } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { endpointOf } from './endpoint.ts';

it('The chat-completions address is found from any base address', () => {
  const openAi = 'https://api.openai.com/v1/chat/completions';
  const azure = 'https://x.azure.test/openai/deployments/d';
  for (const [base, url] of [
    ['https://api.openai.com', openAi],
    ['https://api.openai.com/', openAi],
    ['https://api.openai.com/v1/', openAi],
    ['https://api.openai.com/v1#x', openAi],
    ['http://localhost:11434/v1/chat/completions', 'http://localhost:11434/v1/chat/completions'],
    ['https://openrouter.ai/api', 'https://openrouter.ai/api/v1/chat/completions'],
    ['https://google.test/v1beta/openai/', 'https://google.test/v1beta/openai/chat/completions'],
    [`${azure}?api-version=1`, `${azure}/chat/completions?api-version=1`],
  ] as const) {
    expect(endpointOf(base)).toEqual({ url, name: new URL(base).host });
  }
});

it('A base address that is none, or holds a password, is refused without quoting it', () => {
  const noAddresses = ['localhost:11434', 'ftp://x.test', 'http://', ''];
  for (const base of [...noAddresses, 'https://user:secret@x.test', 'https://:secret@x.test']) {
    expect(() => endpointOf(base), base).toThrow('AI_BASE_URL');
    expect(() => endpointOf(base)).not.toThrow('secret');
  }
});

it('Retry-After is read in seconds or as a date, within a day', () => {
  const now = Date.parse('2026-11-20T20:00:00Z');
  for (const [header, seconds] of [
    ['7', 7],
    ['0', 1],
    ['1.2', 2],
    ['Fri, 20 Nov 2026 20:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 19:00:00 GMT', 1],
    ['99999999', 86_400],
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
  ] as const) {
    expect(retryAfterSeconds(header, now), String(header)).toBe(seconds);
  }
});
