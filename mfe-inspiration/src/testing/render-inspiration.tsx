import { SessionProvider } from '@storyloom/shared/auth';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { emptyDevice } from '@storyloom/shared/testing/device';
import { writeSiteConfig } from '@storyloom/shared/testing/write-site-config';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';
import { remote } from '../remote.ts';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { signIn, signOut } from '@storyloom/testing/session';

/** Where the page is, for the tests to see, with the site's own ways to elsewhere. */
function Where() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <nav aria-label="Site">
      <output aria-live="off" data-testid="where">
        {JSON.stringify({ at: `${pathname}${search}`, state, hash })}
      </output>
      <Link to="/inspiration">To the prompts</Link>
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
  writeSiteConfig();
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

/** What the site has around its pages: the session, what was asked for so far, and a place for messages. */
export function Site({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        {children}
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Page at an address, as a site around it would show it. A second one is what a reload, or a later visit, shows. */
export async function open(address: string) {
  cleanup();
  client = newClient();
  // jsdom lays nothing out; menus and the reader measure.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  render(
    <Site>
      <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
        <Where />
        <Pages />
      </MemoryRouter>
    </Site>,
  );
  await waitFor(() => {
    if (document.querySelector('h1') === null) throw new Error('The page has not come yet');
  });
}

export function tidyUp(): void {
  act(() => toast.dismiss());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  emptyDevice();
}

/** Where the page is, and what was handed to it. */
export function where(): { readonly at: string; readonly state: unknown } {
  const { at, state } = place();
  return { at, state };
}

/** The part of the address that says where on the page. */
export const hash = (): string => place().hash;

const place = () => JSON.parse(screen.getByTestId('where').textContent ?? '');

/** Waits until the page is at an address: one whose code is loaded first takes a moment. */
export const isAt = (address: string) =>
  waitFor(() => {
    if (where().at !== address) throw new Error(`The page is at ${where().at}`);
  });

/** What the toasts on screen say: each line of each of them. */
const toasts = (): readonly string[] =>
  [...document.querySelectorAll('[data-toaster] [data-visible="true"]')]
    .flatMap((slip) => [...slip.querySelectorAll('div:not(:has(div))')])
    .map(({ textContent }) => textContent ?? '');

/** Takes all messages away. */
export const hush = () => act(() => toast.dismiss());

/** Everything that the page says went wrong: the lines of its toasts and of its alerts, without their buttons. */
export const said = (): readonly string[] => [
  ...toasts(),
  ...[...document.querySelectorAll('[role="alert"] :is(p, div):not(:has(p, div, button, a))')].map(
    ({ textContent }) => textContent,
  ),
];

/** Waits for a message, which is the only one, with the reason below it if there is one, and takes it away. */
export async function isTold(...lines: readonly string[]): Promise<void> {
  await waitFor(() => {
    if (toasts().length === 0) throw new Error('Nothing is said yet');
  });
  const [told, expected] = [toasts().join(' / '), lines.join(' / ')];
  if (told !== expected) throw new Error(`“${told}” is said, not “${expected}”`);
  hush();
}

/** Why something failed when nothing answers. */
export const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

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

const BUTTONS = 'button, [role="menuitemcheckbox"]';
export const button = (name: string, within: Within = document) => only<HTMLButtonElement>(BUTTONS, name, within);
export const link = (name: string, within: Within = document) => only<HTMLAnchorElement>('a[href]', name, within);
export const tab = (name: string) => only<HTMLButtonElement>('[role="tab"]', name, document);
export const heading = (name: string, within: Within = document) => only<HTMLElement>('h1, h2, h3, h4', name, within);
export const has = (name: string, within: Within = document): boolean =>
  named(`${BUTTONS}, a[href], h1, h2, h3, h4`, name, within).length > 0;

/** A section of the page by its label or heading; `null` while it is not there. */
export const section = (name: string): HTMLElement | null =>
  [...document.querySelectorAll('section')].find(
    (one) => (one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent) === name,
  ) ?? null;

const titleOf = (element: Element) => element.querySelector('h2, h3')?.textContent ?? '';
const cardsIn = (name: string) => [...(section(name)?.querySelectorAll('article') ?? [])];

/** Titles of a section's cards, in their order. */
export const titles = (name: string): readonly string[] => cardsIn(name).map(titleOf);

/** Waits until a section holds these cards. */
export const shows = (name: string, expected: readonly string[]) =>
  waitFor(() => {
    const found = titles(name);
    if (found.join('|') !== expected.join('|')) throw new Error(`“${name}” holds ${JSON.stringify(found)}`);
  });

/** The card of a title in a section. */
export function card(title: string, name: string): HTMLElement {
  const found = cardsIn(name).find((one) => titleOf(one) === title);
  if (!found) throw new Error(`No card of “${name}” is called “${title}”`);
  return found;
}

/** Parts of a card or of a heading: its chips, and what stands between dots. */
export const chips = (within: Element): readonly string[] =>
  [...within.firstElementChild!.children].map(({ textContent }) => textContent ?? '');
export const facts = (within: Element): readonly string[] =>
  [...within.querySelectorAll('p > :is(span, time)')]
    .filter(({ parentElement }) => parentElement!.children.length > 2)
    .map(({ textContent }) => textContent ?? '');

export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
export const alertPanel = () => document.querySelector<HTMLElement>('[role="alert"]');

/** Presses an element, and what follows at once has followed. */
export const press = (element: Element) =>
  act(async () => {
    // Tabs listen to the mouse, the rest to the click.
    fireEvent.mouseDown(element, { button: 0 });
    if (element instanceof HTMLElement) element.focus();
    fireEvent.click(element);
  });

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export const field = (label: string): Field =>
  screen.getByLabelText<Field>(label, { selector: 'input, textarea, select' });

/** Writes into a field, or chooses of its list. */
export const fill = (label: string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }));

/** Comes back to the page from another window. */
export const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));
