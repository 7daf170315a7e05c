import { CANARY_KEY, GUEST_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from '../service-under-test.ts';
import { fakeSupabase } from '../fake-supabase.ts';
import { scriptedServer } from './scripted-server.ts';
import type { Running } from './target.ts';
import { webServer } from './web-server.ts';

/** The surroundings of the functions. */
export interface Surroundings extends Pick<Running, 'provider' | 'supabase' | 'reset'> {
  /** The environment variables that point to them. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts a fake Supabase and a scripted provider. A setting without a value removes a variable. */
export async function startSurroundings(settings: Readonly<Record<string, string>>): Promise<Surroundings> {
  let supabase = fakeSupabase();
  const supabaseServer = await webServer((request) => supabase.fetch(request));
  const provider = await scriptedServer();
  return {
    provider,
    supabase: () => supabase,
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
      ...settings,
    },
    async close() {
      await provider.close();
      await supabaseServer.close();
    },
  };
}
