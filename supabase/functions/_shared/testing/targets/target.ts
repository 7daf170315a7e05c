import type { FunctionName } from '../../handlers.ts';
import type { FakeSupabase } from '../fake-supabase-state.ts';
import type { ScriptedServer } from './scripted-server.ts';

/** The running functions, reached over HTTP, with a fake Supabase and a scripted provider on real sockets. */
export interface Running {
  readonly urlOf: (name: FunctionName) => Promise<string>;
  readonly provider: ScriptedServer;
  /** The Supabase as it is since the last `reset`. */
  readonly supabase: () => FakeSupabase;
  /** Forgets the requests to the provider and Supabase. The functions keep their own state. */
  readonly reset: () => void;
  /** Everything the functions wrote to their log. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

/** Where the functions run. */
export interface Target {
  readonly name: string;
  /** Starts them with these variables of the environment on top of the standard ones. */
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<Running>;
  readonly stop: () => Promise<void>;
}
