import type { FunctionName } from '../../handlers.ts';
import { fakeSupabase, type FakeSupabase } from '../fake-supabase.ts';
import { CANARY_KEY, GUEST_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from '../service-under-test.ts';
import { scriptedServer, type ScriptedServer } from './scripted-server.ts';
import { webServer } from './web-server.ts';

export type Settings = Readonly<Record<string, string>>;

/** A fake Supabase and a scripted provider on real sockets. */
interface Surroundings {
  readonly provider: ScriptedServer;
  /** The Supabase as it is since the last `reset`. */
  readonly supabase: () => FakeSupabase;
  /** Forgets the requests to the provider and Supabase. The functions keep their own state. */
  readonly reset: () => void;
}

/** The running functions, reached over HTTP. */
export interface Running extends Surroundings {
  readonly urlOf: (name: FunctionName | 'share-page') => Promise<string>;
  /** Everything the functions wrote to their log. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

/** Where the functions run. */
export interface Target {
  /** Starts them with these variables of the environment on top of the standard ones. */
  readonly start: (settings: Settings) => Promise<Running>;
  readonly stop: () => Promise<void>;
}

/** The surroundings, and the environment variables that point to them. A setting without a value removes a variable. */
export async function startSurroundings(settings: Settings) {
  let supabase = fakeSupabase();
  const supabaseServer = await webServer((request) => supabase.fetch(request));
  const provider = await scriptedServer();
  const around: Surroundings = {
    provider,
    supabase: () => supabase,
    reset() {
      supabase = fakeSupabase();
      provider.play([]);
    },
  };
  const env: Settings = {
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
    ...settings,
  };
  return { around, env, close: () => Promise.all([provider.close(), supabaseServer.close()]) };
}
