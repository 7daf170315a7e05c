import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  content,
  DONE,
  GOOD_STORY,
  GOOD_TEXT,
  STOP,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  until,
} from '../_shared/testing/service-under-test.ts';

const CHILDREN = { ...STORY_BODY, genre: 'children' };
const REFUSED = {
  code: 'unsuitable',
  message: 'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.',
};
const STOPPED = {
  type: 'error',
  code: 'unsuitable',
  message:
    'The story was stopped, because part of it wasn’t suitable for young children. It isn’t kept. Please try again, or change the prompt.',
};
const CRUEL = streams(content('# The Fox\n'), content('The fox took '), content('cocaine. And then'), STOP, DONE);

/** The last event of a user's story, and what the provider was sent. */
async function told(service: ReturnType<typeof serviceWith>, body: object) {
  const events = await eventsOf(await askAsUser(service, body));
  return { last: events.at(-1), sent: JSON.stringify(service.provider.requests) };
}

describe('a story for children', () => {
  it('is not read before its caller may write it', async () => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.answers.set('spend_guest_generation', { outcome: 'limit', used: 3, retry_after: null });
    const refused = await askAsGuest(service, { body: { ...CHILDREN, prompt: 'A fox who takes cocaine' } });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([403, 'guest_limit_reached']);
  });

  it('is asked for with a message about young readers, without unsuitable names to avoid', async () => {
    const service = serviceWith(GOOD_STORY);
    const { last, sent } = await told(service, { ...CHILDREN, avoidNames: ['Ilse', 'cocaine'] });
    expect(last).toMatchObject({ type: 'end' });
    expect(sent).toContain('Ilse');
    expect(sent).not.toContain('cocaine');
    const messages = service.provider.requests[0]?.body['messages'] as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'system', 'user']);
    expect(messages[1]?.content).toMatch(/^The readers are young children\./);
  });

  it('is streamed at once except for a word that has only begun, to its last word', async () => {
    const pieces = ['Once upon a time, a fo', 'x slept'].map(content);
    const events = await eventsOf(await askAsUser(serviceWith(streams(...pieces, STOP, DONE)), CHILDREN));
    const deltas = events.flatMap((event) => (event.type === 'delta' ? [event.text] : []));
    expect(deltas).toEqual(['Once upon a time, a ', 'fox ', 'slept']);
  });
});

describe('a moderation model', () => {
  /** A service whose provider also moderates, and the texts that it moderated. */
  function moderatedService(flags: (input: string) => boolean, story: Answer = GOOD_STORY, answer?: () => Response) {
    const inputs: { url: string; authorization: string | null; body: { model: string; input: string } }[] = [];
    const settings = { baseUrl: 'https://ai.example/v1', apiKey: 'a-key', moderationModel: 'omni' };
    const { provider } = serviceWith(story);
    const providerFetch: typeof fetch = async (input, init) => {
      if (!String(input).endsWith('/moderations')) return provider.fetch(input, init);
      const body = JSON.parse(String(init?.body)) as { model: string; input: string };
      inputs.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization'), body });
      return answer?.() ?? Response.json({ results: [{ flagged: flags(body.input) }] });
    };
    return { ...serviceUnderTest({ providerFetch, config: { provider: settings } }), provider, inputs };
  }

  it('checks the prompt, and the names to avoid, with the provider’s key', async () => {
    const service = moderatedService((input) => input.includes('door'));
    expect(await errorOf(await askAsUser(service, CHILDREN))).toEqual(REFUSED);
    const body = { model: 'omni', input: CHILDREN.prompt };
    expect(service.inputs).toEqual([{ url: 'https://ai.example/v1/moderations', authorization: 'Bearer a-key', body }]);
    expect(service.provider.requests).toEqual([]);
    const named = moderatedService((input) => input.includes('Ilse'));
    expect((await told(named, { ...CHILDREN, avoidNames: ['Ilse'] })).sent).not.toContain('Ilse');
  });

  it('checks a story while it is streamed and as a whole, and stops it', async () => {
    const whole = moderatedService((input) => input.includes('Once upon a time'));
    expect((await eventsOf(await askAsUser(whole, CHILDREN))).at(-1)).toEqual(STOPPED);
    expect(whole.inputs.at(-1)?.body.input).toBe(GOOD_TEXT);
    const parts = Array.from({ length: 3 }, (_, part) => content(`${part} ${'word '.repeat(170)}`));
    const long = moderatedService(
      (input) => input.startsWith('0 '),
      () => new Response(bodyOf(parts, 'stay')),
    );
    const events = await eventsOf(await askAsUser(long, CHILDREN));
    expect(events.some((event) => event.type === 'delta')).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'unsuitable' });
  });

  it('is not asked about other genres, which may tell of anything', async () => {
    const service = moderatedService(() => true, CRUEL);
    const body = { ...STORY_BODY, prompt: 'A detective and a murder', avoidNames: ['Cocaine'] };
    const { last, sent } = await told(service, body);
    expect(last).toMatchObject({ type: 'end', reason: 'complete' });
    expect(sent).toContain('Cocaine');
    expect(service.inputs).toEqual([]);
  });

  it('leaves the check to the list of words when it fails, which is logged', async () => {
    for (const answer of [
      () => new Response('no', { status: 500 }),
      () => Response.json({ results: 'none' }),
      () => Response.json({ results: [{ flagged: true }], more: 'x'.repeat(300_000) }),
      () => new Response('['.repeat(200_000)),
    ]) {
      const service = moderatedService(() => true, GOOD_STORY, answer);
      expect((await eventsOf(await askAsUser(service, CHILDREN))).at(-1)).toMatchObject({ type: 'end' });
      await until(() => service.logs.some(({ event }) => event === 'moderation_failed'));
      const refused = await askAsUser(service, { ...CHILDREN, runId: 'run-2', prompt: 'A fox who takes cocaine' });
      expect((await errorOf(refused)).code).toBe('unsuitable');
    }
  });
});
