import { storyEventParser, type ServiceError, type StoryEvent } from '@storyloom/shared/stream';
import type { ServiceConfig, ServiceDeps } from '../deps.ts';
import { createHandlers } from '../handlers.ts';
import type { ServiceLimits } from '../limits.ts';
import { fakeSupabase } from './fake-supabase.ts';
import { scriptedProvider, unreachable, type Answer } from './scripted-provider.ts';

/** Looks like a key and must appear only in requests to the provider. */
export const CANARY_KEY = 'canary-provider-key-7f3a';
export const PUBLISHABLE_KEY = 'public-key';
export const SECRET_KEY = 'canary-secret-key-91bc';
export const GUEST_SECRET = 'canary-guest-secret-55de';

/** Short pauses, and one call for a story, however short. The limits that end a story are short only in tests that reach them. */
const QUICK_LIMITS: Partial<ServiceLimits> = { calls: 1, settleMs: 30, retryMs: 4, keepAliveMs: 1000 };

/** The handlers, and what they changed and logged. */
export type ServiceUnderTest = Omit<ReturnType<typeof serviceUnderTest>, 'provider'>;

interface Options {
  /** What the provider answers in turn. */
  readonly answers?: readonly Answer[];
  /** Another provider. */
  readonly providerFetch?: typeof fetch;
  readonly config?: Partial<ServiceConfig>;
  readonly limits?: Partial<ServiceLimits>;
  readonly demo?: boolean;
  readonly verifyToken?: ServiceDeps['verifyToken'];
}

/** The handlers with a fake Supabase, a scripted provider and short limits. */
export function serviceUnderTest(options: Options = {}) {
  const { config, limits, demo = false, verifyToken } = options;
  const supabase = fakeSupabase();
  const provider = scriptedProvider(...(options.answers ?? [unreachable]));
  const logs: Record<string, unknown>[] = [];
  const deps: ServiceDeps = {
    config: {
      supabaseUrl: 'http://supabase.test/',
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      guestSecret: GUEST_SECRET,
      ...(demo ? {} : { provider: { baseUrl: 'http://provider.test:8080/v1', apiKey: CANARY_KEY } }),
      demoWordsPerSecond: 0,
      ...config,
      limits: { ...QUICK_LIMITS, ...limits },
    },
    fetch: supabase.fetch,
    providerFetch: options.providerFetch ?? provider.fetch,
    log: (entry) => logs.push(entry),
    ...(verifyToken && { verifyToken }),
  };
  return { deps, handlers: createHandlers(deps), supabase, provider, logs, logged: () => JSON.stringify(logs) };
}

/** A service whose provider gives these answers in turn. */
export const serviceWith = (...answers: Answer[]) => serviceUnderTest({ answers });

/** The same, which waits for nothing: for a provider that falls silent. */
export const impatientServiceWith = (answer: Answer) =>
  serviceUnderTest({ answers: [answer], limits: { firstTokenMs: 300, idleMs: 300, promptMs: 300 } });

/** What a page sends. */
export const STORY_BODY = { prompt: 'A keeper finds a door', genre: 'fantasy', length: 500, runId: 'run-1' };

interface Ask {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

/** A request for a story, without a caller unless the headers name one. */
export function storyRequest({ body = STORY_BODY, headers = {}, method = 'POST', signal }: Ask = {}): Request {
  return new Request('http://localhost/functions/v1/generate-story', {
    method,
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'OPTIONS'
      ? {}
      : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** Headers of someone who is signed in. */
export const AS_USER = { authorization: 'Bearer good-user-token' };

/** Asks for a story as someone who is signed in. */
export function askAsUser(service: ServiceUnderTest, body?: unknown): Promise<Response> {
  return service.handlers['generate-story'](storyRequest({ headers: AS_USER, body }));
}

/** A new guest's token. */
export async function guestToken(service: ServiceUnderTest): Promise<string> {
  const response = await service.handlers['guest-session'](new Request('http://localhost/', { method: 'POST' }));
  return ((await response.json()) as { token: string }).token;
}

/** Asks for a story as a new guest. */
export async function askAsGuest(service: ServiceUnderTest, ask: Ask = {}): Promise<Response> {
  const token = await guestToken(service);
  return service.handlers['generate-story'](
    storyRequest({ ...ask, headers: { 'x-guest-token': token, ...ask.headers } }),
  );
}

/** All events of a streamed answer. */
export async function eventsOf(response: Response): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  storyEventParser((event) => events.push(event))(await response.text());
  return events;
}

/** The story in some events. */
export function textOf(events: readonly StoryEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

/** The error in a JSON answer. */
export async function errorOf(response: Response): Promise<ServiceError> {
  return ((await response.json()) as { error: ServiceError }).error;
}

/** Waits until a condition holds, for at most ten seconds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  if (!isSo()) throw new Error('it did not happen');
}

/** Waits for that many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads until the stream has sent this text. */
export async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<void> {
  const decoder = new TextDecoder();
  for (let seen = ''; !seen.includes(text);) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended before it said ${text}`);
    seen += decoder.decode(value, { stream: true });
  }
}
