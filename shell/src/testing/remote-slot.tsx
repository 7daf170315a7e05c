import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { init } from '@module-federation/runtime';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, vi } from 'vitest';
import releaseGuard from '../federation/release-guard.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';

/** The modules that the remotes expose, by remote id. */
export const exposed: Record<string, unknown> = {};

/** Ids of this file's remotes begin like this: another test file of this process has its own. */
const scope = crypto.randomUUID();

beforeAll(() => {
  Object.assign(globalThis, { exposedToTheTest: exposed });
  const shareConfig = { singleton: true, requiredVersion: '^19.3.1' };
  const react = { version: '19.3.1', lib: () => ({}), shareConfig };
  init({ name: scope, remotes: [], shared: { react }, plugins: [releaseGuard()] });
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A manifest whose entry has its code in its address. */
export function manifestOf(id: string, shared: readonly object[] = []) {
  const code = `export const init = async () => {};\nexport const get = async () => () => globalThis.exposedToTheTest[${JSON.stringify(id)}];\n`;
  const remoteEntry = { name: `data:text/javascript,${encodeURIComponent(code)}`, path: '' };
  return { metaData: { remoteEntry, publicPath: 'auto' }, shared };
}

let last = 0;

/** A new remote for each test, because the shell remembers loaded ones. */
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
  return <button onClick={() => setCount(count + 1)}>Page {count}</button>;
}

function Crash(): never {
  throw new Error('page.title is undefined');
}

export const moduleOf = (id: string, page: ReactNode = <Page />) => ({
  contract: 1,
  id,
  routes: [
    { path: '/generators', element: page },
    { path: '/crash', element: <Crash /> },
  ],
});

/** A new remote whose module works, with this page. */
export function workingRelease(page?: ReactNode): RemoteRelease {
  const release = newRelease();
  exposed[release.id] = { remote: moduleOf(release.id, page) };
  return release;
}

/** Serves the manifests of remotes, and no release map. */
export const serve = (answer: (request: SentRequest) => Answer) =>
  fakeNetwork((request) => (request.path === '/remotes.json' ? new Response('', { status: 404 }) : answer(request)));

/** Serves the manifest of a remote once it is told to be up; until then the connection fails. */
export function serveLater({ id }: RemoteRelease) {
  let isUp = false;
  serve(() => (isUp ? json(manifestOf(id)) : new TypeError('Failed to fetch')));
  return { goUp: () => void (isUp = true) };
}

/** Serves manifests with the answer that the test gives later. */
export function serveWhenTold() {
  let give!: (answer: Response) => void;
  serve(() => new Promise((resolve) => (give = resolve)));
  return (answer: Response) => act(async () => give(answer));
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
export const failed = () => screen.findByRole('alert');
export const shown = (text: string) => screen.findByText(text);
