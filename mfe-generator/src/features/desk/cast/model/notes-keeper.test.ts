// @vitest-environment jsdom
import { AppError } from '@storyloom/shared/api';
import { DESK, NOTES_LIMITS } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  loadedNotes,
  onDevice,
  openNotes,
  pass,
  rules,
  Server,
  unreachable,
  keepOnDevice,
} from '../testing/notes-server.ts';

const TOO_LONG = 'a'.repeat(NOTES_LIMITS.rules + 1);

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const opened = () => loadedNotes(server);

describe('notes that are loaded', () => {
  it('A request about the story waits for its notes, and gets none when there are none', async () => {
    expect(await openNotes(server).keeper.forRequest()).toEqual(rules('Old.'));
    server.notes = undefined;
    expect(await openNotes(server).keeper.forRequest()).toBeUndefined();
  });

  it('A request gets the notes as they are edited, and the saved ones while a text is too long', async () => {
    const { keeper, write } = await opened();
    write('New.');
    expect(await keeper.forRequest()).toEqual(rules('New.'));
    write(TOO_LONG);
    expect(await keeper.forRequest()).toEqual(rules('Old.'));
  });

  it('Notes that are written while they are loaded again are not replaced by the answer', async () => {
    const { keeper, write, shown } = await opened();
    server.write('Theirs.');
    server.hold();
    const loading = keeper.load();
    write('Mine.');
    server.release?.();
    await loading;
    expect(shown()).toBe('Mine.');
  });

  it('Notes that another tab has saved are shown when they are loaded again', async () => {
    const { keeper, shown } = await opened();
    server.write('Theirs.');
    await keeper.load();
    expect(shown()).toBe('Theirs.');
  });

  it('Notes that are not saved are saved instead of being loaded again', async () => {
    const { keeper, write } = await opened();
    write('New.');
    await keeper.load();
    await pass();
    expect(server.notes).toEqual({ notes: rules('New.'), revision: 2 });
  });

  it('Notes that were loaded stay when they can’t be loaded again', async () => {
    const { keeper, shown, state } = await opened();
    server.fault = unreachable();
    await keeper.load();
    expect(state()).toMatchObject({ phase: 'ready', failure: undefined });
    expect(shown()).toBe('Old.');
  });
});

describe('notes that are saved', () => {
  it('Notes that are changed back are not sent, and nothing of them is kept on the device', async () => {
    const { write, state } = await opened();
    write('New.');
    expect(onDevice()).toBe(1);
    write('Old.');
    await pass(DESK.saveMs);
    expect(server.sent).toEqual([]);
    expect(state().isSaved).toBe(true);
    expect(onDevice()).toBe(0);
  });

  it('Notes that are written while a save is on its way are not said to be saved, and are saved next', async () => {
    const { write, state } = await opened();
    write('New.');
    server.hold();
    await pass(DESK.saveMs);
    write('Newer.');
    await pass(DESK.saveMs);
    server.release?.();
    await pass();
    expect(state().isSaved).toBe(false);
    expect(onDevice()).toBe(1);
    await pass(DESK.saveMs);
    expect(server.sent).toEqual(['New.', 'Newer.']);
    expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    await pass(DESK.retryMaxMs);
    expect(server.sent).toHaveLength(2);
  });

  it('A save that fails is tried again with growing pauses, which are short again after one that succeeds', async () => {
    const { write } = await opened();
    server.fault = unreachable();
    write('New.');
    await pass(DESK.saveMs);
    const counts = async () => {
      const found: number[] = [];
      for (let second = 0; second < 4; second += 1) {
        await pass(DESK.retryMs);
        found.push(server.sent.length);
      }
      return found;
    };
    expect(await counts()).toEqual([2, 2, 3, 3]);
    server.fault = undefined;
    await pass(DESK.retryMaxMs);
    expect(server.notes?.notes).toEqual(rules('New.'));
    server.fault = unreachable();
    write('Newer.');
    await pass(DESK.saveMs);
    const sent = server.sent.length;
    expect(await counts()).toEqual([1, 1, 2, 2].map((more) => sent + more));
  });

  it.each(['data', 'unauthorized'] as const)(
    'A save that is refused as “%s” is not tried again by itself',
    async (code) => {
      const { write, state, keeper } = await opened();
      server.fault = new AppError(code, 'No.');
      write('New.');
      await pass(DESK.saveMs + DESK.retryMaxMs);
      expect(server.sent).toEqual(['New.']);
      expect(state().trouble).toEqual({ kind: 'failed', failure: server.fault });
      server.fault = undefined;
      keeper.flush();
      await pass();
      expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    },
  );

  it('Notes of a story that was deleted are not said to be saved', async () => {
    const { write, state } = await opened();
    server.isGone = true;
    write('New.');
    await pass(DESK.saveMs);
    expect(state()).toMatchObject({ isSaved: false, trouble: { kind: 'gone' } });
    expect(onDevice()).toBe(1);
  });

  it('Notes that are saved are not sent again', async () => {
    const { keeper } = await opened();
    keeper.flush();
    keeper.keepMine();
    keeper.takeTheirs();
    await pass();
    expect(server.sent).toEqual([]);
  });
});

describe('notes that were also changed elsewhere', () => {
  it('Notes that are written during a conflict are kept on the device, and replace nothing', async () => {
    const { write, shown, state, keeper } = await opened();
    server.write('Theirs.');
    write('Mine.');
    await pass(DESK.saveMs);
    expect(state().conflict?.notes).toEqual(rules('Theirs.'));
    write('Mine, and more.');
    await pass(DESK.retryMaxMs);
    expect(server.sent).toEqual(['Mine.']);
    expect(onDevice()).toBe(1);
    keeper.keepMine();
    await pass();
    expect(server.notes).toEqual({ notes: rules('Mine, and more.'), revision: 3 });
    expect(shown()).toBe('Mine, and more.');
  });

  it('Notes that are chosen in a conflict are shown and saved, and nothing is left on the device', async () => {
    const { write, shown, state, keeper } = await opened();
    server.write('Theirs.');
    write('Mine.');
    await pass(DESK.saveMs);
    keeper.takeTheirs();
    expect(shown()).toBe('Theirs.');
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(onDevice()).toBe(0);
    write('Theirs, and more.');
    await pass(DESK.saveMs);
    expect(server.notes).toEqual({ notes: rules('Theirs, and more.'), revision: 3 });
  });
});

describe('notes that an earlier page could not save', () => {
  it('Notes that were left unsaved are shown again and saved, and their copy is gone', async () => {
    keepOnDevice('former', 'Kept.');
    const { shown } = await opened();
    expect(shown()).toBe('Kept.');
    await pass();
    expect(server.notes).toEqual({ notes: rules('Kept.'), revision: 2 });
    expect(onDevice()).toBe(0);
  });

  it('Notes that were left unsaved are shown again also for a story that had none', async () => {
    server.notes = undefined;
    keepOnDevice('former', 'Kept.', null);
    const { shown, state } = await opened();
    await pass();
    expect(shown()).toBe('Kept.');
    expect(state().conflict).toBeUndefined();
    expect(server.notes).toEqual({ notes: rules('Kept.'), revision: 1 });
  });

  it('Notes that were left on the device and that the server has anyway are not sent', async () => {
    keepOnDevice('former', 'Old.', 7);
    const { state } = await opened();
    await pass();
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(server.sent).toEqual([]);
    expect(onDevice()).toBe(0);
  });

  it('Notes that were left unsaved and were changed elsewhere since are a conflict, and are kept until the user chooses', async () => {
    server.write('Theirs.');
    keepOnDevice('former', 'Kept.', 1);
    const { shown, state, keeper } = await opened();
    await pass(DESK.retryMaxMs);
    expect(shown()).toBe('Kept.');
    expect(state()).toMatchObject({ isSaved: false, conflict: { notes: rules('Theirs.'), revision: 2 } });
    expect(server.sent).toEqual([]);
    expect(onDevice()).toBe(1);
    keeper.keepMine();
    await pass();
    expect(server.notes).toEqual({ notes: rules('Kept.'), revision: 3 });
  });

  it('Of several copies of notes the newest is taken, and one that can’t be read is passed over', async () => {
    keepOnDevice('first', 'First.');
    await pass(1000);
    keepOnDevice('third', 'Third.');
    vi.setSystemTime(Date.now() - 500);
    keepOnDevice('second', 'Second.');
    localStorage.setItem('storyloom-notes:ada:story-1:broken', '{');
    const { shown } = await opened();
    expect(shown()).toBe('Third.');
  });
});
