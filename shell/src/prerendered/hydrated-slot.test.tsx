// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteModule } from '../federation/load-remote.ts';
import { TIME_LIMITS } from '../federation/time-limit.ts';
import { manifestOf, newRelease, serve, show, shown, workingRelease } from '../testing/remote-slot.tsx';
import { showLivePage } from './page-keeper.ts';
import { keepPrerendered } from './prerendered-page.tsx';

/** Keeps a page that was prerendered. */
function keepHtml() {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Written before</h1>';
  void keepPrerendered('/generators', main);
}
afterEach(showLivePage);

it('A module that took too long before its page was hydrated is asked for again by Retry only', async () => {
  const release = newRelease();
  vi.useFakeTimers();
  serve(() => new Promise(() => undefined));
  const early = remoteModule(release, 0).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIME_LIMITS.module);
  expect(await early).toMatchObject({ failure: 'timeout' });
  vi.useRealTimers();
  keepHtml();
  const requests = serve(() => json(manifestOf(release.id)));
  await show(release);
  expect(await shown('You can read this page and follow its links. Its buttons didn’t load.')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('A module that failed otherwise before its page was hydrated is asked for again at once', async () => {
  const release = workingRelease();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(() => new TypeError('Failed to fetch'));
  expect(await remoteModule(release, 0).catch((error: unknown) => error)).toMatchObject({ name: 'RemoteError' });
  keepHtml();
  serve(() => json(manifestOf(release.id)));
  await show(release);
  expect(await shown('Page 0')).toBeTruthy();
});
