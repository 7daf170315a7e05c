import { isLoopback } from '../loopback.ts';

/** Headers that proxies add. */
const FORWARDING_HEADERS =
  /^(?:x-forwarded|x-original|x-real-ip$|x-client-ip$|x-cluster-client-ip$|forwarded|via$|true-client-ip$|cf-|fly-)/;

export interface Connection {
  readonly socket: { readonly remoteAddress?: string };
  readonly httpVersion: string;
}

/** The name in `Host`, without the port. */
export const hostName = ({ headers }: Request): string =>
  /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(headers.get('host') ?? '')?.[1] ?? '';

/** Whether a proxy says that it has forwarded a request. */
export const isForwarded = ({ headers }: Request): boolean =>
  [...headers.keys()].some((name) => FORWARDING_HEADERS.test(name));

/**
 * Whether a request comes from this machine itself, and not through a proxy on it. A proxy adds a header, keeps the public
 * name in `Host`, or speaks HTTP/1.0, as nginx does by default.
 */
export function isFromThisMachine(request: Request, connection: Connection | undefined): boolean {
  if (!isLoopback(connection?.socket.remoteAddress ?? '') || connection?.httpVersion !== '1.1') return false;
  return isLoopback(hostName(request)) && !isForwarded(request);
}
