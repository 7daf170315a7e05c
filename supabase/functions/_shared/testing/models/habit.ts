import type { EndReason, ErrorCode } from '@storyloom/shared/stream';

/** One step of an answer: silence in milliseconds, or bytes. */
export type Step = number | string | Uint8Array;

/** One HTTP answer of a provider. */
export interface Reply {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the headers. */
  readonly silence?: number;
  readonly steps?: readonly Step[];
  /** What happens to the connection after the last step; it ends by default. */
  readonly connection?: 'ends' | 'breaks' | 'stays';
}

/** The body of a chat-completions request. */
export interface RequestBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly stream?: boolean;
}

/** One request as the provider saw it. */
export interface Asked {
  readonly body: RequestBody;
  /** Its number, from 1. */
  readonly nth: number;
  /** Milliseconds since the first request. */
  readonly at: number;
}

/** How a provider answers each request. */
export type Says = (asked: Asked) => Reply;

/** What one request must look like; absent fields are not checked. */
export interface ExpectedRequest {
  readonly roles?: readonly string[];
  /** The field for the allowance, and its least and greatest value. */
  readonly tokens?: readonly [field: 'max_tokens' | 'max_completion_tokens', least: number, most: number];
  readonly temperature?: boolean;
  readonly stream?: boolean;
  /** Most characters of all messages together. */
  readonly characters?: number;
}

/** What the page must get. Exactly one of `end` and `error` is set. */
export interface Expected {
  /** The whole story; none by default. */
  readonly text?: string;
  readonly end?: EndReason;
  /** The `seconds` of the end event. */
  readonly limit?: number;
  readonly error?: readonly ErrorCode[];
  readonly message?: RegExp;
  /** The `loading` and `thinking` events in order; other waits are not checked. */
  readonly waiting?: readonly ('loading' | 'thinking')[];
  /** Number of requests, or the least and the most; 1 by default. */
  readonly requests?: number | readonly [least: number, most: number];
  /** The requests in order; a story's rules and prompt must be in each unless this sets `characters`. */
  readonly asked?: readonly ExpectedRequest[];
  /** Seconds until the last event. */
  readonly seconds: readonly [least: number, most: number];
  /** Seconds until the first piece of text. */
  readonly begins?: readonly [least: number, most: number];
  /** Requests for a second story of the same service, which must end in the same way. */
  readonly again?: number;
  /** The `loading` and `thinking` events of the second story. */
  readonly waitingAgain?: Expected['waiting'];
}

export const KINDS = [
  'silence before the first text',
  'thoughts before the first text',
  'a model that loads',
  'slow text',
  'refusals that teach',
  'finish reasons',
  'text that is not story',
  'broken and unusual answers',
] as const;

/** A habit of some provider, and what the page must get from it. */
export interface Habit {
  readonly kind: (typeof KINDS)[number];
  /** A test title: at most 14 words. */
  readonly name: string;
  /** Servers and models that do this. */
  readonly server: string;
  /** The documentation, source or issue thread that shows it. */
  readonly source: string;
  /** Whether the provider's address is on the same machine or network. */
  readonly at: 'local' | 'remote';
  /** Fields of the request for a story beside the standard ones. */
  readonly ask?: Readonly<Record<string, unknown>>;
  readonly says: Says;
  readonly expects: Expected;
}

/** The same answer to every request. */
export const always =
  (reply: Reply): Says =>
  () =>
    reply;

/** These answers in turn, the last one again and again. */
export const inTurn =
  (...replies: readonly [Reply, ...Reply[]]): Says =>
  ({ nth }) =>
    replies[Math.min(nth, replies.length) - 1] ?? replies[0];
