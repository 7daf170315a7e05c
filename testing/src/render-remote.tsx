import '@testing-library/jest-dom/vitest';
import { SessionProvider } from '@storyloom/shared/auth';
import type { RemoteModule } from '@storyloom/shared/contract';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, getConfig, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { toast as hotToast } from 'react-hot-toast/headless';
import {
  type Location,
  MemoryRouter,
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { codeLoaded } from './code-loaded.ts';
import { signIn, signOut } from './session.ts';

// Once per file: it empties the page's head, and the styles in it are not written again.
writeSiteConfig();

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: QUERY_CACHE.staleMs, retry: QUERY_CACHE.retries, retryDelay: 0, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

let client = newClient();
let location: Location;
let navigate: ReturnType<typeof useNavigate>;

function Pages({ remote }: { readonly remote: RemoteModule }) {
  const here = useLocation();
  const go = useNavigate();
  useLayoutEffect(() => {
    location = here;
    navigate = go;
  });
  return useRoutes([...remote.routes, { path: '*', element: <h1>Elsewhere</h1> }]);
}

/** The providers around the site's pages, and the toaster. */
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

/** The current location: path with query, hash and state. */
export const place = (): { readonly at: string; readonly hash: string; readonly state: unknown } => ({
  at: `${location.pathname}${location.search}`,
  hash: location.hash,
  state: location.state,
});

/** Navigates as the site's own links do. */
export const goTo = (to: To, options?: NavigateOptions) => act(async () => void (await navigate(to, options)));
export const goBack = () => act(async () => void (await navigate(-1)));

/** Waits until no query or mutation is pending. */
export const atRest = () =>
  getConfig().asyncWrapper(
    () =>
      new Promise<void>((resolve) => {
        const caches = [client.getQueryCache(), client.getMutationCache()];
        const look = () => {
          if (client.isFetching() + client.isMutating() > 0) return;
          stops.forEach((stop) => stop());
          resolve();
        };
        const stops = caches.map((cache) => cache.subscribe(look));
        look();
      }),
  );

/** Refetches everything that the page shows, as it does by itself after some minutes. */
export const refetch = () => act(() => client.refetchQueries({ type: 'active' }));

interface Visit {
  /** URL of the page. */
  readonly at: string;
  /** Id of the user, or `null` for a guest. By default the visitor does not change and is a guest at first. */
  readonly as?: string | null;
  /** Router state from the previous page. */
  readonly state?: unknown;
  /** Whether the system prefers reduced motion. */
  readonly reducedMotion?: boolean;
}

function begin(remote: RemoteModule, { at, state, reducedMotion = false }: Visit) {
  cleanup();
  client = newClient();
  if (reducedMotion) {
    const isAsked = (query: string) => query.includes('reduce');
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isAsked(query) }));
  }
  const { pathname, search, hash } = new URL(at, document.location.origin);
  const view = render(
    <Site>
      <MemoryRouter initialEntries={['/before', { pathname, search, hash, state }]} initialIndex={1}>
        <main>
          <Pages remote={remote} />
        </main>
      </MemoryRouter>
    </Site>,
  );
  return { ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/**
 * Renders a page of a remote as the site does, and waits for its heading. A second call in a test is a reload or a later
 * visit.
 */
export async function renderRemote(remote: RemoteModule, visit: Visit) {
  if (visit.as === null) await signOut();
  else if (visit.as !== undefined) await signIn(visit.as);
  const view = begin(remote, visit);
  await codeLoaded();
  // `hidden`: a dialog may open with the page.
  await screen.findAllByRole('heading', { level: 1, hidden: true });
  return view;
}

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // Last, because a closing dialog may show a toast. A toast that is only dismissed stays in the next test's page for a second.
  act(() => {
    toast.dismiss();
    hotToast.remove();
  });
  await signOut();
});
