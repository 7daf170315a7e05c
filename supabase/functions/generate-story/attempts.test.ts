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

/** A provider that sends this and no more, until its reader leaves. It counts how often all of it was read. */
function says(...parts: readonly string[]) {
  const bytes = new TextEncoder();
  let unheard: readonly string[] = parts;
  let heard = 0;
  const body = () => {
    unheard = parts;
    return new ReadableStream<Uint8Array>(
      {
        // More is asked for, so what was sent before has been processed.
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

/** A service, and the work that it defers until after a story. */
function serviceOf(provider: ScriptedProvider, guards = {}) {
  const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards } });
  const ends: Promise<unknown>[] = [];
  const handlers = createHandlers({ ...service.deps, defer: (work) => ends.push(work) });
  return { ...service, handlers, ends };
}
type Service = ReturnType<typeof serviceOf>;

/** Leaves a story once the service has read all that the provider sends, and waits until the run has ended in the database. */
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
    ['A guest who leaves gets the story back while the provider is silent', SILENT, 0],
    ['A guest who leaves has used the story once the provider thinks', THINKS, 1],
    ['A guest who leaves has used the story once the provider counts tokens', COUNTS, 1],
  ])('%s', async (_, provider, used) => {
    const service = serviceOf(provider);
    await leave(service, provider, () => askAsGuest(service));
    expect([...service.supabase.used.values()]).toEqual([used]);
  });

  it('A guest may leave nine stories a day before the first word, and is then told when to try again', async () => {
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
    // Another guest of the same network is not affected.
    expect((await askAsGuest(service, { body: as('run-10') })).status).toBe(200);
  });

  it('A guest may use half of the attempts of a small network at most', async () => {
    const service = serviceOf(scriptedProvider(GOOD_STORY), { guestsPerNetwork: 2 });
    await eventsOf(await askAsGuest(service));
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ p_network_limit: 2, p_attempts_limit: 3 });
  });
});

it('A story that fails while the provider thinks is given back, because the guest did not leave it', async () => {
  const provider = scriptedProvider(() => new Response(bodyOf([chunk({ reasoning: 'Hm' }), chunk({}, 'length')])));
  const service = serviceOf(provider);
  expect((await eventsOf(await askAsGuest(service))).at(-1)).toMatchObject({ type: 'error', code: 'empty' });
  expect([...service.supabase.used.values()]).toEqual([0]);
});

describe('a signed-in user', () => {
  it('A signed-in user who leaves 60 stories in an hour before they begin has to wait for the next one', async () => {
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

  it('A signed-in user may leave any number of stories once words have arrived', async () => {
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

describe('a limit for the day', () => {
  it('The daily limit of all guests tells them to sign in', async () => {
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

  it('The daily limit of everyone applies to guests and users, who are told when to try again', async () => {
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
