// @vitest-environment jsdom
import { DESK } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';
import { FIRST, onDevice, openDesk, Server, unreachable } from './testing/keeper-desk.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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
  it('A text that was not saved is restored, is said to be, and is saved', async () => {
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

  it('A text that goes on from one that was saved although its answer was lost is no conflict', async () => {
    const { type } = openDesk(server);
    server.fault = { error: unreachable(), at: 'answer' };
    type('One. Two');
    await pass(DESK.saveMs);
    type('One. Two. Three');
    await pass(DESK.deviceMs);
    vi.clearAllTimers();
    server.fault = undefined;
    const { state } = openDesk(server);
    expect(state().conflict).toBeUndefined();
    await pass(4000);
    expect(server.current).toEqual({ revision: 3, text: 'One. Two. Three' });
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

  it('A proposal that was accepted and not saved is restored with its cause', async () => {
    const { accept } = openDesk(server);
    server.fault = { error: unreachable(), at: 'request' };
    accept('One. Proposed.');
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
