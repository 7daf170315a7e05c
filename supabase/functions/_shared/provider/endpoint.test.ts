import { expect, it } from 'vitest';
import { endpointOf } from './endpoint.ts';
import { retryAfterSeconds } from '@storyloom/shared/domain';

it.each([
  ['https://api.openai.com', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/v1/', 'https://api.openai.com/v1/chat/completions'],
  ['http://localhost:11434/v1/chat/completions', 'http://localhost:11434/v1/chat/completions'],
  ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1/chat/completions'],
  ['https://openrouter.ai/api', 'https://openrouter.ai/api/v1/chat/completions'],
  ['https://google.test/v1beta/openai/', 'https://google.test/v1beta/openai/chat/completions'],
  [
    'https://x.azure.test/openai/deployments/d?api-version=1',
    'https://x.azure.test/openai/deployments/d/chat/completions?api-version=1',
  ],
])('The chat-completions address of %s is found', (base, url) => {
  expect(endpointOf(base)).toEqual({ url, name: new URL(base).host });
});

it.each(['localhost:11434', 'ftp://x.test', 'http://', '', 'https://user:secret@x.test'])(
  'The base address %j is refused',
  (base) => {
    expect(() => endpointOf(base)).toThrow('AI_BASE_URL');
    expect(() => endpointOf(base)).not.toThrow('secret');
  },
);

it.each([
  ['7', 7],
  ['0', 1],
  ['1.2', 2],
  ['Fri, 20 Nov 2026 20:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 19:00:00 GMT', 1],
  ['99999999', 86_400],
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5x', undefined],
])('Retry-After %j is read as %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, Date.parse('2026-11-20T20:00:00Z'))).toBe(seconds);
});
