import type { BlockList } from 'node:net';
import type { SharePages } from '@storyloom/functions/share-pages';
import type { Guard, Handler, Site } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { LogMarks } from '../log-marks.ts';
import type { OnAnswer } from '../metrics/gateway-metrics.ts';
import type { Outgoing } from './leaving.ts';

/** The services that exist once the database is open. */
export interface Services {
  readonly supabase: Handler;
  /** Whether the database answers, as far as is known. */
  readonly isReady?: () => boolean;
  /** Whether the database can cancel the query of a client that has left. */
  readonly cancels?: boolean;
  readonly functions: Readonly<Record<string, Handler>>;
  /** Heads and pictures of published stories; without them, their page is served unchanged. */
  readonly sharePages?: SharePages;
}

/** The numbers for operators, and who may read them. */
interface Metrics {
  readonly text: () => Promise<string>;
  readonly token?: string | undefined;
  /** Whether this machine and its private network need no token. */
  readonly isOpenToNetwork: boolean;
}

export interface GatewayOptions {
  readonly host: string;
  readonly siteUrl?: URL | undefined;
  readonly trustedProxies: BlockList;
  readonly log: Log;
  /** Marks of the client of a request, for the log. */
  readonly logMarks: (request: Request, peerAddress: string | undefined) => LogMarks;
  /** `undefined` while starting and while stopping. */
  readonly services: () => Services | undefined;
  readonly site: Site;
  /** Development only. */
  readonly browserConfiguration?: ((origin: string) => object) | undefined;
  readonly guards?: readonly Guard[];
  readonly onAnswer?: OnAnswer | undefined;
  readonly metrics?: Metrics | undefined;
  /** The versions of the shell and the modules. */
  readonly versions?: Handler | undefined;
  /** Takes what browsers report of modules. */
  readonly moduleReports?: Handler | undefined;
  /** Whether the event loop is so late that new work is refused. */
  readonly isLate?: (() => boolean) | undefined;
  /** The inbox of this machine; absent when the server can be reached from elsewhere. */
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
    /** Alternating names and values, as received. */
    readonly rawHeaders: readonly string[];
  };
}

/** The bindings of a request in Hono. */
export type Environment = { Bindings: Bindings; Variables: { requestId: string; url: URL } };
