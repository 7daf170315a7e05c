import { FREE_RESUMPTIONS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  bodyOf,
  chunk,
  content,
  DONE,
  scriptedProvider,
  STOP,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  errorOf,
  eventsOf,
  guestToken,
  readUntil,
  type ServiceUnderTest,
  serviceUnderTest,
  STORY_BODY,
  until,
} from '../_shared/testing/service-under-test.ts';

const BEGINNING = '# The Door\n\nMara ran.';

const text = content('It rained.');
/** What a provider does with a story. */
const BEHAVIORS = {
  'goes on': () => new Response(bodyOf([text], 'stay')),
  'breaks off': () => new Response(bodyOf([text], 'break')),
  'ends the story': () => new Response(bodyOf([text, STOP, DONE])),
  'reaches its limit': () => new Response(bodyOf([text, chunk({}, 'length'), DONE])),
  'says nothing': () => new Response(bodyOf([], 'stay')),
  'is busy': () => new Response('Busy', { status: 503 }),
} as const satisfies Record<string, Answer>;

/** A service, a guest, and a provider that behaves in these ways in turn, and then as in the last. */
async function service(...ways: (keyof typeof BEHAVIORS)[]) {
  const provider = scriptedProvider(...ways.map((way) => BEHAVIORS[way]));
  const under = serviceUnderTest({ providerFetch: provider.fetch });
  return { ...under, provider, headers: { 'x-guest-token': await guestToken(under) } };
}
type Service = Awaited<ReturnType<typeof service>>;

const ask = (under: Service, runId: string, more: object = {}) =>
  askAsGuest(under, { headers: under.headers, body: { ...STORY_BODY, runId, ...more } });
const goOn = (under: Service, runId: string, resumes: string) => ask(under, runId, { continueOf: BEGINNING, resumes });
const used = ({ supabase }: ServiceUnderTest) => [...supabase.used.values()].find((count) => count > 0);

/** Reads the first words of an answer and leaves. */
async function leave(response: Response): Promise<void> {
  const reader = response.body!.getReader();
  await readUntil(reader, 'It rained');
  await reader.cancel();
}

async function expectSpent(response: Response): Promise<void> {
  expect(response.status).toBe(409);
  expect((await errorOf(response)).code).toBe('duplicate_run');
}

describe('a guest’s story that was interrupted', () => {
  it('A guest resumes a story for free after leaving it', async () => {
    const under = await service('goes on');
    await leave(await ask(under, 'a'));
    const events = (await goOn(under, 'b', 'a')).body!.getReader();
    await readUntil(events, 'It rained');
    expect(used(under)).toBe(1);
    expect(under.provider.requests).toHaveLength(2);
    await events.cancel();
  });

  it('A guest resumes a story for free only so often in a row, and each part once', async () => {
    const under = await service('goes on');
    await leave(await ask(under, 'part-0'));
    for (let part = 1; part <= FREE_RESUMPTIONS; part += 1) {
      await leave(await goOn(under, `part-${part}`, `part-${part - 1}`));
    }
    await expectSpent(await goOn(under, 'again', 'part-0'));
    await expectSpent(await goOn(under, 'too-many', `part-${FREE_RESUMPTIONS}`));
    expect(used(under)).toBe(1);
    expect(under.provider.requests).toHaveLength(1 + FREE_RESUMPTIONS);
  });

  it('A story is still charged when it is resumed before its first word came', async () => {
    const under = await service('says nothing');
    const first = await ask(under, 'a');
    const second = await goOn(under, 'b', 'a');
    await first.body!.cancel();
    await second.body!.cancel();
    await until(() => under.supabase.rpcs.filter(({ name }) => name === 'refund_guest_generation').length === 2);
    expect(used(under)).toBe(1);
  });

  it('A guest can resume a story for free later when nothing came the first time', async () => {
    const under = await service('breaks off', 'is busy', 'is busy', 'is busy', 'goes on');
    await eventsOf(await ask(under, 'a'));
    await eventsOf(await goOn(under, 'b', 'a'));
    expect((await goOn(under, 'c', 'a')).status).toBe(200);
    expect(used(under)).toBe(1);
  });
});

describe('a guest pays for what was not interrupted', () => {
  it.each(['ends the story', 'reaches its limit'] as const)(
    'A guest pays for a continuation when the provider %s',
    async (how) => {
      const under = await service(how);
      await eventsOf(await ask(under, 'a'));
      await expectSpent(await goOn(under, 'b', 'a'));
      await eventsOf(await ask(under, 'c', { continueOf: BEGINNING }));
      expect(used(under)).toBe(2);
    },
  );

  it('A guest cannot resume another guest’s run or an unknown one', async () => {
    const under = await service('goes on');
    await leave(await ask(under, 'a'));
    const other = { ...under, headers: { 'x-guest-token': await guestToken(under) } };
    await expectSpent(await goOn(other, 'b', 'a'));
    await expectSpent(await goOn(under, 'b', 'no-run'));
    expect(under.provider.requests).toHaveLength(1);
  });

  it('A guest pays for a request that resumes a run without its story', async () => {
    const under = await service('goes on');
    await leave(await ask(under, 'a'));
    await leave(await ask(under, 'b', { resumes: 'a' }));
    expect(used(under)).toBe(2);
  });
});
