import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  content,
  DONE,
  GOOD_STORY,
  scriptedProvider,
  STOP,
  streams,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  guestToken,
  readUntil,
  serviceUnderTest,
  STORY_BODY,
  textOf,
  until,
} from '../_shared/testing/service-under-test.ts';

const CHILDREN = { ...STORY_BODY, genre: 'children' };
const PROMPT_REFUSED =
  'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.';
const STOPPED =
  'The story was stopped, because part of it wasn’t suitable for young children. It isn’t kept. Please try again, or change the prompt.';

const serviceOf = (provider: ReturnType<typeof scriptedProvider>) =>
  serviceUnderTest({ providerFetch: provider.fetch });

interface Moderated {
  readonly flags: (input: string) => boolean;
  readonly story?: Parameters<typeof scriptedProvider>[0];
  readonly answer?: () => Response;
}

/** A service whose provider also moderates, and the texts that it moderated. */
function moderatedService({ flags, story = GOOD_STORY, answer }: Moderated) {
  const provider = scriptedProvider(story);
  const inputs: { url: string; authorization: string | null; body: { model: string; input: string } }[] = [];
  const providerFetch: typeof fetch = async (input, init) => {
    if (!String(input).endsWith('/moderations')) return provider.fetch(input, init);
    const body = JSON.parse(String(init?.body)) as { model: string; input: string };
    inputs.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization'), body });
    return answer?.() ?? Response.json({ results: [{ flagged: flags(body.input) }] });
  };
  const config = {
    provider: { baseUrl: 'https://ai.example/v1', apiKey: 'a-key', moderationModel: 'omni-moderation-latest' },
  };
  return { ...serviceUnderTest({ providerFetch, config }), provider, inputs };
}

describe('the prompt of a story for children', () => {
  it.each([
    ['prompt', { ...CHILDREN, prompt: 'A fox who takes cocaine' }],
    ['story so far', { ...CHILDREN, continueOf: '# The Fox\n\nThe fox took cocaine.' }],
  ])(
    'A story for children is refused for its %s before anything is spent, with a friendly message',
    async (_, body) => {
      const provider = scriptedProvider(GOOD_STORY);
      const service = serviceOf(provider);
      const refused = await askAsGuest(service, { body });
      expect(refused.status).toBe(422);
      expect(await errorOf(refused)).toEqual({ code: 'unsuitable', message: PROMPT_REFUSED });
      expect(provider.requests).toEqual([]);
      expect(service.supabase.rpcs).toEqual([]);
    },
  );

  it('Names to avoid that do not fit are left out of the request, and the story is written', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const body = { ...CHILDREN, avoidNames: ['Ilse', 'cocaine'] };
    expect((await eventsOf(await askAsUser(serviceOf(provider), body))).at(-1)).toMatchObject({ type: 'end' });
    const sent = JSON.stringify(provider.requests);
    expect(sent).toContain('Ilse');
    expect(sent).not.toContain('cocaine');
  });

  it('Prompts and names of other genres are not checked', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const body = { ...STORY_BODY, prompt: 'A detective and a murder', genre: 'fantasy', avoidNames: ['Cocaine'] };
    expect((await eventsOf(await askAsGuest(serviceOf(provider), { body }))).at(-1)).toMatchObject({ type: 'end' });
    expect(JSON.stringify(provider.requests)).toContain('Cocaine');
  });

  it('The provider gets a message about young readers for stories for children only', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceOf(provider);
    await eventsOf(await askAsUser(service, CHILDREN));
    await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'run-2' }));
    const [children, fantasy] = provider.requests.map(
      ({ body }) => body['messages'] as { role: string; content: string }[],
    );
    expect(children?.map(({ role }) => role)).toEqual(['system', 'system', 'user']);
    expect(children?.[1]?.content).toMatch(/^The readers are young children\./);
    expect(fantasy?.map(({ role }) => role)).toEqual(['system', 'user']);
  });
});

describe('a story for children that turns out not to be one', () => {
  const BAD = streams(content('# The Fox\n'), content('The fox took '), content('cocaine. And then'), STOP, DONE);

  it('An unsuitable story is stopped before the word, says why, and is given back to a guest', async () => {
    const service = serviceOf(scriptedProvider(BAD));
    const headers = { 'x-guest-token': await guestToken(service) };
    const events = await eventsOf(await askAsGuest(service, { headers, body: CHILDREN }));
    expect(events.at(-1)).toEqual({ type: 'error', code: 'unsuitable', message: STOPPED });
    expect(JSON.stringify(events)).not.toContain('cocaine');
    expect([...service.supabase.used.values()]).toEqual([0]);
    // It cannot be resumed.
    const resumed = { ...CHILDREN, runId: 'run-2', continueOf: '# The Fox\n\nThe fox', resumes: 'run-1' };
    expect((await askAsGuest(service, { headers, body: resumed })).status).toBe(409);
  });

  it('Stories of other genres are not checked', async () => {
    const service = serviceOf(scriptedProvider(BAD));
    expect((await eventsOf(await askAsUser(service))).at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });

  it('An unsuitable continuation says that only what was added is not kept', async () => {
    const service = serviceOf(scriptedProvider(BAD));
    const body = { ...CHILDREN, continueOf: '# The Fox\n\nThe fox slept.' };
    expect((await eventsOf(await askAsUser(service, body))).at(-1)).toMatchObject({
      message: STOPPED.replace('It isn’t kept', 'What was added isn’t kept'),
    });
  });
});

describe('a story for children that comes word by word', () => {
  it('A story for children is streamed at once, except for a word that has only begun', async () => {
    const provider = scriptedProvider(() => new Response(bodyOf([content('Once upon a time, a fo')], 'stay')));
    const service = serviceOf(provider);
    const reader = (await askAsUser(service, CHILDREN)).body!.getReader();
    await readUntil(reader, 'Once upon a time, a ');
    await reader.cancel();
    await until(() => service.logs.some(({ event }) => event === 'story_run'));
    expect(service.logs.at(-1)).toMatchObject({ characters: 'Once upon a time, a '.length });
  });

  it('The last word of a story for children arrives, also without a full stop', async () => {
    const provider = scriptedProvider(streams(content('Once upon a time, a fo'), content('x slept'), STOP, DONE));
    const events = await eventsOf(await askAsUser(serviceOf(provider), CHILDREN));
    expect(textOf(events)).toBe('Once upon a time, a fox slept');
  });
});

describe('a moderation model', () => {
  it('Names to avoid that the moderation model flags are left out, and the story is written', async () => {
    const service = moderatedService({ flags: (input) => input.includes('Ilse') });
    const body = { ...CHILDREN, avoidNames: ['Ilse', 'cocaine'] };
    expect((await eventsOf(await askAsUser(service, body))).at(-1)).toMatchObject({ type: 'end' });
    expect(JSON.stringify(service.provider.requests)).not.toContain('Ilse');
  });

  it('The moderation model checks the prompt, at the provider’s address and with its key, before anything is spent', async () => {
    const service = moderatedService({ flags: (input) => input.includes('door') });
    const refused = await askAsUser(service, CHILDREN);
    expect(await errorOf(refused)).toEqual({ code: 'unsuitable', message: PROMPT_REFUSED });
    expect(service.inputs).toEqual([
      {
        url: 'https://ai.example/v1/moderations',
        authorization: 'Bearer a-key',
        body: { model: 'omni-moderation-latest', input: CHILDREN.prompt },
      },
    ]);
    expect([service.provider.requests, service.supabase.rpcs]).toEqual([[], []]);
  });

  it('The moderation model checks the whole story before it counts as complete', async () => {
    const service = moderatedService({ flags: (input) => input.includes('Once upon a time') });
    const events = await eventsOf(await askAsUser(service, CHILDREN));
    expect(events.at(-1)).toEqual({ type: 'error', code: 'unsuitable', message: STOPPED });
    expect(service.inputs.at(-1)?.body.input).toBe('# The Door\nOnce upon a time.');
  });

  it('The moderation model checks a long story while it is streamed, and stops it', async () => {
    const parts = Array.from({ length: 3 }, (_, part) => content(`${part} ${'word '.repeat(170)}`));
    const story = () => new Response(bodyOf(parts, 'stay'));
    const service = moderatedService({ flags: (input) => input.startsWith('0 '), story });
    const events = await eventsOf(await askAsUser(service, CHILDREN));
    expect(events.some((event) => event.type === 'delta')).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'unsuitable' });
  });

  it('A moderation model that fails leaves the check to the list of words, and the failure is logged', async () => {
    const service = moderatedService({ flags: () => true, answer: () => new Response('no', { status: 500 }) });
    expect((await eventsOf(await askAsUser(service, CHILDREN))).at(-1)).toMatchObject({ type: 'end' });
    await until(() => service.logs.some(({ event }) => event === 'moderation_failed'));
    const refused = await askAsUser(service, { ...CHILDREN, runId: 'run-2', prompt: 'A fox who takes cocaine' });
    expect((await errorOf(refused)).code).toBe('unsuitable');
  });

  it('The moderation model does not check stories of other genres', async () => {
    const service = moderatedService({ flags: () => true });
    expect((await eventsOf(await askAsUser(service))).at(-1)).toMatchObject({ type: 'end' });
    expect(service.inputs).toEqual([]);
  });
});
