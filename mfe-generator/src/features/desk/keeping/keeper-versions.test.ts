// @vitest-environment jsdom
import { AppError } from '@storyloom/shared/api';
import { DESK, TYPING_SESSION } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';
import { FIRST, openDesk, Server, unreachable } from './testing/keeper-desk.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sessions = () => vi.mocked(server.save).mock.calls.map(([{ session }]) => session);

describe('typing sessions', () => {
  it('Typing with pauses of almost five minutes is one session, and after a longer pause another one begins', async () => {
    const { type } = openDesk(server);
    type('a');
    await pass(TYPING_SESSION.pauseMs);
    type('ab');
    await pass(TYPING_SESSION.pauseMs + 1);
    type('abc');
    await pass(2000);
    const [first, second, third] = sessions();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
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

  it('After a change that was not typed, another session begins', async () => {
    const { type, accept } = openDesk(server);
    type('a');
    await pass(2000);
    accept('b');
    await pass(0);
    type('bc');
    await pass(2000);
    expect(server.saved.map(([, cause]) => cause)).toEqual(['typed', 'proposal', 'typed']);
    expect(sessions()[2]).not.toBe(sessions()[0]);
  });

  it('Each opening of the page begins another session', async () => {
    for (const text of ['a', 'ab']) {
      openDesk(server).type(text);
      await pass(2000);
    }
    expect(new Set(sessions()).size).toBe(2);
  });
});

describe('an accepted proposal', () => {
  it('An accepted proposal is saved at once, and what was typed before and after it are other versions', async () => {
    const { type, accept } = openDesk(server);
    type('One. Two');
    accept('One, told better. Two');
    type('One, told better. Two and three');
    await pass(DESK.deviceMs);
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

  it('A text that was refused is not sent again after a proposal is accepted', async () => {
    const { type, accept, state } = openDesk(server);
    server.fault = { error: new AppError('data', 'Too much.'), at: 'request' };
    type('One. Two');
    accept('One, told better.');
    await pass(0);
    server.fault = undefined;
    await pass(DESK.retryMs);
    expect(server.saved).toEqual([['One, told better.', 'proposal']]);
    expect(state().isSaved).toBe(true);
  });

  it('A text that is too long to be saved does not keep the proposal that shortens it from being saved', async () => {
    const { type, accept } = openDesk(server);
    type('x'.repeat(60_001));
    accept('Short.');
    await pass(0);
    expect(server.saved).toEqual([['Short.', 'proposal']]);
  });

  it('A proposal that is accepted in a conflict is saved only by the user’s choice', async () => {
    const { type, accept, state, keeper } = openDesk(server);
    server.write('Theirs');
    type('Mine');
    accept('Mine, told better');
    await pass(60_000);
    expect(state().conflict).toEqual({ base: FIRST, theirs: server.current });
    await resolveConflict(keeper, [['Mine, told better', 'typed']]);
    await pass(60_000);
    expect(server.saved).toEqual([['Mine, told better', 'typed']]);
  });

  it('A restored text names the revision that it is from', async () => {
    const { type } = openDesk(server);
    type('Zero.', { cause: 'restored', restored: 7 });
    await pass(0);
    expect(vi.mocked(server.save).mock.lastCall?.[0]).toMatchObject({ cause: 'restored', restored: 7 });
  });
});

describe('the demo storyteller', () => {
  it('A proposal of the demo storyteller marks the story, and what was typed before it does not', async () => {
    const { type, accept } = openDesk(server);
    type('One. Two');
    await pass(2000);
    expect(server.isDemo).toBe(false);
    accept('One, told better.', true);
    await pass(0);
    expect(server.isDemo).toBe(true);
  });

  it('A proposal of another storyteller does not mark the story', async () => {
    openDesk(server).accept('One, told better.');
    await pass(0);
    expect(server.isDemo).toBe(false);
  });

  it.each(['request', 'answer'] as const)(
    'A tab that is killed after accepting one, with its %s lost, still marks the story when it is opened again',
    async (at) => {
      const { accept, type } = openDesk(server);
      server.fault = { error: unreachable(), at };
      accept('One, told better.', true);
      type('One, told better. Two');
      await pass(DESK.deviceMs);
      vi.clearAllTimers();
      Object.assign(server, { fault: undefined, isDemo: false });
      openDesk(server);
      await pass(4000);
      expect(server.current.text).toBe('One, told better. Two');
      expect(server.isDemo).toBe(true);
    },
  );

  it('A conflict that ends with the user’s text marks the story', async () => {
    const { accept, keeper } = openDesk(server);
    server.write('Theirs');
    accept('Mine', true);
    await pass(0);
    expect(server.isDemo).toBe(false);
    await resolveConflict(keeper, [['Mine', 'typed']]);
    expect(server.isDemo).toBe(true);
  });
});
