// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';
import { onDevice, openDesk, Server, STORY, unreachable } from './testing/keeper-desk.ts';

let server: Server;
let stop: () => void;
const listeners = new Set<() => void>();
beforeEach(() => {
  listeners.clear();
  vi.spyOn(sessionStore, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.useFakeTimers();
  server = new Server();
});
afterEach(() => stop());

function follow() {
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
