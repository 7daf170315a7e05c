// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json } from '@storyloom/testing/network';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const map = (integrity: string): ReleaseMap => ({
  remotes: [{ id: 'generator', name: 'G', contract: 1, entry: '/g.json', integrity, routes: ['/generators'], nav: [] }],
});
const page = (shell: string) => `<!doctype html><script type="module" crossorigin src="/assets/${shell}.js"></script>`;
/** A page as `npm run assemble` prerenders it. */
const prerendered = (shell: string) =>
  `<!doctype html><script type="application/json" id="storyloom-start">{"entry":"/assets/${shell}.js","scripts":{}}</script>`;

interface SiteNow {
  readonly releases?: ReleaseMap;
  readonly home?: string;
  readonly status?: number;
}

/** An open tab of one release, on a site that may have a newer one. */
async function openTab({ releases = map('one'), home = page('shell-1'), status = 200 }: SiteNow) {
  document.head.innerHTML =
    '<script type="application/json" id="storyloom-releases"></script><script type="module" src="/assets/shell-1.js"></script>';
  document.getElementById('storyloom-releases')!.textContent = JSON.stringify(map('one'));
  const requests = fakeNetwork(({ url }) =>
    url.pathname === '/remotes.json' ? json(releases) : new Response(home, { status }),
  );
  vi.resetModules();
  const { lookForNewVersion, useNewVersion, watchForNewVersion } = await import('./new-version.ts');
  const { result } = renderHook(useNewVersion);
  return { requests, watchForNewVersion, look: () => act(lookForNewVersion), isReady: () => result.current };
}

beforeEach(() => {
  // As Trusted Types refuse a parser.
  vi.stubGlobal('DOMParser', function RefusedParser() {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
});

it.each<[boolean, string, SiteNow]>([
  [true, 'a module was released', { releases: map('two') }],
  [true, 'the shell was released', { home: page('shell-2') }],
  [true, 'the shell was released and its home page is prerendered', { home: prerendered('shell-2') }],
  [false, 'nothing was released', { home: page('shell-1') }],
  [false, 'nothing was released and the home page is prerendered', { home: prerendered('shell-1') }],
  [false, 'the site answers with an error', { home: page('shell-2'), status: 503 }],
])('a new version is found: %j, when %s', async (found, _case, site) => {
  const { look, isReady } = await openTab(site);
  expect(isReady()).toBe(false);
  await look();
  expect(isReady()).toBe(found);
});

it('finds no new version without a connection, and looks again later', async () => {
  const { look, isReady } = await openTab({});
  fakeNetwork(() => new TypeError('Failed to fetch'));
  await look();
  expect(isReady()).toBe(false);
  fakeNetwork(() => json(map('two')));
  await look();
  expect(isReady()).toBe(true);
});

it('offers a new version after a failed import, until it is dismissed', async () => {
  const { requests, watchForNewVersion } = await openTab({ releases: map('two') });
  const { NewVersionBar } = await import('../features/layout/new-version-bar.tsx');
  watchForNewVersion();
  render(<NewVersionBar />);
  const said = () => screen.getByRole('status').textContent;
  const missChunk = () => act(async () => void dispatchEvent(new Event('vite:preloadError')));
  expect([requests, said()]).toEqual([[], '']);
  await missChunk();
  await vi.waitFor(() => expect(said()).toContain('A new version is ready. What you’ve written is kept.'));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  const { length } = requests;
  await missChunk();
  expect(said()).toBe('');
  expect(requests).toHaveLength(length);
});
