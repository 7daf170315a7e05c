import { PACKS } from '@storyloom/storyteller/packs';
import { describe, expect, it } from 'vitest';
import { ask, PROMPT, promptOf, says } from '../_shared/testing/random-prompts.ts';
import {
  CANARY_KEY,
  errorOf,
  guestToken,
  serviceUnderTest,
  serviceWith,
} from '../_shared/testing/service-under-test.ts';

describe('a random prompt', () => {
  it('A random prompt is asked for as the specification says, and the answer holds nothing else', async () => {
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

  it('A prompt for a story for children is asked to be gentle, and one of another genre is not', async () => {
    const service = serviceWith(says(PROMPT), says(PROMPT));
    for (const genre of ['children', 'horror']) await ask(service, { genre });
    const asked = service.provider.requests.map(({ body }) => JSON.stringify(body['messages']));
    expect(asked.map((messages) => messages.includes('It is for young children: keep it gentle'))).toEqual([
      true,
      false,
    ]);
  });

  it('A random prompt costs no free story, and its text is neither logged nor sent to the database', async () => {
    const service = serviceWith(says(PROMPT));
    const headers = { 'x-guest-token': await guestToken(service) };
    expect((await ask(service, {}, { headers })).status).toBe(200);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_random_prompt']);
    expect([...service.supabase.used.values()]).toEqual([]);
    expect(service.logs.at(-1)).toMatchObject({ event: 'random_prompt', genre: 'fantasy', outcome: 'complete' });
    expect(service.logged() + JSON.stringify(service.supabase.rpcs)).not.toContain('keeper');
  });

  it.each([
    ['a visitor without a token', {}],
    ['a forged guest', { 'x-guest-token': 'v1.e30.AAAA' }],
    ['an expired sign-in', { authorization: 'Bearer old' }],
  ])('A random prompt is refused to %s', async (_, headers) => {
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
  ])('The body %j is refused with a sentence that says what to do', async (body, message) => {
    const service = serviceWith(says(PROMPT));
    const response = await ask(service, body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({ code: 'bad_request', message });
    expect(service.provider.requests).toEqual([]);
  });

  it('An unknown genre counts as fantasy', async () => {
    const service = serviceWith(says(PROMPT));
    await ask(service, { genre: 'western' });
    expect(JSON.stringify(service.provider.requests[0]?.body)).toContain('a fantasy story, in English');
  });
});

describe('a random prompt of the demo storyteller', () => {
  it('The demo storyteller gives every one of its prompts in the genre and language asked for', async () => {
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
