import { describe, expect, it } from 'vitest';
import {
  begin,
  call,
  heard,
  keptStories,
  readingOf,
  rejoin,
  stop,
  type Reading,
} from '../_shared/testing/kept-stories.ts';
import { AS_USER, errorOf, guestToken, until } from '../_shared/testing/service-under-test.ts';

const ELSE = { authorization: 'Bearer of-another' };

async function withRun() {
  const stories = await keptStories({ unattendedMs: 100 });
  stories.supabase.users.set('of-another', '11111111-2222-4333-8444-555555555555');
  const guest = { 'x-guest-token': await guestToken(stories) };
  const first = await heard(stories, await begin(stories.handlers), 'Secret');
  return { stories, guest, first };
}

describe('another user’s story', () => {
  it('is read and stopped by no other user and no guest, in any process, even if they know its id', async () => {
    const { stories, guest, first } = await withRun();
    const processes = [stories.handlers, stories.other];
    for (const headers of [ELSE, guest]) {
      for (const process of processes) {
        const answer = await rejoin(process, { headers });
        expect(answer.status).toBe(404);
        expect(await errorOf(answer)).toEqual({
          code: 'not_found',
          message: 'This story is no longer being written, and its text isn’t kept here any more.',
        });
      }
      for (const process of processes) expect((await stop(process, 'run-1', { headers })).status).toBe(204);
    }
    await stories.say(' words');
    await stories.finish();
    await until(() => first.closed);
    expect(first.events.at(-1)).toMatchObject({ reason: 'complete' });
  });

  it('A caller with a run of the same id gets their own one', async () => {
    const { stories, guest } = await withRun();
    const own = await begin(stories.handlers, 'run-1', { headers: guest });
    await until(() => stories.server.requests() === 2);
    await heard(stories, own, 'Mine');
    const again = readingOf(await rejoin(stories.other, { headers: guest }));
    await until(() => again.text !== '');
    expect(again.text).toBe('Mine');
    await stop(stories.handlers, 'run-1', { headers: guest });
    await until(() => again.closed);
    expect(stories.supabase.runs.get('run-1')).toBe('running');
  });
});

describe('a request that cannot be answered', () => {
  it('is refused without a valid caller', async () => {
    const { stories } = await withRun();
    for (const headers of [{}, { authorization: 'Bearer made-up' }, { 'x-guest-token': 'made.up' }]) {
      for (const ask of [rejoin(stories.handlers, { headers }), stop(stories.handlers, 'run-1', { headers })]) {
        const answer = await ask;
        expect([answer.status, (await errorOf(answer)).code]).toEqual([401, 'unauthorized']);
      }
    }
  });

  it('is refused with a sentence without a usable run id', async () => {
    const { handlers } = await keptStories();
    for (const runId of ['', 'a b', '\0', 'x'.repeat(101), '../run', 5, null, {}, undefined]) {
      for (const [name, body] of [
        ['rejoin-story', { runId }],
        ['stop-story', { runId }],
        ['stop-story', [runId]],
      ] as const) {
        const answer = await call(handlers, name, body);
        expect(answer.status).toBe(400);
        expect((await errorOf(answer)).message).toMatch(/[.]$/);
      }
    }
  });

  it('is refused with a last event that is no small whole number', async () => {
    const { handlers } = await keptStories();
    for (const id of ['-1', '1.5', 'abc', '1e3', '99999999999']) {
      const headers = { ...AS_USER, 'last-event-id': id };
      const answer = await call(handlers, 'rejoin-story', { runId: 'run-1' }, { headers });
      expect([answer.status, (await errorOf(answer)).code]).toEqual([400, 'bad_request']);
    }
  });
});

describe('many readers', () => {
  it('The fifth reader who comes back ends the first of them, and the others read on', async () => {
    for (const where of ['handlers', 'other'] as const) {
      const { stories, first } = await withRun();
      const readers: Reading[] = [];
      for (let at = 0; at < 5; at += 1) readers.push(readingOf(await rejoin(stories[where])));
      await until(() => readers[0]?.closed === true);
      await stories.say(' words');
      await stories.finish();
      await until(() => [first, ...readers].every(({ closed }) => closed));
      expect([first, ...readers.slice(1)].map(({ text }) => text)).toEqual(Array(5).fill('Secret words'));
      expect(readers.at(-1)?.ids).toEqual([1, 2, 3, 4]);
    }
  });
});
