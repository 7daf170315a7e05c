import { PACKS } from '@storyloom/storyteller/packs';
import { describe, expect, it } from 'vitest';
import { serviceOn } from '../_shared/testing/provider-server.ts';
import {
  bodyOf,
  content,
  DONE,
  refuses,
  says,
  STOP,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  errorOf,
  guestToken,
  impatientServiceWith,
  serviceUnderTest,
  serviceWith,
  storyRequest,
  until,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const PROMPT = 'A keeper finds a door at the bottom of the sea.';

type Init = Omit<NonNullable<Parameters<typeof storyRequest>[0]>, 'body'>;

/** Asks for a random prompt, as someone who is signed in unless `init` has headers. */
const ask = (service: ServiceUnderTest, body: unknown = { genre: 'fantasy' }, init: Init = {}) =>
  service.handlers['random-prompt'](storyRequest({ headers: AS_USER, body, ...init }));

const promptOf = async (response: Response) => ((await response.json()) as { prompt: string }).prompt;
const promptFrom = async (...answers: Answer[]): Promise<string> => promptOf(await ask(serviceWith(...answers)));

describe('a random prompt', () => {
  it('is asked for as the specification says, costs no story and is not logged', async () => {
    const service = serviceWith(says(PROMPT));
    const headers = { 'x-guest-token': await guestToken(service) };
    const response = await ask(service, { genre: 'scifi', language: 'french' }, { headers });
    expect([response.status, await response.json()]).toEqual([200, { prompt: PROMPT }]);
    expect(service.provider.requests[0]?.body).toEqual({
      model: 'gpt-4o-mini',
      max_tokens: 100,
      temperature: 0.9,
      messages: [
        { role: 'system', content: expect.stringMatching(/30 to 50 words for a science fiction story, in French/) },
        { role: 'user', content: 'Write one prompt.' },
      ],
    });
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_random_prompt']);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', genre: 'scifi', outcome: 'complete' });
    expect(service.logged() + JSON.stringify(service.supabase.rpcs)).not.toContain('keeper');
  });

  it('is refused where the answer holds signs alone', async () => {
    for (const signs of ['\u200B', '—', '.']) {
      const refused = await ask(serviceWith(says(signs)));
      expect((await errorOf(refused)).code, signs).toBe('empty');
    }
  });

  it('is to be gentle for children only, and of fantasy for an unknown genre', async () => {
    const service = serviceWith(says(PROMPT));
    for (const genre of ['children', 'horror']) await ask(service, { genre });
    const [children, horror] = service.provider.requests.map(({ body }) => JSON.stringify(body['messages']));
    expect(children).toContain('It is for young children: keep it gentle');
    expect(horror).toMatch(/^(?!.*young children).*a fantasy story, in English/);
  });

  it('is refused without a token or with a bad request', async () => {
    const service = serviceWith(says(PROMPT));
    expect((await ask(service, {}, { headers: {} })).status).toBe(401);
    for (const [body, message] of [
      [{ genre: 5 }, 'The genre must be text.'],
      ['[]', 'Your request must be a JSON object with a genre.'],
    ] as const) {
      const response = await ask(service, body);
      expect([response.status, await errorOf(response)]).toEqual([400, { code: 'bad_request', message }]);
    }
    expect(service.provider.requests).toEqual([]);
  });

  it('is dealt from the demo storyteller’s prompts without a provider', async () => {
    const service = serviceUnderTest({ demo: true });
    const { prompts } = PACKS.english.romance;
    const seen: string[] = [];
    for (const _ of prompts) seen.push(await promptOf(await ask(service, { genre: 'romance' })));
    expect(seen.toSorted()).toEqual(prompts.toSorted());
    const chinese = await promptOf(await ask(service, { genre: 'scifi', language: 'chinese' }));
    expect(PACKS.chinese.scifi.prompts).toContain(chinese);
  });
});

describe('the text of a random prompt', () => {
  it('has no thoughts, labels or marks around it', async () => {
    for (const [text, prompt] of [
      ['<think>Sea. Door.</think>\n\nA door.', 'A door.'],
      ['"A door."', 'A door.'],
      ['« Une porte. »', 'Une porte.'],
      ['「一扇门。」', '一扇门。'],
      ['**Story Prompt:** "A door."', 'A door.'],
      ['提示：一扇门。', '一扇门。'],
      ['"Come," said the door. "Now."', '"Come," said the door. "Now."'],
      [[{ type: 'text', text: 'A door.' }], 'A door.'],
      ['Prompt and pale, she came.', 'Prompt and pale, she came.'],
    ] as const) {
      expect(await promptFrom(says(text)), JSON.stringify(text)).toBe(prompt);
    }
    expect(await promptFrom(streams(content('A '), content('door.'), STOP, DONE))).toBe('A door.');
  });

  it('ends with a whole sentence where it was cut, and after 4,000 characters', async () => {
    expect(await promptFrom(says('A keeper finds a door. Behind it there', 'length'))).toBe('A keeper finds a door.');
    expect(await promptFrom(says('A keeper finds', 'length'))).toBe('A keeper finds');
    expect(await promptFrom(says('🌍'.repeat(3000)))).toHaveLength(4000);
  });

  it('comes from a model that thinks first by a larger allowance, from then on at once', async () => {
    const allowances = ({ provider }: ReturnType<typeof serviceWith>) =>
      provider.requests.map(({ body }) => body['max_tokens']);
    const thoughts = { choices: [{ message: { content: '', reasoning: 'Hm' }, finish_reason: 'length' }] };
    const service = serviceWith(refuses(200, thoughts), says(PROMPT));
    for (let asked = 0; asked < 2; asked += 1) expect(await promptOf(await ask(service))).toBe(PROMPT);
    expect(allowances(service)).toEqual([100, 2000, 2000]);
    const endless = serviceWith(says('<think>For ever', 'length'));
    expect((await errorOf(await ask(endless))).code).toBe('empty');
    expect(allowances(endless)).toEqual([100, 2000]);
  });
});

describe('a random prompt that fails', () => {
  const AGAIN = /^Please try again in a moment\.$/;
  const hangs: Answer = () => new Response(bodyOf(['{"choi'], 'stay'));
  it.each<[string, Answer, number, string, RegExp]>([
    ['an empty answer', says(''), 502, 'empty', /^No prompt was generated$/],
    ['no body', () => new Response(null), 502, 'empty', /^No prompt was generated$/],
    ['a page', refuses(200, '<html>Hi</html>'), 502, 'provider_error', AGAIN],
    ['an error in HTTP 200', refuses(200, { error: { message: 'No' } }), 502, 'provider_error', /^No$/],
    ['a filter', says('', 'content_filter'), 422, 'filtered', /held this prompt back/],
    ['one word', says('Unauthorized'), 502, 'empty', /^No prompt was generated$/],
    ['an error as text', says('502 Bad Gateway'), 502, 'empty', /^No prompt was generated$/],
    ['a refusal in words', says('I’m sorry, but I can’t help with that.'), 422, 'filtered', /held this prompt back/],
    ['an error that no child may read', refuses(400, { error: { message: 'Murder.' } }), 502, 'provider_error', AGAIN],
    ['a cut', () => new Response(bodyOf(['{"choi'], 'break')), 503, 'provider_unavailable', /lost before the prompt/],
    ['silence', hangs, 504, 'provider_timeout', /took too long to arrive/],
  ])('says why: %s', async (name, answer, status, code, message) => {
    const service = name === 'silence' ? impatientServiceWith(answer) : serviceWith(answer);
    const response = await ask(service);
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(message);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', outcome: 'error', code });
  });

  it('closes the provider’s connection when the reader leaves, or asks it for nothing', async () => {
    const service = await serviceOn(() => undefined, { promptMs: 20_000 });
    for (const requests of [0, 1]) {
      const abort = new AbortController();
      const answer = ask(service, {}, { signal: abort.signal });
      if (requests === 1) await until(() => service.server.requests() === 1);
      abort.abort();
      await answer;
      await until(() => service.server.left() === requests);
      expect(service.server.requests()).toBe(requests);
    }
    expect(service.logs.map(({ outcome }) => outcome)).toEqual(['left', 'left']);
  });
});
