import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  refuses,
  STOP,
  streams,
  unreachable,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  CANARY_KEY,
  eventsOf,
  GUEST_SECRET,
  SECRET_KEY,
  impatientServiceWith,
  serviceWith,
} from '../_shared/testing/service-under-test.ts';
import { FAILED, messageIn } from '../_shared/testing/story-errors.ts';

const UNAVAILABLE = 'The story service is temporarily unavailable. Please try again later.';
const EMPTY = 'No story content was generated';

const saying = (message: string | RegExp): unknown =>
  typeof message === 'string' ? message : expect.stringMatching(message);

describe('a story that never begins', () => {
  const page = '<!doctype html><html><body>502 Bad Gateway</body></html>';
  it.each<[string, Answer, string, string | RegExp, number]>([
    ['401', refuses(401, { error: { message: `Bad key ${CANARY_KEY}` } }), 'provider_unauthorized', UNAVAILABLE, 1],
    ['403', refuses(403, CANARY_KEY), 'provider_unauthorized', UNAVAILABLE, 1],
    ['402', refuses(402, { error: { message: 'Pay' } }), 'provider_unavailable', UNAVAILABLE, 1],
    [
      'no quota',
      refuses(429, { error: { code: 'insufficient_quota', message: 'Pay' } }),
      'provider_unavailable',
      UNAVAILABLE,
      1,
    ],
    ['400', refuses(400, { error: { message: 'Too long' } }), 'provider_error', 'Too long', 1],
    [
      '400 with the key in it',
      refuses(400, { error: { message: `Key ${CANARY_KEY}, sk-abcdef123456` } }),
      'provider_error',
      FAILED,
      1,
    ],
    [
      'a limit of the model',
      refuses(400, { error: { message: 'max_tokens is too large: 8000 is more than 4096', param: 'max_tokens' } }),
      'provider_error',
      'max_tokens is too large: 8000 is more than 4096',
      1,
    ],
    ['400 in a short text', refuses(400, 'prompt is too long'), 'provider_error', 'prompt is too long', 1],
    ['400 as a text', refuses(400, { error: 'model missing' }), 'provider_error', 'model missing', 1],
    ['404 with details', refuses(404, { detail: 'Not Found' }), 'provider_error', 'Not Found', 1],
    ['400 as a page', refuses(400, page), 'provider_error', FAILED, 1],
    ['a huge 400', refuses(400, 'y'.repeat(200_000)), 'provider_error', FAILED, 1],
    ['an empty error', refuses(400, { error: {} }), 'provider_error', FAILED, 1],
    ['our own words', refuses(400, { error: { message: 'Failed to generate story' } }), 'provider_error', FAILED, 1],
    [
      'a place',
      refuses(400, { error: { message: 'No model. See http://provider.test:8080/v1/models.' } }),
      'provider_error',
      'No model.',
      1,
    ],
    [
      'what it was told',
      refuses(400, { error: { message: 'Bad turn: "You are a skilled author. Write a fantasy story in English."' } }),
      'provider_error',
      FAILED,
      1,
    ],
    [
      'a long message',
      refuses(400, { error: { message: 'too long '.repeat(60) } }),
      'provider_error',
      /^(?=.{150,200}$)(?:too long )+too(?: long)?…$/u,
      1,
    ],
    ['a message of emoji', refuses(400, { error: { message: '🌍'.repeat(400) } }), 'provider_error', FAILED, 1],
    ['a redirect', refuses(307, '', { location: 'http://elsewhere.test' }), 'provider_error', FAILED, 1],
    ['500', refuses(500, { error: { message: 'Oops' } }), 'provider_unavailable', 'Oops', 3],
    ['502 as a page', refuses(502, page), 'provider_unavailable', FAILED, 3],
    ['503 with a long pause', refuses(503, 'down', { 'retry-after': '60' }), 'provider_unavailable', 'down', 1],
    ['a refused connection', unreachable, 'provider_unavailable', /couldn’t be reached/, 3],
    [
      'a filtered prompt',
      refuses(400, { error: { code: 'content_filter', message: 'x' } }),
      'filtered',
      /content filter declined/,
      1,
    ],
    ['a filtered answer', streams(chunk({}, 'content_filter'), DONE), 'filtered', /content filter declined/, 1],
    ['a refusal', streams(chunk({ refusal: 'I cannot' }), STOP), 'filtered', /content filter declined/, 1],
    ['an error in HTTP 200', streams('data: {"error":{"message":"No model"}}\n\n'), 'provider_error', 'No model', 1],
    ['an error as JSON in HTTP 200', refuses(200, { error: { message: 'No model' } }), 'provider_error', 'No model', 1],
    ['a page in HTTP 200', refuses(200, page), 'provider_error', FAILED, 1],
    ['an empty body', refuses(200), 'empty', EMPTY, 1],
    ['no body', () => new Response(null), 'empty', 'No response body received', 1],
    ['only blank text', streams(content('\n \n'), STOP, DONE), 'empty', EMPTY, 1],
    ['only thoughts', streams(content('<think>Hm</think>'), STOP, DONE), 'empty', EMPTY, 1],
    [
      'length spent on thoughts',
      streams(chunk({ reasoning: 'Hm' }), chunk({}, 'length')),
      'empty',
      /allowance on thinking/,
      1,
    ],
    [
      'a connection lost before it',
      () => new Response(bodyOf([': hi\n\n'], 'break')),
      'provider_unavailable',
      /was lost/,
      1,
    ],
    ['silence', () => new Promise<Response>(() => undefined), 'provider_timeout', /too long to start/, 1],
    [
      'silence after the headers',
      () => new Response(bodyOf([': hi\n\n'], 'stay')),
      'provider_timeout',
      /too long to start/,
      1,
    ],
    [
      'thoughts and then silence',
      () => new Response(bodyOf([chunk({ reasoning: 'Hm' })], 'stay')),
      'provider_timeout',
      /too long/,
      1,
    ],
    [
      'an answer that crashes us',
      () =>
        ({
          ok: true,
          get body() {
            throw new Error('crash');
          },
        }) as never,
      'provider_unavailable',
      /was lost/,
      1,
    ],
  ])(
    'A story fails with a code and a message and is refunded exactly once after %s',
    async (name, answer, code, message, calls) => {
      const service = name.includes('silence') ? impatientServiceWith(answer) : serviceWith(answer);
      const events = await eventsOf(await askAsGuest(service));
      expect(events.map(({ type }) => type)).toEqual(['start', 'error']);
      expect(events[1]).toMatchObject({ type: 'error', code });
      expect(messageIn(events)).toEqual(saying(message));
      expect(service.supabase.refunds).toHaveLength(1);
      expect(service.provider.requests).toHaveLength(calls);
      const shown = JSON.stringify(events) + service.logged();
      for (const secret of [CANARY_KEY, SECRET_KEY, GUEST_SECRET]) expect(shown).not.toContain(secret);
      expect(service.logged()).not.toContain('A keeper finds');
    },
  );
});
