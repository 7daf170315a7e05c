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

it('An address of Ollama’s own interface is refused with the one to set', () => {
  for (const path of ['/api/chat', '/api/generate/']) {
    expect(() => endpointOf(`http://localhost:11434${path}`)).toThrow('AI_BASE_URL must end in /v1');
  }
});

it('A base address that is none, or holds a password, is refused without quoting it', () => {
  const noAddresses = ['localhost:11434', 'ftp://x.test', 'http://', ''];
  for (const base of [...noAddresses, 'https://user:secret@x.test', 'https://:secret@x.test']) {
    expect(() => endpointOf(base), base).toThrow('AI_BASE_URL');
    expect(() => endpointOf(base)).not.toThrow('secret');
  }
});
