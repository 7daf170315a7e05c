import { describe, expect, it } from 'vitest';
import { createProvider } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { says } from '../testing/random-prompts.ts';
import {
  bodyOf,
  content,
  DONE,
  refuses,
  scriptedProvider,
  STOP,
  streams,
  unreachable,
  type Answer,
} from '../testing/scripted-provider.ts';
import { serviceUnderTest } from '../testing/service-under-test.ts';
import { askForJson } from './ask-for-json.ts';
import { fieldOf, listIn } from './json-fields.ts';

const WORDS = { failed: 'FAILED', filtered: 'FILTERED', unusable: 'UNUSABLE', slow: 'SLOW', lost: 'LOST' };
const MESSAGES = [
  { role: 'system', content: 'Answer in JSON.' },
  { role: 'user', content: 'Which words?' },
] as const;

const text = (entry: unknown): string | undefined => (typeof entry === 'string' ? entry : undefined);

/** The words of an answer, at most two; `undefined` without any. */
function wordsIn(value: unknown): readonly string[] | undefined {
  const words = listIn(fieldOf(value, 'words'), 2, text);
  return words.length === 0 ? undefined : words;
}

/** What comes of a question that the provider answers in these ways in turn. */
async function ask({ limitMs = 10_000 }: { readonly limitMs?: number }, ...answers: Answer[]) {
  const provider = scriptedProvider(...answers);
  const { access } = createProvider(serviceUnderTest({ providerFetch: provider.fetch }).deps, 1);
  const clock = createRunClock(limitMs);
  const question = {
    access,
    messages: MESSAGES,
    maxTokens: 500,
    temperature: 0.5,
    parse: wordsIn,
    words: WORDS,
    clock,
  };
  const outcome = await askForJson(question).catch((error: unknown) => error);
  return { outcome, asked: provider.requests.map(({ body }) => body), access, clock };
}

const GOOD = says('{"words":["sea","door"]}');

describe('a question that is answered in JSON', () => {
  it('A question is asked once, without a stream, and its answer is read', async () => {
    const { outcome, asked, clock } = await ask({}, GOOD);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked).toEqual([expect.objectContaining({ messages: MESSAGES, max_tokens: 500, temperature: 0.5 })]);
    expect(asked[0]).not.toHaveProperty('stream');
    expect(clock.signal.aborted).toBe(true);
  });

  it.each<[string, Answer]>([
    ['prose and a code fence', says('Sure!\n```json\n{"words":["sea","door"]}\n```\nEnjoy.')],
    ['another object before it', says('{"note":"first"} {"words":["sea","door"]}')],
    ['an object around it', says('{"answer":{"words":["sea","door"]}}')],
    ['too many words', says('{"words":["sea","door","lamp"]}')],
    ['words of a wrong type among them', says('{"words":["sea",7,{},"door"]}')],
    ['thoughts before it', says('<think>{"words":["no"]}</think>{"words":["sea","door"]}')],
    ['its end missing', says('{"words":["sea","door","la', 'length')],
    ['parts, streamed', streams(content('{"words":["sea",'), content('"door"]}'), STOP, DONE)],
  ])('An answer is read that has %s', async (_, answer) => {
    const { outcome, asked } = await ask({}, answer);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['prose', says('I would rather tell a story.')],
    ['broken JSON', says('{words: sea}')],
    ['JSON of another shape', says('{"words":"sea"}')],
    ['an empty list', says('{"words":[]}')],
    ['nothing', says('')],
  ])('A provider that answers with %s is asked once more, for JSON only', async (_, answer) => {
    const { outcome, asked } = await ask({}, answer, GOOD);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked.map((body) => body['max_tokens'])).toEqual([500, 500]);
    const messages = asked[1]?.['messages'] as readonly { readonly role: string; readonly content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'system', 'user']);
    expect(messages[1]?.content).toContain('JSON only');
  });

  it('A provider that answers twice without usable JSON is not asked again, and the failure says so', async () => {
    const { outcome, asked } = await ask({}, says('No.'));
    expect(outcome).toMatchObject({ code: 'provider_error', message: 'UNUSABLE' });
    expect(asked).toHaveLength(2);
  });

  it('An answer that was cut before anything whole gets more room the second time', async () => {
    const { outcome, asked, access } = await ask({}, says('{"words":["se', 'length'), GOOD);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked.map((body) => body['max_tokens'])).toEqual([500, 2500]);
    expect(access.quirks.thinks).toBe(false);
  });

  it('A model that spends its allowance on thoughts gets more room, and is remembered', async () => {
    const { outcome, asked, access } = await ask({}, says('<think>Hm', 'length'), GOOD);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked.map((body) => body['max_tokens'])).toEqual([500, 2500]);
    expect(access.quirks.thinks).toBe(true);
  });

  const silent: Answer = () => new Response(bodyOf(['{'], 'stay'));
  const broken: Answer = () => new Response(bodyOf(['{"choices":'], 'break'));
  it.each<[string, Answer, string, string]>([
    ['refuses', refuses(400, { error: { message: '' } }), 'provider_error', 'FAILED'],
    ['declines by its filter', refuses(400, { error: { code: 'content_filter' } }), 'filtered', 'FILTERED'],
    ['answers with its filter', says('', 'content_filter'), 'filtered', 'FILTERED'],
    ['answers with HTML', refuses(200, '<h1>Hello</h1>'), 'provider_error', 'FAILED'],
    ['asks to wait', refuses(429, '', { 'retry-after': '9' }), 'provider_rate_limited', ''],
    ['cannot be reached', unreachable, 'provider_unavailable', ''],
    ['dies in the middle', broken, 'provider_unavailable', 'LOST'],
    ['never answers', silent, 'provider_timeout', 'SLOW'],
  ])('A question fails honestly when the provider %s', async (_, answer, code, message) => {
    const { outcome } = await ask({ limitMs: answer === silent ? 50 : 10_000 }, answer);
    expect(outcome).toMatchObject({ name: 'ServiceFailure', code, message: expect.stringContaining(message) });
  });

  it('A provider that dies at the second answer is a lost connection', async () => {
    const { outcome } = await ask({}, says('No.'), broken);
    expect(outcome).toMatchObject({ code: 'provider_unavailable', message: 'LOST' });
  });
});
