// @vitest-environment jsdom
import { AppError } from '@storyloom/shared/api';
import { DESK, STORY_LIMITS } from '@storyloom/shared/domain';
import { fillStorage } from '@storyloom/testing/device';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';
import { onDevice, openDesk, Server, unreachable, FIRST } from './testing/keeper-desk.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('failures', () => {
  it('A save that fails is tried again with growing pauses, and at once when asked', async () => {
    const { type, state, keeper } = openDesk(server);
    server.fault = { error: unreachable(), at: 'request' };
    type('One. Two');
    await pass(DESK.saveMs);
    expect(state()).toMatchObject({ isSaved: false, isOnDevice: true, trouble: { kind: 'unreachable' } });
    const counts: number[] = [];
    for (let second = 0; second < 15; second += 1) {
      await pass(1000);
      counts.push(server.sent.length);
    }
    expect(counts).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    await pass(600_000);
    const before = server.sent.length;
    await pass(DESK.retryMaxMs);
    expect(server.sent, 'The pause has a limit').toHaveLength(before + 1);
    server.fault = undefined;
    keeper.retry();
    await pass(0);
    expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    expect(server.current.text).toBe('One. Two');
  });

  it('After a lost answer the same text is sent again before a newer one, and is no conflict', async () => {
    const { type, state } = openDesk(server);
    server.fault = { error: unreachable(), at: 'answer' };
    type('One. Two');
    await pass(DESK.saveMs);
    type('One. Two. Three');
    server.fault = undefined;
    await pass(4000);
    expect(server.sent).toEqual(['One. Two', 'One. Two', 'One. Two. Three']);
    expect(server.current).toEqual({ revision: 3, text: 'One. Two. Three' });
    expect(state().conflict).toBeUndefined();
  });

  it('A text that was refused is not sent again before a newer one', async () => {
    const { type, state } = openDesk(server);
    const unknown = new TypeError('Broken');
    const failure = new AppError('data', 'Too much.');
    server.fault = { error: unknown, at: 'request' };
    type('One. Two', { cause: 'proposal' });
    await pass(0);
    expect(state().trouble).toEqual({ kind: 'refused', failure: unknown });
    server.fault = { error: failure, at: 'request' };
    await pass(DESK.retryMs);
    expect(state().trouble).toEqual({ kind: 'refused', failure });
    server.fault = undefined;
    type('One. Two. Three');
    await pass(2000);
    expect(server.saved).toEqual([['One. Two. Three', 'proposal']]);
  });

  it('The cause of the first change that made a text unfit to be saved is that of the next text that fits', async () => {
    const { type } = openDesk(server);
    const tooLong = 'a'.repeat(STORY_LIMITS.characters + 1);
    type(tooLong, { cause: 'proposal' });
    type(`${tooLong} b`, { cause: 'chapter' });
    type('One. Two');
    await pass(2000);
    expect(server.saved).toEqual([['One. Two', 'proposal']]);
  });

  it('An answer that never comes counts as lost after a time', async () => {
    const { type, state } = openDesk(server);
    vi.mocked(server.save).mockImplementationOnce(
      (_change, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(unreachable()))),
    );
    type('One. Two');
    await pass(DESK.saveMs + DESK.answerMs);
    expect(state().trouble).toEqual({ kind: 'unreachable' });
    await pass(DESK.retryMs);
    expect(state().isSaved).toBe(true);
  });

  it.each([
    ['the session is over', new AppError('unauthorized', 'Expired'), 'signed-out'],
    ['the story was deleted', undefined, 'gone'],
  ] as const)(
    'When %s nothing is sent until that has changed, and the device keeps the text',
    async (_case, error, kind) => {
      const { type, state, keeper } = openDesk(server);
      if (error) server.fault = { error, at: 'request' };
      else server.isGone = true;
      type('One. Two');
      await pass(2000);
      type('One. Two. Three');
      await pass(60_000);
      expect(state().trouble?.kind).toBe(kind);
      expect(server.sent).toHaveLength(1);
      expect(onDevice()).toEqual(['One. Two. Three']);
      Object.assign(server, { fault: undefined, isGone: false });
      keeper.retry();
      await pass(2000);
      expect(server.current.text).toBe('One. Two. Three');
      expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    },
  );

  it.each([
    [' \n', { kind: 'empty' }],
    ['😀'.repeat(STORY_LIMITS.characters + 2), { kind: 'too-long', over: 2 }],
  ])('A text that can’t be a story’s is not sent, and the next one is', async (text, trouble) => {
    const { type, state } = openDesk(server);
    type(text);
    await pass(2000);
    expect(state().trouble).toEqual(trouble);
    expect(server.sent).toEqual([]);
    expect(onDevice()).toEqual([text]);
    type('😀'.repeat(STORY_LIMITS.characters));
    await pass(2000);
    expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
  });

  it('Where the device’s storage is full the state says so until the server has the text', async () => {
    const { type, state } = openDesk(server);
    fillStorage();
    server.fault = { error: unreachable(), at: 'request' };
    type('One. Two');
    await pass(DESK.deviceMs);
    expect(state().isOnDevice).toBe(false);
    await pass(DESK.saveMs);
    server.fault = undefined;
    await pass(DESK.retryMs);
    expect(state()).toMatchObject({ isOnDevice: true, isSaved: true });
  });
});

/** Types into a page that is killed before its text can be saved. */
async function killed(text: string, at?: 'request' | 'answer') {
  const { type } = openDesk(server);
  server.fault = { error: unreachable(), at: at ?? 'request' };
  type(text);
  await pass(at ? DESK.saveMs : DESK.deviceMs);
  vi.clearAllTimers();
  server.fault = undefined;
}

describe('a text on the device', () => {
  it('An unsaved text is restored, announced and saved', async () => {
    const at = Date.now();
    await killed('One. Two');
    const { keeper, state } = openDesk(server);
    expect(keeper.text).toBe('One. Two');
    expect(state()).toMatchObject({ isSaved: false, restoredAt: at });
    await pass(2000);
    expect(server.current).toEqual({ revision: 2, text: 'One. Two' });
    expect(onDevice()).toEqual([]);
  });

  it('A text that was saved although its answer was lost needs nothing', async () => {
    await killed('One. Two', 'answer');
    expect(onDevice()).toEqual(['One. Two']);
    const { state } = openDesk(server);
    expect(state()).toMatchObject({ isSaved: true, restoredAt: undefined });
    expect(onDevice()).toEqual([]);
  });

  it('A request of the killed page that arrives late is no conflict with its text on the device', async () => {
    await killed('One. Two', 'request');
    const { keeper, state } = openDesk(server);
    await server.save(
      { id: 'story-1', base: 1, text: 'One. Two', cause: 'typed', session: 'old', demo: false },
      AbortSignal.any([]),
    );
    keeper.changed(() => 'One. Two. Three');
    await pass(4000);
    expect(state().conflict).toBeUndefined();
    expect(server.current.text).toBe('One. Two. Three');
  });

  it('A text whose story was changed elsewhere since is a conflict, and both texts are kept', async () => {
    await killed('One. Mine');
    server.write('One. Theirs');
    const { keeper, state } = openDesk(server);
    expect(keeper.text).toBe('One. Mine');
    expect(state().conflict).toEqual({ base: FIRST, theirs: server.current });
    await pass(60_000);
    expect(server.current.text).toBe('One. Theirs');
    expect(onDevice()).toEqual(['One. Mine']);
  });

  it('A proposal that was accepted and not saved is restored with its cause and its demo mark', async () => {
    const { accept } = openDesk(server);
    server.fault = { error: unreachable(), at: 'request' };
    accept('One. Proposed.', true);
    vi.clearAllTimers();
    server.fault = undefined;
    const { type } = openDesk(server);
    await pass(2000);
    type('One. Proposed. And typed.');
    await pass(DESK.saveMs);
    expect(server.saved).toEqual([
      ['One. Proposed.', 'proposal'],
      ['One. Proposed. And typed.', 'typed'],
    ]);
    expect(server.isDemo).toBe(true);
  });

  it('Of the texts of two killed tabs, the newer one is restored and the older one is compared with it', async () => {
    const tabs = [openDesk(server), openDesk(server)] as const;
    server.fault = { error: unreachable(), at: 'request' };
    tabs[0].type('One. First tab');
    await pass(DESK.deviceMs);
    tabs[1].type('One. Second tab');
    await pass(DESK.deviceMs);
    vi.clearAllTimers();
    server.fault = undefined;
    expect(onDevice().toSorted()).toEqual(['One. First tab', 'One. Second tab']);

    const { keeper, state } = openDesk(server);
    await pass(2000);
    expect(server.current.text).toBe('One. Second tab');
    expect(keeper.text).toBe('One. First tab');
    expect(state().conflict).toEqual({ base: FIRST, theirs: server.current });
    expect(onDevice()).toEqual(['One. First tab']);
    await resolveConflict(keeper, [['One. First tab', 'typed']]);
    expect(onDevice()).toEqual([]);
  });
});
