// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refreshReleases } from '../../federation/releases.ts';
import {
  exposed,
  failed,
  manifestOf,
  moduleOf,
  newRelease,
  said,
  serve,
  serveLater,
  serveWhenTold,
  show,
  shown,
  workingRelease,
} from '../../testing/remote-slot.tsx';

const status = () => document.querySelector('[role="status"]')?.textContent;
const retry = () => user.click(screen.getByRole('button', { name: 'Retry' }));

describe('a slot', () => {
  it('loads its remote once however often it is mounted, with a revalidated manifest and a time limit', async () => {
    const release = workingRelease();
    const requests = serve(() => json(manifestOf(release.id)));
    for (let visit = 0; visit < 2; visit += 1) {
      const view = await show(release);
      await shown('Page 0');
      view.unmount();
    }
    expect(requests).toMatchObject([{ path: release.entry, cache: 'no-cache', signal: expect.any(AbortSignal) }]);
  });

  it('shows the 404 page for a path that the remote claims but does not route', async () => {
    const release = workingRelease();
    serve(() => json(manifestOf(release.id)));
    await show(release, '/generators/unknown/deep');
    expect(await shown('Page not found')).toBeTruthy();
  });

  it('names the page that failed to load, and leaves the rest of the page', async () => {
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    expect(said()).toContain('Its files didn’t arrive');
    expect(document.querySelector('h1')?.textContent).toBe('“Story generator” couldn’t be loaded');
    expect(screen.getByText('Header')).toBeInTheDocument();
  });

  it('names the requested page while it loads and when it fails', async () => {
    const nav = [{ label: 'Community', to: '/generators', order: 1 }];
    const answer = serveWhenTold();
    await show(newRelease({ nav, pageNames: { '/crash': 'Shared Story' } }));
    expect(status()).toBe('Loading Community…');
    // The first page keeps the title of its HTML.
    expect(document.querySelector('title')).toBeNull();
    await act(() => user.click(screen.getByRole('link', { name: 'To the crash' })));
    expect(await shown('Loading Shared Story…')).toHaveAttribute('role', 'status');
    expect(document.title).toBe('Shared Story · Storyloom');
    await answer(new Response('', { status: 503 }));
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Shared Story” couldn’t be loaded' })).toBeInTheDocument();
  });

  it('says that the device is offline while it loads and when it fails', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answer = serveWhenTold();
    await show(newRelease());
    expect(status()).toBe('Loading Story generator… You’re offline.');
    await answer(new Response('', { status: 503 }));
    await failed();
    expect(said()).toContain('You’re offline. Check your connection, then try again.');
    isOnline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(said()).toContain('Its files didn’t arrive.');
  });

  it('logs and reports a crash with the version of the module', async () => {
    const laterOn = vi.spyOn(globalThis, 'setTimeout');
    const sent: string[] = [];
    vi.stubGlobal('Blob', function FakeBlob(parts: readonly string[]) {
      sent.push(...parts);
    });
    Object.assign(navigator, { sendBeacon: () => true });
    document.getElementById('storyloom-config')!.textContent = '{"moduleReports":true}';
    const release = { ...workingRelease(), name: 'Versioned', version: '1.2.3', commit: '0a1b' };
    fakeNetwork(({ path }) => json(path === '/remotes.json' ? { remotes: [release] } : manifestOf(release.id)));
    await refreshReleases();
    await show(release, '/crash');
    await failed();
    const lines = vi.mocked(console.error).mock.calls.map(([text]) => text);
    expect(lines).toContain('Storyloom: module “Versioned” failed (version 1.2.3, commit 0a1b)');
    for (const [send] of laterOn.mock.calls.filter(([, ms]) => ms === 10_000)) send();
    expect(JSON.parse(sent.join(''))).toEqual({
      reports: [
        expect.objectContaining({ module: release.id, kind: 'loaded' }),
        { module: release.id, kind: 'threw', value: 1 },
      ],
    });
  });
});

describe('a module that does not fit', () => {
  it('is not run when it breaks the contract', async () => {
    const broken = {
      'another contract number': (id: string) => ({ remote: { ...moduleOf(id), contract: 2 } }),
      'another id': () => ({ remote: moduleOf('another') }),
      'no routes': (id: string) => ({ remote: { contract: 1, id } }),
      'another export name': (id: string) => ({ routes: moduleOf(id) }),
      'no value': () => ({ remote: null }),
    };
    for (const [what, expose] of Object.entries(broken)) {
      const release = newRelease();
      exposed[release.id] = expose(release.id);
      serve(() => json(manifestOf(release.id)));
      const view = await show(release);
      await failed();
      expect(said(), what).toContain('Its version doesn’t fit this page');
      view.unmount();
    }
  });

  it('is not fetched when its release has another contract', async () => {
    const requests = serve(() => new TypeError('Failed to fetch'));
    await show(newRelease({ contract: 2 }));
    await failed();
    expect(said()).toContain('Its version doesn’t fit this page');
    // Only whether there is a newer release.
    expect(requests.map(({ path }) => path)).toEqual(['/remotes.json']);
  });

  it('is not run when it needs another version of a shared library', async () => {
    const release = workingRelease();
    serve(() => json(manifestOf(release.id, [{ name: 'react', requiredVersion: '^18.0.0' }])));
    await show(release);
    await failed();
    expect(said()).toContain('Its version doesn’t fit this page');
  });
});

describe('a failed slot', () => {
  it.each([false, true])('loads a newer release at once, or at Retry (%j) when it comes later', async (isLater) => {
    const release = workingRelease();
    const moved = { ...release, entry: '/remotes/moved/mf-manifest.json' };
    let newest = isLater ? release : moved;
    fakeNetwork(({ path }) => {
      if (path === '/remotes.json') return json({ remotes: [newest] });
      return path === moved.entry ? json(manifestOf(release.id)) : new Response('gone', { status: 404 });
    });
    await show(release);
    if (isLater) {
      await failed();
      await retry();
      await failed();
      newest = moved;
      await retry();
    }
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const lines = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
    expect(lines.some((line) => line.includes('Storyloom: module'))).toBe(isLater);
  });

  it('retries when another page of the remote is opened, and contains a crash of that page', async () => {
    const release = workingRelease();
    const { goUp } = serveLater(release);
    await show(release);
    await failed();
    goUp();
    await user.click(screen.getByRole('link', { name: 'To the crash' }));
    await vi.waitFor(() => expect(said()).toContain('“Story generator” stopped working'));
    expect(said()).not.toContain('page.title');
    expect(screen.getByText('Header')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('retries when it is mounted again', async () => {
    const release = workingRelease();
    const { goUp } = serveLater(release);
    const view = await show(release);
    await failed();
    view.unmount();
    goUp();
    await show(release);
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('gives up a remote that never answers after a time limit, and recovers at Retry', async () => {
    const release = workingRelease();
    vi.useFakeTimers();
    // Fake timers do not control AbortSignal.timeout.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    serve(() => new Promise(() => undefined));
    await show(release);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // A skeleton.
    expect(document.querySelector('[aria-busy="true"] [aria-hidden="true"]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(said()).toContain('It took too long to load');
    vi.useRealTimers();
    serve(() => json(manifestOf(release.id)));
    await retry();
    expect(await shown('Page 0')).toBeTruthy();
  });
});
