import '@testing-library/jest-dom/vitest';
import { SessionProvider } from '@storyloom/shared/auth';
import type { RemoteModule } from '@storyloom/shared/contract';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { writeSiteConfig } from '@storyloom/shared/testing/write-site-config';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, getConfig, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
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
import { signIn, signOut } from './session.ts';

// Once for a file: it empties the page's head, in which styles stand that are not written again.
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

/** Where the page is, and what was handed to it. */
export const place = (): { readonly at: string; readonly hash: string; readonly state: unknown } => ({
  at: `${location.pathname}${location.search}`,
  hash: location.hash,
  state: location.state,
});

/** Goes to another page, as the site's own links do. */
export const goTo = (to: To, options?: NavigateOptions) => act(async () => void (await navigate(to, options)));
export const goBack = () => act(async () => void (await navigate(-1)));

/** Waits until nothing is sent to the backend any more. */
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

/** Asks again for all that the page shows, as it does by itself some minutes later. */
export const refetch = () => act(() => client.refetchQueries({ type: 'active' }));

interface Visit {
  /** Address of the page. */
  readonly at: string;
  /** Id of the user, or `null` for a guest; without it, the visitor stays who they were: at first a guest. */
  readonly as?: string | null;
  /** What the page before handed over. */
  readonly state?: unknown;
  /** Whether the system is asked for less movement. */
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
 * A page of a remote as the site shows it, once its heading is there. Another call in the same test is what a reload, or
 * a later visit, shows.
 */
export async function renderRemote(remote: RemoteModule, visit: Visit) {
  if (visit.as === null) await signOut();
  else if (visit.as !== undefined) await signIn(visit.as);
  const view = begin(remote, visit);
  // Also behind a dialog that opens with the page.
  await screen.findAllByRole('heading', { level: 1, hidden: true });
  return view;
}

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // Last: a dialog says something as it goes.
  act(() => toast.dismiss());
  await signOut();
});
