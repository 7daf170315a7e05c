import { SessionProvider, useSession } from '@storyloom/shared/auth';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';
import { remote } from '../remote.ts';
import { stubMatchMedia } from './match-media.ts';
import type { StoryStream } from './story-service.ts';

/** Where the page is and whose, for the tests to see. */
function Where() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <>
      <output data-testid="where" data-user={user?.email}>
        {JSON.stringify({ at: `${pathname}${search}`, state })}
      </output>
      <input type="button" data-testid="leave" onClick={() => navigate('/elsewhere')} />
    </>
  );
}

/** Any other page, with the ways from there to the generator. */
function Elsewhere() {
  const navigate = useNavigate();
  const to = '/generators/fantasy';
  return (
    <>
      <button onClick={() => navigate(to)}>By a link</button>
      <button onClick={() => navigate(to, { replace: true })}>Signed in</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}

function Pages() {
  return useRoutes([...remote.routes, { path: '*', element: <Elsewhere /> }]);
}

export type Entry = string | { pathname: string; search?: string; state?: unknown };

/** The generator's own page, as a site around it would show it. */
export async function renderGenerator(entry: Entry = '/generators/fantasy', { reducedMotion = false } = {}) {
  stubMatchMedia({ reducedMotion });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: QUERY_CACHE.staleMs, retry: QUERY_CACHE.retries, retryDelay: 0 } },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <MemoryRouter initialEntries={[entry]}>
          <Pages />
          <Where />
          <Toaster />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Your prompt');
  // Whose draft it is, is known a moment later.
  await act(async () => undefined);
  return view;
}

/** Chooses, as on a former visit, that prompts of other pages are written at once. */
export const chooseToWriteAtOnce = () => localStorage.setItem('storyloom-auto-generate', 'on');

export function tidyUp(): void {
  passed = 0;
  act(() => toast.dismiss());
  cleanup();
}

/** Goes to another page, which has the buttons that lead back. */
export const leave = () => press(screen.getByTestId('leave'));

export const where = (): { at: string; state: any } => JSON.parse(screen.getByTestId('where').textContent!);

/** What the toasts on screen say: the message, and on a line of its own the reason. */
export const toasts = (): readonly string[] =>
  [...document.querySelectorAll('[data-toaster] [data-visible="true"] > div')].map((words) =>
    [...words.childNodes].map(({ textContent }) => textContent).join('\n'),
  );

/** The one element with this text; queries by role take seconds on pages with this many styles. */
function only<Kind extends HTMLElement>(selector: string, text: string): Kind {
  const found = [...document.querySelectorAll<Kind>(selector)].filter(({ textContent }) => textContent === text);
  if (found.length !== 1) throw new Error(`${found.length} elements “${selector}” say “${text}”`);
  return found[0]!;
}
export const button = (name: string) => only<HTMLButtonElement>('button', name);
export const link = (name: string) => only<HTMLAnchorElement>('a[href]', name);
export const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);
export const alertPanel = () => document.querySelector('[role="alert"]');
export const article = () => document.querySelector<HTMLElement>('article[aria-busy]');
/** Presses it, each in a place of its own: jsdom, which lays nothing out, has all of them at 0, 0. */
export const press = (element: Element) => act(async () => fireEvent.click(element, { detail: 1, clientX: 1 }));
/** Presses Enter on it, as a browser tells of that: a click without a count. */
export const pressEnter = (element: Element) => act(async () => fireEvent.click(element, { detail: 0 }));
const now = performance.now.bind(performance);
let passed = 0;
/** Lets a while pass, so that a press is no second press. Undone by `tidyUp`. */
export function passAWhile(): void {
  passed += 2000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
}
export const promptBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
/** Whom the prompt in the form is credited to, as the page says it. */
export const credit = () => screen.queryByText(/^(A prompt by|The prompt of) /)?.textContent;
export const generateButton = () => button('Generate Story');
/** Why Generate writes nothing now, as it is described; absent where it does. */
export function generateProblem(): string | undefined {
  const id = generateButton().getAttribute('aria-describedby');
  const isDisabled = generateButton().getAttribute('aria-disabled') === 'true';
  return isDisabled && id ? document.getElementById(id)?.textContent : undefined;
}
export const type = (prompt: string) => fireEvent.change(promptBox(), { target: { value: prompt } });

/** Types a prompt and asks for its story. */
export async function generate(prompt = 'A lighthouse'): Promise<void> {
  type(prompt);
  await press(generateButton());
}

/** A run from its first word to its end, on the page that asked for it. */
export const tell = (stream: StoryStream | undefined, text: string, reason = 'complete', words = 3): Promise<void> =>
  act(async () => stream!.tell(text, reason, words));

/** What a screen reader hears of the story. */
export const statusText = () => document.querySelector('[role="status"]:not([data-toaster])')?.textContent;

/** The text of the story on the page, line by line. */
export const storyLines = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('article[aria-busy] :is(h2, h3, p)')].map(
    (line) => line.textContent ?? '',
  );

/** Waits until a paragraph says exactly this, links in it included. */
export const told = (words: string) =>
  vi.waitFor(() => {
    const said = [...document.querySelectorAll('p')].some(({ textContent }) => textContent === words);
    if (!said) throw new Error(`No paragraph says “${words}”`);
  });
