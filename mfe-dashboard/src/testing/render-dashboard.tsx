import { SessionProvider } from '@storyloom/shared/auth';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { emptyDevice } from '@storyloom/shared/testing/device';
import { writeSiteConfig } from '@storyloom/shared/testing/write-site-config';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';
import { remote } from '../remote.ts';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { signIn, signOut } from '@storyloom/testing/session';

// Once: it empties the page's head, in which styles stand that are not written again.
writeSiteConfig();

/** Where the page is, for the tests to see, with the site's own way back. */
function Where() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <nav aria-label="Site">
      <output aria-live="off" data-testid="where">
        {JSON.stringify({ at: `${pathname}${search}${hash}`, state })}
      </output>
      <button onClick={() => void navigate(-1)}>Go back</button>
    </nav>
  );
}

function Pages() {
  return useRoutes([...remote.routes, { path: '*', element: <h1>Elsewhere</h1> }]);
}

/** A backend in place of the network, and whoever looks at the page: a person's id, or nobody's for a guest. */
export async function visit(person?: string): Promise<FakeBackend> {
  cleanup();
  const backend = new FakeBackend().install();
  await (person === undefined ? signOut() : signIn(person));
  return backend;
}

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: QUERY_CACHE.staleMs, retry: QUERY_CACHE.retries, retryDelay: 0, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
let client = newClient();

/** Waits until nothing is sent to the backend any more. */
export const isAtRest = () =>
  waitFor(() => {
    if (client.isFetching() + client.isMutating() > 0) throw new Error('Something is still on its way');
  });

/** Asks anew for all that the page shows, as it does by itself some minutes later. */
export const askAnew = () => act(() => client.refetchQueries({ type: 'active' }));

/**
 * Page at an address, as a site around it would show it, with what the router keeps of that place. A second one is what
 * a reload, or a later visit, shows.
 */
export function show(address: string, state?: unknown): void {
  cleanup();
  client = newClient();
  // jsdom lays nothing out; menus and the reader measure, and pages scroll.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const url = new URL(address, location.origin);
  const place = { pathname: url.pathname, search: url.search, hash: url.hash, state };
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/before', place]} initialIndex={1}>
          <Where />
          <main>
            <Pages />
          </main>
        </MemoryRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

/** As {@link show}, and waits until the page has come. */
export async function open(address: string, state?: unknown): Promise<void> {
  show(address, state);
  await waitFor(() => {
    if (document.querySelector('h1') === null) throw new Error('The page has not come yet');
  });
}

export function tidyUp(): void {
  cleanup();
  // Last: a dialog says something as it goes.
  act(() => toast.dismiss());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  emptyDevice();
}

export const where = (): { readonly at: string; readonly state: unknown } =>
  JSON.parse(screen.getByTestId('where').textContent ?? '');

/** Waits until the page is at an address: one whose code is loaded first takes a moment. */
export const isAt = (address: string) =>
  waitFor(() => {
    if (where().at !== address) throw new Error(`The page is at ${where().at}`);
  });

/** What the toasts on screen say, each with its detail and its action on lines of their own. */
export const toasts = (): readonly string[] =>
  [...document.querySelectorAll('[data-toaster] [data-visible="true"] > div')].map((words) =>
    [...words.childNodes].map(({ textContent }) => textContent).join('\n'),
  );

/** Waits for a message, which is the only one, and takes it away. */
export async function isTold(message: string): Promise<void> {
  await waitFor(() => {
    if (toasts().length === 0) throw new Error('Nothing is said yet');
  });
  if (toasts().join() !== message) throw new Error(`“${toasts().join()}” is said, not “${message}”`);
  act(() => toast.dismiss());
}

/** Where to look. Queries by role take seconds on pages with this many styles, so these look at elements themselves. */
type Within = ParentNode;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const named = <Kind extends Element>(selector: string, name: string, within: Within): readonly Kind[] =>
  [...within.querySelectorAll<Kind>(selector)].filter((element) => nameOf(element) === name);

function only<Kind extends Element>(selector: string, name: string, within: Within): Kind {
  const found = named<Kind>(selector, name, within);
  if (found.length !== 1) throw new Error(`${found.length} elements “${selector}” are called “${name}”`);
  return found[0]!;
}

export const button = (name: string, within: Within = document) => only<HTMLButtonElement>('button', name, within);
export const link = (name: string, within: Within = document) => only<HTMLAnchorElement>('a[href]', name, within);
export const hrefOf = (name: string, within: Within = document) => link(name, within).getAttribute('href');
export const tab = (name: string) => only<HTMLButtonElement>('[role="tab"]', name, document);
export const heading = (name: string, within: Within = document) => only<HTMLElement>('h1, h2, h3, h4', name, within);
export const has = (name: string, within: Within = document): boolean =>
  named('button, a[href], h1, h2, h3, h4', name, within).length > 0;

/** Waits until something is there, or is not there any more. */
export const comes = (name: string) =>
  waitFor(() => {
    if (!has(name)) throw new Error(`“${name}” has not come yet`);
  });
export const goes = (name: string) =>
  waitFor(() => {
    if (has(name)) throw new Error(`“${name}” is still there`);
  });

/** A section of the page by its label. */
export const section = (name: string) => only<HTMLElement>('section', name, document);

/** Levels of the page's headings, in order. */
export const outline = (): readonly number[] =>
  [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));

const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-story]')];
const titleOf = (element: Element) => element.querySelector('h2')?.textContent ?? '';

/** Titles of the cards on the page, in their order. */
export const titles = (): readonly string[] => cards().map(titleOf);

/** Waits until the page has these cards. */
export const shows = (...expected: readonly string[]) =>
  waitFor(() => {
    if (titles().join('|') !== expected.join('|')) throw new Error(`The cards are ${JSON.stringify(titles())}`);
  });

/** The card of a title. */
export function card(title: string): HTMLElement {
  const found = cards().find((one) => titleOf(one) === title);
  if (!found) throw new Error(`No card is called “${title}”`);
  return found;
}

/** What stands between dots: the facts of a story. */
export const facts = (within: Within): readonly string[] =>
  [...within.querySelectorAll('p > :is(span, time)')]
    .filter(({ parentElement }) => parentElement!.children.length > 2)
    .map(({ textContent }) => textContent ?? '');

export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
export const alertPanel = () => document.querySelector<HTMLElement>('[role="alert"]');

/** Waits until an element has the focus. */
export const isFocused = (find: () => Element) =>
  waitFor(() => {
    const { activeElement } = document;
    if (activeElement !== find()) throw new Error(`The focus is on ${activeElement?.outerHTML.slice(0, 200)}`);
  });

/** Presses an element, and what follows at once has followed. */
export const press = (element: Element) =>
  act(async () => {
    // Tabs listen to the mouse, the rest to the click.
    fireEvent.mouseDown(element, { button: 0 });
    if (element instanceof HTMLElement) element.focus();
    fireEvent.click(element);
  });

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export const field = (label: string, within: Within = document): Field => {
  const labels = [...within.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const found = labels.length === 1 && labels[0]!.control;
  if (!found) throw new Error(`${labels.length} fields are called “${label}”`);
  return found as Field;
};

/** What a list can be set to. */
export const choices = (label: string, within?: Within) =>
  [...field(label, within).options].map(({ textContent }) => textContent);

/** Writes into a field, or chooses of its list. */
export const fill = (label: string, value: string, within?: Within) =>
  act(async () => fireEvent.change(field(label, within), { target: { value } }));

const radios = (within: Within) => [...within.querySelectorAll<HTMLInputElement>('fieldset input[type="radio"]')];

/** Chooses one of radio buttons by its value. */
export const choose = (value: string, within: Within = document) =>
  press(radios(within).find((one) => one.value === value)!);

/** The value of the radio button that is chosen. */
export const chosen = (within: Within = document) => radios(within).find(({ checked }) => checked)?.value;

/** What is said to be wrong with a field; empty where nothing is. */
export function fault(label: string, within?: Within): string {
  const control = field(label, within);
  if (control.getAttribute('aria-invalid') !== 'true') return '';
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Comes back to the page from another window. */
export const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** What the page says of itself to search engines. */
export const isForSearchEngines = () => document.querySelector('meta[name="robots"][content="noindex"]') === null;
