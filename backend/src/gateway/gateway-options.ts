import type { BlockList } from 'node:net';
import type { SharePages } from '@storyloom/functions/share-pages';
import type { Guard, Handler, Site } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { LogMarks } from '../log-marks.ts';
import type { Outgoing } from './leaving.ts';

/** What exists once the database is open. */
export interface Services {
  readonly supabase: Handler;
  /** Whether the database can cancel what a reader who left has asked for. */
  readonly cancels?: boolean;
  readonly functions: Readonly<Record<string, Handler>>;
  /** Heads and pictures of shared stories; without them their page is the site's as it is. */
  readonly sharePages?: SharePages;
}

export interface GatewayOptions {
  readonly host: string;
  readonly siteUrl?: URL | undefined;
  readonly trustedProxies: BlockList;
  readonly log: Log;
  /** Who a request comes from, as the log may say it. */
  readonly logMarks: (request: Request, peerAddress: string | undefined) => LogMarks;
  /** `undefined` while starting and while stopping. */
  readonly services: () => Services | undefined;
  readonly site: Site;
  /** Development only. */
  readonly browserConfiguration?: ((origin: string) => object) | undefined;
  readonly guards?: readonly Guard[];
  /** Mails for the person at this machine; absent when the server can be reached from elsewhere. */
  readonly inbox?: Handler | undefined;
}

interface Bindings {
  readonly outgoing?: Outgoing;
  readonly incoming?: {
    /** Whether all of the request has arrived. */
    readonly complete: boolean;
    readonly destroyed: boolean;
    readonly socket: { readonly remoteAddress?: string };
    readonly httpVersion: string;
    /** Names and values by turns, as they came. */
    readonly rawHeaders: readonly string[];
  };
}

/** What Hono knows of a request. */
export type Environment = { Bindings: Bindings; Variables: { requestId: string; url: URL } };
