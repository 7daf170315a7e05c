// @vitest-environment jsdom
import { DESK } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Revision } from './device-copy.ts';
import { resolveConflict, takeTheirs } from './resolve-conflict.ts';
import { FIRST, onDevice, openDesk, Server, unreachable } from './testing/keeper-desk.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const THEIRS: Revision = { revision: 2, text: 'One. Theirs' };

/** A desk whose text and the server’s were both changed. */
async function inConflict() {
  const desk = openDesk(server);
  server.write('One. Theirs');
  desk.type('One. Mine');
  await pass(2000);
  return desk;
}

describe('another tab or device', () => {
  it('A revision that was saved elsewhere is shown when nothing was changed here and it is newer', async () => {
    const { keeper, shown, state } = openDesk(server);
    server.write('One. Theirs');
    keeper.heard(server.current);
    expect(shown).toEqual(['One. Theirs']);
    expect(state().isSaved).toBe(true);
    keeper.changed(() => 'One. Theirs. Mine');
    await pass(2000);
    expect(server.current).toEqual({ revision: 3, text: 'One. Theirs. Mine' });
    keeper.heard(THEIRS);
    expect([keeper.text, shown.length]).toEqual(['One. Theirs. Mine', 1]);
  });

  it('A revision with the same text as here is no conflict', async () => {
    const { keeper, type, state } = openDesk(server);
    type('One. Two');
    server.write('One. Two');
    keeper.heard(server.current);
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    await pass(2000);
    expect(server.sent).toEqual([]);
  });

  it('A change here and another elsewhere are a conflict at once, in which nothing is overwritten', async () => {
    const { keeper, type, shown, state } = openDesk(server);
    type('One. Mine');
    server.write('One. Theirs');
    keeper.heard(server.current);
    expect(state().conflict).toEqual({ base: FIRST, theirs: server.current });
    type('One. Mine too');
    await pass(60_000);
    expect(server.current.text).toBe('One. Theirs');
    expect(server.sent).toEqual([]);
    expect(shown).toEqual([]);
    expect(onDevice()).toEqual(['One. Mine too']);
  });

  it('A conflict that is found after a lost connection is the only problem that is left', async () => {
    const { keeper, type, state } = openDesk(server);
    server.write('One. Theirs');
    server.fault = { error: unreachable(), at: 'request' };
    type('One. Mine');
    await pass(DESK.saveMs);
    expect(state().trouble).toEqual({ kind: 'unreachable' });
    server.fault = undefined;
    keeper.retry();
    await pass(0);
    expect(state()).toMatchObject({ trouble: undefined, conflict: { base: FIRST, theirs: server.current } });
  });

  it('A change elsewhere that is heard of while a save is on its way is left to the answer of that save', async () => {
    const { keeper, type, state } = openDesk(server);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    vi.mocked(server.save).mockImplementationOnce(async () => {
      await held;
      return { outcome: 'saved', revision: 3 };
    });
    type('One. Mine');
    await pass(DESK.saveMs);
    keeper.heard(THEIRS);
    expect(state().conflict).toBeUndefined();
    answer();
    await pass(0);
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(keeper.text).toBe('One. Mine');
  });

  it('The text that this page sent itself is no conflict when it is heard of before the answer', async () => {
    const { keeper, type, state } = openDesk(server);
    server.fault = { error: unreachable(), at: 'answer' };
    type('One. Two');
    await pass(DESK.saveMs);
    type('One. Two. Three');
    keeper.heard(server.current);
    server.fault = undefined;
    await pass(4000);
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(server.current).toEqual({ revision: 3, text: 'One. Two. Three' });
  });
});

describe('the end of a conflict', () => {
  it('Keeping the own text makes a revision of it, and typing goes on from there', async () => {
    const { keeper, type, state } = await inConflict();
    await resolveConflict(keeper, [['One. Mine', 'typed']]);
    expect(server.saved).toEqual([['One. Mine', 'typed']]);
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined, isResolving: false });
    expect(onDevice()).toEqual([]);
    type('One. Mine again');
    await pass(2000);
    expect(server.current.text).toBe('One. Mine again');
  });

  it('Taking the other text makes a version of the own one first', async () => {
    const { keeper, shown, state } = await inConflict();
    await resolveConflict(keeper, takeTheirs('One. Mine', THEIRS));
    expect(server.saved).toEqual([
      ['One. Mine', 'typed'],
      ['One. Theirs', 'restored'],
    ]);
    expect(vi.mocked(server.save).mock.lastCall?.[0].restored).toBe(THEIRS.revision);
    expect(shown).toEqual(['One. Theirs']);
    expect(state().isSaved).toBe(true);
    expect(onDevice()).toEqual([]);
  });

  it('A conflict stays with the newest text when another change comes between', async () => {
    const { keeper, state, shown } = await inConflict();
    server.write('One. Theirs again');
    await resolveConflict(keeper, takeTheirs('One. Mine', THEIRS));
    expect(state()).toMatchObject({ conflict: { base: FIRST, theirs: { text: 'One. Theirs again' } } });
    expect(shown).toEqual([]);
    expect(server.saved).toEqual([]);
    expect(onDevice()).toEqual(['One. Mine']);
  });

  it('A conflict stays when the choice can’t be saved, and the same choice works later', async () => {
    const { keeper, state } = await inConflict();
    server.fault = { error: unreachable(), at: 'answer' };
    await expect(resolveConflict(keeper, takeTheirs('One. Mine', THEIRS))).rejects.toThrow('No answer');
    expect(state()).toMatchObject({ isResolving: false, conflict: { base: FIRST } });
    server.fault = undefined;
    await resolveConflict(keeper, takeTheirs('One. Mine', THEIRS));
    expect(server.current.text).toBe('One. Theirs');
    expect(state().conflict).toBeUndefined();
  });

  it('Without a conflict, or while one choice is being saved, no other choice is', async () => {
    const { keeper } = openDesk(server);
    await resolveConflict(keeper, takeTheirs('One. Mine', THEIRS));
    expect(server.sent).toEqual([]);
    const desk = await inConflict();
    const sent = server.sent.length;
    const first = resolveConflict(desk.keeper, [['One. Mine', 'typed']]);
    await resolveConflict(desk.keeper, takeTheirs('One. Mine', THEIRS));
    await first;
    expect(server.sent.slice(sent)).toEqual(['One. Mine']);
    expect(desk.keeper.text).toBe('One. Mine');
  });

  it('A story that is deleted during a conflict is reported, and the text stays on the device', async () => {
    const { keeper, state } = await inConflict();
    server.isGone = true;
    await resolveConflict(keeper, [['One. Mine', 'typed']]);
    expect(state().trouble).toEqual({ kind: 'gone' });
    expect(onDevice()).toEqual(['One. Mine']);
  });
});
