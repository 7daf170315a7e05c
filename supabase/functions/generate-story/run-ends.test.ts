import { describe, expect, it } from 'vitest';
import { begunStory, endlessService } from '../_shared/testing/endless-service.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import {
  chunk,
  content,
  GOOD_STORY,
  refuses,
  scriptedProvider,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  eventsOf,
  readUntil,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  until,
  wait,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const as = (runId: string) => ({ ...STORY_BODY, runId });

describe('the end of a run', () => {
  const ends = (service: ServiceUnderTest) =>
    service.supabase.rpcs.filter(({ name }) => name === 'end_story_run').map(({ args }) => args['p_delivered']);

  it.each([
    ['is complete', GOOD_STORY, true],
    ['reaches its length', streams(content('Once'), chunk({}, 'length')), true],
    ['is lost in the middle', streams(content('Once')), true],
    ['fails in the middle', streams(content('Once'), 'data: {"error":{"message":"no"}}\n\n'), true],
    ['is refused by the provider', refuses(400, 'No'), false],
    ['is empty', refuses(200), false],
  ])('A run is ended once when its story %s', async (_, answer, delivered) => {
    const service = serviceWith(answer);
    await eventsOf(await askAsUser(service));
    expect(ends(service)).toEqual([delivered]);
    expect(service.supabase.rpcs.at(-1)?.args).toMatchObject({ p_user_id: USER_ID, p_run_id: 'run-1' });
  });

  it('A run is ended once when its reader leaves, with text or without', async () => {
    const service = endlessService();
    await begunStory(service, 'a').then((reader) => reader.cancel());
    await until(() => ends(service).length === 1);
    await (await askAsUser(service, as('b'))).body!.cancel();
    await until(() => ends(service).length === 2);
    expect(ends(service)).toEqual([true, false]);
  });

  it.each<[string, Answer, string]>([
    ['end', GOOD_STORY, 'event: end'],
    ['failure', streams(content('Once'), 'data: {"error":{"message":"no"}}\n\n'), 'event: error'],
    ['refusal', refuses(400, 'No'), 'event: error'],
  ])(
    'A run is ended before the reader gets its %s, so that the next story finds its place',
    async (_, answer, last) => {
      const service = serviceUnderTest({
        providerFetch: scriptedProvider(answer).fetch,
        config: { guards: { atOnce: 1 } },
      });
      for (const runId of ['a', 'b', 'c']) {
        service.supabase.slow.set('end_story_run', wait(60));
        const response = await askAsUser(service, as(runId));
        expect(response.status).toBe(200);
        await readUntil(response.body!.getReader(), last);
        expect(service.supabase.runs.get(runId)).not.toBe('running');
      }
    },
  );

  it('A guest’s story is given back before the reader gets the error', async () => {
    const service = serviceWith(refuses(400, 'No'));
    service.supabase.slow.set('refund', wait(60));
    await readUntil((await askAsGuest(service)).body!.getReader(), 'event: error');
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('A slow database does not delay the end of the stream', async () => {
    const service = serviceUnderTest({ providerFetch: scriptedProvider(GOOD_STORY).fetch, limits: { overMs: 30 } });
    let answer = (): void => undefined;
    service.supabase.slow.set('end_story_run', new Promise<void>((resolve) => (answer = resolve)));
    const events = await eventsOf(await askAsUser(service));
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
    expect([...service.supabase.runs.values()]).toEqual(['running']);
    answer();
    await until(() => [...service.supabase.runs.values()].includes('delivered'));
    expect(ends(service)).toEqual([true]);
  });

  it('Ending a run is tried once more when the database fails', async () => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('end_story_run', 503);
    await eventsOf(await askAsUser(service));
    await until(() => service.logs.filter(({ event }) => event === 'story_run_end_failed').length === 2);
    expect(service.supabase.calls.filter((call) => call.includes('end_story_run'))).toHaveLength(2);
  });
});
