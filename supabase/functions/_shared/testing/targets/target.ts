import type { FunctionName } from '../../handlers.ts';
import type { FakeSupabase } from '../fake-supabase-state.ts';
import type { ScriptedServer } from './scripted-server.ts';

/** The functions at work, reached over HTTP, between a fake Supabase and a scripted provider on real sockets. */
export interface Running {
  readonly urlOf: (name: FunctionName) => Promise<string>;
  readonly provider: ScriptedServer;
  /** The Supabase as it is since the last `reset`. */
  readonly supabase: () => FakeSupabase;
  /** Forgets what the provider and Supabase were asked. What the functions themselves remember stays. */
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
