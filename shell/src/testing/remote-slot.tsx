import { type Answer, fakeNetwork, type SentRequest } from '@storyloom/testing/network';
import { init } from '@module-federation/runtime';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import releaseGuard from '../federation/release-guard.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';

/** The modules that the remotes expose, by remote id. */
export const exposed: Record<string, unknown> = {};
vi.stubGlobal('exposedToTheTest', exposed);

/** Ids of this file's remotes begin like this: another test file of this process has its own. */
const scope = crypto.randomUUID();

beforeAll(() => {
  init({
    name: scope,
    remotes: [],
    shared: {
      react: { version: '19.3.1', lib: () => ({}), shareConfig: { singleton: true, requiredVersion: '^19.3.1' } },
    },
    plugins: [releaseGuard()],
  });
});

/** The address of a remote's entry, which contains its code. */
const entryOf = (id: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `export const init = async () => {};\nexport const get = async () => () => globalThis.exposedToTheTest[${JSON.stringify(id)}];\n`,
  )}`;

export const manifestOf = (id: string, shared: readonly object[] = []) => ({
  id,
  name: id,
  metaData: {
    name: id,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: id },
    remoteEntry: { name: entryOf(id), path: '', type: 'module' },
    types: { path: '', name: '' },
    globalName: id,
    publicPath: 'auto',
  },
  shared,
  remotes: [],
  exposes: [
    {
      id: `${id}:remote`,
      name: 'remote',
      path: './remote',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
});

let last = 0;

/** A new remote for each test, because the federation runtime remembers loaded ones. */
export function newRelease(change: Partial<RemoteRelease> = {}): RemoteRelease {
  last += 1;
  const id = `${scope}-${last}`;
  return {
    id,
    name: 'Story generator',
    contract: 1,
    entry: `/remotes/${id}/mf-manifest.json`,
    routes: ['/generators', '/crash'],
    nav: [],
    ...change,
  };
}

function Page() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `Page ${count}`);
}

function Crash(): never {
  throw new Error('page.title is undefined');
}

export const moduleOf = (id: string) => ({
  contract: 1,
  id,
  routes: [
    { path: '/generators', element: createElement(Page) },
    { path: '/crash', element: createElement(Crash) },
  ],
});

/** A new remote whose module works. */
export function workingRelease(): RemoteRelease {
  const release = newRelease();
  exposed[release.id] = { remote: moduleOf(release.id) };
  return release;
}

/** Serves the manifests of remotes, and no release map. */
export function serve(answer: (request: SentRequest) => Answer) {
  return fakeNetwork((request) =>
    request.url.pathname === '/remotes.json' ? new Response('', { status: 404 }) : answer(request),
  );
}

export async function show(release: RemoteRelease, at = '/generators') {
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <p>Header</p>
        <Link to="/generators">To the page</Link>
        <Link to="/crash">To the crash</Link>
        <RemoteSlot release={release} notFound={<p>Page not found</p>} />
      </MemoryRouter>,
    ),
  );
}

/** Text of the failure notice. */
export const said = () => screen.queryByRole('alert')?.textContent;
export const failed = () => vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull(), 5000);
export const shown = (text: string) => screen.findByText(text);

beforeEach(() => {
  vi.stubGlobal('exposedToTheTest', exposed);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
