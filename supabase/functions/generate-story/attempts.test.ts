import { describe, expect, it } from 'vitest';
import { createHandlers } from '../_shared/handlers.ts';
import {
  bodyOf,
  chunk,
  content,
  GOOD_STORY,
  scriptedProvider,
  type ScriptedProvider,
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
  until,
} from '../_shared/testing/service-under-test.ts';

const as = (runId: string) => ({ ...STORY_BODY, runId });

/** A provider that says this and no more, until its reader leaves. It knows whether all of it was heard. */
function says(...parts: readonly string[]) {
  const bytes = new TextEncoder();
  let unheard: readonly string[] = parts;
  let heard = 0;
  const body = () => {
    unheard = parts;
    return new ReadableStream<Uint8Array>(
      {
        // Asked for more, so what was said before has been dealt with.
        pull(controller) {
          const [part, ...rest] = unheard;
          unheard = rest;
          if (part !== undefined) return controller.enqueue(bytes.encode(part));
          heard += 1;
          return new Promise(() => undefined);
        },
      },
      { highWaterMark: 0 },
    );
  };
  return { ...scriptedProvider(() => new Response(body())), heard: () => heard };
}
const SILENT = says();
const THINKS = says(chunk({ reasoning_content: 'A fox, perhaps.' }));
const COUNTS = says('data: {"choices":[],"usage":{"prompt_tokens":412,"completion_tokens":0}}\n\n');

type Provider = ReturnType<typeof says>;

/** A service, and what it does after a story has ended. */
function serviceOf(provider: ScriptedProvider, guards = {}) {
  const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards } });
  const ends: Promise<unknown>[] = [];
  const handlers = createHandlers({ ...service.deps, defer: (work) => ends.push(work) });
  return { ...service, handlers, ends };
}
type Service = ReturnType<typeof serviceOf>;

/** Leaves a story once the service has heard all that the provider says, and waits until the database knows of it. */
async function leave(service: Service, provider: Provider, ask: () => Promise<Response>): Promise<void> {
  const [heard, ended] = [provider.heard(), service.ends.length];
  const reader = (await ask()).body!.getReader();
  await readUntil(reader, 'event: start');
  await until(() => provider.heard() > heard);
  await reader.cancel();
  await until(() => service.ends.length > ended);
  await Promise.all(service.ends);
}

describe('a guest who leaves before the first word', () => {
  it.each([
    ['is given the story back while the provider is silent', SILENT, 0],
    ['has used it once the provider thinks', THINKS, 1],
    ['has used it once the provider counts tokens', COUNTS, 1],
  ])('%s', async (_, provider, used) => {
    const service = serviceOf(provider);
    await leave(service, provider, () => askAsGuest(service));
    expect([...service.supabase.used.values()]).toEqual([used]);
  });

  it('may do so nine times a day, and hears when it works again', async () => {
    const provider = says();
    const service = serviceOf(provider);
    const headers = { 'x-guest-token': await guestToken(service) };
    for (let run = 0; run < 9; run += 1) {
      await leave(service, provider, () => askAsGuest(service, { headers, body: as(`run-${run}`) }));
    }
    const refused = await askAsGuest(service, { headers, body: as('run-9') });
    expect(refused.status).toBe(429);
    expect(await errorOf(refused)).toEqual({
      code: 'rate_limited',
      message: 'You’ve started 9 stories today, the most without an account. Please try again in 5 hours, or sign in.',
      retryAfter: 18_000,
    });
    expect(provider.requests).toHaveLength(9);
    // Another guest of the same network is not concerned.
    expect((await askAsGuest(service, { body: as('run-10') })).status).toBe(200);
  });

  it('leaves half of what a small network may ask for to its other guests', async () => {
    const service = serviceOf(scriptedProvider(GOOD_STORY), { guestsPerNetwork: 2 });
    await eventsOf(await askAsGuest(service));
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ p_network_limit: 2, p_attempts_limit: 3 });
  });
});

it('a story that fails while the provider thinks is given back: the guest did not leave it', async () => {
  const provider = scriptedProvider(() => new Response(bodyOf([chunk({ reasoning: 'Hm' }), chunk({}, 'length')])));
  const service = serviceOf(provider);
  expect((await eventsOf(await askAsGuest(service))).at(-1)).toMatchObject({ type: 'error', code: 'empty' });
  expect([...service.supabase.used.values()]).toEqual([0]);
});

describe('a signed-in person', () => {
  it('who leaves 60 stories in an hour before they begin waits for the next one', async () => {
    const provider = THINKS;
    const service = serviceOf(provider);
    for (let run = 0; run < 60; run += 1) {
      await leave(service, provider, () => askAsUser(service, as(`run-${run}`)));
    }
    const refused = await askAsUser(service, as('one-more'));
    expect(refused.status).toBe(429);
    expect(await errorOf(refused)).toEqual({
      code: 'rate_limited',
      message: '60 of your stories ended within an hour before they began. Please try again in 12 minutes.',
      retryAfter: 700,
    });
  });

  it('has as many stories as they like when words arrive', async () => {
    const provider = says(content('Once upon'));
    const service = serviceOf(provider);
    for (let run = 0; run < 61; run += 1) {
      const reader = (await askAsUser(service, as(`run-${run}`))).body!.getReader();
      await readUntil(reader, 'Once upon');
      await reader.cancel();
      await until(() => [...service.supabase.runs.values()].every((state) => state !== 'running'));
    }
    expect(provider.requests).toHaveLength(61);
  });
});

describe('a ceiling for the day', () => {
  it('of all guests sends them to sign in', async () => {
    const service = serviceOf(scriptedProvider(GOOD_STORY), { guestsPerDay: 1 });
    await eventsOf(await askAsGuest(service));
    const refused = await askAsGuest(service, { headers: { 'x-guest-token': await guestToken(service) } });
    expect(await errorOf(refused)).toEqual({
      code: 'rate_limited',
      message: 'Today’s free stories are used up. Please try again in 5 hours, or sign in for unlimited stories.',
      retryAfter: 18_000,
    });
    expect((await askAsUser(service)).status).toBe(200);
  });

  it('of everyone holds for guests and for people, who hear when it works again', async () => {
    const service = serviceOf(scriptedProvider(GOOD_STORY), { totalPerDay: 1 });
    await eventsOf(await askAsUser(service, as('a')));
    await eventsOf(await askAsGuest(service));
    const expected = {
      code: 'rate_limited',
      message: 'No more stories can be written today. Please try again in 5 hours.',
      retryAfter: 18_000,
    };
    expect(await errorOf(await askAsUser(service, as('b')))).toEqual(expected);
    const headers = { 'x-guest-token': await guestToken(service) };
    expect(await errorOf(await askAsGuest(service, { headers }))).toEqual(expected);
  });
});
