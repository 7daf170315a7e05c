import type { AnswerCaller } from './provider/demo-provider.ts';
import type { ServiceLimits, StoryGuards } from './limits.ts';

/** An OpenAI-compatible text provider. */
export interface ProviderConfig {
  /** Any of `https://host`, `https://host/v1` and `https://host/v1/chat/completions`. */
  readonly baseUrl: string;
  /** Absent for servers without keys, such as a local Ollama. */
  readonly apiKey?: string;
  readonly model?: string;
  /** Checks stories for children by OpenAI's moderation API at the same address. Without it only a list of words does. */
  readonly moderationModel?: string;
}

/** The operator's settings. */
export interface ServiceConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** Spends and refunds guests' stories; it is sent to Supabase only. */
  readonly secretKey: string;
  /** Signs guest tokens. Changing it gives every guest a new id. */
  readonly guestSecret: string;
  /** Without it the demo storyteller writes. */
  readonly provider?: ProviderConfig;
  /** Pace of the demo storyteller; 60 by default, 0 for full speed. */
  readonly demoWordsPerSecond?: number;
  /** The site allowed to call from a browser; every site when absent. */
  readonly siteUrl?: string;
  readonly limits?: Partial<ServiceLimits>;
  readonly guards?: Partial<StoryGuards>;
}

/** What an access token of the sign-in service says. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** The assurance level: `aal2` after the second step. */
  readonly level: string | undefined;
}

/** Arguments of a function of the database, by name. */
export type FunctionArgs = Readonly<Record<string, string | number | boolean | null>>;

/** What a request to a provider says. */
export interface ProviderRequest {
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A provider has no reason to redirect, and another server must not get the prompt. */
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** Reaches a text provider: the platform's `fetch`, or another one that follows no redirect. */
export type ProviderFetch = (url: string, request: ProviderRequest) => Promise<Response>;

/** Where what models have taught is stored between starts, as one text. Both functions may throw. */
export interface HabitStore {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}

/** What the functions use of their surroundings. */
export interface ServiceDeps {
  readonly config: ServiceConfig;
  /** Reaches Supabase. */
  readonly fetch: typeof fetch;
  /** Reaches the text provider. */
  readonly providerFetch: ProviderFetch;
  /** The demo storyteller in another thread. Without it, it tells its stories in this one. */
  readonly answerDemo?: AnswerCaller;
  readonly log: (entry: Record<string, unknown>) => void;
  /** Absent where there is no place for it: each process learns anew then. */
  readonly habits?: HabitStore;
  /**
   * The claims of an access token whose signature and times are right, without a call; undefined for any other token. Its session
   * may have ended. Absent where the key of the sign-in service is not known, which is asked about each token then.
   */
  readonly verifyToken?: (token: string) => TokenClaims | undefined;
  /**
   * Calls a function of the database with the rights of the service, as a transaction of its own. Absent where the database is
   * reached by its data interface alone.
   */
  readonly callFunction?: (name: string, args: FunctionArgs) => Promise<unknown>;
  /** Aborted when the host stops: runs that nobody reads end at once then. Absent where hosts stop without notice. */
  readonly stopping?: AbortSignal;
  /** Aborted some seconds before the host ends this process, which then hands its stories to another one. Absent where it goes on. */
  readonly ending?: AbortSignal;
  /** Keeps the host alive for work that outlasts a response, such as a refund after the reader left. */
  readonly defer?: (work: Promise<unknown>) => void;
}
