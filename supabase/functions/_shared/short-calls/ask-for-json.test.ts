import { describe, expect, it, vi } from 'vitest';
import { providerOf } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { bodyOf, content, DONE, refuses, says, STOP, streams, type Answer } from '../testing/scripted-provider.ts';
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
  const { deps, provider } = serviceUnderTest({ answers });
  const { access } = providerOf(deps);
  const clock = createRunClock(limitMs);
  const question = { messages: MESSAGES, maxTokens: 500, temperature: 0.5, parse: wordsIn, words: WORDS };
  const outcome = await askForJson({ ...question, access, clock }).catch((error: unknown) => error);
  return { outcome, asked: provider.requests.map(({ body }) => body), access, clock };
}

const GOOD = says('{"words":["sea","door"]}');

describe('a question that is answered in JSON', () => {
  it('is asked once, without a stream', async () => {
    const { outcome, asked, clock } = await ask({}, GOOD);
    expect(outcome).toEqual(['sea', 'door']);
    expect(asked).toEqual([expect.objectContaining({ messages: MESSAGES, max_tokens: 500, temperature: 0.5 })]);
    expect(asked[0]).not.toHaveProperty('stream');
    expect(clock.signal.aborted).toBe(true);
  });

  it('is answered by JSON among other things, cut, streamed or with too much in it', async () => {
    for (const answer of [
      says('Sure!\n```json\n{"words":["sea","door"]}\n```\nEnjoy.'),
      says('{"answer":{"words":["sea","door"]}}'),
      says('{"words":["sea",7,{},"door","lamp"]}'),
      says('<think>{"words":["no"]}</think>{"words":["sea","door"]}'),
      says('{"words":["sea","door","la', 'length'),
      streams(content('{"words":["sea",'), content('"door"]}'), STOP, DONE),
    ]) {
      const { outcome, asked } = await ask({}, answer);
      expect(outcome).toEqual(['sea', 'door']);
      expect(asked).toHaveLength(1);
    }
  });

  it('is asked once more, for JSON only, when the answer cannot be used', async () => {
    for (const said of ['I would rather tell a story.', '{"words":[]}', '']) {
      const { outcome, asked } = await ask({}, says(said), GOOD);
      expect(outcome).toEqual(['sea', 'door']);
      expect(asked.map((body) => body['max_tokens'])).toEqual([500, 500]);
      const messages = asked[1]?.['messages'] as readonly { readonly role: string; readonly content: string }[];
      expect(messages.map(({ role }) => role)).toEqual(['system', 'system', 'user']);
      expect(messages[1]?.content).toContain('JSON only');
    }
    const twice = await ask({}, says('No.'));
    expect(twice.outcome).toMatchObject({ code: 'provider_error', message: 'UNUSABLE' });
    expect(twice.asked).toHaveLength(2);
  });

  it('gets more room the second time when its answer was cut, and a model that thinks is remembered', async () => {
    for (const [said, thinks] of [
      ['{"words":["se', false],
      ['<think>Hm', true],
    ] as const) {
      const { outcome, asked, access } = await ask({}, says(said, 'length'), GOOD);
      expect(outcome).toEqual(['sea', 'door']);
      expect(asked.map((body) => body['max_tokens'])).toEqual([500, 2500]);
      expect(access.quirks.thinks).toBe(thinks);
    }
  });

  it('is given up when its answer does not end, and the connection is closed', async () => {
    const [part, closed] = [content('x'.repeat(1000)), vi.fn()];
    const endless = bodyOf(
      Array.from({ length: 1000 }, () => part),
      'end',
      closed,
    );
    const { outcome } = await ask({}, () => new Response(endless));
    expect(outcome).toMatchObject({ message: 'The model sent something that is not a story' });
    expect(closed).toHaveBeenCalledOnce();
  });

  const silent: Answer = () => new Response(bodyOf(['{'], 'stay'));
  const broken: Answer = () => new Response(bodyOf(['{"choices":'], 'break'));
  it.each<[string, Answer, string, string]>([
    ['refuses', refuses(400, { error: { message: '' } }), 'provider_error', 'FAILED'],
    ['answers with its filter', says('', 'content_filter'), 'filtered', 'FILTERED'],
    ['refuses in words', says('I’m sorry, but I can’t help with that.'), 'filtered', 'FILTERED'],
    ['answers with HTML', refuses(200, '<h1>Hello</h1>'), 'provider_error', 'FAILED'],
    ['dies in the middle', broken, 'provider_unavailable', 'LOST'],
    ['never answers', silent, 'provider_timeout', 'SLOW'],
  ])('fails honestly when the provider %s', async (_, answer, code, message) => {
    const { outcome } = await ask({ limitMs: answer === silent ? 50 : 10_000 }, answer);
    expect(outcome).toMatchObject({ name: 'ServiceFailure', code, message: expect.stringContaining(message) });
  });
});
