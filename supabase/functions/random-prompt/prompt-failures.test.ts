import { describe, expect, it } from 'vitest';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import { ask, says } from '../_shared/testing/random-prompts.ts';
import { bodyOf, refuses, unreachable, type Answer } from '../_shared/testing/scripted-provider.ts';
import {
  CANARY_KEY,
  errorOf,
  impatientServiceWith,
  serviceWith,
  until,
} from '../_shared/testing/service-under-test.ts';

/** Shown below the page's own message. */
const AGAIN = /^Please try again in a moment\.$/;

describe('a random prompt that fails', () => {
  it.each<[string, Answer, number, string, string | RegExp]>([
    ['an empty answer', says(''), 502, 'empty', 'No prompt was generated'],
    ['only marks', says('""'), 502, 'empty', 'No prompt was generated'],
    ['no choices', refuses(200, { choices: [] }), 502, 'empty', 'No prompt was generated'],
    ['an empty body', refuses(200), 502, 'empty', 'No prompt was generated'],
    ['null', says(null), 502, 'empty', 'No prompt was generated'],
    ['a page', refuses(200, '<html>Hi</html>'), 502, 'provider_error', AGAIN],
    ['a refused page', refuses(400, '<html>Hi</html>'), 502, 'provider_error', AGAIN],
    ['a reason', refuses(400, { error: { message: 'No such model' } }), 502, 'provider_error', 'No such model'],
    ['the key in a reason', refuses(400, { error: { message: CANARY_KEY } }), 502, 'provider_error', AGAIN],
    [
      'our own words',
      refuses(400, { error: { message: 'Failed to generate a random prompt: no model' } }),
      502,
      'provider_error',
      /^no model$/,
    ],
    ['an error in HTTP 200', refuses(200, { error: { message: 'No' } }), 502, 'provider_error', 'No'],
    ['401', refuses(401), 502, 'provider_unauthorized', /temporarily unavailable/],
    ['a filter', says('', 'content_filter'), 422, 'filtered', /held this prompt back/],
    ['a filter as an error', refuses(400, { error: { code: 'content_filter' } }), 422, 'filtered', /held this prompt/],
    ['no connection', unreachable, 503, 'provider_unavailable', /couldn’t be reached/],
    [
      'a broken connection',
      () => new Response(bodyOf(['{"choi'], 'break')),
      503,
      'provider_unavailable',
      /was lost before the prompt/,
    ],
    ['silence', () => new Promise<Response>(() => undefined), 504, 'provider_timeout', /took too long to arrive/],
    [
      'silence in the middle',
      () => new Response(bodyOf(['{"choi'], 'stay')),
      504,
      'provider_timeout',
      /took too long to arrive/,
    ],
  ])('A prompt fails with a code and a message after %s', async (name, answer, status, code, message) => {
    const service = name.includes('silence') ? impatientServiceWith(answer) : serviceWith(answer);
    const response = await ask(service);
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(message);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', outcome: 'error', code });
    expect(service.logged()).not.toContain(CANARY_KEY);
  });

  it('A rate limit of the provider is passed on with its waiting time', async () => {
    const service = serviceWith(refuses(429, { error: { message: 'Slow down' } }, { 'retry-after': '7' }));
    const response = await ask(service);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await errorOf(response)).toEqual({
      code: 'provider_rate_limited',
      message: 'Slow down. Please try again in 7 seconds.',
      retryAfter: 7,
    });
  });

  it('The provider is not asked for a reader who left while the prompt was counted', async () => {
    const service = await serviceOn((response) => response.end());
    const abort = new AbortController();
    const answer = ask(service, {}, { signal: abort.signal });
    abort.abort();
    await answer;
    expect(service.server.requests()).toBe(0);
    expect(service.logs.at(-1)).toMatchObject({ outcome: 'left' });
  });

  it('The provider’s connection is closed when the reader leaves', async () => {
    const service = await serviceOn(() => undefined, { promptMs: 20_000 });
    const abort = new AbortController();
    const answer = ask(service, {}, { signal: abort.signal });
    await until(() => service.server.requests() === 1);
    abort.abort();
    await until(() => service.server.left() === 1);
    await answer;
    expect(service.logs.at(-1)).toMatchObject({ outcome: 'left' });
  });
});
