// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/shared/testing/network';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init } from '@module-federation/runtime';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import releaseGuard from '../../federation/release-guard.ts';
import { keepPage } from './kept-page.tsx';
import { showLivePage } from './page-keeper.ts';
import { RemoteSlot } from './remote-slot.tsx';

/** What the built remotes below expose; the test decides. */
const exposed: Record<string, unknown> = {};
vi.stubGlobal('exposedToTheTest', exposed);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-remote-'));
  init({
    name: 'shell',
    remotes: [],
    shared: {
      react: { version: '19.3.1', lib: () => ({}), shareConfig: { singleton: true, requiredVersion: '^19.3.1' } },
    },
    plugins: [releaseGuard()],
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A remote entry as the federation runtime imports it. */
function build(id: string) {
  writeFileSync(
    join(folder, `${id}.mjs`),
    `export const init = async () => {};\nexport const get = async () => () => globalThis.exposedToTheTest[${JSON.stringify(id)}];\n`,
  );
}

const manifestOf = (id: string, shared: readonly object[] = []) => ({
  id,
  name: id,
  metaData: {
    name: id,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: id },
    remoteEntry: { name: `${id}.mjs`, path: '', type: 'module' },
    types: { path: '', name: '' },
    globalName: id,
    publicPath: `${pathToFileURL(folder).href}/`,
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
/** A remote of its own for each test, because the federation runtime remembers those it knows. */
function newRelease(change: Partial<RemoteRelease> = {}): RemoteRelease {
  last += 1;
  const id = `remote${last}`;
  build(id);
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
const moduleOf = (id: string) => ({
  contract: 1,
  id,
  routes: [
    { path: '/generators', element: createElement(Page) },
    { path: '/crash', element: createElement(Crash) },
  ],
});

/** The site's files: the release map and each remote's manifest. */
function serve(answer: (request: SentRequest) => Answer) {
  return fakeNetwork((request) =>
    request.url.pathname === '/remotes.json' ? new Response('', { status: 404 }) : answer(request),
  );
}

async function show(release: RemoteRelease, at = '/generators') {
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

const said = () => screen.queryByRole('alert')?.textContent;
const failed = () => vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull(), 5000);
const shown = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });

beforeEach(() => {
  vi.stubGlobal('exposedToTheTest', exposed);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

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

  it('tries again when it is opened anew after a failure', async () => {
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
    ['another id', () => ({ remote: moduleOf('somebody-else') })],
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

  it('writes the failure and the remote’s name to the console, for whoever runs the site', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    const own = log.mock.calls.find(([text]) => String(text).includes('module “Story generator” failed'));
    expect(own?.[1]).toBeInstanceOf(Error);
  });
});

describe('the slot of a prerendered page', () => {
  /** The page as it came as HTML. */
  function keepHtml(pathname: string) {
    const main = document.createElement('main');
    main.innerHTML = '<h1>Written before</h1><a href="/blog">To the blog</a><input name="email">';
    keepPage(pathname, main);
    return main;
  }
  afterEach(showLivePage);

  it('shows it while its module is on the way, and then the module’s own, which it says', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    keepHtml('/generators');
    const live = vi.fn();
    addEventListener('storyloom:live', live, { once: true });
    let arrive = (_answer: Response) => undefined as void;
    serve(() => new Promise((resolve) => (arrive = resolve as typeof arrive)));
    await show(release);
    expect(screen.getByRole('heading', { level: 1, name: 'Written before' })).toBeInTheDocument();
    expect(screen.queryByText('Loading Story generator…')).not.toBeInTheDocument();
    expect(live).not.toHaveBeenCalled();
    await act(async () => arrive(json(manifestOf(release.id))));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBeUndefined();
    expect(live).toHaveBeenCalledOnce();
  });

  it('keeps it when its module is missing, says what does not work, and is the module’s own after Retry', async () => {
    const release = newRelease();
    exposed[release.id] = { remote: moduleOf(release.id) };
    keepHtml('/generators');
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release);
    expect(await shown('You can read this page and follow its links. Its buttons didn’t load.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Written before' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    up = true;
    await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByText('To the blog')).not.toBeInTheDocument();
  });

  it('keeps the very elements, with what was typed and unfolded, and the focus', async () => {
    const main = keepHtml('/generators');
    document.body.append(main);
    const field = main.querySelector('input')!;
    field.value = 'mara@';
    field.focus();
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    expect(await shown('You can read this page and follow its links. Its buttons didn’t load.')).toBeTruthy();
    expect(field.isConnected).toBe(true);
    expect(field).toHaveValue('mara@');
    expect(field).toHaveFocus();
  });

  it('takes its title and description along, and what was typed stays off another page', async () => {
    const [bare, whole] = [newRelease(), newRelease()];
    exposed[whole.id] = { remote: { ...moduleOf(whole.id), routes: [{ path: '/generators', element: <textarea /> }] } };
    document.head.append(...['title', 'meta'].map((name) => document.createElement(name)));
    document.head.querySelector('title')!.textContent = 'Written before';
    document.head.querySelector('meta')!.name = 'description';
    history.replaceState(null, '', '/');
    keepHtml('/').querySelector('input')!.value = 'mara@example.com';
    serve(({ url }) =>
      url.pathname.includes(whole.id) ? json(manifestOf(whole.id)) : new TypeError('Failed to fetch'),
    );
    const { rerender } = await show(bare, '/');
    await shown('You can read this page and follow its links. Its buttons didn’t load.');
    expect(document.title).toBe('Written before');
    history.replaceState(null, '', '/generators');
    await act(async () =>
      rerender(
        <MemoryRouter key="elsewhere" initialEntries={['/generators']}>
          <RemoteSlot release={whole} notFound={null} />
        </MemoryRouter>,
      ),
    );
    await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull());
    expect(document.querySelector('textarea')!).toHaveValue('');
    expect(document.head.querySelectorAll('title, meta[name="description"]')).toHaveLength(0);
  });

  it('has nothing to show in place of another page', async () => {
    keepHtml('/');
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Story generator” couldn’t be loaded' })).toBeInTheDocument();
  });
});
