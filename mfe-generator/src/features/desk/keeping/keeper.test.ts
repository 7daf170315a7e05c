// @vitest-environment jsdom
import { DESK } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice, openDesk, Server } from './testing/keeper-desk.ts';

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

  it('A text that is left is kept on the device and sent without waiting', async () => {
    const { type, keeper } = openDesk(server);
    type('One. Two');
    keeper.flush();
    expect(onDevice()).toEqual(['One. Two']);
    await pass(0);
    expect(server.current.text).toBe('One. Two');
    keeper.flush();
    expect(server.sent).toHaveLength(1);
  });
});
