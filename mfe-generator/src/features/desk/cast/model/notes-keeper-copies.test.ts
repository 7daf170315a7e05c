// @vitest-environment jsdom
import { DESK } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOnDevice, loadedNotes, onDevice, pass, rules, Server } from '../testing/notes-server.ts';

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
const opened = () => loadedNotes(server);

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
