// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';
import { leaveKeeper, openKeeper } from './open-keeper.ts';
import { onDevice, openDesk, Server, STORY, unreachable } from './testing/keeper-desk.ts';

let server: Server;
const onSaved = vi.fn();
beforeEach(() => {
  server = new Server();
});
afterEach(async () => {
  server.fault = undefined;
  await leaveKeeper(STORY);
});
const open = () => openKeeper({ story: STORY, current: server.current, save: server.save, onSaved });

describe('an open desk', () => {
  it('A desk hears at once what another tab has saved of its story, and nothing of others', async () => {
    const keeper = await open();
    const tab = new BroadcastChannel('storyloom-desk');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    const tell = (values: object) => tab.postMessage({ ...STORY, revision: 2, text: 'Theirs', ...values });
    tell({ storyId: 'story-2', text: 'Of another story' });
    tell({});
    await waitFor(() => expect(keeper.text).toBe('Theirs'));
    tab.close();
  });

  it('A desk tells other tabs what it has saved', async () => {
    const tab = new BroadcastChannel('storyloom-desk');
    const heard: unknown[] = [];
    tab.addEventListener('message', ({ data }) => heard.push(data));
    const keeper = await open();
    keeper.changed(() => 'Mine');
    keeper.flush();
    await waitFor(() => expect(heard).toEqual([{ ...STORY, revision: 2, text: 'Mine' }]));
    expect(onSaved).toHaveBeenLastCalledWith({ revision: 2, text: 'Mine' }, false);
    tab.close();
  });

  it('A text is kept on the device when the page is hidden for good, and the user is asked only if that fails', async () => {
    const keeper = await open();
    server.fault = { error: unreachable(), at: 'request' };
    keeper.changed(() => 'Mine');
    dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toEqual(['Mine']);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keeper.changed(() => 'Mine too');
    const losing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(losing);
    expect(losing.defaultPrevented).toBe(true);
  });

  it('A desk that is open twice on a page stays open until both are left', async () => {
    const keeper = await open();
    expect(await open()).toBe(keeper);
    await leaveKeeper(STORY);
    keeper.changed(() => 'Mine');
    dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toEqual(['Mine']);
    keeper.flush();
    await waitFor(() => expect(server.current.text).toBe('Mine'));
    await leaveKeeper(STORY);
    expect(await open()).not.toBe(keeper);
  });

  it('A desk that is left before its text was saved is found again with it', async () => {
    const keeper = await open();
    server.fault = { error: unreachable(), at: 'request' };
    keeper.changed(() => 'Mine');
    await leaveKeeper(STORY);
    await waitFor(() => expect(keeper.store.getState().trouble?.kind).toBe('unreachable'));
    server.fault = undefined;
    const again = await open();
    expect(again).toBe(keeper);
    await waitFor(() => expect(server.current.text).toBe('Mine'));
    again.changed(() => 'Mine too');
    again.flush();
    await waitFor(() => expect(server.current.text).toBe('Mine too'));
    const sessions = vi.mocked(server.save).mock.calls.map(([{ session }]) => session);
    expect(sessions.at(-1)).not.toBe(sessions[0]);
  });
});

let stop: () => void;
const listeners = new Set<() => void>();
function follow() {
  listeners.clear();
  vi.spyOn(sessionStore, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.useFakeTimers();
  const desk = openDesk(server);
  stop = followPage(desk.keeper);
  return desk;
}

function show(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The user is signed in, and the page hears of it. */
function signIn(id: string): void {
  vi.spyOn(sessionStore, 'getState').mockReturnValue({ user: { id } } as ReturnType<typeof sessionStore.getState>);
  for (const listener of listeners) listener();
}

/** A desk whose save has failed a moment ago. */
async function failed() {
  const desk = follow();
  server.fault = { error: unreachable(), at: 'request' };
  desk.type('Mine');
  desk.keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  server.fault = undefined;
  expect(desk.state().trouble?.kind).toBe('unreachable');
  return desk;
}

describe('a page that may end', () => {
  afterEach(() => stop());

  it('A text is kept on the device and sent without waiting when the page is hidden', async () => {
    follow().type('Mine');
    show('hidden');
    expect(onDevice()).toEqual(['Mine']);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.current.text).toBe('Mine');
  });

  it.each([
    ['the connection is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => show('visible')],
    ['the user has signed in again', () => signIn(STORY.userId)],
  ])('What failed is tried again at once when %s', async (what, happen) => {
    signIn(what.includes('signed in') ? 'nobody' : STORY.userId);
    await failed();
    happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.current.text).toBe('Mine');
  });

  it('The text of a user is not sent while another one is signed in', async () => {
    signIn('ben');
    await failed();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent).toHaveLength(1);
  });

  it('A page that is left follows nothing any more', async () => {
    await failed();
    stop();
    signIn(STORY.userId);
    dispatchEvent(new Event('online'));
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent).toHaveLength(1);
  });
});
