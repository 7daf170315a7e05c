// @vitest-environment jsdom
import { DESK, TYPING_SESSION } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Revision } from './device-copy.ts';
import { resolveConflict, takeTheirs } from './resolve-conflict.ts';
import { onDevice, openDesk, Server, FIRST, unreachable } from './testing/keeper-desk.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('typing', () => {
  it('A change is kept on the device at once, and on the server within two seconds', async () => {
    const { type, state } = openDesk(server);
    expect(state().isSaved).toBe(true);
    type('One. Two');
    await pass(DESK.deviceMs);
    expect(onDevice()).toEqual(['One. Two']);
    expect(state()).toMatchObject({ isSaved: false, isOnDevice: true });
    await pass(2000 - DESK.deviceMs);
    expect(server.saved).toEqual([['One. Two', 'typed']]);
    expect(state().isSaved).toBe(true);
    expect(onDevice()).toEqual([]);
  });

  it('A user who never pauses is saved every two seconds at the latest, with one request at a time', async () => {
    const { type } = openDesk(server);
    let text = 'One.';
    for (let key = 1; key <= 60; key += 1) {
      type((text += 'x'));
      await pass(100);
      const behind = text.length - server.current.text.length;
      expect(behind).toBeLessThanOrEqual(20);
    }
    expect(server.saved.length).toBeGreaterThanOrEqual(3);
    await pass(2000);
    expect(server.current.text).toBe(text);
  });

  it('While a save is under way the next one waits for its answer', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const desk = openDesk(server);
    vi.mocked(server.save).mockImplementationOnce(async () => {
      await held;
      server.write('One. Two');
      return { outcome: 'saved', revision: 2 };
    });
    desk.type('One. Two');
    await pass(DESK.saveMs);
    desk.type('One. Two. Three');
    await pass(5000);
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(onDevice()).toEqual(['One. Two. Three']);
    answer();
    await pass(DESK.saveMs);
    expect(server.current).toEqual({ revision: 3, text: 'One. Two. Three' });
    expect(onDevice()).toEqual([]);
  });

  it('A change that is undone before it was sent needs no request', async () => {
    const { type, state } = openDesk(server);
    type('One. Two');
    await pass(DESK.deviceMs);
    type('One.');
    await pass(2000);
    expect(server.sent).toEqual([]);
    expect(state().isSaved).toBe(true);
    expect(onDevice()).toEqual([]);
  });
});

const sessions = () => vi.mocked(server.save).mock.calls.map(([{ session }]) => session);

describe('typing sessions', () => {
  it('begin again after a pause of more than five minutes, and after a change that was not typed', async () => {
    const { type, accept } = openDesk(server);
    type('a');
    await pass(TYPING_SESSION.pauseMs);
    type('ab');
    await pass(TYPING_SESSION.pauseMs + 1);
    type('abc');
    await pass(2000);
    accept('b');
    await pass(0);
    type('bc');
    await pass(2000);
    expect(server.saved.map(([, cause]) => cause)).toEqual(['typed', 'typed', 'typed', 'proposal', 'typed']);
    const [first, second, third, , fifth] = sessions();
    expect(second).toBe(first);
    expect(new Set([first, third, fifth]).size).toBe(3);
  });

  it('A user who never pauses begins another session after twenty minutes', async () => {
    const { type } = openDesk(server);
    const minutes = 45;
    for (let minute = 0; minute < minutes; minute += 1) {
      type('a'.repeat(minute + 1));
      await pass(60_000);
    }
    expect(sessions()).toHaveLength(minutes);
    expect(new Set(sessions()).size).toBe(Math.ceil((minutes * 60_000) / TYPING_SESSION.longestMs));
  });
});

describe('an accepted proposal', () => {
  it('An accepted proposal is saved at once, and what was typed before and after it are other versions', async () => {
    const { type, accept } = openDesk(server);
    type('One. Two');
    accept('One, told better. Two', true);
    type('One, told better. Two and three');
    await pass(DESK.deviceMs);
    expect(vi.mocked(server.save).mock.calls.map(([{ demo }]) => demo)).toEqual([false, true]);
    expect(server.saved).toEqual([
      ['One. Two', 'typed'],
      ['One, told better. Two', 'proposal'],
    ]);
    await pass(2000);
    expect(server.saved.at(-1)).toEqual(['One, told better. Two and three', 'typed']);
    expect(server.saved).toHaveLength(3);
  });

  it('Two proposals are two versions, although the answer to the first was lost', async () => {
    const { accept, state } = openDesk(server);
    server.fault = { error: unreachable(), at: 'answer' };
    accept('First');
    await pass(0);
    accept('Second');
    server.fault = undefined;
    await pass(5 * DESK.retryMs);
    expect(server.saved).toEqual([
      ['First', 'proposal'],
      ['Second', 'proposal'],
    ]);
    expect(state().isSaved).toBe(true);
  });

  it('A proposal that is accepted in a conflict is saved only by the user’s choice', async () => {
    const { type, accept, state, keeper } = openDesk(server);
    server.write('Theirs');
    type('Mine');
    accept('Mine, told better', true);
    await pass(60_000);
    expect(state().conflict).toEqual({ base: FIRST, theirs: server.current });
    expect(server.isDemo).toBe(false);
    await resolveConflict(keeper, [['Mine, told better', 'typed']]);
    await pass(60_000);
    expect(server.saved).toEqual([['Mine, told better', 'typed']]);
    expect(server.isDemo).toBe(true);
  });

  it('A restored text names the revision that it is from', async () => {
    const { type } = openDesk(server);
    type('Zero.', { cause: 'restored', restored: 7 });
    await pass(0);
    expect(vi.mocked(server.save).mock.lastCall?.[0]).toMatchObject({ cause: 'restored', restored: 7 });
  });
});

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
