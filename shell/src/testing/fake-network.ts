import { vi } from 'vitest';

export interface SentRequest {
  readonly url: URL;
  readonly init: RequestInit;
  readonly body: any;
}

export type Answer = Response | Error | Promise<Response>;

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** Replaces `fetch`; an Error is a connection that failed, and a signal that aborts ends its request. */
export function fakeNetwork(answer: (request: SentRequest) => Answer): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const request = { url, init, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined };
    requests.push(request);
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const result = await Promise.race([answer(request), aborted]);
    if (result instanceof Error) throw result;
    return result;
  });
  return requests;
}

/** Those to the sign-in service: a module of a test before may still be asked for. */
export const ofSignIn = (requests: readonly SentRequest[]): readonly SentRequest[] =>
  requests.filter(({ url }) => url.pathname.startsWith('/auth/'));

/** Puts the configuration that the server writes into a page, with the page's own origin as its backend. */
export function writeSiteConfig(): void {
  document.head.innerHTML = '<script type="application/json" id="storyloom-config"></script>';
  document.getElementById('storyloom-config')!.textContent = JSON.stringify({
    supabaseUrl: location.origin,
    publishableKey: 'sb_publishable_test',
  });
}

/** A session as the sign-in service gives it. */
export const session = {
  access_token: 'user-token',
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'user-1', email: 'mara@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};

/** Keeps it in this browser, as a former visit would have left it; `name` as given when signing up. */
export function storeSession(name?: unknown): void {
  const kept = { ...session, user: { ...session.user, user_metadata: name === undefined ? {} : { name } } };
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(kept));
}
