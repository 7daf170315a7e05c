// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json } from '@storyloom/shared/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exposed, manifestOf, newRelease, moduleOf, serve, show, failed, shown } from '../../testing/remote-slot.tsx';

const said = () => screen.queryByRole('alert')?.textContent;

describe('the slot of a remote', () => {
  it('says what is loading, then shows the remote’s page', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    let answer!: (response: Response) => void;
    serve(() => new Promise((resolve) => (answer = resolve)));
    await show(release);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading Story generator…');
    await act(async () => answer(json(manifestOf(release.id))));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('draws a skeleton only when the remote is not there at once, and holds the place from the start', async () => {
    vi.useFakeTimers();
    serve(() => new Promise(() => undefined));
    await show(newRelease());
    const place = () => document.querySelector('[aria-busy="true"]');
    expect(place()?.querySelector('[aria-hidden="true"]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(140));
    expect(place()?.querySelector('[aria-hidden="true"]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(place()?.querySelector('[aria-hidden="true"]')).not.toBeNull();
  });

  it('fetches the manifest past the cache, with a time limit', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    const requests = serve(() => json(manifestOf(release.id)));
    await show(release);
    await shown('Page 0');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe(release.entry);
    expect(requests[0]?.cache).toBe('no-cache');
    expect(requests[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('shows the 404 page for an address that the remote claims and then does not know', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    serve(() => json(manifestOf(release.id)));
    await show(release, '/generators/unknown/deep');
    expect(await shown('Page not found')).toBeTruthy();
  });

  it.each([
    ['the server is down', () => new TypeError('Failed to fetch')],
    ['the manifest is gone', () => new Response('not found', { status: 404 })],
    ['the server fails', () => new Response('oops', { status: 503 })],
    ['a page comes instead of the manifest', () => new Response('<!doctype html>')],
  ])('names the remote when %s, and the rest of the site stays', async (_case, answer) => {
    serve(answer);
    await show(newRelease());
    await failed();
    expect(said()).toContain('“Story generator” couldn’t be loaded');
    expect(said()).toContain('Its files didn’t arrive');
    expect(document.querySelector('h1')?.textContent).toBe('“Story generator” couldn’t be loaded');
    expect(document.title).toBe('“Story generator” couldn’t be loaded · Storyloom');
    expect(said()).not.toMatch(/RUNTIME|fetch|manifest|http/);
    expect(screen.getByText('Header')).toBeInTheDocument();
  });

  it('names the page that the user asked for, while it loads and when it fails', async () => {
    const nav = [{ label: 'Community', to: '/generators', order: 1 }];
    const release = newRelease({ nav, pageNames: { '/crash': 'Shared Story' } });
    let refuse!: (failure: Response) => void;
    serve(() => new Promise((resolve) => (refuse = resolve)));
    await show(release);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading Community…');
    // The HTML of the first page has a title.
    expect(document.querySelector('title')).toBeNull();
    await act(() => user.click(screen.getByRole('link', { name: 'To the crash' })));
    expect(await screen.findByText('Loading Shared Story…')).toHaveAttribute('role', 'status');
    expect(document.title).toBe('Shared Story · Storyloom');
    await act(async () => refuse(new Response('', { status: 503 })));
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Shared Story” couldn’t be loaded' })).toBeInTheDocument();
  });

  it('says that the device is offline, while it loads and when it fails', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let refuse!: (failure: Response) => void;
    serve(() => new Promise((resolve) => (refuse = resolve)));
    await show(newRelease());
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading Story generator… You’re offline.');
    await act(async () => refuse(new Response('', { status: 503 })));
    await failed();
    expect(said()).toContain('You’re offline. Check your connection, then try again.');
    isOnline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(said()).toContain('Its files didn’t arrive.');
  });

  it('recovers at Retry', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release);
    await failed();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await failed();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks at Retry for the newest release map, because the remote may have moved', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    const moved = { ...release, entry: '/remotes/moved/mf-manifest.json' };
    fakeNetwork(({ url }) => {
      if (url.pathname === '/remotes.json') return json({ remotes: [moved] });
      return url.pathname === moved.entry ? json(manifestOf(release.id)) : new Response('gone', { status: 404 });
    });
    await show(release);
    await failed();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('tries again by itself when another page of the remote is opened', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release, '/crash');
    await failed();
    up = true;
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('tries again when it is opened again after a failure', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    const view = await show(release);
    await failed();
    view.unmount();
    up = true;
    await show(release);
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('loads a remote once, however often its slot is opened', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    const requests = serve(() => json(manifestOf(release.id)));
    for (let visit = 0; visit < 3; visit += 1) {
      const view = await show(release);
      await shown('Page 0');
      view.unmount();
    }
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['another contract number', (id: string) => ({ remote: { ...moduleOf(id), contract: 2 } })],
    ['another id', () => ({ remote: moduleOf('someone-else') })],
    ['no routes', (id: string) => ({ remote: { contract: 1, id } })],
    ['nothing under the agreed name', (id: string) => ({ routes: moduleOf(id) })],
    ['null', () => ({ remote: null })],
  ])('does not run a module with %s, and says that it does not fit', async (_case, expose) => {
    const release = newRelease();
    exposed[release.id] = expose(release.id);
    serve(() => json(manifestOf(release.id)));
    await show(release);
    await failed();
    expect(said()).toContain('“Story generator” couldn’t be loaded');
    expect(said()).toContain('Its version doesn’t fit this page');
  });

  it('does not even fetch a release of another contract', async () => {
    const requests = serve(() => new TypeError('Failed to fetch'));
    await show(newRelease({ contract: 2 }));
    await failed();
    expect(said()).toContain('Its version doesn’t fit this page');
    expect(requests).toEqual([]);
  });

  it('does not run a remote that wants another version of a shared library, and says so', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    serve(() =>
      json(
        manifestOf(release.id, [
          {
            id: 'x:react',
            name: 'react',
            version: '18.2.0',
            requiredVersion: '^18.0.0',
            assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
          },
        ]),
      ),
    );
    await show(release);
    await failed();
    expect(screen.queryByText('Page 0')).not.toBeInTheDocument();
    expect(said()).toContain('Its version doesn’t fit this page');
  });

  it('gives up on a remote that never answers, says that it took too long, and recovers at Retry', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    vi.useFakeTimers();
    // AbortSignal.timeout has a clock of its own.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new Promise(() => undefined)));
    await show(release);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(said()).toContain('“Story generator” couldn’t be loaded');
    expect(said()).toContain('It took too long to load');
    vi.useRealTimers();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('keeps a crash of the page inside the slot, and leaves it behind at the next address', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    serve(() => json(manifestOf(release.id)));
    await show(release, '/crash');
    await failed();
    expect(said()).toContain('“Story generator” stopped working');
    expect(said()).not.toContain('page.title');
    expect(screen.getByText('Header')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('writes the failure and the remote’s name to the console, for the operator of the site', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    const own = log.mock.calls.find(([text]) => String(text).includes('module “Story generator” failed'));
    expect(own?.[1]).toBeInstanceOf(Error);
  });
});
