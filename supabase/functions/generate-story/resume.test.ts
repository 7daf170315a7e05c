import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  scriptedProvider,
  STOP,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  errorOf,
  eventsOf,
  guestToken,
  readUntil,
  serviceUnderTest,
  STORY_BODY,
  until,
} from '../_shared/testing/service-under-test.ts';

// Who may resume a run for free, and how often, is the database's decision: supabase/tests/guests.test.sql.
const RESUMES = { runId: 'b', resumes: 'a', continueOf: '# The Door\n\nMara ran.' };
const text = content('It rained.');

/** A guest whose stories this provider writes. */
async function guestOf(answer: Answer) {
  const provider = scriptedProvider(answer);
  const service = serviceUnderTest({ providerFetch: provider.fetch });
  const headers = { 'x-guest-token': await guestToken(service) };
  const ask = (more: object = {}) => askAsGuest(service, { headers, body: { ...STORY_BODY, runId: 'a', ...more } });
  const names = () => service.supabase.rpcs.map(({ name }) => name);
  return { ...service, provider, ask, names };
}

describe('a guest’s story that was interrupted', () => {
  it('is resumed under the id of its run, and its text is asked for', async () => {
    const guest = await guestOf(() => new Response(bodyOf([text], 'break')));
    await eventsOf(await guest.ask());
    expect((await guest.ask(RESUMES)).status).toBe(200);
    const spent = guest.supabase.rpcs.filter(({ name }) => name === 'spend_guest_generation');
    expect(spent.map(({ args }) => args['p_resumes'])).toEqual([null, 'a']);
    expect([...guest.supabase.used.values()]).toContain(1);
  });

  it('names no run without its text so far', async () => {
    const guest = await guestOf(() => new Response(bodyOf([text], 'break')));
    await eventsOf(await guest.ask({ resumes: 'before' }));
    expect(guest.supabase.rpcs[0]?.args).toMatchObject({ p_resumes: null });
  });

  it('is refused when the database does not let it be resumed for free', async () => {
    const guest = await guestOf(() => new Response(bodyOf([text, STOP, DONE])));
    const refused = await guest.ask(RESUMES);
    expect([refused.status, await errorOf(refused)]).toEqual([
      409,
      {
        code: 'duplicate_run',
        message:
          'This story can’t be continued for free any more. Continue it with one of your free stories, or sign in.',
      },
    ]);
    expect(guest.provider.requests).toEqual([]);
  });
});

describe('a guest’s run', () => {
  it.each<[string, Answer, boolean]>([
    ['ends', () => new Response(bodyOf([text, STOP, DONE])), true],
    ['reaches the provider’s limit', () => new Response(bodyOf([text, chunk({}, 'length'), DONE])), true],
    ['breaks off', () => new Response(bodyOf([text], 'break')), false],
  ])('is noted as finished only if its story does not break off: it %s', async (_, answer, finished) => {
    const guest = await guestOf(answer);
    await eventsOf(await guest.ask());
    expect(guest.names()).toEqual(['spend_guest_generation', ...(finished ? ['finish_guest_run'] : [])]);
  });

  it('is not noted as finished when the guest leaves it', async () => {
    const guest = await guestOf(() => new Response(bodyOf([text], 'stay')));
    const reader = (await guest.ask()).body!.getReader();
    await readUntil(reader, 'It rained');
    await reader.cancel();
    await until(() => guest.logs.some(({ event }) => event === 'story_run'));
    expect(guest.names()).toEqual(['spend_guest_generation']);
  });
});
