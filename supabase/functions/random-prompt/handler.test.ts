import { PACKS } from '@storyloom/storyteller/packs';
import { describe, expect, it } from 'vitest';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import {
  bodyOf,
  content,
  DONE,
  refuses,
  STOP,
  streams,
  unreachable,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  CANARY_KEY,
  errorOf,
  guestToken,
  PUBLISHABLE_KEY,
  serviceUnderTest,
  serviceWith,
  until,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const PROMPT = 'A keeper finds a door at the bottom of the sea.';
const says = (text: unknown, finish = 'stop'): Answer =>
  refuses(200, { choices: [{ message: { content: text }, finish_reason: finish }] });
/** Stands below the page's own words for it. */
const AGAIN = /^Please try again in a moment\.$/;
const THOUGHTS: Answer = refuses(200, {
  choices: [{ message: { content: '', reasoning: 'Hm' }, finish_reason: 'length' }],
});

function ask(service: ServiceUnderTest, body: unknown = { genre: 'fantasy' }, init: RequestInit = {}) {
  const request = new Request('http://localhost/functions/v1/random-prompt', {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, ...AS_USER },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  return service.handlers['random-prompt'](request);
}

const promptOf = async (response: Response): Promise<string> => ((await response.json()) as { prompt: string }).prompt;

describe('a random prompt', () => {
  it('is asked for as the specification says, and comes alone', async () => {
    const service = serviceWith(says(PROMPT));
    const response = await ask(service, { genre: 'scifi', language: 'french' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ prompt: PROMPT });
    const [request] = service.provider.requests;
    expect(request?.headers.get('authorization')).toBe(`Bearer ${CANARY_KEY}`);
    expect(request?.body).toEqual({
      model: 'gpt-4o-mini',
      max_tokens: 100,
      temperature: 0.9,
      messages: [
        { role: 'system', content: expect.stringMatching(/30 to 50 words for a science fiction story, in French/) },
        { role: 'user', content: 'Write one prompt.' },
      ],
    });
  });

  it('costs no free story, and neither the log nor the database hears what it says', async () => {
    const service = serviceWith(says(PROMPT));
    const headers = { 'x-guest-token': await guestToken(service) };
    expect((await ask(service, {}, { headers })).status).toBe(200);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_random_prompt']);
    expect([...service.supabase.used.values()]).toEqual([]);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', genre: 'fantasy', outcome: 'complete' });
    expect(service.logged() + JSON.stringify(service.supabase.rpcs)).not.toContain('keeper');
  });

  it.each([
    ['nobody', {}],
    ['a forged guest', { 'x-guest-token': 'v1.e30.AAAA' }],
    ['an expired sign-in', { authorization: 'Bearer old' }],
  ])('is not for %s', async (_, headers) => {
    const service = serviceWith(says(PROMPT));
    const response = await ask(service, {}, { headers });
    expect([response.status, (await errorOf(response)).code]).toEqual([401, 'unauthorized']);
    expect(service.provider.requests).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ genre: 5 }, 'The genre must be text.'],
    [{ genre: ['fantasy'] }, 'The genre must be text.'],
    [{ language: 'klingon' }, 'This language is not available. Choose one of: english, spanish, french, chinese.'],
    [{ language: 7 }, 'This language is not available. Choose one of: english, spanish, french, chinese.'],
    ['{', 'Your request is not valid JSON. Check it and send it again.'],
    ['[]', 'Your request must be a JSON object with a genre.'],
    ['', 'Your request is not valid JSON. Check it and send it again.'],
  ])('is refused to %j with a sentence', async (body, message) => {
    const service = serviceWith(says(PROMPT));
    const response = await ask(service, body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({ code: 'bad_request', message });
    expect(service.provider.requests).toEqual([]);
  });

  it('takes an unknown genre for fantasy', async () => {
    const service = serviceWith(says(PROMPT));
    await ask(service, { genre: 'western' });
    expect(JSON.stringify(service.provider.requests[0]?.body)).toContain('a fantasy story, in English');
  });

  it.each<[string, unknown, string]>([
    ['thoughts', '<think>Sea. Door.</think>\n\nA door.', 'A door.'],
    ['quotation marks', '"A door."', 'A door.'],
    ['typographic marks', '“A door.”', 'A door.'],
    ['French marks', '« Une porte. »', 'Une porte.'],
    ['Chinese marks', '「一扇门。」', '一扇门。'],
    ['a label', 'Prompt: A door.', 'A door.'],
    ['a label in bold before marks', '**Story Prompt:** "A door."', 'A door.'],
    ['marks around a label', '"Prompt: A door."', 'A door.'],
    ['a Chinese label', '提示：一扇门。', '一扇门。'],
    ['marks that belong to it', '"Come," said the door. "Now."', '"Come," said the door. "Now."'],
    ['parts', [{ type: 'text', text: 'A door.' }], 'A door.'],
    ['a word that only looks like a label', 'Prompt and pale, she came.', 'Prompt and pale, she came.'],
  ])('comes without %s', async (_, text, prompt) => {
    expect(await promptOf(await ask(serviceWith(says(text))))).toBe(prompt);
  });

  it('ends with a whole sentence where the model was cut', async () => {
    const service = serviceWith(says('A keeper finds a door. Behind it there', 'length'));
    expect(await promptOf(await ask(service))).toBe('A keeper finds a door.');
    expect(await promptOf(await ask(serviceWith(says('A keeper finds', 'length'))))).toBe('A keeper finds');
  });

  it('is never longer than a prompt may be', async () => {
    expect(await promptOf(await ask(serviceWith(says('🌍'.repeat(3000)))))).toHaveLength(4000);
  });

  it('is read from a stream that nobody asked for', async () => {
    expect(await promptOf(await ask(serviceWith(streams(content('A '), content('door.'), STOP, DONE))))).toBe(
      'A door.',
    );
  });
});

describe('a model that thinks first', () => {
  const allowances = (service: ReturnType<typeof serviceWith>) =>
    service.provider.requests.map(({ body }) => body['max_tokens']);

  it('is asked once more with room for its thoughts, and gets it at once from then on', async () => {
    const service = serviceWith(THOUGHTS, says(PROMPT));
    expect(await promptOf(await ask(service))).toBe(PROMPT);
    expect(await promptOf(await ask(service))).toBe(PROMPT);
    expect(allowances(service)).toEqual([100, 2000, 2000]);
  });

  it('is not asked a third time', async () => {
    const service = serviceWith(says('<think>For ever', 'length'));
    const response = await ask(service);
    expect([response.status, await errorOf(response)]).toEqual([
      502,
      { code: 'empty', message: 'No prompt was generated' },
    ]);
    expect(allowances(service)).toEqual([100, 2000]);
  });
});

describe('a prompt that does not come', () => {
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
  ])('is answered for %s', async (_, answer, status, code, message) => {
    const service = serviceWith(answer);
    const response = await ask(service);
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(message);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', outcome: 'error', code });
    expect(service.logged()).not.toContain(CANARY_KEY);
  });

  it('says when to come back', async () => {
    const service = serviceWith(refuses(429, { error: { message: 'Slow down' } }, { 'retry-after': '7' }));
    const response = await ask(service);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await errorOf(response)).toEqual({
      code: 'provider_rate_limited',
      message: 'Slow down. Please try again in 7 seconds.',
      retryAfter: 7,
    });
  });

  it('is not waited for by a provider whose reader has left', async () => {
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

describe('the demo’s prompts', () => {
  it('come through the same protocol, in the genre and language asked for', async () => {
    const service = serviceUnderTest({ demo: true });
    const { romance } = PACKS.english;
    const seen: string[] = [];
    for (const _ of romance.prompts) {
      const headers = { 'x-guest-token': await guestToken(service) };
      seen.push(await promptOf(await ask(service, { genre: 'romance', language: 'english' }, { headers })));
    }
    expect(seen.toSorted()).toEqual(romance.prompts.toSorted());
    const chinese = await promptOf(await ask(service, { genre: 'scifi', language: 'chinese' }));
    expect(PACKS.chinese.scifi.prompts).toContain(chinese);
  });
});
