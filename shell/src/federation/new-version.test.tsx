// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const map = (integrity: string): ReleaseMap => ({
  remotes: [{ id: 'generator', name: 'G', contract: 1, entry: '/g.json', integrity, routes: ['/generators'], nav: [] }],
});
const page = (shell: string) => `<!doctype html><script type="module" crossorigin src="/assets/${shell}.js"></script>`;
/** A page as `npm run assemble` prerenders it. */
const prerendered = (shell: string) =>
  `<!doctype html><script type="application/json" id="storyloom-start">{"entry":"/assets/${shell}.js","scripts":{}}</script>`;

/** How Trusted Types refuse a parser in Chromium and Firefox. */
class RefusedParser {
  parseFromString(): never {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  }
}

/** An open tab of one release, on a site that may have a newer one. */
async function openTab(site: { readonly releases?: ReleaseMap; readonly home?: string; readonly status?: number }) {
  vi.stubGlobal('DOMParser', RefusedParser);
  document.head.innerHTML =
    '<script type="application/json" id="storyloom-releases"></script><script type="module" src="/assets/shell-1.js"></script>';
  document.getElementById('storyloom-releases')!.textContent = JSON.stringify(map('one'));
  const requests = fakeNetwork(({ url }: SentRequest) => {
    if (url.pathname === '/remotes.json') return json(site.releases ?? map('one'));
    return new Response(site.home ?? page('shell-1'), { status: site.status ?? 200 });
  });
  vi.resetModules();
  const { watchForNewVersion } = await import('./new-version.ts');
  const { NewVersionBar } = await import('../features/layout/new-version-bar.tsx');
  watchForNewVersion();
  await act(async () => render(<NewVersionBar />));
  return requests;
}

/** Fails an import of the page. */
const missChunk = () =>
  act(async () => {
    dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const missNothing = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const said = () => document.querySelector('[role="status"]')?.textContent ?? '';

describe('the notice of a new version', () => {
  it.each([
    ['a module', { releases: map('two') }],
    ['the shell', { home: page('shell-2') }],
    ['the shell, whose home page is prerendered,', { home: prerendered('shell-2') }],
  ])(
    'After a failed import, a page says that a new version is ready when %s was released again',
    async (_case, site) => {
      await openTab(site);
      expect(said()).toBe('');
      await missChunk();
      await vi.waitFor(() => expect(said()).toContain('A new version is ready.'));
      expect(said()).toContain('What you’ve written is kept.');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    },
  );

  it.each([
    ['altered', true],
    ['unreachable', true],
    ['timeout', false],
  ] as const)('A page whose module is “%s” checks for a new version: %s', async (failure, looks) => {
    const requests = await openTab({ releases: map('two') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { RemoteError } = await import('./remote-error.ts');
    const { RemoteFailureNotice } = await import('../features/remote-slot/remote-failure-notice.tsx');
    const error = new RemoteError(failure, 'x');
    await act(async () => render(<RemoteFailureNotice module="G" page="G" error={error} onRetry={() => undefined} />));
    await missNothing();
    await vi.waitFor(() => expect(said() !== '').toBe(looks));
    expect(requests.length > 0).toBe(looks);
  });

  it.each([page('shell-1'), prerendered('shell-1')])(
    'After a failed import, a page reports no new version when nothing was released',
    async (home) => {
      await openTab({ home });
      await missChunk();
      expect(said()).toBe('');
    },
  );

  it('After a failed import, a page reports no new version when the site has none to show', async () => {
    await openTab({ home: page('shell-2'), status: 503 });
    await missChunk();
    expect(said()).toBe('');
  });

  it('After a failed import, a page reports no new version without a connection', async () => {
    await openTab({ releases: map('two') });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await missChunk();
    expect(said()).toBe('');
  });

  it('A dismissed notice of a new version does not come back', async () => {
    await openTab({ releases: map('two') });
    await missChunk();
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await missChunk();
    expect(said()).toBe('');
  });
});

it('A page does not check for a new version while no import fails', async () => {
  expect(await openTab({ releases: map('two') })).toEqual([]);
});
