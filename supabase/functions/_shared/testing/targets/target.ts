import { fakeSupabase } from '../fake-supabase.ts';
import { CANARY_KEY, GUEST_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from '../service-under-test.ts';
import { scriptedServer } from './scripted-server.ts';
import { webServer } from './web-server.ts';

export type Settings = Readonly<Record<string, string>>;

/** The running functions. */
export interface Running extends Pick<
  Awaited<ReturnType<typeof startSurroundings>>,
  'provider' | 'supabase' | 'reset'
> {
  /** Asks a function, by its name and what follows it in the address. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Everything the functions wrote to their log. */
  readonly logged: () => string;
  readonly stop: () => Promise<unknown>;
}

/** Where the functions run. */
export interface Target {
  /** Starts them with these variables of the environment on top of the standard ones. */
  readonly start: (settings: Settings) => Promise<Running>;
  readonly stop: () => Promise<void>;
}

/**
 * A fake Supabase and a scripted provider on real sockets. A setting without a value removes a variable.
 *
 * @param functions answers what the functions ask of each other
 */
export async function startSurroundings(settings: Settings, functions?: (request: Request) => Promise<Response>) {
  let supabase = fakeSupabase();
  const supabaseServer = await webServer((request) =>
    functions && request.url.includes('/functions/v1/') ? functions(request) : supabase.fetch(request),
  );
  const provider = await scriptedServer();
  return {
    provider,
    /** The Supabase as it is since the last `reset`. */
    supabase: () => supabase,
    /** Forgets the requests to the provider and Supabase. The functions keep their own state. */
    reset() {
      supabase = fakeSupabase();
      provider.play([]);
    },
    env: {
      SUPABASE_URL: supabaseServer.url,
      SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
      SUPABASE_SERVICE_ROLE_KEY: SECRET_KEY,
      GUEST_TOKEN_SECRET: GUEST_SECRET,
      AI_BASE_URL: provider.url,
      AI_API_KEY: CANARY_KEY,
      DEMO_WORDS_PER_SECOND: '0',
      STORY_FIRST_TOKEN_SECONDS: '1.5',
      STORY_IDLE_SECONDS: '1',
      STORY_TOTAL_SECONDS: '20',
      STORY_CALLS: '1',
      AI_PARALLEL: '1000',
      ...settings,
    } as Settings,
    close: () => Promise.all([provider.close(), supabaseServer.close()]),
  };
}
