import { describe, expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { learn, learnInTurns, NO_QUIRKS, type Quirks } from './quirks.ts';

/** What a model teaches that refuses a request with a message. */
function learned(
  message: string,
  more: {
    status?: number;
    text?: string;
    body?: string;
    known?: Partial<Quirks>;
    systemMessages?: number;
    code?: string;
  } = {},
) {
  const { status = 400, text = 'A keeper finds a door', body = '', known, code, systemMessages = 2 } = more;
  const quirks = { ...NO_QUIRKS, ...known };
  const sent = { quirks: { ...quirks }, text, maxTokens: 8000, systemMessages, stream: true };
  const lesson = learn(quirks, sent, { status, detail: { message, ...(code && { code }) }, rawBody: body });
  const changes = Object.entries(quirks).filter(([name, value]) => sent.quirks[name as keyof Quirks] !== value);
  return lesson ? Object.fromEntries(changes) : undefined;
}

describe('what refusals teach', () => {
  it.each([
    ['System role not supported', { system: 'none' }],
    ["Unsupported value: 'messages[0].role' does not support 'system' with this model.", { system: 'none' }],
    ['Developer instruction is not enabled for models/gemma-3-27b-it', { system: 'none' }],
    ['System message must be at the beginning.', { system: 'one' }],
    [
      'After the optional system message, conversation roles must alternate user/assistant/user/assistant/...',
      { system: 'one' },
    ],
    ['Your organization must be verified to stream this model.', { noStream: true }],
    ['max_tokens is too large: 8000. This model supports at most 4096 completion tokens.', { mostTokens: 4096 }],
    ['`max_tokens` must be less than or equal to `2,048`, the maximum value', { mostTokens: 2048 }],
    ['Invalid max_tokens value, the valid range of max_tokens is [1, 4096]', { mostTokens: 4096 }],
    ['max_tokens: 8000 > 4096, which is the maximum allowed number of output tokens', { mostTokens: 4096 }],
    ['max_tokens is too large', { mostTokens: 4000 }],
    ["This model's maximum context length is 4096 tokens. However, you requested 8100 tokens", { window: 4096 }],
    ["'max_tokens' is too large: 8000. This model's maximum context length is 16,384 tokens", { window: 16_384 }],
    ['Prompt contains 40000 tokens, too large for model with 32768 maximum context length', { window: 32_768 }],
    ['The model is loaded with context length of only 4096 tokens, which is not enough', { window: 4096 }],
    ['`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 9000', { window: 4097 }],
    [
      'This request requires fewer max_tokens. You requested 8000 tokens, but can only afford 3919.',
      { affordable: 3919 },
    ],
    ['The model `gpt-9` does not exist', undefined],
  ])('%s', (message, expected) => {
    const status = /afford/.test(message) ? 402 : 400;
    expect(learned(message, { status })).toEqual(expected);
  });

  it('is the window in the fields of llama.cpp, however the message reads', () => {
    const body = '{"error":{"code":400,"type":"exceed_context_size_error","n_prompt_tokens":9000,"n_ctx":4096}}';
    expect(learned('the request exceeds the available context size', { body })).toEqual({ window: 4096 });
  });

  it('raises the estimate when a known window is exceeded, up to a limit', () => {
    const message = "This model's maximum context length is 4096 tokens.";
    expect(learned(message, { known: { window: 4096 } })).toEqual({ tokenScale: 1.3 });
    expect(learned(message, { known: { window: 4096, tokenScale: 3.9 } })).toBeUndefined();
  });

  it('is to send rules with the prompt when a single system message is refused', () => {
    const message = 'Conversation roles must alternate user/assistant/user/assistant/...';
    expect(learned(message, { systemMessages: 1 })).toEqual({ system: 'none' });
    expect(learned(message, { systemMessages: 0 })).toBeUndefined();
  });

  it.each([
    ['the system prompt contains text that is not allowed', 'content_policy_violation'],
    ['streaming of this content is not supported', 'moderation_blocked'],
    ['maximum of 300 requests per minute; lower max_tokens', 'rate_limit_exceeded'],
    ['context length exceeded: 9123 tokens given', undefined],
    ['The maximum context length is 512K tokens', undefined],
    ['The maximum context length is 511 tokens', undefined],
    ['context window setting, see release 2024', undefined],
  ])('is nothing where a refusal has another reason: %s', (message, code) => {
    expect(learned(message, code === undefined ? {} : { code })).toBeUndefined();
  });

  it('is nothing where a crashed server mentions system messages', () => {
    const message = 'Internal error while handling system message: not supported. Please contact us.';
    expect(learned(message, { status: 500 })).toBeUndefined();
    expect(learned('Jinja Exception: System role not supported', { status: 500 })).toEqual({ system: 'none' });
  });

  it('is nothing where the provider quotes the reader', () => {
    const text = 'A robot says: system role not supported';
    expect(learned(`Rejected: ${text}`, { text })).toBeUndefined();
    const window = 'The maximum context length is 2000 tokens';
    expect(learned(`Invalid prompt: “${window}”`, { text: window })).toBeUndefined();
    expect(learned(`Invalid prompt: “${window}”`, { text: window.replaceAll(' ', '\n\n') })).toBeUndefined();
    expect(learned(window, { text: window.replace('2000', '**２０００**') })).toBeUndefined();
    expect(learned('Not allowed for context length: 600 dragons', { text: '600 dragons' })).toBeUndefined();
    const most = 'A fox. max_tokens must be at most 300 for this, he said';
    expect(learned(`Invalid prompt: “${most}”`, { text: most })).toBeUndefined();
    expect(learned('Invalid max_tokens, maximum is exceeded in “300 foxes”', { text: '300 foxes' })).toBeUndefined();
  });
});

it('compares a refusal with a long text in turns with other work', async () => {
  const message = 'The maximum context length is 2000 tokens';
  const refusal = { status: 400, detail: { message }, rawBody: '' };
  const sent = { quirks: NO_QUIRKS, text: message, maxTokens: 8000, systemMessages: 2, stream: true };
  while (!hasWorkedLong());
  const lesson = learnInTurns({ ...NO_QUIRKS }, sent, refusal);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(isWorkWaiting()).toBe(true);
  expect(await lesson).toBe(false);
});
