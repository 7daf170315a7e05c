// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refreshReleases } from '../../federation/releases.ts';
import {
  manifestOf,
  newRelease,
  serve,
  show,
  failed,
  said,
  shown,
  workingRelease,
} from '../../testing/remote-slot.tsx';

describe('the slot of a remote', () => {
  it('A slot says what is loading, and then shows the remote’s page', async () => {
    const release = workingRelease();
    let answer!: (response: Response) => void;
    serve(() => new Promise((resolve) => (answer = resolve)));
    await show(release);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading Story generator…');
    await act(async () => answer(json(manifestOf(release.id))));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('A slot reserves its space at once, but draws a skeleton only when loading takes a moment', async () => {
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

  it('The manifest is revalidated and fetched with a time limit', async () => {
    const release = workingRelease();
    const requests = serve(() => json(manifestOf(release.id)));
    await show(release);
    await shown('Page 0');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe(release.entry);
    expect(requests[0]?.cache).toBe('no-cache');
    expect(requests[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('A path that the remote claims but does not route shows the 404 page', async () => {
    const release = workingRelease();
    serve(() => json(manifestOf(release.id)));
    await show(release, '/generators/unknown/deep');
    expect(await shown('Page not found')).toBeTruthy();
  });

  it.each([
    ['the server is down', () => new TypeError('Failed to fetch')],
    ['the manifest is gone', () => new Response('not found', { status: 404 })],
    ['the server fails', () => new Response('oops', { status: 503 })],
    ['HTML comes instead of the manifest', () => new Response('<!doctype html>')],
  ])('A slot names the remote that failed when %s, and the rest of the page stays', async (_case, answer) => {
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

  it('A slot names the requested page while it loads and when it fails', async () => {
    const nav = [{ label: 'Community', to: '/generators', order: 1 }];
    const release = newRelease({ nav, pageNames: { '/crash': 'Shared Story' } });
    let refuse!: (failure: Response) => void;
    serve(() => new Promise((resolve) => (refuse = resolve)));
    await show(release);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading Community…');
    // The first page keeps the title of its HTML.
    expect(document.querySelector('title')).toBeNull();
    await act(() => user.click(screen.getByRole('link', { name: 'To the crash' })));
    expect(await screen.findByText('Loading Shared Story…')).toHaveAttribute('role', 'status');
    expect(document.title).toBe('Shared Story · Storyloom');
    await act(async () => refuse(new Response('', { status: 503 })));
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Shared Story” couldn’t be loaded' })).toBeInTheDocument();
  });

  it('A slot says that the device is offline while it loads and when it fails', async () => {
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

  it('A remote is loaded once, however often its slot is mounted', async () => {
    const release = workingRelease();
    const requests = serve(() => json(manifestOf(release.id)));
    for (let visit = 0; visit < 3; visit += 1) {
      const view = await show(release);
      await shown('Page 0');
      view.unmount();
    }
    expect(requests).toHaveLength(1);
  });

  it('A crash of a page stays within its slot, and is gone on the next page', async () => {
    const release = workingRelease();
    serve(() => json(manifestOf(release.id)));
    await show(release, '/crash');
    await failed();
    expect(said()).toContain('“Story generator” stopped working');
    expect(said()).not.toContain('page.title');
    expect(screen.getByText('Header')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('A failure is logged to the console with the remote’s name', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    const own = log.mock.calls.find(([text]) => String(text).includes('module “Story generator” failed'));
    expect(own?.[1]).toBeInstanceOf(Error);
  });

  it('A failure is logged with the version of the module, and reported', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const laterOn = vi.spyOn(globalThis, 'setTimeout');
    const sent: string[] = [];
    vi.stubGlobal('Blob', function FakeBlob(parts: readonly string[]) {
      sent.push(...parts);
    });
    Object.assign(navigator, { sendBeacon: () => true });
    document.getElementById('storyloom-config')!.textContent = '{"moduleReports":true}';
    const release = { ...workingRelease(), name: 'Versioned', version: '1.2.3', commit: '0a1b' };
    fakeNetwork(({ url }) => json(url.pathname === '/remotes.json' ? { remotes: [release] } : manifestOf(release.id)));
    await refreshReleases();
    await show(release, '/crash');
    await failed();
    const lines = log.mock.calls.map(([text]) => text);
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
